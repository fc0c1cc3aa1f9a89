// A parcel of baking paper, torn open along its top: a boat with twisted ends, its rim crimped in small overlapping folds.
import { mix, rgb } from '#studio/colour.ts'
import { put, type SidePaint, SOLID } from '#studio/field.ts'
import { clamp, hypot, layeredNoise, noise, smooth } from '#studio/noise.ts'
import type { Scene } from '#studio/scene.ts'

const [PAPER, FOLD, SOAKED, SCORCHED] = [rgb('#fff3d8'), rgb('#e0c596'), rgb('#e6c483'), rgb('#b5803e')]

export interface PaperParcel {
  halfLength: number
  halfWidth: number
  turn: number
}

/** 0 to 1 and back in straight lines: sharp folds, each of another width. */
function creaseAt(along: number, seed: number): number {
  const bent = along + 1.3 * noise(along * 0.5 + seed, seed)
  return Math.abs(2 * (bent - Math.floor(bent)) - 1)
}

/** Where the inside ends and the crimped rim begins and ends, as shares of the width at that place. */
const [INSIDE, RIM] = [0.6, 0.86]

/** Answers the height of its floor. */
export function paperParcel(scene: Scene, x: number, y: number, parcel: PaperParcel): number {
  const { halfLength, halfWidth, turn } = parcel
  const { random, field } = scene
  const seed = random.between(0, 99)
  const ground = field.heightAt(x, y)
  const floor = ground + 8
  // Its outside, in soft folds; darker below, where the plate is near.
  const outside: SidePaint = (px, py, z) => {
    const fold = creaseAt((px + 0.4 * py) * 0.026, seed + 3)
    return mix(mix(FOLD, PAPER, 0.35 + 0.6 * fold), SCORCHED, 0.3 * smooth(26, 0, z - ground))
  }
  field.withSides(outside, () =>
    field.stamp(x, y, hypot(halfLength * 1.18, halfWidth * 1.1), turn, (lx, ly, out) => {
      const u = lx / halfLength
      const end = Math.abs(u)
      const n = layeredNoise(lx * 0.011 + seed, ly * 0.011, 3)
      // A boat; beyond its ends the paper is twisted to a tail.
      const boat = Math.max(0, 1 - Math.min(1, end) ** 2.5) ** 0.75
      const tail = end > 0.84 ? 0.15 + 0.12 * smooth(0.98, 1.14, end) + 0.04 * Math.sin(end * 60 + seed) : 0
      if (end > 1.15 - 0.04 * noise(ly * 0.15 + seed, 2)) return false
      const reach = halfWidth * Math.max(boat, tail) * (1 + 0.1 * (n - 0.5))
      const d = Math.abs(ly) / (reach || 1)
      if (d > 1) return false
      const folds = [
        creaseAt((lx * 0.9 + ly * 0.5) * 0.012, seed),
        creaseAt((ly - lx * 0.35) * 0.014, seed + 5),
        creaseAt((lx * 0.4 - ly) * 0.021, seed + 9),
      ] as const
      const crumple = 0.5 * folds[0] + 0.3 * folds[1] + 0.2 * folds[2]
      if (boat < tail) {
        // Twisted like a sweet: ridges run slantwise around it.
        const ridge = creaseAt((ly * 1.6 + lx * Math.sign(u)) * 0.034, seed + 2)
        const z = ground + 8 + reach * 0.5 * Math.sqrt(1 - d * d) + 5 * ridge
        const burnt = smooth(1, 1.15, end)
        return put(out, mix(mix(FOLD, PAPER, 0.25 + 0.75 * ridge), SCORCHED, 0.5 * burnt), z, 0.08, SOLID)
      }
      // Higher at the back, where the paper was folded over; lower in front, where it was torn open.
      const back = ly < 0 ? 1 : 0.62
      const wall = (46 + 18 * (n - 0.3)) * back * smooth(1.02, 0.7, end) + 14
      const up = smooth(INSIDE - 0.16, RIM - 0.02, d)
      const pitch = lx * 0.033 + 0.012 * ly * Math.sign(ly)
      const uneven = pitch + 0.9 * noise(lx * 0.02 + seed, ly > 0 ? 4 : 9)
      const pleat = uneven - Math.floor(uneven)
      if (d > RIM) {
        // Each fold of the rim lies over the one before it.
        const across = (d - RIM) / (1 - RIM)
        const lap = smooth(0.14, 0, pleat)
        const roll = Math.sin(Math.PI * clamp(0.15 + 0.85 * across))
        const z = floor + wall * (1 - 0.42 * across * across) + 7 * roll + 7 * pleat - 3 * lap
        const tone = mix(PAPER, FOLD, 0.12 + 0.62 * lap + 0.2 * (1 - pleat))
        const burnt = smooth(0.4, 0.8, n + 0.3 * pleat) * smooth(0.1, 0.8, across)
        return put(out, mix(tone, SCORCHED, 0.55 * burnt), z, 0.06, SOLID)
      }
      const wet = smooth(0.74, 0.4, d + 0.3 * (crumple - 0.5)) * smooth(1, 0.75, end)
      const dry = mix(FOLD, PAPER, clamp(0.45 + 0.7 * crumple))
      const gather = up * creaseAt(lx * 0.02 + 0.4 * d, seed + 3)
      const z = floor + wall * up ** 1.3 + crumple * 12 * (0.3 + 0.7 * up) + 4 * gather
      const tone = mix(mix(dry, SOAKED, 0.6 * wet), FOLD, 0.25 * up * (1 - gather))
      return put(out, tone, z, 0.06 + 0.5 * wet, SOLID)
    }),
  )
  return floor
}
