// Meat and vegetables that baked for hours in a parcel of parchment, opened in its pan: lamb kleftiko.
import { mix, rgb } from '#studio/colour.ts'
import { put } from '#studio/field.ts'
import { sauced } from '#studio/finish.ts'
import { garnish, season, toss } from '#studio/laying.ts'
import { cookedPiece } from '#studio/looks/look.ts'
import { clamp, hypot, noise, roundedBox, smooth } from '#studio/noise.ts'
import type { Part } from '#studio/part.ts'
import type { Scene } from '#studio/scene.ts'
import { runout } from '#studio/shapes/drizzle.ts'
import { potatoWedge } from '#studio/shapes/potatoes.ts'
import { soupTomato } from '#studio/shapes/soup-tomato.ts'
import { tenderChunk } from '#studio/shapes/tender-chunk.ts'
import type { Stage } from './archetype.ts'
import { mainOf } from './mains.ts'

const [PAPER, SHADOW, SOAKED, SCORCHED] = [rgb('#f1e2c2'), rgb('#c4a674'), rgb('#c8944a'), rgb('#7a4418')]
const JUICES = rgb('#b87426')

/** 0 to 1 and back in straight lines: a row of sharp folds. */
const zigzag = (t: number): number => Math.abs(2 * (t - Math.floor(t)) - 1)

/** How the paper was crumpled: which way each set of folds runs, how far apart they are, how high. */
const FOLDS = [
  [0.4, 150, 1],
  [1.5, 118, 0.8],
  [2.5, 86, 0.62],
  [0.95, 57, 0.4],
  [2.05, 43, 0.3],
] as const

/** Thin paper, crumpled into flat facets with sharp folds between them; its edges stand up in pleats, browned by the oven. */
function parchment(scene: Scene, halfWidth: number, halfHeight: number): void {
  const seed = scene.random.between(0, 99)
  const floor = scene.field.heightAt(scene.x, scene.y)
  scene.field.stamp(scene.x, scene.y, hypot(halfWidth, halfHeight), 0.02, (x, y, out) => {
    const angle = Math.atan2(y / halfHeight, x / halfWidth)
    const warp = 60 * (noise(x * 0.005 + seed, y * 0.005) - 0.5)
    const torn = 16 * zigzag((x - y) * 0.008 + seed) + 9 * zigzag((x + y * 1.3) * 0.019 + seed) - 12
    const d = roundedBox(x, y, halfWidth, halfHeight, 8) + torn
    if (d > 0) return false
    const up = smooth(-130, -8, d)
    let crumple = 0
    for (const [way, apart, tall] of FOLDS)
      crumple += tall * zigzag((x * Math.cos(way) + y * Math.sin(way) + warp * tall) / apart + seed * tall)
    crumple /= 3.12
    const pleat = zigzag(angle * 5.4 + 0.006 * warp * 4 + seed)
    const wet = smooth(-70, -160, d + 70 * (crumple - 0.5))
    const rim = smooth(-58, -4, d + 30 * (crumple - 0.5))
    const dry = mix(SHADOW, PAPER, clamp(0.35 + 0.8 * crumple))
    const tone = mix(mix(dry, SOAKED, 0.55 * wet), SCORCHED, 0.8 * rim * (0.55 + 0.45 * pleat))
    const z = floor + 4 + 34 * crumple * (0.55 + 0.45 * up) + up * (14 + 26 * pleat)
    return put(out, tone, z, 0.12 + 0.35 * wet, 6)
  })
}

/** In the large pieces in which they went into the parcel. */
function large(part: Part): Part {
  const { main } = part.look
  if (main)
    return {
      ...part,
      grams: part.grams,
      piece: cookedPiece('chunk', 46, (s, x, y, k) => tenderChunk(s, x, y, 44 * k, main)),
    }
  if (/potato/.test(part.name))
    return {
      ...part,
      grams: part.grams * 1.6,
      piece: cookedPiece('chunk', 44, (s, x, y, k) => potatoWedge(s, x, y, 66 * k, 1)),
    }
  if (/tomato/.test(part.name))
    return { ...part, piece: cookedPiece('slice', 36, (s, x, y, k) => soupTomato(s, x, y, 46 * k)) }
  return part
}

const HEAPS = [
  [-205, -30],
  [0, -72],
  [205, -24],
  [-110, 82],
  [112, 84],
] as const

export function openedParcel({ scene, dish }: Stage): void {
  parchment(scene, 404, 264)
  runout(scene, scene.x, scene.y + 20, 275, JUICES)
  const main = mainOf(dish)
  const shown = dish.pieces.map(large)
  const meat = shown.filter(({ name }) => name === main?.name)
  const [x, y] = [scene.x, scene.y + 6]
  const keep = (px: number, py: number, reach: number): boolean =>
    hypot((px - x) / 385, (py - y) / (py > y ? 222 : 246)) < 1 - reach / 480
  const coat = sauced(JUICES, 0.1, scene.random.between(0, 99), 0.3)
  scene.field.withFinish(coat, () => {
    for (const [dx, dy] of HEAPS)
      toss(
        scene,
        shown,
        { x: x + dx, y: y + dy, radius: 150, keep },
        { cover: 1.7, scale: 1.2, rise: 24, crowd: () => 1 },
      )
    for (const [dx, dy] of HEAPS.slice(0, 3))
      toss(scene, meat, { x: x + dx, y: y + dy + 40, radius: 90, keep }, { cover: 0.22, scale: 1.05, rise: 16 })
  })
  garnish(scene, dish, { x, y, radius: 210 }, 1.1)
  season(scene, dish, { x, y, radius: 240 }, 1.2)
}
