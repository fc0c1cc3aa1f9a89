// How white a dish is: rice, tofu and the like are lost on a white plate.
import { lightness, type Rgb } from './colour.ts'
import type { Kind } from './looks/look.ts'
import { smooth } from './noise.ts'
import type { Part } from './part.ts'

/** What comes to the table without having been cut. */
const SERVED_PLAIN: ReadonlySet<Kind> = new Set<Kind>(['grain', 'noodle', 'pasta', 'tofu'])
/** Cooked grains weigh more than dry ones. */
const SWOLLEN = 3

/** 1 for white, 0 for what is plainly colored or dark. */
export function palenessOf(colour: Rgb): number {
  const [red, , blue] = colour
  return smooth(76, 88, lightness(colour)) * smooth(0.5, 0.25, red - blue)
}

/** The share, 0 to 1, of what is seen that is white or nearly so. */
export function whitenessOf(parts: readonly Part[]): number {
  let white = 0
  let total = 0
  for (const { look, grams, piece } of parts) {
    if (!piece && !SERVED_PLAIN.has(look.kind)) continue
    const seen = look.kind === 'grain' ? grams * SWOLLEN : grams
    white += seen * palenessOf(look.colour)
    total += seen
  }
  return total > 0 ? white / total : 0
}
