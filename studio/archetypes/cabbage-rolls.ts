// Cabbage rolls in tomato sauce: side by side, a ladleful across each, and one cut open in front.
import { mix, rgb } from '#studio/colour.ts'
import type { Dish } from '#studio/dish.ts'
import { around, garnish } from '#studio/laying.ts'
import type { Scene } from '#studio/scene.ts'
import { cabbageRoll } from '#studio/shapes/cabbage-roll.ts'
import { cutWrap } from '#studio/shapes/rolled.ts'
import { mound } from '#studio/shapes/surface.ts'
import { cutFoods } from './fillings.ts'

/** From the middle of the platter: x, y and how they lean; a row side by side, and one across in front. */
const ROLLS = [
  [-288, -52, 1.32],
  [-158, -78, 1.14],
  [-26, -66, 1.24],
  [108, -84, 1.1],
  [238, -66, 1.26],
  [-170, 138, 0.08],
] as const
const HALVES = [
  [78, 134, 1.86],
  [224, 126, 1.3],
] as const
const RED = rgb('#d8481c')

export function cabbageRolls(scene: Scene, dish: Dish): void {
  const { random } = scene
  const sauce = { dark: mix(dish.sauce.dark, RED, 0.3), light: mix(dish.sauce.light, RED, 0.5) }
  mound(scene, { ...sauce, radius: 385, aspect: 0.6, rise: 8, base: 22, rough: 3, grain: 0.05, gloss: 0.6 })
  for (const [dx, dy, turn] of ROLLS) {
    const [x, y] = [scene.x + dx + random.bell() * 6, scene.y + dy + random.bell() * 6]
    const size = { half: random.between(120, 136), width: random.between(62, 69) }
    cabbageRoll(scene, x, y, { ...size, turn: turn + random.bell() * 0.06, sauce })
  }
  const cut = {
    length: 124,
    radius: 64,
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
