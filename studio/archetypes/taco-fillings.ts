// What fills a taco that stands on its fold, where the order from back to front matters: mince or beans before leaves.
import { mix, type Rgb, rgb, scaled } from '#studio/colour.ts'
import { sauced } from '#studio/finish.ts'
import { heaped } from '#studio/heap.ts'
import { toss } from '#studio/laying.ts'
import { clamp } from '#studio/noise.ts'
import type { Part } from '#studio/part.ts'
import type { Point, Scene } from '#studio/scene.ts'
import { spoonful } from '#studio/shapes/drizzle.ts'
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

/** Cabbage to the brim, shrimp side by side along the middle, large enough to be known, the crema over both. */
export function shrimpFilling(
  scene: Scene,
  shrimp: Part,
  others: readonly Part[],
  crema: Rgb | null,
  place: (share: number, across?: number) => Point,
): void {
  const { random } = scene
  const shreds = others.find(({ look, cut }) => look.kind === 'leaf' || cut === 'shred')
  const [x, y] = place(0)
  heaped(scene, { x, y, radius: TACO.reach }, 30, () => {
    for (let i = 0; i < 190; i++) {
      const share = random.between(-0.95, 0.95)
      const across = random.between(-46, 46) * Math.sqrt(1 - share * share)
      shreds?.piece?.draw(scene, ...place(share, across), random.between(0.45, 0.7))
    }
  })
  const small = others.filter((part) => part !== shreds)
  for (const share of HEAPS) {
    const [px, py] = place(share * 0.95, random.bell() * 14)
    toss(scene, small, { x: px, y: py, radius: 30 }, { cover: 0.3, scale: 0.6, rise: 12 })
  }
  for (const [share, across] of SHRIMP_PLACES)
    shrimp.piece?.draw(scene, ...place(share + random.bell() * 0.03, across), random.between(0.84, 1))
  if (crema)
    for (const share of [-0.58, -0.28, 0.02, 0.3, 0.58, 0.78])
      spoonful(scene, ...place(share, 6 + random.bell() * 20), random.between(20, 27), mix(crema, AVOCADO, 0.45))
}

const AVOCADO = rgb('#b9cf5c')
const SHRIMP_PLACES = [
  [-0.66, -4],
  [-0.4, 10],
  [-0.14, -10],
  [0.14, 12],
  [0.4, -8],
  [0.66, 6],
] as const
