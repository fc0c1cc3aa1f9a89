// What is folded through rice or strewn over it, large enough to be seen among the grains.
import { rgb } from '#studio/colour.ts'
import type { Dish } from '#studio/dish.ts'
import { around } from '#studio/laying.ts'
import { crowdOf, gathered } from '#studio/scatter.ts'
import type { Scene } from '#studio/scene.ts'
import { eggFold } from '#studio/shapes/egg-folds.ts'
import { type GrainLook, grains } from '#studio/shapes/starches.ts'

const FOLDED_EGG = rgb('#f7c83c')

/** Nuts that the dish is named after are seen all over it. */
export function nutsOver(scene: Scene, dish: Dish, reach: number): void {
  const named = dish.of('nut').find(({ name, piece }) => piece && dish.words.includes(name.split(' ')[0] ?? name))
  if (named) for (const [x, y] of scene.spots(44, reach * 0.78)) named.piece?.draw(scene, x, y, 1.5)
}

/** Eggs that were scrambled first and folded in: soft yellow folds of all sizes, with rice clinging to them. */
export function softEgg(scene: Scene, look: GrainLook, reach: number): void {
  const { random } = scene
  const area = around(scene, reach * 0.8)
  for (const [x, y] of gathered(scene, 30, area, crowdOf(scene, area, 0.5)))
    eggFold(scene, x, y, random.chance(0.45) ? random.between(42, 62) : random.between(24, 38), FOLDED_EGG)
  for (const [x, y] of scene.spots(8, reach * 0.75)) grains(scene, 12, reach * 0.1, look, x, y)
}
