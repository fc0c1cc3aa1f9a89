// What is fried in hot oil and poured over a dal at the end: whole seeds, browned onion, and the oil itself.
import { mix, rgb } from '#studio/colour.ts'
import type { Dish } from '#studio/dish.ts'
import type { Scene } from '#studio/scene.ts'
import { softOnion } from '#studio/shapes/soft-onion.ts'
import { liquid, specks } from '#studio/shapes/surface.ts'

const [OIL, FLESH, EDGE] = [rgb('#c9701c'), rgb('#c07c30'), rgb('#54260c')]
const SEEDS = [rgb('#4a2a12'), rgb('#7a4c1e'), rgb('#2c1a10')]

/** `level`: the surface of the dal. */
export function tadka(scene: Scene, dish: Dish, level: number): void {
  if (!dish.has(/(cumin|mustard) seed/)) return
  const { random } = scene
  const [x, y] = [scene.x + random.between(-30, 30), scene.y + random.between(-24, 24)]
  for (const [px, py] of scene.spots(7, 92, x, y))
    liquid(scene, {
      x: px,
      y: py,
      radius: random.between(18, 50),
      level: level + 2,
      dark: OIL,
      light: mix(OIL, rgb('#f0b040'), 0.4),
      clear: 5,
      rough: 1,
      gloss: 1,
    })
  if (dish.has(/onion|shallot/))
    for (const [px, py] of scene.spots(52, 100, x, y))
      softOnion(scene, px, py, random.between(44, 88), 0.085, FLESH, EDGE)
  specks(scene, 110, 120, SEEDS, 2.2, x, y)
}
