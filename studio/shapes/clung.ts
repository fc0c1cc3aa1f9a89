// Sauce on something pale: thick about its foot and where a spoon left it, a thin tinted film beyond that.
import { mix, type Rgb, rgb, stained } from '#studio/colour.ts'
import { smooth } from '#studio/noise.ts'

const ORANGE = rgb('#f5a03c')

export interface Clung {
  sauce: Rgb
  /** How much of it ran over the piece: 0 only wets its foot, 1 hides most of it. */
  coated: number
}

/** How thick the sauce is at a height (0 foot, 1 top) on a piece; `ran` is broad noise, 0 to 1. */
export function clungAt(coated: number, up: number, ran: number): number {
  const foot = smooth(0.52, 0.12, up + 0.6 * (ran - 0.5))
  const over = coated > 0 ? smooth(0.7 - 0.34 * coated, 0.86 - 0.34 * coated, ran) : 0
  return Math.max(foot, over)
}

/** The color of a piece under so much sauce. */
export function clung(own: Rgb, { sauce, coated }: Clung, thick: number): Rgb {
  // A thin film of a red sauce is orange with oil; as a mere mixture with white it would be pink.
  const film = sauce[0] > 2.2 * sauce[1] ? mix(sauce, ORANGE, 0.62) : sauce
  const tinted = stained(own, film, Math.min(0.6, 0.02 + 0.14 * coated + 0.5 * smooth(0, 0.45, thick)))
  return mix(tinted, sauce, 0.92 * smooth(0.3, 0.8, thick))
}
