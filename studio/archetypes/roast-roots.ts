// Roots that were cooked with a roast and lie about it.
import { rgb } from '#studio/colour.ts'
import { cookedPiece } from '#studio/looks/look.ts'
import type { Part } from '#studio/part.ts'
import { cutPotato } from '#studio/shapes/cut-potato.ts'
import { roastPotato } from '#studio/shapes/roast-potato.ts'
import { roastedCarrot } from '#studio/shapes/roasted-carrot.ts'
import { thickCarrot } from '#studio/shapes/thick-carrot.ts'

/** Roasted with the bird: slender ones along the platter, whole or halved; sticks would look like fries. */
const ROASTED_CARROT = cookedPiece('chunk', 52, (s, x, y, k) =>
  roastedCarrot(s, x, y, {
    length: s.random.between(146, 212) * k,
    radius: s.random.between(19, 26) * k,
    turn: s.random.bell() * 0.8 + (s.random.chance(0.5) ? Math.PI : 0),
    halved: s.random.chance(0.45),
  }),
)

/** Braised with the meat, in thick lengths. */
const CARROT = cookedPiece('chunk', 34, (s, x, y, k) =>
  thickCarrot(s, x, y, {
    length: s.random.between(112, 168) * k,
    radius: s.random.between(17, 23) * k,
    turn: s.random.angle(),
    browned: s.random.between(0.5, 1),
    halved: s.random.chance(0.7),
  }),
)

const IN_GRAVY = {
  flesh: rgb('#f6dc96'),
  crumbly: 0.3,
  sauce: { dark: rgb('#6a3412'), light: rgb('#a8662c') },
  coated: 0.3,
}
/** Halves of a potato that braised with the meat: worn edges, its juices on them. */
const BRAISED_POTATO = cookedPiece('chunk', 36, (s, x, y, k) =>
  cutPotato(s, x, y, s.random.between(40, 52) * k, IN_GRAVY),
)

const PARSNIP = { flesh: rgb('#e8cf94'), core: rgb('#f6e8bc') }
/** Parsnips are cut like carrots, and pale. */
const BRAISED_PARSNIP = cookedPiece('chunk', 30, (s, x, y, k) =>
  thickCarrot(s, x, y, {
    length: s.random.between(84, 128) * k,
    radius: s.random.between(18, 25) * k,
    turn: s.random.angle(),
    browned: s.random.between(0.3, 0.6),
    halved: s.random.chance(0.6),
    ...PARSNIP,
  }),
)

/** Out of a pot roast: gold along their edges, each kind known by its shape. */
const POT_POTATO = cookedPiece('chunk', 40, (s, x, y, k) => roastPotato(s, x, y, s.random.between(38, 46) * k, 0.62))
const POT_CARROT = cookedPiece('chunk', 34, (s, x, y, k) =>
  thickCarrot(s, x, y, {
    length: s.random.between(118, 158) * k,
    radius: s.random.between(20, 25) * k,
    turn: s.random.angle(),
    browned: s.random.between(0.25, 0.5),
    halved: s.random.chance(0.35),
  }),
)
const GOLDEN_PARSNIP = { flesh: rgb('#e9c878'), core: rgb('#f7e4ac') }
const POT_PARSNIP = cookedPiece('chunk', 32, (s, x, y, k) =>
  thickCarrot(s, x, y, {
    length: s.random.between(124, 168) * k,
    radius: s.random.between(20, 26) * k,
    turn: s.random.angle(),
    browned: s.random.between(0.55, 0.85),
    halved: s.random.chance(0.75),
    tip: s.random.between(0.22, 0.36),
    ...GOLDEN_PARSNIP,
  }),
)

export function fromAPotRoast(part: Part): Part {
  if (/carrot/.test(part.name)) return { ...part, piece: POT_CARROT }
  if (/parsnip/.test(part.name)) return { ...part, grams: part.grams * 1.2, piece: POT_PARSNIP }
  return /potato/.test(part.name) ? { ...part, piece: POT_POTATO } : part
}

export function aboutARoast(part: Part): Part {
  const { name, cut, done } = part
  if (/carrot/.test(name) && done === 'soft') return { ...part, piece: CARROT }
  if (/carrot/.test(name) && cut === 'strip') return { ...part, piece: ROASTED_CARROT }
  if (/parsnip/.test(name) && done === 'soft') return { ...part, piece: BRAISED_PARSNIP }
  return /potato/.test(name) && done === 'soft' ? { ...part, piece: BRAISED_POTATO } : part
}
