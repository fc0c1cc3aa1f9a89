// Seaweed: soft and ruffled from the water, or dried in sheets.
import { rgb } from '#studio/colour.ts'
import { cookedPiece, type Entry } from '#studio/looks/look.ts'
import { noriStrip } from '#studio/shapes/nori.ts'
import { wakame } from '#studio/shapes/wakame.ts'

const c = rgb

export const SEAWEED: Entry[] = [
  {
    kind: 'vegetable',
    match: /wakame|dulse/,
    colour: c('#24492e'),
    dye: 0.02,
    pieces: { plain: cookedPiece('slice', 17, (s, x, y, k) => wakame(s, x, y, s.random.between(32, 54) * k)) },
  },
  {
    kind: 'vegetable',
    match: /nori|seaweed|kombu|kelp/,
    colour: c('#1f3b2a'),
    dye: 0.02,
    pieces: { plain: cookedPiece('garnish', 13, (s, x, y, k) => noriStrip(s, x, y, s.random.between(44, 62) * k)) },
  },
]
