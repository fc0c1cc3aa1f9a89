// Dumplings of flour, bread or matzo meal.
import { rgb } from '#studio/colour.ts'
import type { Dish } from '#studio/dish.ts'
import { TAU } from '#studio/noise.ts'
import type { Scene } from '#studio/scene.ts'
import { dropBiscuit } from '#studio/shapes/drop-biscuit.ts'
import { herbFlecks } from '#studio/shapes/greens.ts'
import { meatball } from '#studio/shapes/meat.ts'

const SIZE = 58
const RISEN = 80

/** Afloat on a soup or a stew; `level` is where their lowest third ends. */
export function flourDumplings(scene: Scene, dish: Dish, reach: number, level: number): void {
  if (dish.scene.style !== 'dumplings' && !dish.called(/dumpling|matzo ball/)) return
  if (dish.called(/dumpling/)) {
    risenDumplings(scene, reach, level)
    return
  }
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

/** Of self-rising flour, set on a stew under its lid: twice their size, like bread, and golden on top. */
function risenDumplings(scene: Scene, reach: number, level: number): void {
  const { random } = scene
  const start = random.angle()
  for (let i = 0; i < 6; i++) {
    const [x, y] =
      i === 5
        ? [scene.x + random.bell() * 14, scene.y]
        : scene.polar(start + (i / 5) * TAU + random.bell() * 0.16, reach)
    const size = RISEN * random.between(0.88, 1.08)
    scene.field.withCeiling(
      () => level + size * 0.06,
      () => dropBiscuit(scene, x, y, size),
    )
    herbFlecks(scene, 16, size * 0.62, rgb('#4f7a34'), 5.5, x, y)
  }
}
