// How much there is in a soup, and how much of its broth clings to it.
import type { Rgb } from '#studio/colour.ts'
import type { Dish } from '#studio/dish.ts'
import { clamp, smooth } from '#studio/noise.ts'
import type { Part } from '#studio/part.ts'
import { isCreamy } from './broth-level.ts'
import { hasBeets, isKaleBroth } from './broth-tones.ts'

/** How full of food a soup is: 0 is a broth with something in it, 1 a minestrone. */
export function fullness(dish: Dish): number {
  const all = dish.parts.reduce((sum, { grams }) => sum + grams, 0)
  return smooth(0.2, 0.36, dish.simmered.reduce((sum, { grams }) => sum + grams, 0) / (all || 1))
}

/** How much of the surface the pieces cover. Cream hides most of them. */
export function coverOf(dish: Dish, pieces: readonly Part[], inCream: boolean): number {
  if (dish.called(/rasam/)) return 0.4
  if (dish.called(/stracciatella/)) return 0.6
  if (dish.eggThreads) return 0.42
  if (pieces.every(({ look }) => look.kind === 'fish' || look.kind === 'tofu')) return 0.45
  // Pasta needs its room.
  if (dish.first('pasta')) return 0.5
  // What comes to the table in its pot is a meal.
  if (dish.scene.vessel === 'pot') return 1.25
  return inCream && !dish.scene.main ? 0.66 : 0.85
}

/** How much of the broth's color the pieces take on. */
export function wetness(dish: Dish, broth: Rgb): number {
  // Tomato over white fish would be pink.
  if (isKaleBroth(dish) || dish.first('fish')) return 0.04
  if (hasBeets(dish)) return 0.62
  if (isCreamy(broth)) return 0.07
  return clamp(0.6 * dish.strength, 0.1, 0.3)
}
