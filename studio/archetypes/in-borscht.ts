// What is in a borscht: beets in fine, limp strips are what one sees, and they dyed the rest rose; beans stay the palest.
import { rgb } from '#studio/colour.ts'
import { cookedPiece, type Piece } from '#studio/looks/look.ts'
import type { Part } from '#studio/part.ts'
import { limpRibbon } from '#studio/shapes/cooked-greens.ts'
import { julienneLock } from '#studio/shapes/julienne.ts'
import { softDice } from '#studio/shapes/soft-dice.ts'

const BEETS = ['#86082f', '#9c0c40', '#6c0628', '#b01450'].map(rgb)
const CABBAGES = ['#e88a9c', '#d8627e', '#f0aab0'].map(rgb)
const POTATO = { flesh: rgb('#d65f78'), shade: rgb('#94213f') }

const beetStick: Piece = {
  ...cookedPiece('slice', 17, (s, x, y, k) =>
    julienneLock(s, x, y, {
      length: s.random.between(56, 92) * k,
      width: s.random.between(6.5, 9.5) * k,
      tones: BEETS,
      strands: s.random.chance(0.5) ? 2 : 3,
    }),
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
  if (/cabbage/.test(name)) return { ...part, grams: grams * 0.5, piece: rosyShred }
  if (/carrot/.test(name)) return { ...part, grams: grams * 0.25 }
  if (/potato/.test(name)) return { ...part, grams: grams * 0.2, piece: rosyDice }
  return look.kind === 'legume' ? { ...part, grams: grams * 1.2 } : part
}
