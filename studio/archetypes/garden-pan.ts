// Vegetables that were browned in oil and then simmered in one pan: ratatouille and its cousins.
import { mix, rgb } from '#studio/colour.ts'
import type { Finish } from '#studio/field.ts'
import { finishOf } from '#studio/finish.ts'
import { cookedPiece } from '#studio/looks/look.ts'
import { layeredNoise, smooth } from '#studio/noise.ts'
import { type Part, withFinish } from '#studio/part.ts'
import { limpPepper } from '#studio/shapes/limp-pepper.ts'

const [BROWN, DARK] = [rgb('#a8682a'), rgb('#54280e')]

/** Eggplant that drank its oil: golden brown with darker edges, shining; its skin stays dark. */
const fried: Finish = (out, _x, _y, sceneX, sceneY) => {
  const n = layeredNoise(sceneX * 0.04, sceneY * 0.04, 3)
  const pale = smooth(0.1, 0.35, out.green)
  const to = mix(BROWN, DARK, smooth(0.4, 0.65, n))
  const share = 0.72 * pale
  out.red += (to[0] - out.red) * share
  out.green += (to[1] - out.green) * share
  out.blue += (to[2] - out.blue) * share
  out.gloss = Math.min(1, out.gloss + 0.3)
}

/** A flat round that shines would flash white where it faces the lamp. */
const dull: Finish = (out) => {
  out.gloss = Math.min(out.gloss, 0.25)
}

export function fromTheGarden(part: Part): Part {
  if (/eggplant/.test(part.name)) return withFinish(part, fried)
  if (/zucchini/.test(part.name)) return withFinish(withFinish(part, finishOf('fried', 4) ?? fried), dull)
  if (!/bell pepper/.test(part.name) || !['slice', 'strip', 'plain'].includes(part.cut)) return part
  const skin = mix(part.look.colour, rgb('#b8480e'), 0.18)
  return {
    ...part,
    piece: cookedPiece('slice', 24, (s, x, y, k) => limpPepper(s, x, y, s.random.between(80, 118) * k, skin)),
  }
}
