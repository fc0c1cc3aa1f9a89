// Roots that were cooked with a roast and lie about it.
import { cookedPiece } from '#studio/looks/look.ts'
import type { Part } from '#studio/part.ts'
import { roastPotato } from '#studio/shapes/roast-potato.ts'
import { thickCarrot } from '#studio/shapes/thick-carrot.ts'

/** Thick sticks of carrot lie about a roast as whole ones would; thin ones look like fries. */
const CARROT = cookedPiece('chunk', 34, (s, x, y, k) =>
  thickCarrot(s, x, y, {
    length: s.random.between(112, 168) * k,
    radius: s.random.between(17, 23) * k,
    turn: s.random.angle(),
    browned: s.random.between(0.5, 1),
    halved: s.random.chance(0.7),
  }),
)

/** Halves of a potato that braised with the meat: plump, with worn edges. */
const BRAISED_POTATO = cookedPiece('chunk', 36, (s, x, y, k) => roastPotato(s, x, y, s.random.between(38, 48) * k, 0.3))

export function aboutARoast(part: Part): Part {
  const { name, cut, done } = part
  if (/carrot/.test(name) && (cut === 'strip' || done === 'soft')) return { ...part, piece: CARROT }
  return /potato/.test(name) && done === 'soft' ? { ...part, piece: BRAISED_POTATO } : part
}
