// Baking parchment: thin, matte, crumpled into flat facets with sharp folds between them.
import { mix, type Rgb, rgb, WHITE } from '#studio/colour.ts'
import { put } from '#studio/field.ts'
import { clamp, hypot, noise, roundedBox, smooth } from '#studio/noise.ts'
import type { Scene } from '#studio/scene.ts'

const [PAPER, SHADE, GREASE, SCORCHED] = [rgb('#f3e9d6'), rgb('#d5c6a8'), rgb('#cfa868'), rgb('#9c672c')]

/** Its edge, in scene units. */
const THIN = 3
/** How high the edge of a pan stands above its floor. */
const RIM = 26

interface Facet {
  /** 0 to 1. */
  z: number
  /** 1 on a fold, 0 inside a facet. */
  fold: number
}

/** Random heights on a lattice of triangles, joined by planes: one unit is about the side of a triangle. */
function facetAt(x: number, y: number): Facet {
  const skew = (x + y) * 0.366
  const [i, j] = [Math.floor(x + skew), Math.floor(y + skew)]
  const [u, v] = [x + skew - i, y + skew - j]
  const [more, less] = u > v ? [u, v] : [v, u]
  const a = noise(i, j)
  const b = u > v ? noise(i + 1, j) : noise(i, j + 1)
  const c = noise(i + 1, j + 1)
  return { z: a + (b - a) * more + (c - b) * less, fold: smooth(0.07, 0, Math.min(less, more - less, 1 - more)) }
}

/** How paper is crumpled at a place: large facets, smaller ones in them, the folds bent a little. */
export function crumpledAt(x: number, y: number, seed: number): Facet {
  const [bx, by] = [x + 44 * noise(x * 0.008 + seed, y * 0.008), y + 44 * noise(x * 0.008 - seed, y * 0.008 + 7)]
  const large = facetAt(bx / 128 + seed, by / 104)
  const small = facetAt(bx / 58 - seed, by / 64 + seed)
  const fine = facetAt(by / 31 + seed, bx / 27)
  return {
    z: 0.58 * large.z + 0.29 * small.z + 0.13 * fine.z,
    fold: Math.max(large.fold, 0.6 * small.fold, 0.3 * fine.fold),
  }
}

/** Its color: a fold is worn white, grease makes it darker and clear, the oven browns what stood up. */
export function paperAt({ z, fold }: Facet, greasy: number, scorched: number): Rgb {
  const dry = mix(mix(SHADE, PAPER, clamp(0.4 + 0.9 * z)), WHITE, 0.22 * fold)
  return mix(mix(dry, GREASE, 0.62 * greasy), SCORCHED, scorched)
}

export interface Sheet {
  halfWidth: number
  halfHeight: number
  turn: number
  /** How round its corners are. */
  corner?: number
  /** How high it stands up at the back and the sides, at the least and at the most. */
  stands: readonly [least: number, most: number]
  /** How far its front is pulled out over the edge of the pan. */
  tongue?: number
}

/** A sheet that was folded open: it stands up along the back and the sides, and lies down in front. Answers the height of its floor. */
export function openParchment(scene: Scene, cx: number, cy: number, sheet: Sheet): number {
  const { halfWidth, halfHeight, turn, corner = 6, stands, tongue = 0 } = sheet
  const { field, random } = scene
  const seed = random.between(0, 99)
  const floor = field.heightAt(cx, cy)
  field.stamp(cx, cy, hypot(halfWidth, halfHeight) + tongue, turn, (x, y, out) => {
    const bent = facetAt(x / 96 + seed, y / 96)
    const ahead = smooth(0.86, 0.4, Math.abs(x) / halfWidth) * (0.7 + 0.6 * noise(x * 0.006 + seed, 5.5))
    const d = roundedBox(x, y > 0 ? y - tongue * ahead : y, halfWidth, halfHeight, corner) + 34 * (bent.z - 0.5)
    if (d > 0) return false
    const facet = crumpledAt(x, y, seed)
    const front = smooth(halfHeight * 0.34, halfHeight * 0.86, y)
    const up = smooth(-150, -6, d) * (1 - 0.9 * front)
    const greasy = smooth(-58, -150, d + 90 * (facet.z - 0.5))
    const scorched = 0.75 * smooth(-11, -1, d + 10 * (facet.z - 0.5)) + 0.2 * smooth(-60, -12, d) * facet.z
    const lies = 4 + 38 * facet.z * (0.4 + 0.6 * smooth(-220, -60, d)) * (1 - 0.82 * front * smooth(-80, -4, d))
    const hangs = tongue ? smooth(halfHeight + 34, halfHeight + tongue, y) : 0
    const onRim = tongue ? RIM * smooth(halfHeight * 0.7, halfHeight + 22, y) : 0
    const z = floor + lies + onRim + up * (stands[0] + (stands[1] - stands[0]) * bent.z)
    return put(out, paperAt(facet, greasy, clamp(scorched)), z * (1 - 0.9 * hangs), 0.05 + 0.4 * greasy, THIN)
  })
  return floor + 12
}
