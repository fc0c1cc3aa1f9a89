// Ranks dishes by how few ingredients are missing, given what is at home.
import { type FoodTest, foodTest, type MatchableFood } from './ingredient-match.ts'

/** Staples every kitchen is assumed to have. */
export const STAPLES = [
  'salt',
  'black pepper',
  'white pepper',
  'water',
  'ice',
  'olive oil',
  'vegetable oil',
  'sunflower oil',
  'canola oil',
  'sugar',
  'all purpose flour',
  'white wine vinegar',
] as const

export interface CookableRecipe {
  ingredients: readonly { food: MatchableFood; optional: boolean }[]
}

export interface CookableMatch {
  /** Positions of the ingredients that are at home, staples left out. */
  used: number[]
  missing: number[]
}

/** A food at home covers a more specific ingredient: "onion" covers "red onion". */
export function homeTest(
  have: readonly string[],
  staples: readonly string[] = STAPLES,
): {
  isHome: FoodTest
  isStaple: FoodTest
} {
  const homeTests = have.map(foodTest)
  const stapleTests = staples.map(foodTest)
  const isHome: FoodTest = (food) => homeTests.some((test) => test(food))
  return { isHome, isStaple: (food) => stapleTests.some((test) => test(food)) }
}

export function cookWith(recipe: CookableRecipe, { isHome, isStaple }: ReturnType<typeof homeTest>): CookableMatch {
  const match: CookableMatch = { used: [], missing: [] }
  recipe.ingredients.forEach(({ food, optional }, at) => {
    if (isHome(food)) match.used.push(at)
    else if (!optional && !isStaple(food)) match.missing.push(at)
  })
  return match
}

/** Fewest missing first, then the dish that uses more of what is at home. */
export const byLeastMissing = (a: CookableMatch, b: CookableMatch): number =>
  a.missing.length - b.missing.length || b.used.length - a.used.length
