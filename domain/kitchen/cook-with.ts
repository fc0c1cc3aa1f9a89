// Ranks dishes by how few ingredients are missing, given what is at home.
import { singularWords } from '#domain/text/text-match.ts'
import { type FoodTest, foodTest } from './ingredient-match.ts'
import { homeNames, willDo } from './pantry-match.ts'

/** Staples every kitchen is assumed to have. */
const STAPLES = [
  'salt',
  'black pepper',
  'white pepper',
  'water',
  'ice',
  'ice cube',
  'olive oil',
  'vegetable oil',
  'sunflower oil',
  'canola oil',
  'sugar',
  'all purpose flour',
  'white wine vinegar',
] as const

export interface CookableRecipe {
  /** `name` as pantry-match.ts returns it. */
  ingredients: readonly { name: string; isStaple: boolean; optional: boolean }[]
}

export interface CookableMatch {
  /** Positions of the ingredients at home, without staples. */
  used: number[]
  missing: number[]
}

/** Strict, because nobody said they have it: salt doesn't cover salt cod. */
function stapleTest(staple: string): FoodTest {
  const last = singularWords(staple).at(-1)
  const isMeant = foodTest(staple)
  return (food) => food.names[0]?.at(-1) === last && isMeant(food)
}

const stapleTests = STAPLES.map(stapleTest)
export const isStaple: FoodTest = (food) => stapleTests.some((test) => test(food))

/** The ingredients, by name, that an item at home can be used for: "2 cans tomatoes" for canned crushed tomatoes. */
export function ingredientsFor(item: string, names: Iterable<string>): string[] {
  const home = homeNames({ name: item })
  return [...names].filter((name) => home.some((one) => willDo(one, name)))
}

/** `home` has the names of the ingredients that are there. */
export function cookWith(recipe: CookableRecipe, home: ReadonlySet<string>): CookableMatch {
  const match: CookableMatch = { used: [], missing: [] }
  recipe.ingredients.forEach(({ name, isStaple, optional }, at) => {
    if (home.has(name)) match.used.push(at)
    else if (!optional && !isStaple) match.missing.push(at)
  })
  return match
}

/** Fewest missing first, then the dish that uses more of what is at home. */
export const byLeastMissing = (a: CookableMatch, b: CookableMatch): number =>
  a.missing.length - b.missing.length || b.used.length - a.used.length
