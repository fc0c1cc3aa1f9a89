// Whether a member's own recipe belongs in a searched or filtered list: by what it says, by its tags, and by its nutrition
// once that is counted. It has no price, so a filter by that leaves it out.
import { matchesDiet } from '#domain/nutrition/diets.ts'
import { listDietOf } from '#domain/nutrition/mediterranean.ts'
import type { NutritionFacts } from '#domain/nutrition/nutrition-facts.ts'
import { guessDishTypes } from '#domain/plan/guess-dish-types.ts'
import type { CustomRecipe } from '#domain/recipe/custom-recipe.ts'
import { customRecipeIsIn } from '#domain/recipe/custom-recipe-view.ts'
import { MEAL_TYPES } from '#domain/recipe/dish-types.ts'
import { listItems } from '#domain/text/list-items.ts'
import { containsPhrase, fold, hasTerms, singularWords, words } from '#domain/text/text-match.ts'
import { foodChoices } from './recipe-filters.ts'

type FilteredRecipe = Pick<CustomRecipe, 'title' | 'cuisines' | 'diets' | 'ingredients' | 'readyInMinutes'>

/** What isn't in the recipe itself. */
export interface KnownOfRecipe {
  /** Per serving; null if it isn't known. */
  nutrition: NutritionFacts | null
  tags: readonly string[]
}
const NOTHING_KNOWN: KnownOfRecipe = { nutrition: null, tags: [] }

const ANSWERED = new Set(['diet', 'type', 'cuisine', 'maxTime', 'include', 'exclude', 'sort'])

type Within = (facts: NutritionFacts, limit: number) => boolean
const NUTRITION_LIMITS: Readonly<Record<string, Within>> = {
  maxCalories: ({ calories }, most) => calories <= most,
  minProtein: ({ protein }, least) => protein >= least,
  minFiber: ({ fiber }, least) => fiber >= least,
  maxCarbs: ({ carbs }, most) => carbs <= most,
  maxFat: ({ fat }, most) => fat <= most,
  maxSugar: ({ sugar }, most) => sugar <= most,
  maxSodium: ({ sodium }, most) => sodium <= most,
}

/** Whether one of these filters needs to know a recipe's nutrition. */
export const needsNutrition = (names: readonly string[]): boolean =>
  names.some((name) => Object.hasOwn(NUTRITION_LIMITS, name))

/** Meals that our own recipes have by what they are. */
const MEALS_OF: Readonly<Record<string, readonly string[]>> = {
  'main course': ['lunch', 'dinner'],
  breakfast: ['brunch'],
}

/** By its name and tags; if no tag says what it is for, also by what it seems to be. */
function isOfType(type: string, title: string, { nutrition, tags }: KnownOfRecipe): boolean {
  const hasType = (texts: readonly string[], name: string) => hasTerms(new Set(texts.flatMap(singularWords)), name)
  if (hasType([title, ...tags], type)) return true
  if (MEAL_TYPES.some((name) => hasType(tags, name))) return false
  const guessed = guessDishTypes(title, nutrition?.calories ?? Number.POSITIVE_INFINITY)
  return guessed.some((guess) => [guess, ...(MEALS_OF[guess] ?? [])].includes(type.trim().toLowerCase()))
}

/**
 * `filters` by their names in the query string. An unknown diet is ignored, and `withoutExcluded` handles `exclude`.
 */
export function ownRecipePasses(
  recipe: FilteredRecipe,
  filters: Readonly<Record<string, string>>,
  known: KnownOfRecipe = NOTHING_KNOWN,
): boolean {
  const { nutrition } = known
  const names = recipe.ingredients.map(({ name }) => singularWords(name))
  const has = (item: string) =>
    foodChoices(item).some((food) => names.some((name) => containsPhrase(name, singularWords(food))))
  return (
    Object.entries(filters).every(([name, value]) => {
      if (ANSWERED.has(name)) return true
      const isWithin = Object.hasOwn(NUTRITION_LIMITS, name) ? NUTRITION_LIMITS[name] : undefined
      return isWithin !== undefined && nutrition !== null && isWithin(nutrition, Number(value))
    }) &&
    listItems(filters.type).every((type) => isOfType(type, recipe.title, known)) &&
    listItems(filters.diet).every((diet) => listDietOf(diet) === null || matchesDiet(recipe, diet)) &&
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
  known: KnownOfRecipe = NOTHING_KNOWN,
): boolean {
  if (search === '') return true
  if (words(search).length === 0) return false // only punctuation or emoji
  const { tags } = known
  if (!understood) return customRecipeIsIn(recipe, { search, tags })
  const title = new Set([recipe.title, ...tags].flatMap(singularWords))
  const isNamed = (text: string) => hasTerms(title, text)
  const grants = ({ filter, value }: UnderstoodSearch['preferences'][number]) =>
    ownRecipePasses(recipe, { [filter]: value }, known) || (IN_TITLES.has(filter) && isNamed(value))
  return (
    isNamed(search) ||
    (customRecipeIsIn(recipe, { search: understood.text, tags }) && understood.preferences.every(grants))
  )
}

/** Whether an ingredient is excluded, by its name; null if it is unknown. */
export type ExcludedNames = ReadonlyMap<string, boolean | null>

/** Without the recipes that contain something excluded, and without those that couldn't be checked. */
export function withoutExcluded<Recipe extends FilteredRecipe>(
  recipes: readonly Recipe[],
  excluded: ExcludedNames,
): { passing: Recipe[]; unchecked: number } {
  const exclusions = ({ ingredients }: Recipe) => ingredients.map(({ name }) => excluded.get(name.trim()) ?? null)
  const without = recipes.filter((recipe) => !exclusions(recipe).includes(true))
  const passing = without.filter((recipe) => !exclusions(recipe).includes(null))
  return { passing, unchecked: without.length - passing.length }
}
