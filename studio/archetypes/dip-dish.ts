// A little bowl of dip that stands on the plate.
import { type Rgb, scaled } from '#studio/colour.ts'
import type { Dish } from '#studio/dish.ts'
import type { Scene } from '#studio/scene.ts'
import type { Setting } from '#studio/setting.ts'
import { herbFlecks } from '#studio/shapes/greens.ts'
import { liquid } from '#studio/shapes/surface.ts'
import { bowl } from '#studio/vessels.ts'

export function dipDish(
  scene: Scene,
  dish: Dish,
  { ceramic }: Setting,
  x: number,
  y: number,
  colour: Rgb,
  herbs = true,
): void {
  const radius = 84
  bowl(scene, { radius, ...ceramic, speckled: false, x, y, depth: 64 })
  liquid(scene, {
    level: 54,
    radius: radius * 0.93,
    x,
    y,
    dark: scaled(colour, 0.9),
    light: colour,
    gloss: 0.6,
    swirl: 2.2,
    rough: 2,
  })
  const herb = herbs && dish.find(/chive|dill|parsley/)
  if (herb) herbFlecks(scene, 26, radius * 0.62, herb.look.colour, 5.5, x, y)
}
