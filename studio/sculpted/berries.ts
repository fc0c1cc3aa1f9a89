// Fruit on sculpted food: half a strawberry, a blueberry.
import { mix, rgb } from '#studio/colour.ts'
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

const BLUE = { bloom: rgb('#8c9cc8'), skin: rgb('#36437a'), dark: rgb('#1b2040'), wine: rgb('#4c2f66') }
/** How far its crown leans to the side. */
const CROWN = { aside: 0.6, up: 0.8 }

/** A little flatter than a ball, dusted with bloom that was rubbed off in places; a five-pointed crown about a hollow. */
export function blueberry({ x, y, z, size, turn, seed }: BerryPlace): Solid {
  const middle = z + size * 0.84
  const [cos, sin] = [Math.cos(turn), Math.sin(turn)]
  /** Toward its crown, and the two ways across. */
  const local = (px: number, py: number, pz: number): readonly [number, number, number] => {
    const [dx, dy, dz] = [px - x, py - y, pz - middle]
    const along = cos * dx + sin * dy
    return [CROWN.aside * along + CROWN.up * dz, cos * dy - sin * dx, CROWN.up * along - CROWN.aside * dz]
  }
  /** 0 in the middle of the crown, 1 at its points. */
  const crownAt = (a: number, b: number, c: number): number => {
    if (a < size * 0.4) return 9
    const star = 1 + 0.24 * Math.cos(Math.atan2(b, c) * 5 + seed)
    return hypot(b, c) / (size * 0.44 * star)
  }
  return {
    bounds: { x, y, reach: size * 1.08, from: z - 3, to: z + size * 2 },
    distance: (px, py, pz) => {
      const [a, b, c] = local(px, py, pz)
      const d = hypot(hypot(b, c), a * 1.12) - size
      const crown = crownAt(a, b, c)
      const rim = smooth(1.25, 0.95, crown) * smooth(0.55, 0.8, crown)
      return (d + size * 0.2 * smooth(0.8, 0.5, crown) - size * 0.07 * rim) * 0.8
    },
    colour: (px, py, pz) => {
      const [a, b, c] = local(px, py, pz)
      const n = noise(px * 0.07 + seed, py * 0.07 + pz * 0.07)
      const crown = crownAt(a, b, c)
      const skin = mix(mix(BLUE.skin, BLUE.wine, 0.4 * smooth(0.2, -0.8, a / size)), BLUE.bloom, 0.12 + 0.6 * n)
      return mix(skin, BLUE.dark, 0.85 * smooth(0.85, 0.55, crown))
    },
    gloss: 0.3,
  }
}
