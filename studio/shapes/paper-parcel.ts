// A parcel of baking paper, torn open along its top: crumpled into facets, pinched at its ends, its edge thin and brown.
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

/** Paper crumples along lines that run everywhere: 0 on a fold, rising in flat slopes to both sides. */
function foldAt(x: number, y: number, fine: number, seed: number): number {
  return Math.min(1, 1.6 * Math.abs(2 * noise(x * fine + seed, y * fine - seed) - 1))
}

/** Where the inside ends and the torn edge begins, as shares of the width at that place. */
const [INSIDE, RIM] = [0.56, 0.84]

/** Answers the height of its floor. */
export function paperParcel(scene: Scene, x: number, y: number, parcel: PaperParcel): number {
  const { halfLength, halfWidth, turn } = parcel
  const { random, field } = scene
  const seed = random.between(0, 99)
  const ground = field.heightAt(x, y)
  const floor = ground + 8
  // Its outside, in soft folds; darker below, where the plate is near.
  const outside: SidePaint = (px, py, z) => {
    const fold = foldAt(px, py, 0.012, seed + 3)
    return mix(mix(FOLD, PAPER, 0.35 + 0.6 * fold), SCORCHED, 0.3 * smooth(26, 0, z - ground))
  }
  field.withSides(outside, () =>
    field.stamp(x, y, hypot(halfLength * 1.18, halfWidth * 1.1), turn, (lx, ly, out) => {
      const u = lx / halfLength
      const end = Math.abs(u)
      const n = layeredNoise(lx * 0.011 + seed, ly * 0.011, 3)
      // Pinched at both ends, torn along its edge.
      if (end > 1.06) return false
      const torn = 0.1 * creaseAt((lx + 0.3 * ly) * 0.011, seed + 4) + 0.05 * creaseAt((lx - ly) * 0.031, seed + 7)
      const pinch = Math.max(0, 1 - (end / 1.06) ** 2.6) ** 0.62
      const reach = halfWidth * pinch * (1 + 0.1 * (n - 0.5))
      const d = Math.abs(ly) / (reach || 1)
      // The walls do not follow every tear, or they would be corrugated.
      if (d > 0.88 + torn) return false
      const crumple = 1 - 0.6 * foldAt(lx, ly, 0.009, seed) - 0.4 * foldAt(lx, ly, 0.021, seed + 9)
      // Higher at the back, where the paper was folded over; lower in front, where it was torn open.
      const back = ly < 0 ? 1 : 0.56
      const wall = (50 + 22 * (n - 0.3)) * back * (0.72 + 0.4 * crumple) + 10
      const up = smooth(INSIDE - 0.12, 1, d)
      if (d > RIM) {
        // The edge is thin, bent out in flat facets, and brown from the oven.
        const across = (d - RIM) / (1 - RIM)
        const facet = foldAt(lx, ly, 0.013, seed + 6)
        const z = floor + wall * up ** 1.1 + 9 * facet * across + crumple * 9
        const tone = mix(FOLD, PAPER, clamp(0.35 + 0.5 * facet + 0.35 * crumple))
        const burnt = smooth(0.35, 1, across + 0.5 * (n - 0.5)) * (0.4 + 0.6 * facet)
        return put(out, mix(tone, SCORCHED, 0.5 * burnt), z, 0.06, SOLID)
      }
      const wet = smooth(0.74, 0.4, d + 0.3 * (crumple - 0.5)) * smooth(1, 0.75, end)
      const dry = mix(FOLD, PAPER, clamp(0.45 + 0.7 * crumple))
      const gather = up * foldAt(lx, ly, 0.014, seed + 3)
      const z = floor + wall * up ** 1.1 + crumple * 9 * (0.4 + 0.6 * up) + 4 * gather
      const tone = mix(mix(dry, SOAKED, 0.6 * wet), FOLD, 0.25 * up * (1 - gather))
      return put(out, tone, z, 0.06 + 0.5 * wet, SOLID)
    }),
  )
  return floor
}
