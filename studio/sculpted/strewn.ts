// Small things that lie on a sculpture: seeds, cloves of garlic.
import { mix, type Rgb } from '#studio/colour.ts'
import { smooth } from '#studio/noise.ts'
import type { Solid } from './carver.ts'
import { toEllipsoid } from './limbs.ts'
import { lumps } from './solids.ts'

/** The height of the sculpture at a place; 0 beside it. */
export function topOf(solids: readonly Solid[], x: number, y: number): number {
  let z = Math.max(...solids.map(({ bounds }) => bounds.to))
  while (z > 0) {
    const near = Math.min(...solids.map(({ distance }) => distance(x, y, z)))
    if (near < 0.5) return z
    z -= Math.max(0.5, near)
  }
  return 0
}

export interface Strewn {
  x: number
  y: number
  z: number
  /** Half its length, width and height. */
  half: readonly [number, number, number]
  turn: number
  light: Rgb
  dark: Rgb
  seed: number
}

/** An oblong that is darker along its edge, and drawn out to a point at one end. */
export function strewn({ x, y, z, half: [long, wide, tall], turn, light, dark, seed }: Strewn): Solid {
  const [cos, sin] = [Math.cos(turn), Math.sin(turn)]
  return {
    bounds: { x, y, reach: long * 1.1, from: z - tall, to: z + tall * 1.6 },
    distance: (px, py, pz) => {
      const [dx, dy] = [px - x, py - y]
      const u = cos * dx + sin * dy
      const narrow = 1 - 0.35 * smooth(-0.2, 1, u / long)
      return toEllipsoid(u, (cos * dy - sin * dx) / narrow, pz - z - tall * 0.4, long, wide, tall) * 0.7
    },
    colour: (px, py, pz) => {
      const n = lumps(px, py, pz, 0.12, seed)
      return mix(light, dark, smooth(0.35, 0.75, n + 0.25 * smooth(tall * 0.5, -tall * 0.4, pz - z)))
    },
    gloss: 0.4,
  }
}
