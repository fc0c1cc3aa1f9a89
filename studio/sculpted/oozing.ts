// A sauce or a mash that is pressed out between two layers and runs down in places.
import { mix, type Rgb, scaled } from '#studio/colour.ts'
import { hypot, noise, pores, smooth } from '#studio/noise.ts'
import type { Solid } from './carver.ts'
import { around, lumps } from './solids.ts'

export interface SauceLook {
  colour: Rgb
  /** Herbs or pickles that were stirred in. */
  flecks?: readonly Rgb[]
  /** How far its tongues run down, in scene units. */
  runs: number
  /** Height of its lumps: mashed avocado is rough. */
  rough?: number
  gloss?: number
}

export function oozing(size: number, z: number, half: number, look: SauceLook, seed: number): Solid {
  const { colour, flecks = [], runs, rough = 0, gloss = 0.5 } = look
  const edge = (x: number, y: number): number => size * (1 + 0.1 * (around(x, y, 3, seed) - 0.55))
  const tongue = (x: number, y: number): number => runs * smooth(0.5, 0.82, around(x, y, 3.4, seed + 11))
  return {
    bounds: { x: 0, y: 0, reach: size * 1.08 + rough, from: z - half - runs - 4, to: z + half + rough + 1 },
    distance: (x, y, pz) => {
      const r = hypot(x, y)
      const out = edge(x, y)
      const low = z - half - tongue(x, y) * smooth(out - 26, out - 8, r)
      const high = z + half
      const thick = Math.min(half + 2, 9)
      const qr = r - out + thick
      const qz = Math.abs(pz - (high + low) / 2) - (high - low) / 2 + thick
      const d = hypot(Math.max(qr, 0), Math.max(qz, 0)) + Math.min(Math.max(qr, qz), 0) - thick
      const lump = rough ? rough * (lumps(x, y, pz, 0.09, seed) - 0.5) * 2 : 0
      return (d - lump) * 0.62
    },
    colour: (x, y, pz) => {
      const n = noise(x * 0.04 + seed, y * 0.04 + pz * 0.06)
      const body = scaled(colour, 0.94 + 0.12 * n)
      const [s, t] = [Math.atan2(y, x) * size * 0.14 + seed, (pz - hypot(x, y)) * 0.12]
      const fleck = flecks.length ? smooth(0.2, 0.5, pores(s, t, 0.36)) : 0
      const which = flecks[Math.floor(noise(Math.floor(s) + 0.5, Math.floor(t) + 0.5) * 89) % flecks.length]
      return which && fleck > 0 ? mix(body, which, fleck * 0.9) : body
    },
    gloss,
    through: 0.16,
  }
}
