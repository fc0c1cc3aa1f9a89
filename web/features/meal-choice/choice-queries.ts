// Choices for a meal slot: suggestions that fit the meal and what the member eats, and a search.
import { queryOptions } from '@tanstack/react-query'
import { entryOf } from '#domain/diary/diary-entry.ts'
import { entryAmount } from '#domain/diary/entry-figures.ts'
import { readLoggableFood, usualAmount } from '#domain/diary/loggable-food.ts'
import { listOf, objectOf, objectsOf, positive } from '#domain/json.ts'
import type { Diet } from '#domain/nutrition/diets.ts'
import type { MealSlot } from '#domain/plan/meal-slots.ts'
import { foodEntry } from '#domain/plan/planned-food.ts'
import { type RecipeCard, recipeFromProvider } from '#domain/recipe/recipe-view.ts'
import { apiGet } from '#web/data/api.ts'
import { recipeFetch } from '#web/data/recipe-queries.ts'
import type { MealChoice } from './choice-list.tsx'

const SUGGESTIONS = 12
const SEARCH_RESULTS = 12

interface Preference {
  slot: MealSlot
  diet: Diet | null
  /** Undefined until it is known: suggestions must not contain it. */
  notEaten: readonly string[] | undefined
}

async function fetchSuggestions({ slot, diet, notEaten }: Preference, signal: AbortSignal): Promise<RecipeCard[]> {
  const { fetchRandom } = await recipeFetch()
  const dietTag = diet ? [diet.toLowerCase()] : []
  const fitting = await fetchRandom(SUGGESTIONS, signal, { tags: [slot, ...dietTag], exclude: notEaten })
  if (fitting.length >= SUGGESTIONS) return fitting
  // If there are too few for this meal, fill up with any recipe of the diet.
  const others = await fetchRandom(2 * SUGGESTIONS, signal, { tags: dietTag, exclude: notEaten })
  const known = new Set(fitting.map(({ id }) => id))
  return [...fitting, ...others.filter(({ id }) => !known.has(id))].slice(0, SUGGESTIONS)
}

async function fetchFound(search: string, signal: AbortSignal): Promise<RecipeCard[]> {
  const response = await apiGet('/catalogue/recipes', { search, number: String(SEARCH_RESULTS) }, signal)
  return listOf(objectOf(response).recipes)
    .map(recipeFromProvider)
    .filter((recipe) => recipe !== null)
}

const ANY_TIME = { date: '2000-01-01', mealType: 'snack' } as const // only its amount is shown

/** In the amount that was typed, otherwise in the usual one. */
async function fetchFoods(query: string, signal: AbortSignal): Promise<MealChoice[]> {
  const response = objectOf(await apiGet('/diary/search', { query }, signal))
  return objectsOf(response.foods).flatMap((json) => {
    const item = readLoggableFood(json)
    if (!item) return []
    const grams = positive(objectOf(json.typed).grams) || usualAmount(item)
    return [{ entry: foodEntry(item, grams), detail: entryAmount(entryOf(item, grams, ANY_TIME)) }]
  })
}

export const choiceQueries = {
  /** Each round gives different suggestions. */
  suggestions: (preference: Preference, round: number) =>
    queryOptions({
      queryKey: ['recipes', 'suggestions', preference, round],
      queryFn: ({ signal }) => fetchSuggestions(preference, signal),
      enabled: preference.notEaten !== undefined,
    }),
  foods: (text: string) =>
    queryOptions({
      queryKey: ['foods', 'to-plan', text],
      queryFn: ({ signal }) => fetchFoods(text, signal),
      enabled: text !== '',
    }),
  search: (text: string) =>
    queryOptions({
      queryKey: ['recipes', 'to-plan', text],
      queryFn: ({ signal }) => fetchFound(text, signal),
      enabled: text !== '',
    }),
}
