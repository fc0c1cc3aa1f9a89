// Dumplings of flour, bread or matzo meal.
import { rgb } from '#studio/colour.ts'
import type { Dish } from '#studio/dish.ts'
import type { Scene } from '#studio/scene.ts'
import { herbFlecks } from '#studio/shapes/greens.ts'
import { meatball } from '#studio/shapes/meat.ts'

const SIZE = 58

/** Afloat on a soup or a stew; `level` is where their lowest third ends. */
export function flourDumplings(scene: Scene, dish: Dish, reach: number, level: number): void {
  if (dish.scene.style !== 'dumplings' && !dish.called(/dumpling|matzo ball/)) return
  for (const [x, y] of scene.spots(5, reach)) {
    const size = SIZE * scene.random.between(0.9, 1.08)
    // A ball of bread stands as high as it is wide, less what is under water.
    scene.field.withCeiling(
      () => level - size * 0.42,
      () => meatball(scene, x, y, size, rgb('#f0dfb6'), rgb('#d9b878')),
    )
    herbFlecks(scene, 12, 36, rgb('#4f7a34'), 5, x, y)
  }
}
