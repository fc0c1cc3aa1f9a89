// Choices for a meal slot: suggestions that fit the meal and the member's diet, and a search.
import { queryOptions } from '@tanstack/react-query'
import { listOf, objectOf } from '#domain/json.ts'
import type { Diet } from '#domain/nutrition/diets.ts'
import type { MealSlot } from '#domain/plan/meal-slots.ts'
import { type RecipeCard, recipeFromProvider } from '#domain/recipe/recipe-view.ts'
import { apiGet } from '#web/data/api.ts'
import { recipeFetch } from '#web/data/recipe-queries.ts'

const SUGGESTIONS = 12
const SEARCH_RESULTS = 12

async function fetchSuggestions(slot: MealSlot, diet: Diet | null, signal: AbortSignal): Promise<RecipeCard[]> {
  const { fetchRandom } = await recipeFetch()
  const dietTag = diet ? [diet.toLowerCase()] : []
  const fitting = await fetchRandom(SUGGESTIONS, signal, [slot, ...dietTag])
  if (fitting.length >= SUGGESTIONS) return fitting
  // If there are too few for this meal, fill up with any recipe of the diet.
  const others = await fetchRandom(2 * SUGGESTIONS, signal, dietTag)
  const known = new Set(fitting.map(({ id }) => id))
  return [...fitting, ...others.filter(({ id }) => !known.has(id))].slice(0, SUGGESTIONS)
}

async function fetchFound(search: string, signal: AbortSignal): Promise<RecipeCard[]> {
  const answer = await apiGet('/catalogue/recipes', { search, number: String(SEARCH_RESULTS) }, signal)
  return listOf(objectOf(answer).recipes)
    .map(recipeFromProvider)
    .filter((recipe) => recipe !== null)
}

export const choiceQueries = {
  /** Each round gives other suggestions. */
  suggestions: (slot: MealSlot, diet: Diet | null, round: number) =>
    queryOptions({
      queryKey: ['recipes', 'suggestions', slot, diet, round],
      queryFn: ({ signal }) => fetchSuggestions(slot, diet, signal),
    }),
  search: (text: string) =>
    queryOptions({
      queryKey: ['recipes', 'to-plan', text],
      queryFn: ({ signal }) => fetchFound(text, signal),
      enabled: text !== '',
    }),
}
