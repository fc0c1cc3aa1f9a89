// Fruit on sculpted food: half a strawberry, a blueberry.
import { mix, rgb, scaled } from '#studio/colour.ts'
import { clamp, hypot, layeredNoise, noise, smooth } from '#studio/noise.ts'
import type { Solid } from './carver.ts'
import { softMax } from './solids.ts'

const SKIN = { red: rgb('#d61f22'), deep: rgb('#8f0c14'), seed: rgb('#f3cf6c'), shoulder: rgb('#f6bfa4') }
const CUT = { rim: rgb('#dd3c34'), flesh: rgb('#ee6a58'), heart: rgb('#ffe9da') }

export interface BerryPlace {
  x: number
  y: number
  /** The height of what it lies on. */
  z: number
  size: number
  turn: number
  /** How far it leans, as a slope toward its point. */
  lean: number
  seed: number
}

/** `cutUp`: the cut looks up, else its seeded back. */
export function halfStrawberry({ x, y, z, size, turn, lean, seed }: BerryPlace, cutUp: boolean): Solid {
  const [cos, sin] = [Math.cos(turn), Math.sin(turn)]
  const long = size
  const wide = size * 0.86
  const foot = cutUp ? wide * 0.62 : 0
  /** Along to its point, across, and away from the cut. */
  const local = (px: number, py: number, pz: number): readonly [number, number, number] => {
    const [dx, dy] = [px - x, py - y]
    const u = cos * dx + sin * dy
    const w = pz - z - foot - lean * u
    return [u, cos * dy - sin * dx, cutUp ? -w : w]
  }
  const profile = (u: number): number => {
    const t = clamp(u / long, -1, 1)
    return wide * Math.sqrt(Math.max(0.0004, 1 - t * t)) * (0.86 - 0.32 * t)
  }
  const seeds = (u: number, v: number, w: number): number => {
    const around = Math.atan2(v, w) * 2.7
    const row = Math.floor((u / long) * 5.5)
    const [a, b] = [(u / long) * 5.5 - row - 0.5, around + (row % 2 ? 0.5 : 0)]
    return hypot(a * 1.2, (b - Math.round(b)) * 1.5)
  }
  return {
    bounds: {
      x,
      y,
      reach: long * 1.15,
      from: z - 10 - long * Math.abs(lean),
      to: z + wide + 8 + long * Math.abs(lean),
    },
    distance: (px, py, pz) => {
      const [u, v, w] = local(px, py, pz)
      // Flatter than half a berry: it was sliced, and lies in the syrup.
      const across = hypot(v, w * 1.3)
      const round =
        hypot(Math.max(0, Math.abs(u) - long * 0.98), Math.max(0, across - profile(u))) || across - profile(u)
      const d = softMax(round * 0.7, -w, 3)
      const dent = w > 3 && d < 6 ? 1.1 * smooth(0.42, 0.18, seeds(u, v, w)) : 0
      return (d + dent) * 0.75
    },
    colour: (px, py, pz) => {
      const [u, v, w] = local(px, py, pz)
      const t = u / long
      const skin = mix(SKIN.red, SKIN.shoulder, 0.75 * smooth(-0.7, -0.95, t))
      if (w > 3.4) {
        const pit = seeds(u, v, w)
        return mix(mix(skin, SKIN.deep, 0.4 * smooth(0.44, 0.2, pit)), SKIN.seed, 0.9 * smooth(0.22, 0.13, pit))
      }
      const q = Math.abs(v) / profile(u)
      const n = layeredNoise(u * 0.06 + seed, v * 0.06, 2) - 0.5
      const heart = smooth(0.5, 0.1, hypot((t + 0.12) * 0.72, (v / wide) * 1.7) + 0.16 * n)
      const ray = smooth(0.5, 0.85, noise(Math.atan2(v / wide, t + 0.35) * 6 + seed, 3 + q))
      const flesh = mix(
        mix(CUT.flesh, CUT.rim, smooth(0.45, 0.9, q)),
        CUT.heart,
        clamp(0.9 * heart + 0.35 * ray * (1 - q)),
      )
      return mix(flesh, skin, smooth(0.9, 0.97, Math.max(q, Math.abs(t))))
    },
    gloss: 0.55,
    through: 0.2,
  }
}

const BLUE = { bloom: rgb('#7d8fc0'), skin: rgb('#33406f'), dark: rgb('#1f2648') }

export function blueberry({ x, y, z, size, turn, seed }: BerryPlace): Solid {
  const middle = z + size * 0.86
  // Where its crown looks.
  const [cx, cy, cz] = [Math.cos(turn) * 0.62, Math.sin(turn) * 0.62, 0.48]
  const facing = (px: number, py: number, pz: number): number =>
    ((px - x) * cx + (py - y) * cy + (pz - middle) * cz) / (size * 0.92)
  return {
    bounds: { x, y, reach: size * 1.08, from: z - 3, to: z + size * 2 },
    distance: (px, py, pz) => {
      const d = hypot(hypot(px - x, py - y), (pz - middle) * 1.08) - size
      const crown = facing(px, py, pz)
      const rim = smooth(0.82, 0.88, crown) * smooth(0.97, 0.9, crown)
      return (d + 4 * smooth(0.88, 0.96, crown) - 1.6 * rim) * 0.8
    },
    colour: (px, py, pz) => {
      const n = noise(px * 0.08 + seed, py * 0.08 + pz * 0.08)
      const crown = facing(px, py, pz)
      return scaled(mix(mix(BLUE.skin, BLUE.bloom, 0.15 + 0.5 * n), BLUE.dark, 0.85 * smooth(0.86, 0.93, crown)), 1)
    },
    gloss: 0.3,
  }
}
