// Beef from a smoking wok with fries folded in: thick strips, petals of red onion and wedges of tomato that kept their shape.
import { rgb } from '#studio/colour.ts'
import type { Dish } from '#studio/dish.ts'
import { cookedPiece, type Piece, piece } from '#studio/looks/look.ts'
import type { Part } from '#studio/part.ts'
import { limpRibbon } from '#studio/shapes/cooked-greens.ts'
import { ovenFry } from '#studio/shapes/oven-fry.ts'
import { type SaucedMeatLook, saucedMeat } from '#studio/shapes/sauced-meat.ts'

/** Soy sauce, vinegar and the juice of tomatoes, boiled up for a minute. */
export const SALTADO = { dark: rgb('#5e2409'), light: rgb('#9c4e1c') }

const FRIES = cookedPiece('chunk', 27, (s, x, y, k) => ovenFry(s, x, y, 140 * k, 24 * k))

const BEEF_LOOK: SaucedMeatLook = {
  inside: rgb('#c08060'),
  outside: rgb('#93542e'),
  crust: rgb('#50260f'),
  sauce: SALTADO,
  browned: 0.9,
  coated: 0.3,
  foot: 0.3,
  tall: 0.8,
  long: [1.5, 2.3],
  ends: 0.9,
}
const BEEF: Piece = {
  ...piece('slice', 29, (s, x, y, k) => saucedMeat(s, x, y, s.random.between(21, 28) * k, BEEF_LOOK)),
  sauced: true,
}

const ONION = cookedPiece('slice', 25, (s, x, y, k) => {
  const tint = s.random.pick(['#c27a9c', '#d7a0b6', '#ecd0d4'])
  limpRibbon(s, x, y, s.random.between(58, 86) * k, s.random.between(20, 28) * k, rgb(tint))
})

export function isSaltado(dish: Dish): boolean {
  return dish.of('meat').length > 0 && dish.pieces.some(isFries)
}

export function isFries({ name, cut }: Part): boolean {
  return /potato/.test(name) && cut === 'strip'
}

export function inSaltado(part: Part): Part {
  const { name, look } = part
  if (isFries(part)) return { ...part, grams: part.grams * 0.8, piece: FRIES }
  if (look.kind === 'meat') return { ...part, grams: part.grams * 1.1, piece: BEEF }
  if (/onion/.test(name)) return { ...part, piece: ONION }
  const wedge = look.pieces.plain
  if (/tomato/.test(name) && wedge)
    return { ...part, piece: { ...wedge, done: true, draw: (s, x, y, k) => wedge.draw(s, x, y, k * 1.12) } }
  return part
}
