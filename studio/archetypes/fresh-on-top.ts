// What is laid on a stew or a soup at the table, and stays raw.
import type { Dish } from '#studio/dish.ts'
import { toss } from '#studio/laying.ts'
import type { Part } from '#studio/part.ts'
import type { Scene } from '#studio/scene.ts'

/** Avocado goes on last, in one place, and stays green. */
export function freshOnTop(scene: Scene, dish: Dish, reach: number): void {
  const fresh = dish.pieces.filter(isFresh)
  if (fresh.length === 0) return
  const angle = scene.random.between(-0.6, 0.6) + (scene.random.chance(0.5) ? 0 : Math.PI)
  const [x, y] = scene.polar(angle, reach * 0.36)
  toss(scene, fresh, { x, y, radius: reach * 0.44 }, { cover: 0.85, rise: 12, crowd: () => 1 })
}

export function isFresh({ name, done }: Part): boolean {
  return /avocado/.test(name) && (done === null || done === 'raw')
}
