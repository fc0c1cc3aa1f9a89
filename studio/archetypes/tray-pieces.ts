// Food as a hot tray leaves it: golden, scorched where it touched the metal, tomatoes burst.
import { rgb } from '#studio/colour.ts'
import type { Finish } from '#studio/field.ts'
import { cookedPiece } from '#studio/looks/look.ts'
import { hypot, noise, smooth } from '#studio/noise.ts'
import { finished, type Part, withFinish } from '#studio/part.ts'
import type { Doneness } from '#studio/scene-spec.ts'
import { burstTomato } from '#studio/shapes/burst-tomato.ts'
import { eggplantChunk } from '#studio/shapes/eggplant-chunk.ts'
import { fennelWedge } from '#studio/shapes/fennel.ts'
import { roastChickpea } from '#studio/shapes/roast-chickpea.ts'
import { roastGnocco } from '#studio/shapes/roast-gnocchi.ts'
import { trayPepper, zucchiniHalfMoon } from '#studio/shapes/tray-vegetables.ts'

export const TOASTED = rgb('#e0921a')
const BURNT = rgb('#4a220c')

/** Gnocchi and the like from a hot tray: a golden crust with brown spots. */
const golden: Finish = (out, _x, _y, sceneX, sceneY) => {
  const spot = smooth(0.52, 0.74, noise(sceneX * 0.07, sceneY * 0.07) * 0.6 + noise(sceneX * 0.2, sceneY * 0.2) * 0.4)
  const [to, share] = spot > 0.75 ? [BURNT, 0.45] : [TOASTED, 0.56 + 0.36 * spot]
  out.red += (to[0] - out.red) * share
  out.green += (to[1] - out.green) * share
  out.blue += (to[2] - out.blue) * share
}

/** Roasted vegetables: a warm cast, and scorched where they touched the tray. */
const charredEdges: Finish = (out, x, y, sceneX, sceneY) => {
  const n = noise(sceneX * 0.06, sceneY * 0.06) * 0.55 + noise(sceneX * 0.19 + 7, sceneY * 0.19) * 0.45
  const share = 0.6 * smooth(0.5, 0.78, n + 0.012 * hypot(x, y) - 0.12)
  out.green *= 0.94
  out.blue *= 0.78
  // What is pale, like the flesh of eggplant, turns gold.
  const pale = 0.6 * smooth(0.07, 0.24, out.blue)
  out.red += (TOASTED[0] * 0.9 - out.red) * pale
  out.green += (TOASTED[1] * 0.9 - out.green) * pale
  out.blue += (TOASTED[2] - out.blue) * pale
  out.red += (BURNT[0] - out.red) * share
  out.green += (BURNT[1] - out.green) * share
  out.blue += (BURNT[2] - out.blue) * share
  out.gloss = Math.min(1, out.gloss + 0.15)
}

const CHICKPEA = cookedPiece('chunk', 15, (s, x, y, k) => roastChickpea(s, x, y, 15.5 * k))
const GNOCCHI = cookedPiece('slice', 23, (s, x, y, k) => roastGnocco(s, x, y, 25 * k))
const FENNEL = cookedPiece('chunk', 42, (s, x, y, k) => fennelWedge(s, x, y, 82 * k, 0.75))
const BURST = cookedPiece('slice', 23, (s, x, y, k) => burstTomato(s, x, y, 25 * k, 0.8))
const ZUCCHINI = cookedPiece('slice', 31, (s, x, y, k) => zucchiniHalfMoon(s, x, y, 38 * k))
const EGGPLANT = cookedPiece('chunk', 28, (s, x, y, k) => eggplantChunk(s, x, y, s.random.between(26, 32) * k, true))
export const BROWNED: readonly (Doneness | null)[] = ['roasted', 'grilled', 'charred', 'baked']

/** The heat of the oven shows on everything; vegetables, whose cut faces stay pale otherwise, brown at the edges too. */
export function roastedPart(part: Part): Part {
  const { look, done, cut } = part
  const loose = /onion/.test(part.name) && (cut === 'plain' || cut === 'cube') ? look.roasted?.wedge : undefined
  const piece = loose ?? part.piece
  if (!piece) return part
  if (/cherry tomato|grape tomato/.test(part.name)) return { ...part, piece: BURST }
  if (/^fennel/.test(part.name)) return { ...part, piece: FENNEL }
  const inSquares = cut === 'plain' || cut === 'cube'
  if (inSquares && /zucchini/.test(part.name)) return { ...part, piece: ZUCCHINI }
  if (inSquares && /eggplant/.test(part.name)) return { ...part, piece: EGGPLANT }
  if (inSquares && /bell pepper/.test(part.name))
    return {
      ...part,
      piece: cookedPiece('slice', 27, (s, x, y, k) => trayPepper(s, x, y, s.random.between(27, 34) * k, look.colour)),
    }
  if (/chickpea/.test(part.name)) return { ...part, piece: CHICKPEA }
  // So light that they would hide what they were roasted with.
  if (look.pasta === 'gnocchi') return { ...part, grams: part.grams * 0.36, piece: GNOCCHI }
  if (look.pasta) return withFinish({ ...part, piece }, golden)
  if (look.kind === 'vegetable' && (!piece.done || /eggplant|zucchini/.test(part.name)))
    return withFinish({ ...part, piece }, charredEdges)
  return BROWNED.includes(done) ? { ...part, piece } : { ...part, piece: finished(piece, look.kind, 'roasted', true) }
}
