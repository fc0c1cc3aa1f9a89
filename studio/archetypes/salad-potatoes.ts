// Potatoes in a salad.
import { rgb } from '#studio/colour.ts'
import { cookedPiece } from '#studio/looks/look.ts'
import type { Part } from '#studio/part.ts'
import { cutPotato } from '#studio/shapes/cut-potato.ts'

const WAXY = rgb('#f1d488')

/** Boiled new potatoes are cut up for a salad: flat waxy faces, skin on the round side. They lie among the rest, not under it. */
const CUT_POTATO = {
  ...cookedPiece('slice', 24, (s, x, y, k) =>
    cutPotato(s, x, y, s.random.between(22, 28) * k, { flesh: WAXY, crumbly: 0.35, skin: true }),
  ),
  apart: 42,
}

export function cutForSalad(part: Part): Part {
  return /new potato/.test(part.name) && part.cut === 'plain'
    ? { ...part, grams: part.grams * 1.6, piece: CUT_POTATO }
    : part
}
