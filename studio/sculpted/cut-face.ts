// The filling at a cut, drawn once as a relief that rays can look up.
import type { Rgb } from '#studio/colour.ts'
import { clamp } from '#studio/noise.ts'
import { type CutFilling, morselAt, reachOf } from '#studio/shapes/wrap-cut.ts'

/** Points across the cut. */
const SIDE = 230
const CHANNELS = 4

export interface CutFace {
  /** How far the filling stands out, about 0 to 1.5; `v` and `w` run from -1 to 1 across and up. */
  rise: (v: number, w: number) => number
  colour: (v: number, w: number) => Rgb
}

export function cutFace(filling: CutFilling): CutFace {
  const sharp = new Float32Array(SIDE * SIDE * CHANNELS)
  for (let j = 0; j < SIDE; j++) {
    const w = (j / (SIDE - 1)) * 2 - 1
    const row = { ...filling, morsels: filling.morsels.filter((piece) => Math.abs(w - piece.w) <= reachOf(piece)) }
    for (let i = 0; i < SIDE; i++) {
      const [colour, rise] = morselAt(row, (i / (SIDE - 1)) * 2 - 1, w)
      const at = (j * SIDE + i) * CHANNELS
      sharp.set(colour, at)
      sharp[at + 3] = rise
    }
  }
  // Soft edges: colors a little, heights more, or a ray would step through them.
  const data = blurred(sharp)
  const at = (v: number, w: number, channel: number): number => {
    const x = clamp((v + 1) / 2) * (SIDE - 1.001)
    const y = clamp((w + 1) / 2) * (SIDE - 1.001)
    const [xi, yi] = [Math.floor(x), Math.floor(y)]
    const [fx, fy] = [x - xi, y - yi]
    const i = (yi * SIDE + xi) * CHANNELS + channel
    const below = (data[i] as number) * (1 - fx) + (data[i + CHANNELS] as number) * fx // inside, as x and y are
    const k = i + SIDE * CHANNELS
    return below * (1 - fy) + ((data[k] as number) * (1 - fx) + (data[k + CHANNELS] as number) * fx) * fy
  }
  return {
    rise: (v, w) => at(v, w, 3),
    colour: (v, w) => [at(v, w, 0), at(v, w, 1), at(v, w, 2)],
  }
}

function blurred(from: Float32Array): Float32Array {
  const to = new Float32Array(from.length)
  for (let j = 0; j < SIDE; j++)
    for (let i = 0; i < SIDE; i++)
      for (let c = 0; c < CHANNELS; c++) {
        const reach = c === 3 ? 2 : 1
        let sum = 0
        let count = 0
        for (let b = Math.max(0, j - reach); b <= Math.min(SIDE - 1, j + reach); b++)
          for (let a = Math.max(0, i - reach); a <= Math.min(SIDE - 1, i + reach); a++) {
            sum += from[(b * SIDE + a) * CHANNELS + c] as number
            count++
          }
        to[(j * SIDE + i) * CHANNELS + c] = sum / count
      }
  return to
}
