// Which names are the same food, whatever follows them.
import { sameFoodName } from '#domain/text/synonyms.ts'

/** A name without what follows the comma or is in parentheses: "onion, sliced (thin)" is "onion". */
export const bareName = (name: string): string =>
  (name.replace(/\([^()]*\)/g, ' ').split(',', 1)[0] ?? '').replace(/\s+/g, ' ').trim()

/** "Red Onions" and "red onion, sliced (thin)" are one food, and so are "aubergine" and "eggplant". */
export function foodKey(name: string): string {
  return sameFoodName(bareName(name)) || name.trim().toLowerCase()
}
