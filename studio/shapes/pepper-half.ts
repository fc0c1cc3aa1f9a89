// Half a bell pepper from the oven: lobes at its foot, shoulders about the stalk, a wrinkled skin that sags and blisters.
import { mix, type Rgb, rgb, scaled } from '#studio/colour.ts'
import { put, SOLID } from '#studio/field.ts'
import { clamp, layeredNoise, smooth } from '#studio/noise.ts'
import type { Scene } from '#studio/scene.ts'
import { ellipsoid } from '#studio/shapes/solid.ts'

const TALL = 84
/** Where the wall has its rim, as a share of the way out. */
const RIM = 0.78
const BLISTER = rgb('#3f1408')
const FLESH = rgb('#e8703a')

/** How far out a point is: 1 on the outline. `u` runs from the stalk (-1) to the lobes (1). */
function outward(u: number, v: number, lean: number): number {
  const taper = 1.04 - 0.2 * smooth(-0.5, 0.9, u) + lean * v * 0.12
  const across = v / taper
  const d = (Math.abs(u) ** 2.7 + Math.abs(across) ** 2.7) ** (1 / 2.7)
  // Drawn in where the stalk grows, and between the lobes.
  const shoulder = u < 0 ? 0.13 * Math.exp(-((across / 0.3) ** 2)) * smooth(-0.3, -0.9, u) : 0
  const lobe = u > 0 ? 0.15 * Math.exp(-(((across - 0.1 * lean) / 0.15) ** 2)) * smooth(0.2, 0.9, u) : 0
  return d + shoulder + lobe
}

/** The level to which it may be filled. `turn` points away from the stalk. */
export function pepperHalf(
  scene: Scene,
  x: number,
  y: number,
  size: number,
  turn: number,
  aspect: number,
  skin: Rgb,
): number {
  const { random, field } = scene
  const seed = random.between(0, 99)
  const lean = random.between(-1, 1)
  const own = scene.vary(skin, 0.05)
  const base = field.settle(x, y, size * 0.6, size * aspect * 0.6, turn, 0.4, 0).z
  field.stamp(x, y, size * 1.08, turn, (lx, ly, out) => {
    const [u, v] = [lx / size, ly / (size * aspect)]
    const angle = Math.atan2(v, u)
    const wobble = 0.05 * (layeredNoise(Math.cos(angle) * 1.8 + seed, Math.sin(angle) * 1.8 + seed, 2) - 0.5)
    const d = outward(u, v, lean) + wobble
    if (d > 1) return false
    // The long sides went soft and sank; stalk and lobes hold the ends up.
    const sag = 0.7 + 0.3 * smooth(0.25, 0.9, Math.abs(u)) + 0.26 * (layeredNoise(angle * 1.3 + seed, seed, 3) - 0.5)
    const rim = TALL * sag
    if (d < RIM) return put(out, scaled(FLESH, 0.6), base + 14 + (rim - 20) * smooth(0.62, RIM, d), 0.5, SOLID)
    const fall = (d - RIM) / (1 - RIM)
    // Folds run down the wall, and the skin lies in fine wrinkles between them.
    const fold = layeredNoise(angle * 4.2 + seed, fall * 0.8 + seed, 2) - 0.5
    const wrinkle = layeredNoise(angle * 13 + seed, fall * 3.4 - seed, 3) - 0.5
    const blister = smooth(0.6, 0.76, layeredNoise(lx * 0.026 + seed, ly * 0.026 - seed, 3))
    const round = Math.sqrt(Math.max(0, 1 - fall ** 2.4))
    const z = 6 + (rim - 6) * round + (fold * 15 + wrinkle * 7) * smooth(0, 0.25, fall) * smooth(1, 0.75, fall)
    const lit = scaled(own, 0.84 + 0.5 * fold + 0.5 * wrinkle)
    const roasted = mix(mix(lit, rgb('#7d160c'), 0.5 * smooth(0.35, 1, fall)), BLISTER, 0.72 * blister)
    // The cut edge: orange flesh that browned.
    const edge = smooth(0.2, 0.08, fall)
    const burnt = smooth(0.45, 0.7, layeredNoise(angle * 6 - seed, seed, 2))
    const cut = mix(FLESH, rgb('#7a2c10'), 0.25 + 0.6 * burnt)
    return put(out, mix(roasted, cut, edge), base + z, clamp(0.75 - 0.3 * blister), SOLID)
  })
  stalk(scene, x, y, size, turn, base)
  return base + TALL * 0.62
}

/** The stalk that was halved with it, green turned olive and brown at its end. */
function stalk(scene: Scene, x: number, y: number, size: number, turn: number, base: number): void {
  const at = (out: number): readonly [number, number] => [x - Math.cos(turn) * out, y - Math.sin(turn) * out]
  const green = rgb('#66762e')
  scene.field.withCeiling(
    () => base + TALL * 0.5,
    () => {
      const [fx, fy] = at(size * 0.86)
      ellipsoid(scene, fx, fy, { rx: 21, ry: 27, rz: 20, turn, paint: green, gloss: 0.4, bump: 6, sink: 0.9, lift: 4 })
      for (let i = 0; i < 5; i++) {
        const [sx, sy] = at(size * 0.92 + i * 10)
        const paint = mix(green, rgb('#6b4a20'), i / 5)
        const wide = 11 - i * 0.6 + (i === 4 ? 2 : 0)
        ellipsoid(scene, sx, sy - i * i * 0.7, { rx: 11, ry: wide, rz: 12, turn, paint, gloss: 0.3, sink: 0, lift: 14 })
      }
    },
  )
}
