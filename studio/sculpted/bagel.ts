// A split bagel: its two halves, the spread between them, slices about the ring, folds of smoked salmon.
import { mix, type Rgb, rgb, scaled } from '#studio/colour.ts'
import { clamp, hypot, layeredNoise, noise, pores, smooth } from '#studio/noise.ts'
import { sesameAt } from '#studio/shapes/buns.ts'
import type { Solid } from './carver.ts'
import { around, lumps, roundDisc, softMax } from './solids.ts'

/** The ring: how far its middle line is from the hole's middle, and half of its width. */
export const RING = { middle: 102, half: 76 }
export const LOWER = 42
const UPPER = 66
const CRUST = { gold: rgb('#d8963c'), brown: rgb('#93501a'), crumb: rgb('#f8e4b8'), toast: rgb('#d9a24e') }
const SEED = rgb('#fbeecb')
const REACH = RING.middle + RING.half

const bounded = (from: number, to: number, more = 4): Solid['bounds'] => ({ x: 0, y: 0, reach: REACH + more, from, to })

/** From the middle line of the ring. */
function off(x: number, y: number, seed: number): number {
  return Math.abs(hypot(x, y) - RING.middle - 5 * (around(x, y, 1.2, seed) - 0.5))
}

function crumbAt(x: number, y: number, z: number, seed: number): Rgb {
  const n = layeredNoise(x * 0.04 + seed, y * 0.04 + z * 0.05, 3)
  return scaled(
    mix(CRUST.crumb, CRUST.toast, 0.2 + 0.6 * n),
    1 - 0.22 * pores(x * 0.14 + seed, y * 0.14 + z * 0.14, 0.5),
  )
}

export function lowerHalf(seed: number): Solid {
  return {
    bounds: bounded(0, LOWER + 3),
    distance: (x, y, z) => {
      const edge = z < LOWER / 2 ? 20 : 6
      return roundDisc(off(x, y, seed), z - LOWER / 2, RING.half, LOWER / 2, edge) * 0.85
    },
    colour: (x, y, z) => {
      const n = layeredNoise(x * 0.02 + seed, y * 0.02 + z * 0.03, 3)
      const crust = mix(CRUST.gold, CRUST.brown, 0.2 + 0.5 * n + 0.3 * smooth(14, 0, z))
      return mix(crust, crumbAt(x, y, z, seed), smooth(LOWER - 9, LOWER - 5, z + 3 * (n - 0.5)))
    },
    gloss: 0.2,
  }
}

/** The upper half with its cut at height `foot`. */
export function upperHalf(foot: number, seed: number): Solid {
  const belly = 16
  const shape = (x: number, y: number, z: number): number => {
    const u = off(x, y, seed) / RING.half
    const up = z - foot - belly
    const tall = up > 0 ? UPPER - belly : belly * 1.8
    const w = Math.abs(up / tall)
    const k = (u ** 2.4 + w ** 2.2) ** 0.43
    const steep = hypot(u / RING.half, w / tall) / Math.max(0.05, hypot(u, w))
    return softMax((k - 1) / Math.max(steep, 1 / RING.half), foot - z, 5)
  }
  const seeds = (x: number, y: number, z: number): number =>
    z > foot + belly && off(x, y, seed) < RING.half * 0.84 ? sesameAt(x, y, Math.floor(seed)) : 0
  return {
    bounds: bounded(foot - 1, foot + UPPER + 6),
    distance: (x, y, z) => {
      const d = shape(x, y, z)
      return d > 6 ? d * 0.8 : (d - 2.4 * seeds(x, y, z)) * 0.7
    },
    colour: (x, y, z) => {
      if (seeds(x, y, z) > 0) return SEED
      const n = layeredNoise(x * 0.02 + seed, y * 0.02 + z * 0.02, 4)
      const up = (z - foot) / UPPER
      const baked = mix(CRUST.gold, CRUST.brown, clamp(0.85 * smooth(0.1, 0.95, up) * (0.5 + 0.9 * (n - 0.25))))
      return mix(baked, crumbAt(x, y, z, seed), smooth(6, 3, z - foot))
    },
    gloss: 0.4,
  }
}

/** A thick, uneven spread, drawn out by the knife, that bulges over both edges. */
export function spreadRing(z: number, thick: number, colour: Rgb, herb: Rgb | undefined, seed: number): Solid {
  return {
    bounds: bounded(z - 10, z + thick + 8, 10),
    distance: (x, y, pz) => {
      const bulge = RING.half * (0.97 + 0.16 * (around(x, y, 3, seed) - 0.5))
      const knife = 2.4 * Math.sin(Math.atan2(y, x) * 9 + hypot(x, y) * 0.06 + 4 * noise(x * 0.02 + seed, y * 0.02))
      const d = roundDisc(off(x, y, seed), pz - z - thick / 2 - knife, bulge, thick / 2 + 2, thick * 0.45)
      return (d - 5 * (lumps(x, y, pz, 0.05, seed) - 0.5)) * 0.62
    },
    colour: (x, y, pz) => {
      const fleck = herb ? smooth(0.25, 0.5, pores(x * 0.11 + seed, y * 0.11 + pz * 0.1, 0.26)) : 0
      return herb ? mix(colour, herb, fleck * 0.85) : colour
    },
    gloss: 0.3,
    through: 0.15,
  }
}

export interface RoundLook {
  face: Rgb
  rim: Rgb
  /** Seeds about the middle. */
  seed: Rgb
}

/** A thin slice of a round vegetable, lying flat or on the edge of the next. */
export function slice(x: number, y: number, z: number, radius: number, half: number, look: RoundLook): Solid {
  return {
    bounds: { x, y, reach: radius + 1, from: z - half - 1, to: z + half + 1 },
    distance: (px, py, pz) => roundDisc(hypot(px - x, py - y), pz - z, radius, half, half * 0.6),
    colour: (px, py, pz) => {
      const [dx, dy] = [px - x, py - y]
      const r = hypot(dx, dy) / radius
      const ring = smooth(0.62, 0.5, r) * smooth(0.16, 0.3, r)
      const pip = smooth(0.1, 0.5, pores(dx * 0.16 + x, dy * 0.16 + y, 0.5)) * ring
      const n = noise(dx * 0.1 + x, dy * 0.1 + pz * 0.2)
      const flesh = mix(scaled(look.face, 0.94 + 0.12 * n), look.seed, 0.35 * ring + 0.5 * pip)
      return mix(flesh, look.rim, smooth(0.88, 0.95, r))
    },
    gloss: 0.4,
    through: 0.25,
  }
}

const SALMON = { flesh: rgb('#f3835a'), deep: rgb('#d9572f'), fat: rgb('#fbd3b8') }

export interface Fold {
  /** Where on the ring. */
  angle: number
  z: number
  /** Half of its length along the ring, and how far over the outer edge it reaches. */
  half: number
  over: number
}

/** A thin slice of smoked salmon across the ring, gathered into pleats; its outer end hangs down. */
export function salmonFold({ angle, z, half, over }: Fold, seed: number): Solid {
  const [cos, sin] = [Math.cos(angle), Math.sin(angle)]
  const across = RING.half + over
  /** Along the ring, and outward from its middle line. */
  const local = (x: number, y: number): readonly [number, number] => [
    cos * y - sin * x,
    cos * x + sin * y - RING.middle,
  ]
  const pleat = (u: number, v: number): number =>
    Math.sqrt(Math.abs(Math.sin(u * 0.062 + 0.018 * v + 2.4 * noise(v * 0.016 + seed, u * 0.008) + seed)))
  const height = (u: number, v: number): number =>
    z +
    17 * pleat(u, v) * smooth(1.15, 0.6, Math.abs(u) / half) +
    9 * (noise(u * 0.02 + seed, v * 0.02) - 0.5) -
    19 * smooth(RING.half * 0.86, across + 4, v) ** 1.4 -
    10 * smooth(0.75, 1.1, Math.abs(u) / half)
  const beyond = (u: number, v: number): number => {
    const ragged = 13 * (noise(u * 0.05 + seed, v * 0.05) - 0.5)
    const end = v > 0 ? v - across : -v - RING.half * 0.72
    return softMax(Math.abs(u) - half, end, 24) + ragged
  }
  return {
    bounds: {
      x: cos * RING.middle,
      y: sin * RING.middle,
      reach: hypot(half, across) + 12,
      from: z - 38,
      to: z + 24,
    },
    distance: (x, y, pz) => {
      const [u, v] = local(x, y)
      const edge = beyond(u, v)
      if (edge > 12) return edge * 0.7
      return Math.max((Math.abs(pz - height(u, v)) - 2.4) * 0.5, edge * 0.7)
    },
    colour: (x, y) => {
      const [u, v] = local(x, y)
      const n = layeredNoise(u * 0.04 + seed, v * 0.04, 3)
      const top = smooth(0.25, 0.95, pleat(u, v))
      // Lines of fat run across the slice.
      const line = smooth(0.55, 0.95, Math.sin(v * 0.17 + 0.0016 * u * u + 3 * n + seed))
      return mix(mix(SALMON.deep, SALMON.flesh, top), SALMON.fat, line * (0.15 + 0.5 * n))
    },
    gloss: 0.45,
    through: 0.3,
  }
}
