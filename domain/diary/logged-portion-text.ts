// "2 slices", "200 ml", "1½ servings". Apart from the portion itself, so that pages without it don't load the plurals.
import { formatAmount } from '#domain/kitchen/amounts.ts'
import { countedHead } from '#domain/text/counted-name.ts'
import type { LoggedPortion } from './logged-portion.ts'

/** Measures and sizes are the same for one and for several. */
const UNCHANGED = /^(?:[mckd]?[gl]|oz|fl oz|lbs?|tbsp|tsp|each|x?-?(?:small|medium|large)|extra.large|jumbo)\b/i

export function loggedPortionText({ label, count }: LoggedPortion): string {
  return `${formatAmount(count, label)} ${UNCHANGED.test(label) ? label : countedHead(label, count)}`
}
