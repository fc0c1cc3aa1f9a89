// A dice of root that lies in a soup: its edges boiled away, tipped over so that the waterline runs across it.
import { mix, type Rgb, scaled } from '#studio/colour.ts'
import { put } from '#studio/field.ts'
import { clamp, layeredNoise, smooth } from '#studio/noise.ts'
import type { Scene } from '#studio/scene.ts'

export interface SoakedDice {
  /** Half its length. */
  size: number
  flesh: Rgb
  /** Its sides, and where it is worn. */
  deep: Rgb
  /** Where it broke open. */
  pale: Rgb
  /** How far its surface has begun to fall apart. */
  mealy?: number
  gloss?: number
  /** 2 is round, more is square. */
  square?: number
  /** Its height over its size, where it was sliced. */
  thin?: number
}

/** How far it is tipped, at most. */
const TIPPED = 0.46

export function soakedDice(scene: Scene, x: number, y: number, options: SoakedDice): void {
  const { size, flesh, deep, pale, mealy = 0.3, gloss = 0.4, square = 3.3, thin = 0.75 } = options
  const { random, field } = scene
  const seed = random.between(0, 99)
  const turn = random.angle()
  const [rx, ry] = [size * random.between(0.92, 1.25), size * random.between(0.74, 0.98)]
  const tall = size * thin * random.between(0.88, 1.12)
  const inside = scene.vary(flesh, 0.05)
  const tip = random.angle()
  const steep = TIPPED * random.between(0.25, 1)
  const [slopeX, slopeY] = [Math.cos(tip) * steep, Math.sin(tip) * steep]
  // A corner that broke off.
  const gone = random.angle()
  const [goneX, goneY] = [Math.cos(gone), Math.sin(gone)]
  const from = random.between(0.45, 0.9)
  const rest = field.settle(x, y, rx * 0.7, ry * 0.7, turn, 0.35, 0.2)
  field.stamp(x, y, size * 1.55, turn, (lx, ly, out) => {
    const [u, v] = [lx / rx, ly / ry]
    const broad = layeredNoise(u * 1.1 + seed, v * 1.1, 2)
    const fine = layeredNoise(u * 4 + seed, v * 4 - seed, 3)
    const d =
      (Math.abs(u) ** square + Math.abs(v) ** square) ** (1 / square) +
      0.34 * (broad - 0.5) +
      mealy * 0.22 * (fine - 0.5)
    if (d > 1) return false
    const broken = smooth(from, from + 0.3, goneX * u + goneY * v + 0.3 * (fine - 0.5))
    const h = (1 - Math.max(0, d) ** 3.6) ** 0.6 * (1 - 0.4 * broken)
    const worn = clamp(0.85 * smooth(0.55, 1, d) + 0.8 * (broad - 0.5))
    const crumb = clamp(0.75 * broken + mealy * smooth(0.46, 0.66, fine) * (1 - 0.6 * worn))
    const paint = scaled(mix(mix(inside, deep, worn), pale, crumb), 0.93 + 0.14 * fine)
    const z = 2 + tall * h + (fine - 0.5) * size * (0.04 + 0.1 * mealy)
    return put(out, paint, rest.z + slopeX * lx + slopeY * ly + z, gloss * (1 - 0.5 * crumb), z + 3)
  })
}
