// A whole chicken under one taut skin. Roasted breast up: plump, the legs folded back with their ankles over the tail, wings tucked in.
// Flattened: its backbone cut out, the legs turned out, the wings beside the neck.
import { mix, rgb, scaled } from '#studio/colour.ts'
import { noise, smooth } from '#studio/noise.ts'
import { type BirdLook, birdSkin, skinRelief } from './bird-skin.ts'
import type { Solid } from './carver.ts'
import { type Place, softMin, taperedRod, toEllipsoid } from './limbs.ts'
import { lumps, turned } from './solids.ts'

export const [BONE, MARROW] = [rgb('#efe0bd'), rgb('#a8744a')]
const SLASHED = { pale: rgb('#e0a06c'), deep: rgb('#7a2c10') }

type Distance = (x: number, y: number, z: number) => number

/** How far it is to the flesh, and how near a fold between two limbs is: 0 in its depth. */
interface Nearest {
  distance: number
  fold: number
}

/** On one side of the middle; lengths are shares of the bird's size: to the neck, to the side, up. */
interface Anatomy {
  /** `side`: 1 or -1, the half of the bird that `b` is measured in. */
  flesh: (a: number, b: number, c: number, out: Nearest, side: number) => void
  bone: (a: number, b: number, c: number, side: number) => number
  boneFrom: number
  tall: number
  /** Cuts through the skin: 1 in their middle. */
  slash?: Distance
}

function ankle(from: Place, to: Place, knuckles: readonly Place[]): Distance {
  const shank = taperedRod(from, 0.042, to, 0.034)
  return (a, b, c) => {
    let d = shank(a, b, c)
    for (const [ka, kb, kc] of knuckles) d = softMin(d, toEllipsoid(a - ka, b - kb, c - kc, 0.046, 0.04, 0.042), 0.04)
    return d
  }
}

/** One leg lies over the other, their ankles past the middle. */
function crossedLeg(up: number): { drumstick: Distance; bone: Distance } {
  return {
    drumstick: taperedRod([-0.24, 0.5, 0.42], 0.235, [-0.96, 0.04, 0.46 + up], 0.08),
    bone: ankle(
      [-0.93, 0.06, 0.46 + up],
      [-1.12, -0.1, 0.49 + up],
      [
        [-1.13, -0.13, 0.51 + up],
        [-1.16, -0.09, 0.49 + up],
      ],
    ),
  }
}

function plump(): Anatomy {
  const [over, under] = [crossedLeg(0.15), crossedLeg(-0.01)]
  const thigh = taperedRod([0.02, 0.46, 0.28], 0.25, [-0.34, 0.48, 0.3], 0.26)
  const upperWing = taperedRod([0.58, 0.4, 0.5], 0.13, [0.22, 0.6, 0.4], 0.105)
  const lowerWing = taperedRod([0.22, 0.62, 0.37], 0.1, [0.56, 0.6, 0.26], 0.075)
  return {
    tall: 1,
    boneFrom: -0.95,
    bone(a, b, c, side) {
      const [own, other] = side > 0 ? [over, under] : [under, over]
      return Math.min(own.bone(a, b, c), other.bone(a, -b, c))
    },
    flesh(a, b, c, out, side) {
      const trunk = toEllipsoid(a + 0.02, b, c - 0.4, 0.78, 0.48, 0.38)
      // The breast: two halves that meet in a shallow furrow, highest toward the neck.
      const up = c - 0.58 + 0.08 * Math.abs(a - 0.2)
      const off = 0.2 - 0.07 * a
      const near = toEllipsoid(a - 0.2, b - off, up, 0.6, 0.29, 0.34)
      const breast = b > 0.22 ? near : softMin(near, toEllipsoid(a - 0.2, b + off, up, 0.6, 0.29, 0.34), 0.06)
      const torso = softMin(trunk, breast, 0.1)
      const body = a > -0.4 ? torso : softMin(torso, toEllipsoid(a + 0.8, b, c - 0.24, 0.16, 0.13, 0.09), 0.16)
      const [own, other] = side > 0 ? [over, under] : [under, over]
      // Far from a limb it is enough to know that it is far.
      const near1 = a > 0.42 ? a - 0.25 : softMin(own.drumstick(a, b, c), thigh(a, b, c), 0.07)
      const leg = a > -0.4 || b > 0.4 ? near1 : Math.min(near1, other.drumstick(a, -b, c))
      const wing = a < -0.08 ? 0.08 - a : softMin(upperWing(a, b, c), lowerWing(a, b, c), 0.035)
      out.distance = softMin(softMin(body, leg, 0.03), wing, 0.04)
      out.fold = Math.abs(body - Math.min(leg, wing))
    },
  }
}

function flattened(): Anatomy {
  const drumstick = taperedRod([-0.34, 0.68, 0.18], 0.21, [-0.9, 0.4, 0.15], 0.078)
  const upperWing = taperedRod([0.5, 0.52, 0.2], 0.14, [0.16, 0.74, 0.15], 0.125)
  const lowerWing = taperedRod([0.18, 0.78, 0.12], 0.11, [0.54, 0.76, 0.1], 0.085)
  const tip = taperedRod([0.54, 0.75, 0.09], 0.075, [0.66, 0.62, 0.08], 0.045)
  const cuts = [
    [-0.3, 0.56],
    [-0.48, 0.62],
  ] as const
  return {
    tall: 0.64,
    boneFrom: -0.88,
    bone: ankle(
      [-0.86, 0.42, 0.15],
      [-1.02, 0.34, 0.15],
      [
        [-1.04, 0.36, 0.16],
        [-1.05, 0.3, 0.15],
      ],
    ),
    slash: (a, b) => {
      let deepest = 0
      for (const [ca, cb] of cuts) {
        const bent = 0.006 * Math.sin(b * 40 + ca * 9)
        const [u, v] = [(b - cb - 0.5 * (a - ca)) / 0.14, (a - ca + 0.5 * (b - cb) + bent) / 0.024]
        deepest = Math.max(deepest, smooth(1, 0.3, u * u + Math.abs(v) ** 1.6))
      }
      return deepest
    },
    flesh(a, b, c, out) {
      const back = toEllipsoid(a - 0.06, b, c - 0.12, 0.72, 0.56, 0.2)
      const off = 0.29 - 0.1 * a
      const near = toEllipsoid(a - 0.22, b - off, c - 0.2, 0.56, 0.31, 0.4)
      const breast = b > 0.24 ? near : softMin(near, toEllipsoid(a - 0.22, b + off, c - 0.2, 0.56, 0.31, 0.4), 0.04)
      const body = softMin(back, breast, 0.06)
      const [ta, tb] = [a + 0.24, b - 0.56]
      const thigh = toEllipsoid(0.85 * ta - 0.53 * tb, 0.53 * ta + 0.85 * tb, c - 0.18, 0.3, 0.36, 0.24)
      const leg = a > 0.4 ? a - 0.16 : softMin(thigh, drumstick(a, b, c), 0.08)
      const wing =
        a < -0.1 ? 0.08 - a : softMin(softMin(upperWing(a, b, c), lowerWing(a, b, c), 0.05), tip(a, b, c), 0.05)
      out.distance = softMin(softMin(body, leg, 0.03), wing, 0.04)
      out.fold = Math.abs(body - Math.min(leg, wing))
    },
  }
}

interface Bird {
  size: number
  /** Where the neck points. */
  turn: number
  look: BirdLook
}

export function roastChicken(bird: Bird): Solid[] {
  return sculpted(bird, plump())
}

export function flatChicken(bird: Bird): Solid[] {
  return sculpted(bird, flattened())
}

function sculpted({ size, turn, look }: Bird, { flesh, bone, boneFrom, tall, slash }: Anatomy): Solid[] {
  const { seed } = look
  const reach = size * 1.26
  // No bird is the same on both sides.
  const wavy = (a: number, c: number): number => 0.05 * (noise(a * 2.3 + seed, c * 2.3) - 0.5)
  const nearest: Nearest = { distance: 0, fold: 0 }
  const at = (x: number, y: number, z: number): Nearest => {
    const [a, c] = [x / size, z / size]
    const b = y / size + wavy(a, c)
    flesh(a, Math.abs(b), c, nearest, b < 0 ? -1 : 1)
    return nearest
  }
  const cutAt = (x: number, y: number): number => slash?.(x / size, Math.abs(y / size), 0) ?? 0
  const skin = birdSkin(look)
  const meat: Solid = {
    bounds: { x: 0, y: 0, reach, from: 0, to: size * tall },
    distance: (x, y, z) => {
      const { distance, fold } = at(x, y, z)
      const d = distance * size
      if (d > 9) return (d - 5) * 0.9
      return (d - skinRelief(look, x, y, z, fold) + 5 * cutAt(x, y)) * 0.78
    },
    colour: (x, y, z) => {
      const { fold } = at(x, y, z)
      const seen = skin(x, y, z, 0.16 + (0.84 * z) / (size * tall), fold)
      const cut = cutAt(x, y)
      return cut ? mix(seen, mix(SLASHED.deep, SLASHED.pale, smooth(0.35, 1, cut)), 0.75 * smooth(0, 0.3, cut)) : seen
    },
    gloss: look.charred ? 0.16 : 0.24,
  }
  const bones: Solid = {
    bounds: { x: boneFrom * size, y: 0, reach: size * 0.6, from: 0, to: size * 0.75 },
    distance: (x, y, z) => {
      const b = y / size + wavy(x / size, z / size)
      return bone(x / size, Math.abs(b), z / size, b < 0 ? -1 : 1) * size * 0.85
    },
    colour: (x, y, z) => {
      // Gristle and dried juices: no bone from the oven is white.
      const n = lumps(x, y, z, 0.07, seed + 20)
      return scaled(mix(BONE, MARROW, 0.52 + 0.4 * smooth(boneFrom - 0.12, boneFrom, x / size) + 0.9 * (n - 0.5)), 0.94)
    },
    gloss: 0.18,
  }
  return [meat, bones].map((solid) => turned(solid, turn))
}
