// Raw apple in matchsticks, and off a coarse grater: wet and pale, with the skin on an end or an edge.
import { mix, rgb, scaled } from '#studio/colour.ts'
import { heightOn, put } from '#studio/field.ts'
import { noise, smooth } from '#studio/noise.ts'
import type { Scene } from '#studio/scene.ts'
import { ribbon, wanderingRoll } from '#studio/shapes/ribbon.ts'
import { arc } from '#studio/shapes/tube.ts'

const [FLESH, SHADE, UNDER] = [rgb('#fbf1cc'), rgb('#e9d593'), rgb('#f0dfa2')]
const SKINS = ['#b3231f', '#c4382a', '#a81e24'].map(rgb)

/** They fall in twos and threes, askew, so that the leaves between them are seen. */
export function appleStick(scene: Scene, x: number, y: number, length: number, width: number): void {
  const { random } = scene
  if (!random.chance(0.42)) return
  const turn = random.angle()
  const count = random.whole(2, 3)
  for (let i = 0; i < count; i++) {
    const [off, along] = [(i - (count - 1) / 2) * width * 1.9, random.bell() * length * 0.4]
    const at = [
      x - Math.sin(turn) * off + Math.cos(turn) * along,
      y + Math.cos(turn) * off + Math.sin(turn) * along,
    ] as const
    oneStick(scene, at[0], at[1], length, width, turn + random.bell() * 0.9)
  }
}

function oneStick(scene: Scene, x: number, y: number, length: number, width: number, turn: number): void {
  const { random, field } = scene
  const seed = random.between(0, 99)
  const [half, wide] = [(length / 2) * random.between(0.7, 1.1), (width / 2) * random.between(0.8, 1.2)]
  const tall = wide * random.between(1.1, 1.5)
  const skin = scene.vary(random.pick(SKINS), 0.1)
  const edgeSkin = random.chance(0.25)
  const endSkin = !edgeSkin && random.chance(0.75)
  const flesh = scene.vary(FLESH, 0.03)
  const slant = random.bell() * 0.5
  const rest = field.settle(x, y, half * 0.8, wide, turn, 0.6, 0.3)
  field.stamp(x, y, half + wide, turn, (lx, ly, out) => {
    const s = lx + slant * ly
    const v = ly / (wide * (0.9 + 0.2 * noise(lx * 0.05 + seed, seed)))
    if (Math.abs(s) > half || Math.abs(v) > 1) return false
    // A flat top with slightly worn edges; one long side in shade.
    const worn = smooth(0.7, 1, Math.abs(v)) * 0.35 + smooth(half - 3, half, Math.abs(s)) * 0.3
    const grain = noise(lx * 0.12 + seed, ly * 0.3)
    const body = mix(scaled(flesh, 0.96 + 0.06 * grain), SHADE, 0.4 * smooth(0.5, 1, v))
    const near = edgeSkin ? smooth(-0.5, -0.7, v) : endSkin ? smooth(half - 5, half - 3.4, s) : 0
    const under = edgeSkin ? smooth(-0.2, -0.55, v) : endSkin ? smooth(half - 11, half - 5, s) : 0
    const z = 2 + tall * (1.3 - worn)
    return put(out, mix(mix(body, UNDER, 0.5 * under), skin, near), heightOn(rest, lx, ly) + z, 0.6, z)
  })
}

/** Off a coarse grater: short, soft curls of all widths, some with a red edge, a little brown from the air. */
export function gratedApple(scene: Scene, x: number, y: number, length: number, width: number): void {
  const { random } = scene
  const seed = random.between(0, 99)
  const flesh = scene.vary(mix(FLESH, SHADE, random.between(0, 0.4)), 0.03)
  const skin = scene.vary(random.pick(SKINS), 0.1)
  const red = random.chance(0.3) ? random.between(0.35, 0.7) : 2
  ribbon(scene, arc(x, y, length * random.between(0.45, 1.1), random.angle(), random.bell() * 2, 8), {
    width: width * random.between(0.6, 1.6),
    thick: 2.2,
    gloss: 0.65,
    sink: 0.5,
    cup: random.between(0, 0.2),
    lift: random.between(0, 3),
    roll: wanderingRoll(scene, 0.6),
    taper: (t) => Math.min(1, 0.3 + 3 * t, 0.2 + 3 * (1 - t)) * (0.7 + 0.6 * noise(t * 5 + seed, seed)),
    paint: (t, v) => {
      const body = mix(flesh, SHADE, 0.4 * noise(t * 5 + seed, v * 2 + 4))
      return mix(body, skin, smooth(red, red + 0.15, v))
    },
  })
}
