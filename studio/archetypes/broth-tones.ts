// The color of a soup that one cannot see through.
import { mix, rgb } from '#studio/colour.ts'
import type { Dish } from '#studio/dish.ts'
import { LIQUID_TONES } from '#studio/liquids.ts'
import { type Tones, tones } from '#studio/mixing.ts'
import { stewed } from './ladled.ts'

/** Nothing but shredded kale in it. */
export function isKaleBroth(dish: Dish): boolean {
  return !dish.eggThreads && dish.simmered.every(({ look, cut }) => look.kind === 'leaf' && cut === 'shred')
}

const BEET = rgb('#7c0a28')
const KALE_BROTH = rgb('#c3cf86')
const CHEDDAR = rgb('#f0a431')

const CARAMELIZED = rgb('#84491a')
const MISO = rgb('#d0b88e')

/** Kale turns the broth that it fills a little green, cheddar makes it orange, beets crimson, and tomatoes lose the red of raw ones. */
export function brothOf(dish: Dish): Tones {
  if (dish.scene.liquid) return LIQUID_TONES[dish.scene.liquid]
  if (dish.scene.style === 'gratin') return tones(CARAMELIZED)
  if (dish.has(/miso/)) return tones(mix(dish.sauce.light, MISO, 0.9))
  if (isKaleBroth(dish)) return tones(mix(dish.sauce.light, KALE_BROTH, 0.7))
  if (dish.called(/cheddar/)) return tones(mix(dish.sauce.light, CHEDDAR, 0.85))
  if (hasBeets(dish)) return tones(mix(BEET, dish.sauce.light, 0.05))
  return stewed(dish.sauce, 0.6)
}

export function hasBeets(dish: Dish): boolean {
  return dish.has(/\bbeet/)
}
