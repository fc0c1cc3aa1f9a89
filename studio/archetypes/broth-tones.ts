// The color of a soup, and how deep one sees into it.
import { isClearBroth } from '#studio/clear-broth.ts'
import { mix, rgb } from '#studio/colour.ts'
import type { Dish } from '#studio/dish.ts'
import { LIQUID_CLARITY, LIQUID_TONES } from '#studio/liquids.ts'
import { type Tones, tones } from '#studio/mixing.ts'
import { stewed } from './stew-sauce.ts'

/** Nothing but shredded kale in it. */
export function isKaleBroth(dish: Dish): boolean {
  const { simmered } = dish
  // A stock that was strained has nothing in it.
  return (
    simmered.length > 0 &&
    !dish.eggThreads &&
    simmered.every(({ look, cut }) => look.kind === 'leaf' && cut === 'shred')
  )
}

const BEET = rgb('#7c0a28')
const KALE_BROTH = rgb('#d2d3a2')
const CHEDDAR = rgb('#f0a431')

const CARAMELIZED = rgb('#84491a')
const MISO = rgb('#d9a65a')
const DOENJANG = rgb('#a9743a')

/** Kale turns the broth that it fills a little green, cheddar makes it orange, beets crimson, and tomatoes lose the red of raw ones. */
export function brothOf(dish: Dish): Tones {
  if (dish.scene.liquid) return LIQUID_TONES[dish.scene.liquid]
  if (dish.scene.style === 'gratin') return tones(CARAMELIZED)
  if (dish.has(/doenjang/)) return tones(DOENJANG)
  if (dish.has(/miso/)) return tones(mix(dish.sauce.light, MISO, 0.9))
  if (isKaleBroth(dish)) return tones(mix(dish.sauce.light, KALE_BROTH, 0.7))
  if (dish.called(/cheddar/)) return tones(mix(dish.sauce.light, CHEDDAR, 0.85))
  if (hasBeets(dish)) return tones(mix(BEET, dish.sauce.light, 0.05))
  return stewed(dish.sauce, 0.6)
}

export function hasBeets(dish: Dish): boolean {
  return dish.has(/\bbeet/)
}

export const CLEAR = 150
/** Caramelized onions dye it. */
const DYED = 8
/** Only just below its surface a bean still shows; deeper ones would be rings. */
const CRIMSON = 3.6
/** Miso hangs in the middle in fine clouds; about them one sees into the broth. */
const MISO_CLEAR = 40
/** Ground soybeans hang in it. */
const PASTE = 4.5
/** Thin enough that the shreds just below its surface show. */
const GREEN_BROTH = 5

/** In scene units; null when it hides what lies in it. */
export function clarityOf(dish: Dish): number | null {
  if (dish.scene.liquid) return LIQUID_CLARITY[dish.scene.liquid] ?? null
  if (dish.scene.style === 'gratin') return DYED
  if (isKaleBroth(dish)) return GREEN_BROTH
  if (dish.has(/doenjang/)) return PASTE
  if (dish.has(/miso/)) return MISO_CLEAR
  if (hasBeets(dish)) return CRIMSON
  return isClearBroth(dish) ? CLEAR : null
}
