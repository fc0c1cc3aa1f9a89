// Xôi xéo: a heap of yellow sticky rice, shaved mung beans over one side of it, fried shallots in the middle, cucumber along the edge.
import { mix, rgb, scaled } from '#studio/colour.ts'
import type { Dish } from '#studio/dish.ts'
import type { Scene } from '#studio/scene.ts'
import { shavedBeans } from '#studio/shapes/shaved-beans.ts'
import { seededRound } from '#studio/shapes/slices.ts'
import { type GrainLook, grainCount, grains } from '#studio/shapes/starches.ts'
import { mound } from '#studio/shapes/surface.ts'
import { plate } from '#studio/vessels.ts'
import type { Stage } from './archetype.ts'
import { crispShallots } from './crisp-shallots.ts'

const CUCUMBER = { skin: rgb('#2f6a2a'), flesh: rgb('#dcecb4'), core: rgb('#eef5d2') }

/** Slices that overlap in a bow along the foot of the heap. */
function bowOfSlices(scene: Scene, radius: number): void {
  const { random } = scene
  for (let i = 0; i < 9; i++) {
    const [x, y] = scene.polar(0.72 - i * 0.2, radius + random.bell() * 5)
    seededRound(scene, x, y, random.between(48, 56), CUCUMBER.skin, CUCUMBER.flesh, CUCUMBER.core)
  }
}

export function shavedRice({ scene, dish, setting }: Stage, grain: GrainLook): void {
  plate(scene, { radius: 352, ...setting.ceramic })
  const reach = 240
  // Steamed until it shines: plump grains, pressed into each other.
  const look = {
    ...grain,
    length: grain.length * 0.86,
    round: 0.5,
    tall: 0.42,
    dark: mix(grain.dark, grain.light, 0.3),
    gloss: 0.6,
  }
  if (dish.has(/cucumber/)) bowOfSlices(scene, 236)
  scene.x -= 56
  scene.y -= 6
  mound(scene, {
    radius: reach,
    rise: 62,
    base: 14,
    dark: scaled(look.dark, 0.8),
    light: look.light,
    rough: 14,
    grain: 0.03,
  })
  grains(scene, grainCount(look, reach), reach * 1.02, look)
  shavedBeans(scene, reach * 0.66, scene.x - reach * 0.26, scene.y - reach * 0.16)
  if (isFried(dish)) crispShallots(scene, reach * 0.44, 190, undefined, [scene.x + reach * 0.16, scene.y + reach * 0.2])
}

function isFried(dish: Dish): boolean {
  return dish.find(/shallot/)?.done === 'fried'
}
