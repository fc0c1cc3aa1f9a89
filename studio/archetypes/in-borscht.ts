// What is in a borscht: beets in matchsticks are what one sees, and they dyed the rest rose; beans stay the palest.
import { rgb } from '#studio/colour.ts'
import { cookedPiece, type Piece } from '#studio/looks/look.ts'
import type { Part } from '#studio/part.ts'
import { limpRibbon } from '#studio/shapes/cooked-greens.ts'
import { matchstick } from '#studio/shapes/matchstick.ts'
import { softDice } from '#studio/shapes/soft-dice.ts'

const BEETS = ['#a80f48', '#c01a56', '#8c0a3c'].map(rgb)
const CABBAGES = ['#f0a0a8', '#e0788e', '#f8c4c0'].map(rgb)
const POTATO = { flesh: rgb('#f2a39c'), shade: rgb('#c24860') }

const beetStick: Piece = {
  ...cookedPiece('slice', 14, (s, x, y, k) =>
    matchstick(s, x, y, s.random.between(52, 84) * k, s.random.between(8, 11.5) * k, { flesh: s.random.pick(BEETS) }),
  ),
  span: 44,
}

const rosyShred: Piece = {
  ...cookedPiece('slice', 19, (s, x, y, k) =>
    limpRibbon(s, x, y, s.random.between(50, 90) * k, s.random.between(9, 15) * k, s.random.pick(CABBAGES)),
  ),
  span: 44,
}

const rosyDice: Piece = {
  ...cookedPiece('chunk', 22, (s, x, y, k) =>
    softDice(s, x, y, s.random.between(16, 21) * k, POTATO.flesh, POTATO.shade, 0.5),
  ),
  sauced: true,
}

export function inBorscht(part: Part): Part {
  const { name, grams, look } = part
  if (/beet/.test(name)) return { ...part, grams: grams * 2.4, piece: beetStick }
  if (/cabbage/.test(name)) return { ...part, grams: grams * 0.3, piece: rosyShred }
  if (/carrot/.test(name)) return { ...part, grams: grams * 0.25 }
  if (/potato/.test(name)) return { ...part, grams: grams * 0.5, piece: rosyDice }
  return look.kind === 'legume' ? { ...part, grams: grams * 1.6 } : part
}
