// Ranks dishes by how few ingredients are missing, given what is at home.
import { singularWords } from '#domain/text/text-match.ts'
import { type FoodTest, foodTest, type MatchableFood } from './ingredient-match.ts'
import { homeNames, willDo } from './pantry-match.ts'

/** Staples every kitchen is assumed to have. */
export const STAPLES = [
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
  ingredients: readonly { name: string; food: MatchableFood; optional: boolean }[]
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

export function homeTest(
  have: readonly string[],
  staples: readonly string[] = STAPLES,
): {
  isHome: (name: string) => boolean
  isStaple: FoodTest
} {
  const home = have.flatMap((name) => homeNames({ name }))
  const stapleTests = staples.map(stapleTest)
  // Recipes share most of their ingredients.
  const known = new Map<string, boolean>()
  return {
    isHome(name) {
      const isHome = known.get(name) ?? home.some((item) => willDo(item, name))
      known.set(name, isHome)
      return isHome
    },
    isStaple: (food) => stapleTests.some((test) => test(food)),
  }
}

export function cookWith(recipe: CookableRecipe, { isHome, isStaple }: ReturnType<typeof homeTest>): CookableMatch {
  const match: CookableMatch = { used: [], missing: [] }
  recipe.ingredients.forEach(({ name, food, optional }, at) => {
    if (isHome(name)) match.used.push(at)
    else if (!optional && !isStaple(food)) match.missing.push(at)
  })
  return match
}

/** Fewest missing first, then the dish that uses more of what is at home. */
export const byLeastMissing = (a: CookableMatch, b: CookableMatch): number =>
  a.missing.length - b.missing.length || b.used.length - a.used.length
