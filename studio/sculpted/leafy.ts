// Lettuce that frills out over the edge.
import { mix, type Rgb, rgb, scaled } from '#studio/colour.ts'
import { hypot, layeredNoise, noise, smooth } from '#studio/noise.ts'
import type { Solid } from './carver.ts'
import { around } from './solids.ts'

const DEEP = rgb('#2f7a1c')
const BRIGHT = rgb('#a9d84e')
const RIB = rgb('#e6f0b8')

/** A frilled sheet at a height; `size` is the radius of what carries it. */
export function frill(size: number, z0: number, leaf: Rgb, seed: number): Solid {
  const height = (x: number, y: number): number => {
    const r = hypot(x, y)
    const out = smooth(0.6 * size, 1.04 * size, r)
    const angle = Math.atan2(y, x)
    const bent = 2.6 * around(x, y, 2.2, seed) + 0.008 * r
    const large = Math.sin(7 * angle + seed + 3 * bent)
    const small = Math.sin(19 * angle + seed * 3 + 7 * bent)
    const droop = 20 * smooth(0.96 * size, 1.24 * size, r) * around(x, y, 1.7, seed + 3)
    return z0 + out * (7.5 * large + 5 * small * smooth(0.8 * size, 1.1 * size, r)) - droop
  }
  const edge = (x: number, y: number): number =>
    size * (1.06 + 0.15 * (around(x, y, 2, seed + 21) - 0.4)) + 9 * (around(x, y, 9, seed + 5) - 0.5)
  return {
    bounds: { x: 0, y: 0, reach: size * 1.18 + 5, from: z0 - 36, to: z0 + 16 },
    distance: (x, y, z) => {
      const d = Math.abs(z - height(x, y)) - 1.9
      return Math.max(d * 0.55, (hypot(x, y) - edge(x, y)) * 0.8)
    },
    colour: (x, y) => {
      const r = hypot(x, y)
      const angle = Math.atan2(y, x)
      const crest = smooth(-8, 9, height(x, y) - z0 + 6 * smooth(size * 0.96, size * 1.24, r))
      const vein = smooth(0.06, 0.015, Math.abs(noise(angle * 5 + seed, r * 0.012) - 0.5))
      const n = layeredNoise(x * 0.05 + seed, y * 0.05, 3)
      const rim = smooth(10, 1, edge(x, y) - r)
      const body = mix(mix(DEEP, leaf, 0.35 + 0.5 * crest), BRIGHT, 0.2 + 0.25 * n + 0.3 * rim)
      return scaled(mix(body, RIB, 0.4 * vein * (1 - rim)), 0.85 + 0.3 * n)
    },
    gloss: 0.22,
    through: 0.35,
  }
}
