// A boneless piece of chicken that simmered in its sauce: two or three muscles that hold together, seared on top, wet at its foot.
import { scaled } from '#studio/colour.ts'
import { noise, smooth } from '#studio/noise.ts'
import { type BirdLook, birdSkin, type SkinTones, wetness } from './bird-skin.ts'
import type { Solid } from './carver.ts'
import { softMin, toEllipsoid } from './limbs.ts'
import { lumps, moved, turned } from './solids.ts'

export interface MeatChunk {
  x: number
  y: number
  /** Half its width. */
  size: number
  turn: number
  look: BirdLook
  /** How much of it lies below the surface, in scene units. */
  sunk: number
  tones?: SkinTones
}

export function meatChunk({ x, y, size, turn, look, sunk }: MeatChunk): Solid {
  const { seed } = look
  const own = (k: number): number => noise(seed * 3.7 + k * 5.3, k * 2.9 + 0.5)
  const lies = own(1) > 0.5 ? 1 : -1
  const long = 1.02 + 0.36 * own(2)
  const [lean, lobeAt] = [0.7 * (own(3) - 0.5), 0.7 * (own(4) - 0.5)]
  const [cos, sin] = [Math.cos(lean), Math.sin(lean)]
  const tall = 0.5 + 0.14 * own(5)
  const end = own(6) > 0.5 ? 1 : -1
  const paint = birdSkin(look)
  const top = size * (tall + 0.5)
  /** The distance, and how near the seam between two muscles is. */
  const at = (px: number, py: number, pz: number): readonly [number, number] => {
    const [u, v, w] = [px / size, py / size, (pz + sunk) / size]
    const a = u + 0.4 * (noise(u * 1.5 + seed, v * 1.5 + w) - 0.5)
    const b = v + 0.46 * (noise(u * 1.6 - seed, v * 1.6 + w) - 0.5)
    const main = toEllipsoid(a, b + 0.14 * lies, w - 0.28, long, 0.72, tall)
    const [la, lb] = [a - lobeAt, b - 0.42 * lies]
    const lobe = toEllipsoid(cos * la + sin * lb, cos * lb - sin * la, w - 0.24, long * 0.66, 0.46, tall * 0.84)
    const tip = toEllipsoid(a - 0.62 * end * long, b - 0.1 * lies, w - 0.22, 0.46, 0.56, tall * 0.82)
    const rest = softMin(lobe, tip, 0.1)
    return [softMin(main, rest, 0.05), Math.abs(main - rest)]
  }
  const fiberAt = (px: number, py: number, pz: number): number =>
    0.6 * noise((px / size) * 1.6 + seed, ((py + pz * 0.8) / size) * 9) +
    0.4 * noise((px / size) * 3 - seed, ((py + pz * 0.8) / size) * 19)
  const solid: Solid = {
    bounds: { x: 0, y: 0, reach: size * 1.75, from: 0, to: top - sunk },
    distance: (px, py, pz) => {
      const [near] = at(px, py, pz)
      const d = near * size
      if (d > 9) return (d - 5) * 0.75
      const wet = wetness(look, px, py, pz, pz / top)
      const grain = (fiberAt(px, py, pz) - 0.5) * 1.7 * (1 - 0.75 * wet)
      const rough = 4.4 * (lumps(px, py, pz, 0.05, seed) - 0.5)
      return (d - grain - rough - 1.6 * wet) * 0.66
    },
    colour: (px, py, pz) => {
      const fold = at(px, py, pz)[1]
      const fiber = fiberAt(px, py, pz)
      const wet = wetness(look, px, py, pz, pz / top)
      const seen = paint(px, py, pz, (pz + sunk * 0.3) / (top - sunk * 0.5), fold)
      return scaled(seen, 1 + (0.2 * (fiber - 0.45) - 0.1 * smooth(0.06, 0, fold)) * (1 - wet))
    },
    gloss: 0.42,
  }
  return moved(turned(solid, turn), x, y)
}
