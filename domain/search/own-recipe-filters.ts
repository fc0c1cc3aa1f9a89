// Whether a member's own recipe belongs in a filtered list. It has no meal type and no reliable nutrition, so filters
// by those exclude it.
import { dietOf, matchesDiet } from '#domain/nutrition/diets.ts'
import type { CustomRecipe } from '#domain/recipe/custom-recipe.ts'
import { containsPhrase, fold, listItems, singularWords } from '#domain/text/text-match.ts'

type FilteredRecipe = Pick<CustomRecipe, 'cuisines' | 'diets' | 'ingredients' | 'readyInMinutes'>

const ANSWERED = new Set(['diet', 'cuisine', 'maxTime', 'include', 'exclude', 'sort'])

/** `filters` by their names in the query string. An unknown diet is ignored, and `exclude` is left to `withoutExcluded`. */
export function ownRecipePasses(recipe: FilteredRecipe, filters: Readonly<Record<string, string>>): boolean {
  const names = recipe.ingredients.map(({ name }) => singularWords(name))
  const has = (food: string) => names.some((words) => containsPhrase(words, singularWords(food)))
  return (
    Object.keys(filters).every((name) => ANSWERED.has(name)) &&
    listItems(filters.diet).every((diet) => dietOf(diet) === null || matchesDiet(recipe, diet)) &&
    listItems(filters.cuisine).every((cuisine) => recipe.cuisines.some((own) => fold(own) === fold(cuisine))) &&
    !(recipe.readyInMinutes > Number(filters.maxTime ?? Number.POSITIVE_INFINITY)) &&
    listItems(filters.include).every(has)
  )
}

/** By the name of an ingredient whether it is excluded; null where nobody knows what it is. */
export type ExcludedNames = ReadonlyMap<string, boolean | null>

/** Without the recipes that contain something excluded, and without those that could not be checked. */
export function withoutExcluded<Recipe extends FilteredRecipe>(
  recipes: readonly Recipe[],
  excluded: ExcludedNames,
): { passing: Recipe[]; unchecked: number } {
  const answers = ({ ingredients }: Recipe) => ingredients.map(({ name }) => excluded.get(name.trim()) ?? null)
  const without = recipes.filter((recipe) => !answers(recipe).includes(true))
  const passing = without.filter((recipe) => !answers(recipe).includes(null))
  return { passing, unchecked: without.length - passing.length }
}
