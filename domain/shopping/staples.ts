// Staples that most kitchens have: listed separately and not bought unless chosen.
import { foodKey } from '#domain/kitchen/food-key.ts'
import type { ShoppingLine } from './shopping-lines.ts'
import { boughtGrams } from './store.ts'
import { kindWords } from './thing-to-buy.ts'

/** Staples, with the grams that people usually have at home; if a recipe needs more, it has to be bought. */
const STAPLES: Readonly<Record<string, number>> = {
  salt: 150,
  pepper: 50,
  sugar: 250,
  'white sugar': 250,
  'granulated sugar': 250,
  'brown sugar': 150,
  flour: 300,
  'all-purpose flour': 300,
  'plain flour': 300,
  'baking powder': 30,
  'baking soda': 30,
  cornstarch: 60,
  'vanilla extract': 20,
  'olive oil': 150,
  'extra virgin olive oil': 150,
  'vegetable oil': 150,
  'canola oil': 150,
  'sunflower oil': 150,
  oil: 150,
  vinegar: 120,
  'white vinegar': 120,
  'white wine vinegar': 120,
  'red wine vinegar': 120,
  'cider vinegar': 120,
  'apple cider vinegar': 120,
  'soy sauce': 120,
}
const MOST_GRAMS = new Map(Object.entries(STAPLES).map(([name, grams]) => [foodKey(name), grams]))

const kindOf = (name: string): string => kindWords(name).join(' ')

/** Spices that nearly every kitchen has, whole or ground. For all others, finding out at the stove would be worse. */
const SPICES = new Set(
  [
    ...[
      'salt',
      'sea salt',
      'fine sea salt',
      'kosher salt',
      'table salt',
      'coarse salt',
      'flaky salt',
      'flaky sea salt',
    ],
    ...['pepper', 'black pepper', 'cracked black pepper', 'peppercorns', 'black peppercorns'],
    ...['bay leaf', 'cinnamon', 'cumin', 'ground ginger', 'nutmeg', 'paprika', 'sweet paprika', 'curry powder'],
    ...['cayenne', 'cayenne pepper', 'chili powder', 'red pepper flakes', 'crushed red pepper', 'chili flakes'],
    ...['dried basil', 'dried oregano', 'dried parsley', 'dried rosemary', 'dried thyme', 'Italian seasoning'],
    ...['garlic powder', 'onion powder'],
  ].map(kindOf),
)
const SPICE_AISLE = 'Spices and Seasonings'
const MOST_SPICE_G = 40

/** Never an item that a person typed. */
export function isStaple({ name, amount, unit, typed, food }: ShoppingLine): boolean {
  if (typed) return false
  const isCommonSpice = food?.aisle === SPICE_AISLE && SPICES.has(kindOf(name))
  const most = MOST_GRAMS.get(foodKey(name)) ?? (isCommonSpice ? MOST_SPICE_G : undefined)
  if (most === undefined) return false
  const grams = food ? boughtGrams(food, { amount, unit }) : null
  return grams === null || grams <= most
}

export function withoutStaples(lines: readonly ShoppingLine[]): { toBuy: ShoppingLine[]; staples: ShoppingLine[] } {
  return { toBuy: lines.filter((line) => !isStaple(line)), staples: lines.filter(isStaple) }
}
