// Potatoes in a salad.
import { cookedPiece } from '#studio/looks/look.ts'
import type { Part } from '#studio/part.ts'
import { boiledPotato, potatoHalf } from '#studio/shapes/potatoes.ts'

/** Boiled new potatoes are cut for a salad: floury inside, some with a strip of skin. */
const CUT_POTATO = cookedPiece('chunk', 29, (s, x, y, k) => {
  if (s.random.chance(0.4)) potatoHalf(s, x, y, s.random.between(27, 33) * k)
  else boiledPotato(s, x, y, s.random.between(27, 34) * k)
})

export function cutForSalad(part: Part): Part {
  return /new potato/.test(part.name) && part.cut === 'plain'
    ? { ...part, grams: part.grams * 1.5, piece: CUT_POTATO }
    : part
}
