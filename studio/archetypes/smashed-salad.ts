// Smashed cucumbers: the broken pieces, what clings to them, and the dressing that ran off.
import { type Rgb, rgb } from '#studio/colour.ts'
import type { Dish } from '#studio/dish.ts'
import { piece } from '#studio/looks/look.ts'
import type { Scene } from '#studio/scene.ts'
import { crumb } from '#studio/shapes/pieces.ts'
import { smashedCucumber } from '#studio/shapes/smashed-cucumber.ts'
import { mound } from '#studio/shapes/surface.ts'

/** Soy, vinegar and chili oil that ran off the cucumbers. */
export function poolOf(scene: Scene, dish: Dish, reach: number): void {
  if (!dish.has(/chili oil/)) return
  const pool = { radius: reach * 1.1, rise: 8, base: 24, rough: 1, grain: 0.02, gloss: 1 }
  mound(scene, { ...pool, dark: rgb('#4a1c0a'), light: rgb('#8a3412') })
}

export const SMASHED = piece('slice', 42, (s, x, y, k) => smashedCucumber(s, x, y, s.random.between(38, 60) * k))

const GARLIC = [rgb('#fbf0cf'), rgb('#f3e2b4')]
const CHILI = [rgb('#c2260e'), rgb('#8f1a0a'), rgb('#dc4a1c')]

/** Chopped garlic and the flakes of the chili oil, which cling to the pieces. */
export function clungBits(scene: Scene, dish: Dish, reach: number): void {
  const { random } = scene
  const strew = (count: number, size: number, colours: readonly Rgb[]): void => {
    for (const [x, y] of scene.spots(count, reach))
      if (scene.facesUp(x, y, 9)) crumb(scene, x, y, size * random.between(0.7, 1.3), random.pick(colours), 0.6)
  }
  if (dish.has(/garlic/)) strew(60, 4.6, GARLIC)
  if (dish.has(/chili oil/)) strew(80, 3, CHILI)
}
