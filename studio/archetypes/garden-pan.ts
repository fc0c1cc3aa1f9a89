// Vegetables that were browned in oil and then simmered in one pan: ratatouille and its cousins.
import { mix, rgb } from '#studio/colour.ts'
import type { Finish } from '#studio/field.ts'
import { finishOf } from '#studio/finish.ts'
import { cookedPiece } from '#studio/looks/look.ts'
import { type Part, withFinish } from '#studio/part.ts'
import { eggplantChunk } from '#studio/shapes/eggplant-chunk.ts'
import { limpPepper } from '#studio/shapes/limp-pepper.ts'

/** Cubes that were browned first: golden flesh that drank its oil, purple skin. */
const EGGPLANT = cookedPiece('chunk', 29, (s, x, y, k) => eggplantChunk(s, x, y, s.random.between(29, 36) * k, true))

/** A flat round that shines would flash white where it faces the lamp. */
const dull: Finish = (out) => {
  out.gloss = Math.min(out.gloss, 0.25)
}

export function fromTheGarden(part: Part): Part {
  if (/eggplant/.test(part.name)) return { ...part, piece: EGGPLANT }
  if (/zucchini/.test(part.name)) return withFinish(withFinish(part, finishOf('fried', 4) ?? dull), dull)
  if (!/bell pepper/.test(part.name) || !['slice', 'strip', 'plain'].includes(part.cut)) return part
  const skin = mix(part.look.colour, rgb('#b8480e'), 0.18)
  return {
    ...part,
    piece: cookedPiece('slice', 24, (s, x, y, k) => limpPepper(s, x, y, s.random.between(80, 118) * k, skin)),
  }
}
