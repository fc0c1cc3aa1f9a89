// Fruit and dice as they are cut for a salad.
import { mix, rgb } from '#studio/colour.ts'
import { cookedPiece, piece } from '#studio/looks/look.ts'
import type { Part } from '#studio/part.ts'
import { chickenDice } from '#studio/shapes/chicken-dice.ts'
import { citrusWheel } from '#studio/shapes/citrus.ts'
import { grapeHalf } from '#studio/shapes/cut-fruit.ts'
import { mandarinSegment } from '#studio/shapes/mandarin-segment.ts'
import { peeledOrange } from '#studio/shapes/peeled-orange.ts'
import { rawStick } from '#studio/shapes/vegetable-stick.ts'

const CHICKEN_DICE = cookedPiece('chunk', 23, (s, x, y, k) => chickenDice(s, x, y, s.random.between(20, 27) * k))

/** Mostly round side up, as one knows them. */
const GRAPE_SKINS = ['#7c1c3c', '#8a2448', '#a9c24a'].map(rgb)
const GRAPES = {
  ...piece('chunk', 27, (s, x, y, k) => grapeHalf(s, x, y, 25 * k, s.random.pick(GRAPE_SKINS), 0)),
  apart: 48,
}

/** In a bound salad the fruit is seen as well as the dice of chicken about it. */
export function boundIn(part: Part): Part {
  if (/chicken/.test(part.name) && part.cut === 'cube') return { ...part, piece: CHICKEN_DICE }
  return /grape/.test(part.name) ? { ...part, grams: part.grams * 1.5, piece: GRAPES } : part
}

export const JICAMA = piece('slice', 27, (s, x, y, k) =>
  rawStick(s, x, y, { length: s.random.between(76, 108) * k, width: s.random.between(17, 22) * k }, 'jicama'),
)

/** Fruit is most of a fruit salad: oranges come in segments without their skin, and an apple in dice that one knows. */
export function asInFruitSalad(part: Part): Part {
  if (/\borange/.test(part.name))
    return {
      ...part,
      piece: piece('slice', 34, (s, x, y, k) =>
        mandarinSegment(s, x, y, s.random.between(46, 58) * k, undefined, true),
      ),
    }
  if (!/apple/.test(part.name) || part.cut !== 'cube' || !part.piece) return part
  const { draw, reach } = part.piece
  return { ...part, piece: { ...part.piece, reach: reach * 1.5, draw: (s, x, y, k) => draw(s, x, y, k * 1.5) } }
}

/** Slices of orange come without their peel. */
export function peeled(part: Part): Part {
  const { look, cut } = part
  if (!look.citrus || cut !== 'slice' || !/orange|grapefruit/.test(part.name)) return part
  if (/orange/.test(part.name))
    return { ...part, piece: piece('slice', 44, (s, x, y, k) => peeledOrange(s, x, y, s.random.between(42, 52) * k)) }
  const flesh = { rind: mix(look.colour, rgb('#e8801c'), 0.55), pulp: look.colour }
  return {
    ...part,
    piece: piece('slice', 46, (s, x, y, k) => citrusWheel(s, x, y, s.random.between(44, 54) * k, flesh)),
  }
}
