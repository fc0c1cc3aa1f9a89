// Which names on a shopping list are the same thing to buy.
import { sameFoodName } from '#domain/text/synonyms.ts'
import type { StoreFood } from './store.ts'

/** A name without what follows the comma or stands in parentheses: "onion, sliced (thin)" is "onion". */
export const bareName = (name: string): string =>
  (name.replace(/\([^()]*\)/g, ' ').split(',', 1)[0] ?? '').replace(/\s+/g, ' ').trim()

/** "Red Onions" and "red onion, sliced (thin)" are one food, and so are "aubergine" and "eggplant". */
export function foodKey(name: string): string {
  return sameFoodName(bareName(name)) || name.trim().toLowerCase()
}

/** Words for the form of a food. "ground ginger" is another food than "ginger", but "ground cinnamon" is cinnamon. */
const FORM_WORDS = new Set('fresh ground grated powder root leaf clove stalk rib floret bulb spear raw ripe'.split(' '))

/**
 * Equal for names of one food that differ in form only. Our other aliases are foods with the same nutrition that a
 * store sells apart: yellow and orange peppers, cognac and tequila.
 */
export function thingToBuy(name: string, food: Pick<StoreFood, 'names'> | undefined): string {
  const key = foodKey(name)
  if (!food) return key
  const kind = key
    .replace(/\b(?:low|lower|less|reduced) (?:sodium|salt)\b/, 'low sodium')
    .split(' ')
    .filter((word) => !FORM_WORDS.has(word))
  return `${kind.join(' ') || key} (${food.names[0]})`
}
