// Ranks dishes by how few ingredients are missing, given what is at home.
import { singularWords } from '#domain/text/text-match.ts'
import { type FoodTest, foodTest, type MatchableFood } from './ingredient-match.ts'

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
  ingredients: readonly { food: MatchableFood; optional: boolean }[]
}

export interface CookableMatch {
  /** Positions of the ingredients that are at home, staples left out. */
  used: number[]
  missing: number[]
}

/** What is made of a food is another food: garlic at home is no garlic powder. */
const PRODUCTS = new Set(
  `powder flour oil sauce paste stock broth bouillon water noodle milk butter vinegar wine bread crumb cream cheese syrup
  extract seasoning starch jam jelly chutney cake cracker chip pickle sausage bacon seed sprout paper wrapper shell dough
  soup`.split(/\s+/),
)

/** A food at home covers a more specific ingredient: "onion" covers "red onion", "lemon" covers "lemon juice". */
function coverTest(item: string): FoodTest {
  const words = singularWords(item)
  const last = words.at(-1)
  const isMeant = foodTest(item)
  return (food) => {
    const written = food.names[0] ?? []
    const kind = written.at(-1)
    if (kind !== last && PRODUCTS.has(kind ?? '')) return false
    // "canned tomatoes" cover "canned crushed tomatoes".
    return isMeant(food) || (kind === last && words.every((word) => written.includes(word)))
  }
}

/** Stricter, because nobody said that it is there: salt does not cover salt cod. */
function stapleTest(staple: string): FoodTest {
  const last = singularWords(staple).at(-1)
  const isMeant = foodTest(staple)
  return (food) => food.names[0]?.at(-1) === last && isMeant(food)
}

export function homeTest(
  have: readonly string[],
  staples: readonly string[] = STAPLES,
): {
  isHome: FoodTest
  isStaple: FoodTest
} {
  const homeTests = have.map(coverTest)
  const stapleTests = staples.map(stapleTest)
  return {
    isHome: (food) => homeTests.some((test) => test(food)),
    isStaple: (food) => stapleTests.some((test) => test(food)),
  }
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
