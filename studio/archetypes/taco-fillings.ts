// What fills a taco that stands on its fold, where the order from back to front matters: mince or beans before leaves.
import { mix, rgb, scaled } from '#studio/colour.ts'
import { sauced } from '#studio/finish.ts'
import { heaped } from '#studio/heap.ts'
import { toss } from '#studio/laying.ts'
import { clamp } from '#studio/noise.ts'
import type { Part } from '#studio/part.ts'
import type { Point, Scene } from '#studio/scene.ts'
import { mound } from '#studio/shapes/surface.ts'
import { TACO } from '#studio/shapes/taco.ts'

/** Shares of a taco's length at which its filling is laid. */
export const HEAPS = [-0.7, -0.43, -0.15, 0.15, 0.43, 0.7]

/** Browned crumbs along the wall in front, shredded leaves standing behind them, tomato and cheese over both. */
export function mincedFilling(
  scene: Scene,
  crumbs: readonly Part[],
  leaf: Part,
  others: readonly Part[],
  place: (share: number, across?: number) => Point,
): void {
  const { random } = scene
  heaped(scene, { x: place(0)[0], y: place(0)[1], radius: TACO.reach }, 20, () => {
    for (let i = 0; i < 90; i++) {
      const share = random.between(-0.84, 0.84)
      leaf.piece?.draw(scene, ...place(share, random.between(-46, -4) * Math.sqrt(1 - share * share)), 0.62)
    }
  })
  for (const share of HEAPS) {
    const [x, y] = place(share * 0.94, 22 - 12 * share * share)
    toss(scene, crumbs, { x, y, radius: 34 - 12 * share * share }, { cover: 1.3, scale: 0.9, rise: 22 })
  }
  for (const share of HEAPS) {
    const [x, y] = place(share * 0.9, 0)
    toss(scene, others, { x, y, radius: 34 }, { cover: 0.5, scale: 0.62, rise: 18 })
  }
}

export const MASHED_BEANS = rgb('#6f4836')
const BEAN_GLOSS = rgb('#96604a')

/** Beans, half of them mashed, swell over the wall in front; the slaw stands behind them, avocado leans on it. */
export function beanFilling(
  scene: Scene,
  beans: readonly Part[],
  slaw: readonly Part[],
  fans: readonly Part[],
  place: (share: number, across?: number) => Point,
): void {
  const { random } = scene
  const [x, y] = place(0)
  heaped(scene, { x, y, radius: TACO.reach }, 38, () => {
    for (const { piece, grams } of slaw)
      for (let i = 0; i < clamp(grams * 0.6, 40, 110); i++) {
        const share = random.between(-0.8, 0.8)
        piece?.draw(scene, ...place(share, random.between(-50, -2) * Math.sqrt(1 - share * share)), 0.62)
      }
  })
  for (const share of HEAPS) {
    const [px, py] = place(share, 20 - 12 * share * share)
    const flat = 1 - 0.5 * share * share
    const mash = { dark: scaled(MASHED_BEANS, 0.8), light: BEAN_GLOSS, rough: 8, grain: 0.09, gloss: 0.6 }
    mound(scene, { ...mash, radius: 30 * flat, rise: 16, base: scene.field.heightAt(px, py) - 6, x: px, y: py })
  }
  const coat = sauced(mix(MASHED_BEANS, BEAN_GLOSS, 0.6), 0.42, 5, 0.3)
  scene.field.withFinish(coat, () => {
    for (const share of HEAPS) {
      const [px, py] = place(share * 0.98, 18 - 12 * share * share)
      toss(scene, beans, { x: px, y: py, radius: 30 - 12 * share * share }, { cover: 1.05, scale: 0.88, rise: 16 })
    }
  })
  // One fan, so that the slaw is seen beside it.
  const [fx, fy] = place(random.chance(0.5) ? 0.36 : -0.36, -20)
  heaped(scene, { x: fx, y: fy, radius: 60 }, 8, () => fans[0]?.piece?.draw(scene, fx, fy, 0.7))
}
