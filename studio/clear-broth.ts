// Which soups are clear, and the color of a broth through which one sees the bowl.
import { lightness, mix, type Rgb, rgb, scaled, stained, WHITE } from './colour.ts'
import type { Dish } from './dish.ts'
import type { Part } from './part.ts'

export interface BrothTones {
  /** In the middle, where it is deep. */
  dark: Rgb
  light: Rgb
  /** Near the wall of the bowl, which shines through; left out when the soup is not clear. */
  shallow?: Rgb
}

const STOCK = rgb('#dba84e')
const WATERY = rgb('#e4cb88')
/** More dye than this makes a sauce. */
const MOST_DYE = 0.3
/** Grams of starch, of mashed food and of melting pulses that cloud it. */
const THICKENED = 20
const MASHED = 100
const DARK_BOWL = 50

function clouds({ name, look, cut, piece, grams }: Part, firmEggs: boolean): boolean {
  if (look.kind === 'cream') return grams > 10
  if (look.kind === 'egg') return piece === null && !firmEggs
  if (look.kind === 'flour') return grams > THICKENED && !firmEggs
  if (/miso|paste|peanut butter|tahini|masa/.test(name)) return true
  if (/potato|squash|pumpkin/.test(name)) return true
  return ((cut === 'puree' && !/tomato/.test(name)) || look.kind === 'legume') && grams > MASHED
}

/** A broth that nothing clouds: no cream, no egg that binds it, nothing mashed. */
export function isClearBroth(dish: Dish): boolean {
  // The eggs and the flour of dumplings stay in them.
  const firmEggs = dish.eggThreads || dish.called(/dumpling|matzo ball/)
  return dish.strength < MOST_DYE && !dish.parts.some((part) => clouds(part, firmEggs))
}

/** Soy sauce and tomatoes keep their own color; stock is golden, water with a little in it pale. */
export function clearBroth(dish: Dish, bowl: Rgb): BrothTones {
  const { light } = dish.sauce
  const redness = light[0] / (light[1] + 0.01) - 2.2
  const darkness = (62 - lightness(light)) / 16
  const own = Math.min(0.85, Math.max(0.2, redness / 1.8, darkness))
  const base = mix(dish.has(/(chicken|vegetable|beef).* (stock|broth)/) ? STOCK : WATERY, light, own)
  return {
    dark: scaled(base, 0.86),
    light: scaled(base, 1.02),
    // A dark wall would turn it gray.
    shallow: lightness(bowl) < DARK_BOWL ? base : stained(mix(bowl, WHITE, 0.35), base, 0.7),
  }
}
