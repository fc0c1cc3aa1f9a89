// Which names on a shopping list are the same thing to buy.
import { foodKey } from '#domain/kitchen/food-key.ts'
import type { StoreFood } from './store.ts'

/**
 * Words for the form of a food. "ground ginger" and "ginger" are different foods, but "ground cinnamon" is cinnamon.
 */
const FORM_WORDS = new Set(
  `fresh ground grated powder root leaf clove stalk rib floret bulb spear cube nut raw ripe dry large boneless skinless
  pitted peeled unwaxed granulated sweetened canned freshly finely roughly coarsely thinly chopped diced minced sliced
  shredded crushed mashed baby flat extra virgin toasted sharp unsweetened unsalted rolled old fashioned cannellini in
  water`.split(/\s+/),
)

/** Vegetables and herbs are cut at home: chopped onions are bought as onions. */
const CUT =
  /^(?:(?:finely|roughly|coarsely|thinly|freshly) )?(?:chopped|diced|minced|sliced|grated|crushed|shredded|mashed) (?=\p{L})/iu

export const soldName = (name: string, food: Pick<StoreFood, 'aisle'> | undefined): string =>
  food?.aisle === 'Produce' || food?.aisle === 'Herbs' ? name.replace(CUT, '') : name

/** What a name means, whatever the food's form. */
export function kindWords(name: string): string[] {
  const words = foodKey(name)
    .replace(/\b(?:low|lower|less|reduced) (?:sodium|salt)\b/, 'low sodium')
    .replace(/\bstock$/, 'broth')
    // The leaves have two names; the ground seeds are another food.
    .replace(/(?<!ground )\bcoriander$/, 'cilantro')
    .split(' ')
  const kind = words.filter((word) => !FORM_WORDS.has(word))
  return kind.length > 0 ? kind : words
}

const ANIMALS = new Set(['beef', 'pork', 'lamb'])

/**
 * Equal for names of one food that differ only in form, or if one is less specific: milk is whole milk. Our other
 * aliases are foods with the same nutrition that stores sell separately: yellow and orange peppers, cognac and tequila.
 */
export function thingToBuy(name: string, food: Pick<StoreFood, 'names' | 'aisle'> | undefined): string {
  if (!food) return foodKey(name)
  const [main = name] = food.names
  const kind = kindWords(name)
  const usual = kindWords(main)
  // "Beef" can be any cut.
  const saysLess = food.aisle !== 'Meat' && kind.every((word) => usual.includes(word))
  // But a beef ribeye is a ribeye.
  const isCut = food.aisle === 'Meat' && kind.length > 1
  const words = saysLess ? usual : isCut ? kind.filter((word) => !ANIMALS.has(word)) : kind
  return `${words.join(' ')} (${main.replace(/^unsalted /, '')})`
}
