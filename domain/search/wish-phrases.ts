// Search phrases that stand for a filter, in folded singular words.
import { CHEAP_UP_TO_CENTS } from '#domain/nutrition/price.ts'
import { CUISINE_LABELS } from '#domain/recipe/cuisine-labels.ts'
import { singularWords } from '#domain/text/text-match.ts'
import type { FilterName } from './recipe-filters.ts'

// Per serving. The chip shows the figure, so that people see what "quick" or "low" means here.
const QUICK_MINUTES = 30
const HIGH_PROTEIN_G = 25
const HIGH_FIBER_G = 8
const LOW_CARBS_G = 20
const LOW_CALORIES = 400
const LOW_FAT_G = 12
const LOW_SUGAR_G = 8
const LOW_SODIUM_MG = 400

type Row = readonly [filter: FilterName, value: string | number, phrases: string]

const ROWS: readonly Row[] = [
  ['maxTime', QUICK_MINUTES, 'quick, fast, speedy, express, in a hurry, last minute'],
  [
    'minProtein',
    HIGH_PROTEIN_G,
    'high protein, protein rich, rich in protein, more protein, lot of protein, protein packed, protein',
  ],
  ['minFiber', HIGH_FIBER_G, 'high fiber, high fibre, fiber rich, rich in fiber, fiber, fibre'],
  ['maxCarbs', LOW_CARBS_G, 'low carb, low carbohydrate, lowcarb, no carb, few carb, low in carb'],
  [
    'maxCalories',
    LOW_CALORIES,
    'low calorie, low calory, low cal, lowcal, low in calorie, light, weight loss, slimming, skinny',
  ],
  ['maxFat', LOW_FAT_G, 'low fat, lowfat, low in fat'],
  ['maxSugar', LOW_SUGAR_G, 'low sugar, low in sugar, diabetic, diabetic friendly'],
  ['maxSodium', LOW_SODIUM_MG, 'low sodium, low salt, low in salt, less salt, heart healthy'],
  [
    'maxPrice',
    CHEAP_UP_TO_CENTS,
    'cheap, budget, inexpensive, frugal, low cost, affordable, budget friendly, on a budget',
  ],
  ['diet', 'Vegan', 'vegan, plant based'],
  ['diet', 'Vegetarian', 'vegetarian, meatless, meat free, veggie'],
  ['diet', 'Gluten Free', 'gluten free, glutenfree, coeliac, celiac, gf'],
  ['diet', 'Ketogenic', 'keto, ketogenic'],
  ['diet', 'Paleo', 'paleo, paleolithic'],
  ['diet', 'Pescetarian', 'pescetarian, pescatarian'],
  ['diet', 'Whole30', 'whole 30, whole30'],
  ['diet', 'Primal', 'primal'],
  ['diet', 'Low FODMAP', 'low fodmap, fodmap, fodmap friendly'],
  ['exclude', 'dairy', 'dairyfree, non dairy, lactose free, milk free, milkfree'],
  ['exclude', 'nuts', 'nutfree'],
  ['exclude', 'egg', 'eggless'],
  ['exclude', 'added sugar', 'sugar free, no sugar, sugarless'],
  ['exclude', 'spicy', 'mild, not spicy, non spicy'],
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

export const WISH_PHRASES: ReadonlyMap<string, { filter: FilterName; value: string }> = new Map([
  ...ROWS.flatMap(([filter, value, phrases]) =>
    phrases.split(', ').map((phrase) => [singularWords(phrase).join(' '), { filter, value: String(value) }] as const),
  ),
  ...CUISINE_LABELS.map((value) => [value.toLowerCase(), { filter: 'cuisine' as const, value }] as const),
])
