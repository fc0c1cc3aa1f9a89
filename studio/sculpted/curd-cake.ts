// Syrniki: thick little cakes of curd cheese, fried on both faces, their round sides pale; and the raspberries with them.
import { mix, rgb, scaled } from '#studio/colour.ts'
import { hypot, layeredNoise, noise, smooth } from '#studio/noise.ts'
import type { Solid } from './carver.ts'
import { around, lumps, roundDisc } from './solids.ts'

const CAKE = { curd: rgb('#fbeec6'), gold: rgb('#eebb62'), brown: rgb('#bd722a'), deep: rgb('#8a4716') }

export interface CurdCake {
  radius: number
  thick: number
  seed: number
}

/** Its foot is at the sculpture's middle. */
export function curdCake({ radius, thick, seed }: CurdCake): Solid {
  const half = thick / 2
  return {
    bounds: { x: 0, y: 0, reach: radius * 1.08, from: -3, to: thick + 6 },
    distance: (x, y, z) => {
      const wide = radius * (1 + 0.07 * (around(x, y, 1.3, seed) - 0.5))
      const r = hypot(x, y)
      // Pressed by hand: a little higher in the middle.
      const dome = 4 * smooth(1, 0.2, r / radius)
      const d = roundDisc(r, z - half - dome * 0.5, wide, half, half * 0.86)
      if (d > 8) return d * 0.85
      return (d - 3.4 * (lumps(x, y, z, 0.045, seed) - 0.5) - 1.5 * (lumps(x, y, z, 0.16, seed + 4) - 0.5)) * 0.72
    },
    colour: (x, y, z) => {
      const r = hypot(x, y) / radius
      const n = layeredNoise(x * 0.02 + seed, y * 0.02, 3)
      const fine = lumps(x, y, z, 0.2, seed + 7)
      // The pan browned what touched it, and most of all where the face turns down.
      const face = smooth(0.62, 0.9, Math.abs(z / thick - 0.5) * 2 + 0.16 * (fine - 0.5) + 0.1 * (n - 0.5))
      const ring = smooth(0.5, 0.78, r) * smooth(1, 0.84, r)
      const crisp = layeredNoise(x * 0.07 + seed * 3, y * 0.07, 3)
      const took = 0.3 + 0.55 * smooth(0.38, 0.66, n + 0.4 * (crisp - 0.5)) + 0.3 * ring
      const fried = mix(
        mix(CAKE.gold, CAKE.brown, took),
        CAKE.deep,
        0.5 * smooth(0.6, 0.82, n + 0.14 * ring + 0.5 * (crisp - 0.5)),
      )
      const side = mix(CAKE.curd, CAKE.gold, 0.12 + 0.5 * smooth(0.5, 0.75, n) * fine)
      return scaled(mix(side, fried, face), 0.93 + 0.14 * fine)
    },
    gloss: 0.2,
    through: 0.16,
  }
}

const BERRY = { red: rgb('#d8284c'), deep: rgb('#86092a'), bloom: rgb('#f38a9a') }
/** Rows of drupelets from the tip to the hollow. */
const ROWS = 5

/** Lies on its side, its tip along `turn`. */
export function raspberry(x: number, y: number, z: number, size: number, turn: number, seed: number): Solid {
  const [cos, sin] = [Math.cos(turn), Math.sin(turn)]
  const middle = z + size * 0.86
  const tall = size * 1.16
  /** 1 in the middle of a drupelet, 0 between them. */
  const drupelet = (u: number, v: number, w: number): number => {
    const lat = Math.acos(Math.max(-1, Math.min(1, u / tall / (hypot(u / tall, hypot(v, w) / size) || 1)))) / Math.PI
    const row = Math.floor(lat * ROWS)
    const many = Math.max(3, Math.round(9 * Math.sin(((row + 0.5) / ROWS) * Math.PI)))
    const a = ((Math.atan2(w, v) / (2 * Math.PI) + 1 + seed * 0.37 + row * 0.23) * many) % 1
    const d = hypot((lat * ROWS - row - 0.5) * 1.04, a - 0.5) * 2
    return Math.sqrt(Math.max(0, 1 - 0.8 * d * d))
  }
  const local = (px: number, py: number, pz: number): readonly [number, number, number] => {
    const [dx, dy] = [px - x, py - y]
    return [cos * dx + sin * dy, cos * dy - sin * dx, pz - middle]
  }
  return {
    bounds: { x, y, reach: size * 1.4, from: z - 4, to: z + size * 2.1 },
    distance: (px, py, pz) => {
      const [u, v, w] = local(px, py, pz)
      // Broad where it sat on its stem, blunt at the tip.
      const wide = 1 - 0.16 * smooth(-0.2, 1, u / tall)
      const d = (hypot(u / tall, hypot(v, w) / (size * wide)) - 1) * size * 0.86
      if (d > 6) return d * 0.8
      return (d - size * 0.17 * (drupelet(u, v, w) - 0.5)) * 0.7
    },
    colour: (px, py, pz) => {
      const [u, v, w] = local(px, py, pz)
      const bump = drupelet(u, v, w)
      const n = noise(px * 0.06 + seed, py * 0.06 + pz * 0.06)
      return mix(mix(BERRY.deep, BERRY.red, smooth(0.1, 0.75, bump)), BERRY.bloom, 0.3 * n * smooth(0.7, 1, bump))
    },
    gloss: 0.4,
    through: 0.3,
  }
}
