// Diets by name: which ones the site offers, how text is parsed, and whether a recipe fits.

/** The ten diets of the list filter and the recipe form. */
export const SITE_DIETS = [
  'Gluten Free',
  'Ketogenic',
  'Vegetarian',
  'Lacto-Vegetarian',
  'Ovo-Vegetarian',
  'Vegan',
  'Pescetarian',
  'Paleo',
  'Primal',
  'Whole30',
] as const

/** Other diets that the provider knows. */
export const DIETS = [...SITE_DIETS, 'Low FODMAP'] as const
export type Diet = (typeof DIETS)[number]

/** The label of each diet in a recipe's `diets`. The two half-vegetarian ones are our own addition. */
export const DIET_LABELS: Record<Diet, string> = {
  'Gluten Free': 'gluten free',
  Ketogenic: 'ketogenic',
  Vegetarian: 'lacto ovo vegetarian',
  'Lacto-Vegetarian': 'lacto vegetarian',
  'Ovo-Vegetarian': 'ovo vegetarian',
  Vegan: 'vegan',
  Pescetarian: 'pescatarian',
  Paleo: 'paleolithic',
  Primal: 'primal',
  Whole30: 'whole 30',
  'Low FODMAP': 'fodmap friendly',
}

const foldWord = (word: string): string =>
  word
    .toLowerCase()
    .replace(/[-_\s]+/g, ' ')
    .trim()

const WORDS = new Map<string, Diet>([
  ...DIETS.map((diet): [string, Diet] => [foldWord(diet), diet]),
  ...DIETS.map((diet): [string, Diet] => [DIET_LABELS[diet], diet]),
  ['keto', 'Ketogenic'],
  ['pescatarian', 'Pescetarian'],
  ['paleolithic', 'Paleo'],
  ['fodmap', 'Low FODMAP'],
  ['whole30', 'Whole30'],
  ['glutenfree', 'Gluten Free'],
])

/** The diet that a word means, or null: "keto", "whole 30", "low_fodmap", "Lacto-Vegetarian". */
export const dietOf = (word: string): Diet | null => WORDS.get(foldWord(word)) ?? null

export interface DietFacts {
  diets: readonly string[]
  vegetarian?: boolean
  vegan?: boolean
  glutenFree?: boolean
  dairyFree?: boolean
}

/** Whether a recipe fits a diet, from its own labels and flags. An unknown diet never matches. */
export function matchesDiet(recipe: DietFacts, dietWord: string): boolean {
  const diet = dietOf(dietWord)
  if (!diet) return false
  const carried = new Set(recipe.diets.map(dietOf))
  const vegan = recipe.vegan === true || carried.has('Vegan')
  const vegetarian =
    vegan ||
    recipe.vegetarian === true ||
    carried.has('Vegetarian') ||
    carried.has('Lacto-Vegetarian') ||
    carried.has('Ovo-Vegetarian')
  const dairyFree = recipe.dairyFree === true || recipe.diets.some((label) => foldWord(label) === 'dairy free')
  if (carried.has(diet)) return true
  switch (diet) {
    case 'Vegan':
      return vegan
    case 'Vegetarian':
    case 'Pescetarian':
      return vegetarian
    case 'Lacto-Vegetarian':
      return vegan
    case 'Ovo-Vegetarian':
      return vegan || (vegetarian && dairyFree)
    case 'Gluten Free':
      return recipe.glutenFree === true
    case 'Primal':
      return carried.has('Paleo')
    default:
      return false
  }
}
