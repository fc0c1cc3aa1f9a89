// Whole leaves of basil, mint or cilantro that belong to a dish: laid over it by hand, where a strewn garnish would slide off.
import { rgb } from '#studio/colour.ts'
import type { Dish } from '#studio/dish.ts'
import type { Area } from '#studio/laying.ts'
import type { Part } from '#studio/part.ts'
import type { Scene } from '#studio/scene.ts'
import { frond } from '#studio/shapes/greens.ts'

/** Leaves that are too small to be laid one by one. */
const SMALL = 28

export function herbsOver(
  scene: Scene,
  herbs: readonly Part[],
  { x, y, radius }: Area,
  count: number,
  scale = 1,
): void {
  for (const { piece } of herbs) {
    if (!piece || piece.reach < SMALL) continue
    for (const spot of scene.spots(Math.ceil(count / herbs.length), radius, x, y))
      piece.draw(scene, ...spot, scale * scene.random.between(0.8, 1.1))
  }
}

/** The fresh herbs of a dish that come to the table as leaves. */
export function freshHerbs(dish: Dish): Part[] {
  return dish.garnishes.filter((part) => part.look.kind === 'herb')
}

const FEATHERY = rgb('#6aa53c')

/** The tops of the bulb go into a salad of raw fennel. */
export function fennelFronds(scene: Scene, dish: Dish, reach: number): void {
  if (!dish.pieces.some(({ name, done }) => /^fennel\b/.test(name) && done !== 'roasted' && done !== 'fried')) return
  for (const [x, y] of scene.spots(11, reach)) frond(scene, x, y, scene.random.between(34, 48), FEATHERY)
}
