// Whether a member's own recipe belongs in a searched or filtered list. It has no meal type and no reliable nutrition,
// so filters by those exclude it.
import { dietOf, matchesDiet } from '#domain/nutrition/diets.ts'
import type { CustomRecipe } from '#domain/recipe/custom-recipe.ts'
import { customRecipeIsIn } from '#domain/recipe/custom-recipe-view.ts'
import { listItems } from '#domain/text/list-items.ts'
import { containsPhrase, fold, hasTerms, singularWords, words } from '#domain/text/text-match.ts'
import { foodChoices } from './recipe-filters.ts'

type FilteredRecipe = Pick<CustomRecipe, 'cuisines' | 'diets' | 'ingredients' | 'readyInMinutes'>

const ANSWERED = new Set(['diet', 'cuisine', 'maxTime', 'include', 'exclude', 'sort'])

/**
 * `filters` by their names in the query string. An unknown diet is ignored, and `withoutExcluded` handles `exclude`.
 */
export function ownRecipePasses(recipe: FilteredRecipe, filters: Readonly<Record<string, string>>): boolean {
  const names = recipe.ingredients.map(({ name }) => singularWords(name))
  const has = (item: string) =>
    foodChoices(item).some((food) => names.some((name) => containsPhrase(name, singularWords(food))))
  return (
    Object.keys(filters).every((name) => ANSWERED.has(name)) &&
    listItems(filters.diet).every((diet) => dietOf(diet) === null || matchesDiet(recipe, diet)) &&
    listItems(filters.cuisine).every((cuisine) => recipe.cuisines.some((own) => fold(own) === fold(cuisine))) &&
    !(recipe.readyInMinutes > Number(filters.maxTime ?? Number.POSITIVE_INFINITY)) &&
    listItems(filters.include).every(has)
  )
}

/** Our server's interpretation of a search: filters, and the remaining words. */
export interface UnderstoodSearch {
  preferences: readonly { filter: string; value: string }[]
  text: string
}

/** Wishes that a title can satisfy, because members rarely fill in the field: "Thai curry", "Breakfast burrito". */
const IN_TITLES = new Set(['diet', 'cuisine', 'type'])

/**
 * Whether a search finds the recipe: its title has every word, or the recipe matches the interpretation. If nothing was
 * interpreted, the words are looked up as they are. `withoutExcluded` handles excluded foods.
 */
export function searchFindsOwnRecipe(
  recipe: CustomRecipe,
  search: string,
  understood: UnderstoodSearch | null,
): boolean {
  if (search === '') return true
  if (words(search).length === 0) return false // only punctuation or emoji
  if (!understood) return customRecipeIsIn(recipe, { search })
  const title = new Set(singularWords(recipe.title))
  const isNamed = (text: string) => hasTerms(title, text)
  const grants = ({ filter, value }: UnderstoodSearch['preferences'][number]) =>
    ownRecipePasses(recipe, { [filter]: value }) || (IN_TITLES.has(filter) && isNamed(value))
  return (
    isNamed(search) || (customRecipeIsIn(recipe, { search: understood.text }) && understood.preferences.every(grants))
  )
}

/** Whether an ingredient is excluded, by its name; null if it is unknown. */
export type ExcludedNames = ReadonlyMap<string, boolean | null>

/** Without the recipes that contain something excluded, and without those that couldn't be checked. */
export function withoutExcluded<Recipe extends FilteredRecipe>(
  recipes: readonly Recipe[],
  excluded: ExcludedNames,
): { passing: Recipe[]; unchecked: number } {
  const answers = ({ ingredients }: Recipe) => ingredients.map(({ name }) => excluded.get(name.trim()) ?? null)
  const without = recipes.filter((recipe) => !answers(recipe).includes(true))
  const passing = without.filter((recipe) => !answers(recipe).includes(null))
  return { passing, unchecked: without.length - passing.length }
}
