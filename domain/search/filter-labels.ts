// Filters and counts as people read them: "Up to 30 minutes", "42 vegan dinners up to 30 minutes".
import { listDietText } from '#domain/nutrition/mediterranean.ts'
import type { MealType } from '#domain/recipe/dish-types.ts'
import { capitalized } from '#domain/text/capitalized.ts'
import type { FilterName, LimitName, RecipeFilters } from './recipe-filters.ts'

const dollars = (cents: number): string => `$${(cents / 100).toFixed(2)}`

function limitLabel(name: LimitName, value: number): string {
  switch (name) {
    case 'maxTime':
      return `up to ${value} minutes`
    case 'maxCalories':
      return `up to ${value} kcal`
    case 'minProtein':
      return `at least ${value} g protein`
    case 'minFiber':
      return `at least ${value} g fiber`
    case 'maxCarbs':
      return `up to ${value} g carbs`
    case 'maxFat':
      return `up to ${value} g fat`
    case 'maxSugar':
      return `up to ${value} g sugar`
    case 'maxSodium':
      return `up to ${value} mg sodium`
    case 'maxPrice':
      return `up to ${dollars(value)} a serving`
  }
}

/** The text of a chip. */
export function filterLabel(filter: FilterName, value: string): string {
  switch (filter) {
    case 'diet':
    case 'type':
    case 'cuisine':
      return capitalized(value)
    case 'include':
      return `With ${value}`
    case 'exclude':
      return `Without ${value}`
    default:
      return capitalized(limitLabel(filter, Number(value)))
  }
}

/** The limit in the other direction, which has no filter: "at least 400 kcal". */
export function oppositeLabel(name: LimitName, value: number): string {
  const label = limitLabel(name, value)
  return name.startsWith('min') ? label.replace('at least', 'up to') : label.replace('up to', 'at least')
}

const PLURALS: Record<MealType, string> = {
  breakfast: 'breakfasts',
  brunch: 'brunches',
  lunch: 'lunches',
  dinner: 'dinners',
  'main course': 'main courses',
  'side dish': 'side dishes',
  salad: 'salads',
  soup: 'soups',
  snack: 'snacks',
  appetizer: 'appetizers',
  dessert: 'desserts',
  beverage: 'drinks',
  bread: 'breads',
  sauce: 'sauces',
}
const singularOf = (type: MealType): string => (type === 'beverage' ? 'drink' : type)

function list(items: readonly string[], word: 'and' | 'or'): string {
  return items.length < 2 ? items.join('') : `${items.slice(0, -1).join(', ')} ${word} ${items.at(-1)}`
}

/** A dish has 25 g of protein, takes 30 minutes or costs $3.00. */
const isNutrient = (name: LimitName): boolean => !['maxTime', 'maxCalories', 'maxPrice'].includes(name)

/** "42 vegan dinners up to 30 minutes with chickpeas", "No vegan recipes for “lasagna”". */
export function countSentence(total: number, filters: RecipeFilters, text: string): string {
  const number = total === 0 ? 'No' : total.toLocaleString('en-US')
  const [type] = filters.types
  const noun = total === 1 ? (type ? singularOf(type) : 'recipe') : type ? PLURALS[type] : 'recipes'
  const limits = Object.entries(filters.limits) as [LimitName, number][] // its own keys
  const nutrients = limits.filter(([name]) => isNutrient(name)).map((limit) => limitLabel(...limit))
  const others = limits.filter(([name]) => !isNutrient(name)).map((limit) => limitLabel(...limit))
  const having = [...filters.include, ...nutrients]
  const contents = [
    having.length > 0 ? `with ${list(having, 'and')}` : '',
    filters.exclude.length > 0 ? `without ${list(filters.exclude, 'or')}` : '',
  ].filter((part) => part !== '')
  return [
    number,
    ...filters.diets.map(listDietText),
    ...filters.cuisines,
    noun,
    list(others, 'and'),
    contents.join(' and '),
    text === '' ? '' : `for “${text}”`,
  ]
    .filter((part) => part !== '')
    .join(' ')
}
