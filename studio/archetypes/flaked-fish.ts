// Salt cod and canned tuna come to a salad or a scramble in flakes, not in chunks.
import { rgb } from '#studio/colour.ts'
import { cookedPiece } from '#studio/looks/look.ts'
import type { Part } from '#studio/part.ts'
import { fishFlakes } from '#studio/shapes/fish-flakes.ts'

const COD = { flesh: rgb('#f3e0bc'), fat: rgb('#fffaee'), sear: rgb('#c9a06a') }
const TUNA = { flesh: rgb('#c98f6e'), fat: rgb('#ecc9a8'), sear: rgb('#93603f') }

export function inFlakes(part: Part): Part {
  const { name } = part
  const colours = /salt cod|saltfish|bacalao/.test(name) ? COD : /canned tuna|tuna in/.test(name) ? TUNA : null
  if (!colours || !part.piece) return part
  return { ...part, piece: cookedPiece('slice', 30, (s, x, y, k) => fishFlakes(s, x, y, 40 * k, colours)) }
}
