// Onions by the pound, cooked until they are soft: what a yassa or an onion soup is made of.
import { rgb } from '#studio/colour.ts'
import { cookedPiece, type Piece } from '#studio/looks/look.ts'
import type { Part } from '#studio/part.ts'
import { jammyOnion } from '#studio/shapes/jammy-onion.ts'
import { softOnion } from '#studio/shapes/soft-onion.ts'

/** So many that they are what the dish is made of. */
export function isManyOnions({ name, grams }: Pick<Part, 'name' | 'grams'>): boolean {
  return /onion/.test(name) && grams > 400
}

const JAM = { pale: rgb('#f9d184'), gold: rgb('#dd9232'), brown: rgb('#8a3f0a') }

export const jamOnion: Piece = {
  ...cookedPiece('slice', 17, (s, x, y, k) => jammyOnion(s, x, y, s.random.between(34, 66) * k, JAM)),
  span: 46,
}

const STRAND = { flesh: rgb('#cf9244'), edge: rgb('#7a3f14') }

/** An hour in the pan: they have shrunk to strands. */
export const brownOnion: Piece = {
  ...cookedPiece('slice', 15, (s, x, y, k) =>
    softOnion(s, x, y, s.random.between(70, 135) * k, 0.09, STRAND.flesh, STRAND.edge),
  ),
  span: 52,
}
