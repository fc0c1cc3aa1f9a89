// A salad that its scene says is about one food: most of it is that, the rest is seen among it, and more of it lies on top.
import type { Dish } from '#studio/dish.ts'
import { around, toss } from '#studio/laying.ts'
import type { Part } from '#studio/part.ts'
import type { Scene } from '#studio/scene.ts'

const MORE = 1.7
const LESS = 0.75
/** The other food of the title would be lost among it. */
const ON_TOP = 3.5

function isNamed({ scene }: Dish, { name }: Part): boolean {
  return scene.main !== '' && name.includes(scene.main)
}

export function namedFirst(dish: Dish, part: Part): Part {
  if (!dish.scene.main) return part
  if (isNamed(dish, part)) return { ...part, grams: part.grams * MORE }
  return part.cut === 'shred' || part.cut === 'slice' ? { ...part, grams: part.grams * LESS } : part
}

/** Shrimp and the like are laid on with it. */
export function namedOnTop(scene: Scene, dish: Dish, parts: readonly Part[], reach: number): void {
  if (!dish.scene.main) return
  const named = parts
    .filter((part) => isNamed(dish, part) || part.look.kind === 'seafood')
    .map((part) => (isNamed(dish, part) ? part : { ...part, grams: part.grams * ON_TOP }))
  toss(scene, named, around(scene, reach * 0.66), { cover: 0.4, rise: 14 })
}
