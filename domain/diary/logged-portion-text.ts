// "2 slices", "200 ml", "1½ servings". Apart from the portion itself, so that pages without it don't load the plurals.
import { formatAmount } from '#domain/kitchen/amounts.ts'
import { plural } from '#domain/text/plural.ts'
import type { LoggedPortion } from './logged-portion.ts'

/** Measures and sizes are the same for one and for several. */
const UNCHANGED = /^(?:[mckd]?[gl]|oz|fl oz|lbs?|tbsp|tsp|each|x?-?(?:small|medium|large)|extra.large|jumbo)\b/i

export function loggedPortionText({ label, count }: LoggedPortion): string {
  return `${formatAmount(count, label)} ${count > 1 ? several(label) : label}`
}

/** The plural is on what is counted, not on the note: "2 cups, chopped". Some files have it already. */
function several(label: string): string {
  const [, head = label, note = ''] = /^([^,(]*[^,(\s])(.*)$/s.exec(label) ?? []
  return UNCHANGED.test(head) || /[^s]s$/i.test(head) ? label : plural(head) + note
}
