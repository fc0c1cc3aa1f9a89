// A patty with a rough, browned side, and the slice of cheese that melts over it.
import { mix, type Rgb, rgb, scaled } from '#studio/colour.ts'
import { clamp, hypot, noise, pores, smooth } from '#studio/noise.ts'
import type { Solid } from './carver.ts'
import { around, lumps, roundDisc, softMax } from './solids.ts'

export interface PattyLook {
  /** Where the pan did not reach, and where it did. */
  flesh: Rgb
  sear: Rgb
  /** Whole beans, corn or shreds of vegetables in it. */
  bits?: readonly Rgb[]
  /** Thin shreds instead of beans. */
  fine?: boolean
}

interface PattyPlace {
  radius: number
  from: number
  height: number
}

function outline(x: number, y: number, radius: number, seed: number): number {
  return radius * (1 + 0.07 * (around(x, y, 1.6, seed) - 0.5) + 0.05 * (around(x, y, 5, seed + 9) - 0.5))
}

/** The place of a point on the unrolled side. */
function unrolled(x: number, y: number, z: number, radius: number): readonly [number, number] {
  const r = hypot(x, y)
  // On top one looks at x and y, on the side along it and up.
  return r < radius * 0.9 ? [x, y] : [Math.atan2(y, x) * radius, z]
}

export function patty({ radius, from, height }: PattyPlace, look: PattyLook, seed: number): Solid {
  const half = height / 2
  const middle = from + half
  const { flesh, sear, bits, fine: shreds = false } = look
  const [along, up, bulge] = shreds ? [0.05, 0.16, 1] : [0.062, 0.075, 3.4]
  const rough = (x: number, y: number, z: number): number => {
    const coarse = lumps(x, y, z, 0.05, seed)
    const fine = lumps(x, y, z, 0.14, seed + 5)
    const crack = smooth(0.07, 0, Math.abs(lumps(x, y, z, 0.036, seed + 31) - 0.5))
    return 11 * (coarse - 0.5) + 5.5 * (fine - 0.5) - 3.2 * crack
  }
  const bitAt = (x: number, y: number, z: number): { depth: number; which: number } => {
    const [u, v] = unrolled(x, y, z, radius)
    const [s, t] = [u * along + seed, v * up + (shreds ? 1.5 : 0.4) * noise(u * 0.05, v * 0.05)]
    return { depth: pores(s, t, 0.78), which: noise(Math.floor(s) * 3.7 + 0.5, Math.floor(t) * 5.1 + 0.5) }
  }
  return {
    bounds: { x: 0, y: 0, reach: radius * 1.1 + 6, from: from - 4, to: from + height + 8 },
    distance: (x, y, z) => {
      const d = roundDisc(hypot(x, y), z - middle, outline(x, y, radius, seed), half, half * 0.8)
      if (d > 12) return d * 0.8
      const lump = bits ? bulge * bitAt(x, y, z).depth : 0
      return (d - rough(x, y, z) - lump) * 0.62
    },
    colour: (x, y, z) => {
      const risen = clamp((z - from) / height)
      const coarse = lumps(x, y, z, 0.07, seed + 3)
      const fine = lumps(x, y, z, 0.22, seed + 7)
      const crack = smooth(0.1, 0, Math.abs(lumps(x, y, z, 0.036, seed + 31) - 0.5))
      // The pan browned both faces; in the middle of the side it is paler.
      const pan = smooth(0.16, 0.46, Math.abs(risen - 0.48))
      const brown = clamp(0.25 + 0.65 * pan + 0.9 * (coarse - 0.5) - 0.45 * crack)
      const body = scaled(mix(flesh, sear, brown), 0.82 + 0.36 * fine)
      if (!bits) return body
      const { depth, which } = bitAt(x, y, z)
      const bit = bits[Math.floor(which * 97) % bits.length] ?? body
      return mix(body, scaled(bit, 0.85 + 0.3 * fine), smooth(0.12, 0.4, depth) * (1 - 0.4 * brown * pan))
    },
    gloss: 0.34,
  }
}

const CHEDDAR = rgb('#f6a11c')

/** A square slice over the patty: between its corners it ends at the edge, the corners hang down and end in soft points. */
export function meltedSlice({ radius, from, height }: PattyPlace, cheese: Rgb, turn: number, seed: number): Solid {
  const half = height / 2
  const top = from + height
  const [cos, sin] = [Math.cos(turn), Math.sin(turn)]
  const side = radius * 0.97
  /** How far a point of the sheet lies beyond its edge. */
  const beyond = (x: number, y: number, z: number): number => {
    const r = hypot(x, y) || 1
    // The way over the edge and down.
    const way = r + Math.max(0, top + 2 - z) * 0.92
    const [u, v] = [Math.abs(x * cos + y * sin) / r, Math.abs(y * cos - x * sin) / r]
    const square = (u ** 7 + v ** 7) ** (1 / 7)
    return way * square - side - 9 * (around(x, y, 4, seed + 4) - 0.5)
  }
  return {
    bounds: { x: 0, y: 0, reach: radius * 1.12 + 16, from: from - 18, to: top + 16 },
    distance: (x, y, z) => {
      const d = roundDisc(hypot(x, y), z - from - half, outline(x, y, radius, seed), half + 3, half * 0.8)
      const end = beyond(x, y, z)
      const sag = 3 * noise(x * 0.03 + seed, y * 0.03 + z * 0.04)
      const thick = 3.6 + 2.6 * smooth(-22, -3, end)
      return softMax(Math.abs(d - 5 - sag) - thick, end * 0.8, 7) * 0.7
    },
    colour: (x, y, z) => {
      const soft = noise(x * 0.03 + seed, y * 0.03 + z * 0.05)
      const end = smooth(-16, 0, beyond(x, y, z))
      return scaled(mix(mix(cheese, CHEDDAR, 0.6), rgb('#ffcf5a'), 0.25 * soft), 1.02 - 0.12 * end)
    },
    gloss: 0.5,
    through: 0.22,
  }
}
