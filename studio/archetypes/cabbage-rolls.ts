// Cabbage rolls in tomato sauce: a spoonful over each, the leaf showing at both ends, and one cut open in front.
import { mix, rgb } from '#studio/colour.ts'
import type { Dish } from '#studio/dish.ts'
import { around, garnish } from '#studio/laying.ts'
import type { Scene } from '#studio/scene.ts'
import { cabbageRoll } from '#studio/shapes/cabbage-roll.ts'
import { nap } from '#studio/shapes/drizzle.ts'
import { cutWrap } from '#studio/shapes/rolled.ts'
import { mound } from '#studio/shapes/surface.ts'
import { cutFoods } from './fillings.ts'

/** From the middle of the platter: x, y and how they lean. */
const ROLLS = [
  [-158, -132, -0.06],
  [138, -140, 0.08],
  [-172, -8, 0.05],
  [128, -16, -0.05],
  [-150, 118, -0.08],
] as const
const HALVES = [
  [96, 118, 1.82],
  [238, 104, 1.28],
] as const
const RED = rgb('#d8481c')

export function cabbageRolls(scene: Scene, dish: Dish): void {
  const { random } = scene
  const sauce = { dark: mix(dish.sauce.dark, RED, 0.3), light: mix(dish.sauce.light, RED, 0.5) }
  mound(scene, { ...sauce, radius: 340, aspect: 0.66, rise: 8, base: 22, rough: 2, grain: 0.03, gloss: 0.8 })
  const rolls = ROLLS.map(([dx, dy, turn]) => {
    const [x, y] = [scene.x + dx + random.bell() * 8, scene.y + dy + random.bell() * 4]
    const half = random.between(122, 138)
    cabbageRoll(scene, x, y, { half, width: random.between(60, 68), turn: turn + random.bell() * 0.04 })
    return [x, y, half] as const
  })
  for (const [x, y, half] of rolls)
    nap(scene, x + random.bell() * 12, y, {
      ...sauce,
      reach: half * random.between(0.46, 0.6),
      deep: 62,
      strength: 0.94,
    })
  const cut = {
    length: 128,
    radius: 62,
    wrapper: rgb('#dfe0a0'),
    spots: rgb('#a8bb5c'),
    spotted: 0.5,
    wall: 0.1,
    tossed: true,
    fillings: cutFoods(dish).filter(({ form }) => form !== 'leaf'),
  }
  for (const [dx, dy, turn] of HALVES) cutWrap(scene, scene.x + dx, scene.y + dy, turn, cut)
  garnish(scene, dish, around(scene, 190), 1.1)
}
