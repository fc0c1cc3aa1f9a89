// How a sauce clings to what simmered in it: little to leaves and tofu, in a wash over fish, by the spoonful over large pieces of chicken.
import { lightness, type Rgb } from '#studio/colour.ts'
import { clinging, sauced, spooned, washed } from '#studio/finish.ts'
import type { Kind } from '#studio/looks/look.ts'
import { type Part, withFinish } from '#studio/part.ts'
import { isBite } from './stew-pieces.ts'
import { creaminess } from './stew-sauce.ts'
import { isManyOnions } from './stewed-onions.ts'

/** Leaves, tofu, fried cheese, bread and soft onions take up little of the sauce's color. */
const REPELS: ReadonlySet<Kind> = new Set<Kind>(['leaf', 'cheese', 'tofu', 'bread'])
const REPELLED = 0.4
/** Pieces of fish and chicken over which the sauce runs. */
const LARGE = 40
/** A sauce this dark hides most of what it runs over. */
export const DARK = 36
/** From this lightness on it has cream or coconut milk in it. */
const BRIGHT = 55

/** Tofu that simmered in a green sauce takes on its color; in a red one it would be gray. */
function isSoaked({ look, done }: Part, sauce: Rgb): boolean {
  return look.kind === 'tofu' && done === 'soft' && sauce[1] > sauce[0]
}

/** Parts whose pieces are coated with this share of the sauce. */
export function coatedIn(parts: readonly Part[], sauce: Rgb, share: number, seed: number): Part[] {
  const [thin, thick] = [sauced(sauce, share * REPELLED, seed), sauced(sauce, share, seed)]
  // Meat in a sauce shines less than vegetables do, or it looks like putty.
  const onMeat = sauced(sauce, Math.max(share, 0.4), seed, 0.2)
  const creamed = sauced(sauce, Math.max(share, 0.42 * creaminess(sauce)), seed, 0.2)
  // A dark sauce lies on white fish where the spoon left it; all over, it would make it look like meat.
  const overFish = lightness(sauce) < BRIGHT ? spooned(sauce, 0.36, seed) : washed(sauce, 0.4, seed)
  const overChicken = spooned(sauce, lightness(sauce) < DARK ? 0.6 : 0.56, seed)
  return parts.map((part) => {
    if (part.piece?.sauced) return part
    const { kind } = part.look
    if (part.piece && part.piece.reach > LARGE) {
      if (kind === 'fish') return withFinish(part, overFish)
      if (kind === 'poultry') return withFinish(part, overChicken)
    }
    if (isBite(part)) return withFinish(part, sauced(sauce, Math.min(share, 0.2), seed, 0.15))
    if (kind === 'meat' && sauce[1] > sauce[0] * 1.1) return withFinish(part, clinging(sauce, 0.42, seed))
    // Green over brown would be gray.
    if ((kind === 'meat' || /eggplant/.test(part.name)) && sauce[1] > sauce[0]) return withFinish(part, thin)
    return withFinish(
      part,
      (REPELS.has(kind) && !/cabbage/.test(part.name) && !isSoaked(part, sauce)) || isManyOnions(part)
        ? thin
        : kind === 'poultry'
          ? onMeat
          : kind === 'meat'
            ? creamed
            : thick,
    )
  })
}
