// Search phrases that stand for a filter, as folded singular words, and how they are found in a search.
import { CHEAP_UP_TO_CENTS } from '#domain/nutrition/price.ts'
import { CUISINE_LABELS } from '#domain/recipe/cuisine-labels.ts'
import { singularWords } from '#domain/text/text-match.ts'
import type { FilterName } from './recipe-filters.ts'

// Per serving. The chip shows the number, so that people see what "quick" or "low" means here.
const QUICK_MINUTES = 30
const HIGH_PROTEIN_G = 25
const HIGH_FIBER_G = 8
const LOW_CARBS_G = 20
const LOW_CALORIES = 400
const LOW_FAT_G = 12
/** What may be called fat-free in the United States. */
const NO_FAT_G = 0.5
const LOW_SUGAR_G = 8
const LOW_SODIUM_MG = 400
/** What may be called free of sodium or salt in the United States: 21 CFR 101.61. */
const NO_SODIUM_MG = 5

type Row = readonly [filter: FilterName, value: string | number, phrases: string]

const ROWS: readonly Row[] = [
  [
    'maxTime',
    QUICK_MINUTES,
    'quick, fast, speedy, express, in a hurry, last minute, lazy, tired, low effort, after work',
  ],
  [
    'minProtein',
    HIGH_PROTEIN_G,
    'high protein, protein rich, rich in protein, more protein, lot of protein, protein packed, protein, post workout, after workout, bulking, muscle building',
  ],
  ['minFiber', HIGH_FIBER_G, 'high fiber, high fibre, fiber rich, rich in fiber, fiber, fibre'],
  ['maxCarbs', LOW_CARBS_G, 'low carb, low carbohydrate, lowcarb, no carb, carb free, few carb, low in carb'],
  ['maxCalories', LOW_CALORIES, 'low calorie, low calory, low cal, lowcal, low in calorie, light'],
  ['maxFat', LOW_FAT_G, 'low fat, lowfat, low in fat'],
  ['maxFat', NO_FAT_G, 'fat free, fatfree, no fat, without fat, non fat, nonfat'],
  ['maxSugar', LOW_SUGAR_G, 'low sugar, low in sugar'],
  ['maxSodium', LOW_SODIUM_MG, 'low sodium, low salt, low in salt, less salt'],
  ['maxSodium', NO_SODIUM_MG, 'salt free, saltfree, no salt, without salt, sodium free, no sodium, without sodium'],
  [
    'maxPrice',
    CHEAP_UP_TO_CENTS,
    'cheap, budget, inexpensive, frugal, low cost, affordable, budget friendly, on a budget, student, broke',
  ],
  ['diet', 'Vegan', 'vegan, plant based'],
  ['diet', 'Vegetarian', 'vegetarian, meatless, meat free, veggie'],
  ['diet', 'Gluten Free', 'gluten free, glutenfree, coeliac, celiac, gf'],
  ['diet', 'Ketogenic', 'keto, ketogenic'],
  ['diet', 'Paleo', 'paleo, paleolithic'],
  ['diet', 'Pescetarian', 'pescetarian, pescatarian'],
  ['diet', 'Whole30', 'whole 30, whole30'],
  ['diet', 'Primal', 'primal'],
  ['diet', 'Mediterranean', 'mediterranean diet'],
  ['diet', 'Low FODMAP', 'low fodmap, fodmap, fodmap friendly'],
  ['exclude', 'dairy', 'dairyfree, non dairy, lactose free, milk free, milkfree'],
  ['exclude', 'nuts', 'nutfree'],
  ['exclude', 'egg', 'eggless'],
  ['exclude', 'added sugar', 'sugar free, no sugar, sugarless'],
  ['exclude', 'spicy', 'mild, not spicy, non spicy'],
  ['include', 'spicy', 'spicy, hot and spicy'],
  ['type', 'breakfast', 'breakfast'],
  ['type', 'brunch', 'brunch'],
  ['type', 'lunch', 'lunch, lunche'],
  ['type', 'dinner', 'dinner, supper'],
  ['type', 'main course', 'main course, main dish, main, entree'],
  ['type', 'side dish', 'side dish, side'],
  ['type', 'snack', 'snack'],
  ['type', 'appetizer', 'appetizer, starter, finger food, hors d oeuvre'],
  ['type', 'dessert', 'dessert, desert, sweet treat'],
  ['type', 'beverage', 'drink, beverage'],
]

export const PREFERENCE_PHRASES: ReadonlyMap<string, { filter: FilterName; value: string }> = new Map([
  ...ROWS.flatMap(([filter, value, phrases]) =>
    phrases.split(', ').map((phrase) => [singularWords(phrase).join(' '), { filter, value: String(value) }] as const),
  ),
  ...CUISINE_LABELS.map((value) => [value.toLowerCase(), { filter: 'cuisine' as const, value }] as const),
])

/** What people often search for although no filter supports it. */
const NO_FILTERS = new Set([
  'kosher',
  'halal',
  'anti inflammatory',
  'low glycemic',
  'low gi',
  'omega 3',
  'pre workout',
  'picky eater',
  'skinny',
  'slimming',
  singularWords('weight loss').join(' '),
])

/** Ways to cook that start like something to leave out; the text search knows them. */
const WAYS = new Set(['no cook', 'no cooking', 'no bake', 'no oven', 'without cooking', 'without oven'])

export const isWay = (words: readonly string[], at: number): boolean => WAYS.has(words.slice(at, at + 2).join(' '))

/** What no recipe of ours is written for. */
const APPLIANCES = new Set([
  'microwave',
  'rice cooker',
  'toaster oven',
  'bread machine',
  'bread maker',
  'sous vide',
  'thermomix',
])

/** How many words the name of the appliance has that starts here; 0 for none. */
export const applianceLength = (words: readonly string[], at: number): number =>
  [2, 1].find((length) => at + length <= words.length && APPLIANCES.has(words.slice(at, at + length).join(' '))) ?? 0

/** How many words the unsupported preference that starts here has: "kosher", but not "kosher salt". 0 for none. */
export function preferenceWithoutFilter(words: readonly string[], at: number, { isPhrase }: SearchWords): number {
  const length = [1, 2].find((some) => NO_FILTERS.has(words.slice(at, at + some).join(' '))) ?? 0
  return length === 1 && isPhrase(words.slice(at, at + 2).join(' ')) ? 0 : length
}

/** What the words of a search mean in our recipes. */
export interface SearchWords {
  /** Whether the words mean a food or a kind of food. */
  isFood(phrase: string): boolean
  /** Whether the two words are one name: "french toast" doesn't mean French cuisine. */
  isPhrase(phrase: string): boolean
}

export interface PhrasePreference {
  filter: FilterName
  value: string
  /** How many words it uses. */
  length: number
}

export function phrasePreference(
  words: readonly string[],
  at: number,
  { isPhrase }: SearchWords,
): PhrasePreference | null {
  for (let length = 3; length > 0; length--) {
    const phrase = words.slice(at, at + length).join(' ')
    const preference = PREFERENCE_PHRASES.get(phrase)
    if (!preference || words.length < at + length) continue
    const next = words[at + length]
    const before = words[at - 1]
    // But a protein shake is a drink.
    const isLimit = (preference.filter.startsWith('max') || preference.filter.startsWith('min')) && phrase !== 'protein'
    const isPartOfName =
      length === 1 &&
      !isLimit &&
      ((next !== undefined && isPhrase(`${phrase} ${next}`)) ||
        (before !== undefined && isPhrase(`${before} ${phrase}`)))
    return isPartOfName ? null : { ...preference, length }
  }
  return null
}
