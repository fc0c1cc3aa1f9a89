// Recipes for a slot: such as one eats at that meal, in the member's own diet.
import { queryOptions } from '@tanstack/react-query'
import type { Diet } from '#domain/nutrition/diets.ts'
import type { MealSlot } from '#domain/plan/meal-slots.ts'
import { type RecipeCard, recipeFetch } from '#web/data/recipe-queries.ts'

const SUGGESTIONS = 12

async function fetchSuggestions(slot: MealSlot, diet: Diet | null, signal: AbortSignal): Promise<RecipeCard[]> {
  const { fetchRandom } = await recipeFetch()
  const dietTag = diet ? [diet.toLowerCase()] : []
  const fitting = await fetchRandom(SUGGESTIONS, signal, [slot, ...dietTag])
  if (fitting.length >= SUGGESTIONS) return fitting
  // Too few for this meal: any other recipe of the diet fills up.
  const others = await fetchRandom(2 * SUGGESTIONS, signal, dietTag)
  const known = new Set(fitting.map(({ id }) => id))
  return [...fitting, ...others.filter(({ id }) => !known.has(id))].slice(0, SUGGESTIONS)
}

/** Another round, other suggestions. */
export const suggestionsQuery = (slot: MealSlot, diet: Diet | null, round: number) =>
  queryOptions({
    queryKey: ['recipes', 'suggestions', slot, diet, round],
    queryFn: ({ signal }) => fetchSuggestions(slot, diet, signal),
  })
