// Pieces of chicken on the bone: a thigh skin up, plump at the hip and narrow at the knee; the two halves of a wing.
import { mix, type Rgb, scaled } from '#studio/colour.ts'
import { noise, smooth } from '#studio/noise.ts'
import { type BirdLook, birdSkin, skinRelief, wetness } from './bird-skin.ts'
import type { Solid } from './carver.ts'
import { type CrustAt, crustOf } from './crust.ts'
import { softMin, taperedRod, toEllipsoid } from './limbs.ts'
import { BONE, MARROW } from './roast-chicken.ts'
import { lined, lumps, moved, softMax, turned } from './solids.ts'
import { drumette, flatWithTip } from './wing.ts'

export interface ChickenPiece {
  x: number
  y: number
  /** Above the sculpture's foot. */
  lift?: number
  /** Half its width. */
  size: number
  /** Where its bone points. */
  boneAt: number
  look: BirdLook
  /** How much of it lies below the surface, in scene units. */
  sunk?: number
  /** Rolled in flour and crumbs. */
  crusted?: boolean
  /** Its bone is hidden in the meat, and it is plump and even. */
  trimmed?: boolean
}

/** Lengths are shares of its size: along it, away from the bone; to the side; up. */
export interface Build {
  flesh: (a: number, b: number, c: number) => readonly [distance: number, fold: number]
  bone: (a: number, b: number, c: number) => number
  /** How high above its rim a place of the skin is; below 0 the flesh is bare. Left out, the skin is whole. */
  overRim?: (a: number, b: number, c: number) => number
  long: number
  tall: number
}

function thigh(lies: number, plump: number, seed: number, trimmed: boolean): Build {
  const knee = taperedRod([0.02, 0, 0.26], 0.44, [-0.76, -0.1 * lies, 0.21], 0.19)
  const shaft = taperedRod([-0.7, -0.08 * lies, 0.22], 0.1, [-0.98, -0.12 * lies, 0.24], 0.1)
  // No outline is as even as an egg's.
  const rough = trimmed ? 0.5 : 1
  const along = lined(
    (b) => rough * (0.06 * Math.sin(3.4 * b + seed) + 0.025 * Math.sin(8.3 * b + 2.1 * seed)),
    2,
    0.01,
  )
  const across = lined(
    (a) => rough * (0.07 * Math.sin(2.9 * a + 1.3 * seed) + 0.03 * Math.sin(7.1 * a + 3.7 * seed)),
    2,
    0.01,
  )
  return {
    long: 1.24,
    tall: 0.78,
    flesh(a, b, c) {
      const [p, q] = [a + along(b), b + across(a)]
      // Hacked off square at the hip.
      const hip = 0.95 * p + 0.24 * lies * q + 0.16 * c - 0.72
      const main = softMax(toEllipsoid(p - 0.2, q, c - 0.24, 0.96, 0.72 * plump, 0.42), hip, 0.2)
      // The flap of skin and meat toward the back, lower than the rest.
      const [fa, fb] = [p - 0.16, q - 0.5 * lies]
      const flap = toEllipsoid(0.9 * fa + 0.43 * lies * fb, 0.9 * fb - 0.43 * lies * fa, c - 0.17, 0.66, 0.38, 0.28)
      const body = softMin(main, knee(p, q, c), 0.16)
      return [softMin(body, flap, trimmed ? 0.1 : 0.05), Math.abs(body - flap) + (trimmed ? 0.045 : 0)]
    },
    overRim(a, b, c) {
      const ragged = noise(a * 5 + seed, b * 5 - seed) - 0.5
      const rim = 0.17 + 0.2 * ragged + 0.13 * smooth(0.42, 0.7, a)
      // It shrinks back from the knee.
      if (trimmed) return c - rim + 0.06
      return Math.min(c - rim, 0.7 * (a + 0.56 + 0.22 * ragged))
    },
    bone(a, b, c) {
      const knob = toEllipsoid(a + 0.98, b + 0.12 * lies - 0.05, c - 0.25, 0.1, 0.1, 0.1)
      const other = toEllipsoid(a + 0.99, b + 0.12 * lies + 0.06, c - 0.23, 0.085, 0.085, 0.085)
      return softMin(shaft(a, b, c), softMin(knob, other, 0.05), 0.08)
    },
  }
}

function solidsOf(build: Build, piece: ChickenPiece): Solid[] {
  const { size, look, sunk = 0, crusted = false } = piece
  const { seed } = look
  const { flesh, bone, overRim } = build
  const reach = build.long * size
  const top = build.tall * size + 10
  const bend = lined((a) => 0.34 * (noise(a * 1.3 + seed, 3.5) - 0.5), 2, 0.01)
  const skin = birdSkin(look)
  // Small pieces shrivel more.
  const relief = overRim ? 1 : 1.25
  const crust: CrustAt | null = crusted ? crustOf(seed) : null
  const at = (x: number, y: number, z: number): readonly [number, number] => {
    const a = x / size
    return flesh(a, y / size + bend(a), (z + sunk) / size)
  }
  const rimAt = (x: number, y: number, z: number): number =>
    overRim ? overRim(x / size, y / size + bend(x / size), (z + sunk) / size) : 9
  /** It is thicker than the flesh, curls at its rim and lies in wrinkles beside it. */
  const sheet = (x: number, y: number, z: number): number => {
    if (z + sunk > 0.58 * size && x > -0.1 * size) return 2.6
    const over = rimAt(x, y, z)
    if (over > 0.18) return 2.6
    const puckered = Math.sin(0.3 * x + 0.22 * y + 5 * noise(x * 0.04 + seed, y * 0.04))
    return 2.6 * smooth(-0.015, 0.015, over) + smooth(0.18, 0.03, over) * smooth(-0.01, 0.03, over) * (1.1 + puckered)
  }
  const colour = (x: number, y: number, z: number): Rgb => {
    if (crust) return crust(x, y, z).paint
    const over = rimAt(x, y, z)
    const own = skin(x, y, z, (z + sunk * 0.4) / (build.tall * size), at(x, y, z)[1], smooth(0.012, -0.012, over))
    // Crisp at its edge.
    return over > 0.14 || over < -0.012 || look.coated
      ? own
      : mix(own, look.tones.brown, 0.5 * look.browned * smooth(0.14, 0.02, over))
  }
  const pooled = sunk > 0 && look.sauce
  const meat: Solid = {
    bounds: { x: 0, y: 0, reach, from: 0, to: top - sunk * 0.8 },
    distance: (x, y, z) => {
      // Far from all of it, its hull is enough.
      const hull = toEllipsoid(x + 0.05 * size, y, z + sunk - 0.25 * size, size * 1.15, size * 1.15, size * 0.64)
      if (hull > 14) return hull * 0.85
      const [near, fold] = at(x, y, z)
      const d = near * size
      if (d > 17) return (d - 10) * 0.9
      if (crust) return (d - crust(x, y, z).high) * 0.6
      const wet = look.coated ? 2.4 * wetness(look, x, y, z, (z + sunk * 0.4) / (build.tall * size)) : 0
      const drawn = overRim ? sheet(x, y, z) : 0
      // The sauce climbs it a little.
      const bank = pooled && z < 9 ? 7 * (1 - z / 9) ** 2 : 0
      return (d - relief * skinRelief(look, x, y, z, fold) - wet - drawn - bank) * 0.78
    },
    colour,
    gloss: crusted ? 0.12 : (look.sauce ? 0.42 : 0.26) * (look.taut ? 1.3 : look.uneven ? 0.7 : 1),
  }
  const end: Solid = {
    bounds: { x: -0.95 * size, y: 0, reach: size * 0.5, from: 0, to: size * 0.5 },
    distance: (x, y, z) => bone(x / size, y / size + bend(x / size), (z + sunk) / size) * size * 0.85,
    colour: (x, y, z) => {
      const n = lumps(x, y, z, 0.06, seed + 20)
      const own = scaled(mix(BONE, MARROW, 0.35 + 0.6 * smooth(-1.02, -0.86, x / size) + 0.5 * (n - 0.4)), 0.78)
      return look.sauce ? mix(own, mix(look.sauce.dark, look.sauce.light, 0.6), 0.2 + 0.7 * smooth(10, 2, z)) : own
    },
    gloss: 0.35,
  }
  return (piece.trimmed ? [meat] : [meat, end]).map((solid) =>
    moved(turned(solid, piece.boneAt + Math.PI), piece.x, piece.y, piece.lift ?? 0),
  )
}

/** Which way it lies is told by its seed. */
const liesOf = ({ seed }: BirdLook): number => (Math.floor(seed * 7) % 2 ? 1 : -1)

export function chickenThigh(piece: ChickenPiece): Solid[] {
  const { seed } = piece.look
  return solidsOf(thigh(liesOf(piece.look), 0.94 + 0.14 * noise(seed, 5.5), seed, piece.trimmed === true), piece)
}

export function wingPiece(piece: ChickenPiece, which: 'drumette' | 'flat'): Solid[] {
  return solidsOf((which === 'flat' ? flatWithTip : drumette)(liesOf(piece.look)), piece)
}
