// The color of the sauce that a stew cooked in.
import { lightness, mix, type Rgb, rgb, scaled } from '#studio/colour.ts'
import type { Dish } from '#studio/dish.ts'
import { LIQUID_TONES } from '#studio/liquids.ts'
import type { Tones } from '#studio/mixing.ts'
import { clamp, smooth } from '#studio/noise.ts'

const STEWED = rgb('#7c3a16')

/** 0 is a brown or red sauce, 1 a white one. */
export function creaminess(light: Rgb): number {
  return smooth(58, 76, lightness(light))
}

/** What an hour on the stove does to it: darker, browner, and no longer the red of a raw tomato. */
export function stewed({ dark, light }: Tones, amount = 1): Tones {
  const raw = clamp(light[0] / (light[1] + 0.02) / 3 - 0.7)
  // Cream and coconut milk stay pale.
  const share = amount * (1 - creaminess(light))
  return {
    dark: scaled(mix(dark, STEWED, share * (0.14 + 0.3 * raw)), 1 - 0.14 * share),
    light: mix(light, STEWED, share * (0.06 + 0.26 * raw)),
  }
}

export function sauceOf(dish: Dish): Tones {
  if (dish.scene.liquid) return LIQUID_TONES[dish.scene.liquid]
  return stewed(dish.sauce, isCreamy(dish) ? 0.35 : 1)
}

export function isCreamy(dish: Dish): boolean {
  return dish.grams('cream') > 80
}
