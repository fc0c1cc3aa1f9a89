// Raw vegetables in sticks for dipping: cut by hand, a little tapered and bowed, no edge sharp.
import { mix, type Rgb, rgb, scaled } from '#studio/colour.ts'
import { heightOn, put } from '#studio/field.ts'
import { clamp, layeredNoise, noise, roundedBox, smooth } from '#studio/noise.ts'
import type { Scene } from '#studio/scene.ts'

/** Flesh at a place of a stick: `u` along and `v` across it, both from -1 to 1. */
type Flesh = (u: number, v: number, seed: number) => Rgb

const CARROT = { flesh: rgb('#f4761c'), core: rgb('#fa9338'), edge: rgb('#e4640f'), pale: rgb('#fbb06c') }
const CUCUMBER = { flesh: rgb('#e6efc2'), seeds: rgb('#c9dc96'), pip: rgb('#f5f3d0'), green: rgb('#a9c96c') }

function carrot(u: number, v: number, seed: number): Rgb {
  // The paler core shows along one side; fine rays cross the flesh.
  const core = smooth(0.5, 0.15, Math.abs(v - 0.5 + 0.3 * noise(u * 1.2 + seed, seed)))
  const ray = noise(u * 26 + seed, v * 2.4)
  const dry = smooth(0.6, 0.8, layeredNoise(u * 5 + seed, v * 2, 2))
  const body = mix(mix(CARROT.flesh, CARROT.core, core * 0.65), CARROT.edge, 0.16 * ray * (1 - core))
  return mix(body, CARROT.pale, 0.16 * dry)
}

function peeled(skin: Rgb): Flesh {
  return (u, v, seed) => {
    const line = v + 0.12 * (noise(u * 2 + seed, 5) - 0.5)
    const skinned = smooth(0.5, 0.62, line)
    const inner = smooth(-0.15, -0.45, line)
    const pip = inner * smooth(0.62, 0.74, noise(u * 9 + seed, v * 3.4 + seed))
    const body = mix(mix(CUCUMBER.flesh, CUCUMBER.green, 0.75 * smooth(0.12, 0.5, line)), CUCUMBER.seeds, 0.7 * inner)
    const outside = scaled(skin, 0.75 + 0.5 * noise(u * 3 + seed, v * 9))
    return mix(mix(body, CUCUMBER.pip, 0.85 * pip), outside, skinned)
  }
}

function plain(flesh: Rgb, edge: Rgb): Flesh {
  return (u, v, seed) => mix(flesh, edge, 0.55 * noise(v * 7 + seed, u * 0.8) + 0.3 * smooth(0.6, 1, Math.abs(v)))
}

const FLESH: readonly (readonly [RegExp, Flesh])[] = [
  [/carrot/, carrot],
  [/cucumber/, peeled(rgb('#2f6a2c'))],
  [/zucchini/, peeled(rgb('#447c30'))],
  [/celery/, plain(rgb('#d3e2a4'), rgb('#9fc06a'))],
  [/jicama/, plain(rgb('#f8f3e2'), rgb('#e6dcbc'))],
]

interface Stick {
  turn: number
  length: number
  width: number
  flesh: Flesh
  /** How firmly it lies on what is highest below it. */
  sink: number
  /** Simmered: tapered like the root it was, its edges boiled round. */
  soft?: boolean
}

function stick(scene: Scene, x: number, y: number, { turn, length, width, flesh, sink, soft = false }: Stick): void {
  const { random, field } = scene
  const seed = random.between(0, 99)
  const [half, side] = [length / 2, random.chance(0.5) ? 1 : -1]
  const taper = soft ? random.between(0.3, 0.55) : random.between(0.05, 0.32)
  const bow = random.bell() * length * (soft ? 0.05 : 0.03)
  const slant = random.bell() * 0.3
  const tall = width * random.between(0.62, 0.85)
  const lean = random.bell() * 0.16
  const light = random.between(0.93, 1.06)
  const edge = width * (soft ? 0.42 : 0.26)
  const rest = field.settle(x, y, half * 0.85, width * 0.4, turn, sink, 0.3)
  field.stamp(x, y, half * 1.15, turn, (lx, ly, out) => {
    const u = lx / half
    const n = layeredNoise(lx * 0.03 + seed, ly * 0.03, 2) - 0.5
    const wide = (width / 2) * (1 - taper * (0.5 + 0.5 * u)) + n * 2.4
    const across = ly - bow * (1 - u * u)
    // The ends are cut askew.
    const out0 = roundedBox(lx + slant * across, across, half, wide, soft ? Math.min(wide, width * 0.4) : width * 0.24)
    if (out0 > 0) return false
    const inward = -out0
    const rounded = inward < edge ? edge - Math.sqrt(Math.max(0, edge * edge - (edge - inward) ** 2)) : 0
    const z = tall * (1 - 0.5 * taper * (0.5 + 0.5 * u)) + lean * across - rounded * 1.5 + n * 2
    const body = flesh(u, clamp((across / wide) * side, -1, 1), seed)
    const worn = mix(body, scaled(body, 0.8), smooth(edge, 0, inward) * 0.4)
    return put(out, scaled(worn, light), heightOn(rest, lx, ly) + z, 0.5, z + 2)
  })
}

/** One raw stick in a salad, as it fell. */
export function rawStick(
  scene: Scene,
  x: number,
  y: number,
  size: { length: number; width: number },
  name: string,
): void {
  const flesh = FLESH.find(([food]) => food.test(name))?.[1]
  if (flesh) stick(scene, x, y, { ...size, turn: scene.random.angle(), flesh, sink: 0.5 })
}

/** A handful laid down side by side with a few on top; false where the food is not served so. */
export function vegetableSticks(scene: Scene, x: number, y: number, name: string): boolean {
  const flesh = FLESH.find(([food]) => food.test(name))?.[1]
  if (!flesh) return false
  const { random } = scene
  const turn = Math.atan2(y - scene.y, x - scene.x) + random.between(-0.4, 0.4)
  const row = (count: number, spread: number, sink: number, askew: number): void => {
    for (let i = 0; i < count; i++) {
      const across = (i - (count - 1) / 2) * spread + random.bell() * 3
      const along = random.bell() * 15
      stick(
        scene,
        x - Math.sin(turn) * across + Math.cos(turn) * along,
        y + Math.cos(turn) * across + Math.sin(turn) * along,
        {
          turn: turn + random.bell() * askew + (random.chance(0.5) ? Math.PI : 0),
          length: random.between(96, 132),
          width: random.between(20, 28),
          flesh,
          sink,
        },
      )
    }
  }
  row(5, 27, 0.3, 0.07)
  row(3, 31, 0.85, 0.17)
  return true
}

const ZUCCHINI = { skin: rgb('#4d7d2c'), stripe: rgb('#86ad4c'), flesh: rgb('#e3e2a0'), soft: rgb('#c3c870') }

/** Lies with its skin up: the green one knows it by is seen, and a strip of soft flesh beside it. */
function softZucchini(u: number, v: number, seed: number): Rgb {
  const line = v + 0.2 * (noise(u * 2 + seed, 5) - 0.5)
  const stripe = smooth(0.5, 0.7, noise(v * 6 + seed, u * 2.4))
  const skin = scaled(mix(ZUCCHINI.skin, ZUCCHINI.stripe, 0.55 * stripe), 0.92 + 0.16 * noise(u * 5 + seed, v * 3))
  const flesh = mix(ZUCCHINI.flesh, ZUCCHINI.soft, smooth(0.4, 0.7, layeredNoise(u * 4 + seed, v * 4, 2)))
  return mix(flesh, skin, smooth(-0.5, -0.34, line))
}

/** One thick stick that was simmered: softer and duller than a raw one. */
export function stewedStick(scene: Scene, x: number, y: number, turn: number, length: number, name: string): void {
  const flesh = FLESH.find(([food]) => food.test(name))?.[1]
  if (!flesh) return
  const simmered: Flesh = /zucchini/.test(name)
    ? softZucchini
    : (u, v, seed) => mix(flesh(u, v, seed), rgb('#d98a2a'), 0.16)
  stick(scene, x, y, { turn, length, width: scene.random.between(34, 44), flesh: simmered, sink: 0.45, soft: true })
}
