// Which soups are clear, and the color of a broth through which one sees the bowl.
import { lightness, mix, type Rgb, rgb, scaled } from './colour.ts'
import type { Dish } from './dish.ts'
import type { Tones } from './mixing.ts'
import type { Part } from './part.ts'

/** Whoever sees deeper than this into a broth sees the floor of the bowl. */
export const HAZY = 18

const STOCK = rgb('#e3bd6c')
const WATERY = rgb('#e4cb88')
/** Soy sauce in dashi. */
const SOY = rgb('#b8722a')
/** More dye than this makes a sauce. */
const MOST_DYE = 0.3
/** Grams of starch, of mashed food and of melting pulses that cloud it. */
const THICKENED = 20
const MASHED = 100
const DARK_BOWL = 62

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
  // Soy sauce dyes dashi, and leaves it clear.
  return (dish.strength < MOST_DYE || dish.has(/dashi/)) && !dish.parts.some((part) => clouds(part, firmEggs))
}

/** Soy sauce and tomatoes keep their own color; stock is golden, water with a little in it pale. */
export function clearBroth(dish: Dish): Tones {
  const { light } = dish.sauce
  const redness = light[0] / (light[1] + 0.01) - 2.2
  const darkness = (62 - lightness(light)) / 16
  const own = Math.min(0.85, Math.max(0.2, redness / 1.8, darkness))
  const stock = mix(dish.has(/(chicken|vegetable|beef).* (stock|broth)/) ? STOCK : WATERY, light, own)
  const base = dish.has(/dashi/) && dish.has(/soy sauce/) ? mix(stock, SOY, 0.6) : stock
  return { dark: scaled(base, 0.86), light: scaled(base, 1.02) }
}

const CREAM_GLAZE = rgb('#efe4cc')

/** A dark floor would turn a clear broth gray: such a bowl is glazed pale inside. */
export function paleInside(bowl: Rgb): Rgb {
  return lightness(bowl) < DARK_BOWL ? CREAM_GLAZE : bowl
}

/** What a broth of this color leaves of white light; a dark one, with soy sauce, leaves less. */
export function tintOf(light: Rgb): Rgb {
  return scaled(light, 0.98 / Math.max(...light) ** 0.65)
}
