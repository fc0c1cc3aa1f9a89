// Small round things of one color: peas, capers.
import { rgb } from '#studio/colour.ts'
import { type Piece, piece } from '#studio/looks/look.ts'
import { pellet } from '#studio/shapes/pieces.ts'

export function pellets(r: number, colour: string, gloss = 0.6): Piece {
  return piece('chunk', r, (scene, x, y, k) => pellet(scene, x, y, r * k, r * k, r * 0.85 * k, rgb(colour), gloss))
}
