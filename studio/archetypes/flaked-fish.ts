// Salt cod, canned tuna and smoked trout come to a salad, a scramble or pasta in flakes, not in chunks.
import { rgb } from '#studio/colour.ts'
import { cookedPiece } from '#studio/looks/look.ts'
import type { Part } from '#studio/part.ts'
import { brokenFlakes, fishFlakes } from '#studio/shapes/fish-flakes.ts'

const COD = { flesh: rgb('#f3e0bc'), fat: rgb('#fffaee'), sear: rgb('#c9a06a') }
const TUNA = { flesh: rgb('#d09468'), fat: rgb('#f3cfa6'), sear: rgb('#93603f') }
const TROUT = { flesh: rgb('#e08a60'), fat: rgb('#f6c6a2'), sear: rgb('#a8653e'), skin: rgb('#8d8474') }
const SMOKED_TROUT = cookedPiece('slice', 40, (s, x, y, k) => brokenFlakes(s, x, y, 54 * k, TROUT))
const TUNA_FLAKES = cookedPiece('slice', 27, (s, x, y, k) => brokenFlakes(s, x, y, 34 * k, TUNA))

export function inFlakes(part: Part): Part {
  if (!part.piece) return part
  if (/smoked trout/.test(part.name)) return { ...part, piece: SMOKED_TROUT }
  const colours = /salt cod|saltfish|bacalao/.test(part.name) ? COD : isCannedTuna(part) ? TUNA : null
  if (!colours) return part
  return { ...part, piece: cookedPiece('slice', 30, (s, x, y, k) => fishFlakes(s, x, y, 40 * k, colours)) }
}

function isCannedTuna({ name }: Part): boolean {
  return /canned tuna|tuna in/.test(name)
}

/** Folded into hot pasta, tuna breaks into smaller pieces. */
export function tunaInPasta(part: Part): Part | null {
  return part.piece && isCannedTuna(part) ? { ...part, piece: TUNA_FLAKES } : null
}
