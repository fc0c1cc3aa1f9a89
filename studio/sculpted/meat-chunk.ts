// A boneless piece of chicken that simmered in its sauce: two or three muscles that hold together, seared on top, wet at its foot.
import { mix, scaled } from '#studio/colour.ts'
import { noise, smooth, TAU } from '#studio/noise.ts'
import { type BirdLook, birdSkin, wetness } from './bird-skin.ts'
import type { Solid } from './carver.ts'
import { softMin, toEllipsoid } from './limbs.ts'
import { lumps, moved, softMax, turned } from './solids.ts'

export interface MeatChunk {
  x: number
  y: number
  /** Half its width. */
  size: number
  turn: number
  look: BirdLook
  /** How much of it lies below the surface, in scene units. */
  sunk: number
  /** How many sides of it a knife left. */
  cuts: number
}

export function meatChunk({ x, y, size, turn, look, sunk, cuts }: MeatChunk): Solid {
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
  /** 0 where it comes out of the sauce, 1 on top. */
  const highAt = (z: number): number => z / Math.max(1, size * (tall + 0.26) - sunk)
  const planes = Array.from({ length: cuts }, (_, i) => {
    const angle = own(7) * TAU + i * (1.7 + own(8 + i))
    return { x: Math.cos(angle), y: Math.sin(angle), off: 0.56 + 0.3 * own(10 + i) }
  })
  /** The distance, how near the seam between two muscles is, and how far a cut is. */
  const at = (px: number, py: number, pz: number): readonly [number, number, number] => {
    const [u, v, w] = [px / size, py / size, (pz + sunk) / size]
    const a = u + 0.4 * (noise(u * 1.5 + seed, v * 1.5 + w) - 0.5)
    const b = v + 0.46 * (noise(u * 1.6 - seed, v * 1.6 + w) - 0.5)
    const main = toEllipsoid(a, b + 0.14 * lies, w - 0.28, long, 0.72, tall)
    const [la, lb] = [a - lobeAt, b - 0.42 * lies]
    const lobe = toEllipsoid(cos * la + sin * lb, cos * lb - sin * la, w - 0.24, long * 0.66, 0.46, tall * 0.84)
    const tip = toEllipsoid(a - 0.62 * end * long, b - 0.1 * lies, w - 0.22, 0.46, 0.56, tall * 0.82)
    const rest = softMin(lobe, tip, 0.1)
    let knife = -9
    for (const plane of planes) knife = Math.max(knife, a * plane.x + b * plane.y + 0.34 * w - plane.off)
    const meat = softMin(main, rest, 0.05)
    return [softMax(meat, knife * 0.9, 0.1), Math.abs(main - rest), knife - meat]
  }
  const fiberAt = (px: number, py: number, pz: number): number =>
    0.6 * noise((px / size) * 1.6 + seed, ((py + pz * 0.8) / size) * 13) +
    0.4 * noise((px / size) * 3 - seed, ((py + pz * 0.8) / size) * 27)
  const solid: Solid = {
    bounds: { x: 0, y: 0, reach: size * 1.6, from: 0, to: top - sunk },
    distance: (px, py, pz) => {
      // Far from all of it, its hull is enough.
      const hull = toEllipsoid(px, py, pz + sunk - size * 0.26, size * 1.6, size * 1.12, size * 0.86)
      if (hull > 8) return hull * 0.85
      const [near] = at(px, py, pz)
      const d = near * size
      if (d > 13) return (d - 9) * 0.75
      const wet = wetness(look, px, py, pz, highAt(pz))
      const grain = (fiberAt(px, py, pz) - 0.5) * 1.2 * (1 - 0.75 * wet)
      const rough =
        (4.4 * (lumps(px, py, pz, 0.05, seed) - 0.5) + 2.6 * (lumps(px, py, pz, 0.12, seed + 4) - 0.5)) *
        (1 - 0.5 * wet)
      // The sauce climbs it a little.
      const bank = pz < 8 ? 6 * (1 - Math.max(0, pz) / 8) ** 2 : 0
      return (d - grain - rough - 1.6 * wet - bank) * 0.66
    },
    colour: (px, py, pz) => {
      const [, fold, knife] = at(px, py, pz)
      const fiber = fiberAt(px, py, pz)
      const wet = wetness(look, px, py, pz, highAt(pz))
      const outside = paint(px, py, pz, highAt(pz), fold)
      const seen = mix(outside, look.tones.pale, 0.45 * smooth(-0.04, 0.04, knife) * (1 - wet))
      return scaled(seen, 1 + (0.2 * (fiber - 0.45) - 0.1 * smooth(0.06, 0, fold)) * (1 - wet))
    },
    gloss: 0.16,
  }
  return moved(turned(solid, turn), x, y)
}
