// Apples baked until soft: thick wedges and dice, cream-colored, browned along their edges, with a strip of skin if they were not peeled.
import { mix, type Rgb, rgb, scaled } from '#studio/colour.ts'
import { heightOn, put } from '#studio/field.ts'
import { layeredNoise, smooth } from '#studio/noise.ts'
import type { Scene } from '#studio/scene.ts'
import { hewn } from '#studio/shapes/hewn.ts'

const FLESH = { cream: rgb('#f9e7b4'), gold: rgb('#eab85e') }
const CARAMEL = rgb('#a8611c')
const SYRUP = rgb('#d08a2c')
const SKINS = [rgb('#b3241c'), rgb('#9a1c1c'), rgb('#a83020')]

/** An eighth of an apple on its side: a crescent, highest along its round back, thin where the core was. */
export function appleWedge(scene: Scene, x: number, y: number, scale: number, peeled: boolean): void {
  const { random, field } = scene
  const seed = random.between(0, 99)
  const length = random.between(44, 58) * scale
  const wide = length * random.between(0.62, 0.74)
  const thick = random.between(20, 27) * scale
  const turn = random.angle()
  // Peeled ones took up the syrup all through.
  const own = peeled ? mix(FLESH.gold, SYRUP, 0.55 * random.unit()) : mix(FLESH.cream, FLESH.gold, 0.5 * random.unit())
  const skin = random.pick(SKINS)
  const rest = field.settle(x, y, length * 0.8, wide * 0.6, turn, 0.35, 0.35)
  field.stamp(x, y, length * 1.1, turn, (lx, ly, out) => {
    const u = lx / length
    if (Math.abs(u) > 1) return false
    // The back is a full curve; the front keeps a shallow bay of the core.
    const back = wide * (1 - u * u) ** 0.62
    const front = wide * (0.1 * smooth(1, 0.5, Math.abs(u)) - 0.12 * Math.exp(-((u / 0.42) ** 2)))
    const n = layeredNoise(u * 2.6 + seed, ly * 0.06, 3)
    const [toBack, toFront] = [back - ly, ly + wide * 0.34 + front + (n - 0.5) * 4]
    if (toBack < 0 || toFront < 0) return false
    const up = toFront / (toBack + toFront)
    const ridge = smooth(1, 0.78, up)
    const z = 4 + thick * (0.3 + 0.7 * up) * Math.sqrt(ridge) * (1 - 0.35 * u * u) + (n - 0.5) * 4
    // Fibers run from the core to the back.
    const fiber = layeredNoise(u * 9 + seed, up * 1.4 + seed, 2)
    const soft = scaled(mix(own, FLESH.gold, 0.35 * n), 0.9 + 0.2 * fiber)
    const caught = 0.75 * smooth(0.16, 0.02, up) + 0.55 * smooth(0.7, 1, Math.abs(u)) + 0.5 * smooth(0.6, 0.75, n)
    const flesh = mix(soft, CARAMEL, Math.min(0.7, (peeled ? 0.4 : 0.75) * caught))
    const paint = peeled
      ? mix(flesh, FLESH.gold, 0.6 * smooth(0.78, 0.95, up))
      : mix(flesh, scaled(skin, 0.8 + 0.4 * n), smooth(0.78, 0.84, up))
    return put(out, paint, heightOn(rest, lx, ly) + z, 0.55, z + 2)
  })
}

/** A cube with soft edges; one of its sides keeps the red skin. */
export function appleDice(scene: Scene, x: number, y: number, size: number, peeled = false): void {
  const { random } = scene
  const seed = random.between(0, 99)
  const own = mix(FLESH.cream, FLESH.gold, random.between(0.4, 1))
  const skin: Rgb = random.pick(SKINS)
  const skinned = peeled || random.chance(0.1) ? -1 : random.whole(1, 4)
  hewn(scene, x, y, {
    size: size * random.between(0.8, 1.15),
    long: random.between(1, 1.35),
    tall: random.between(0.5, 0.7),
    round: 0.08,
    sides: 4,
    uneven: size * 0.16,
    tip: 0.2,
    gloss: 0.5,
    sink: 0.1,
    grain: (u, v) => layeredNoise(u * 3 + seed, v * 3, 3),
    paint: ({ face, edge, grain }) => {
      if (face === skinned || (skinned > 0 && face === skinned + 1)) return scaled(skin, 0.8 + 0.4 * grain)
      const soft = scaled(own, (face ? 0.9 : 1) + 0.16 * (grain - 0.5))
      return mix(soft, CARAMEL, Math.min(0.75, 0.5 * edge + 0.7 * smooth(0.52, 0.72, grain)))
    },
    relief: ({ grain }) => (grain - 0.5) * size * 0.14,
  })
}
