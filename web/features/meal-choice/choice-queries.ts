// Choices for a meal slot: suggestions that fit the meal and what the member eats, and a search.
import { queryOptions } from '@tanstack/react-query'
import { entryOf } from '#domain/diary/diary-entry.ts'
import { dietRule, fitsDiet, hasShare } from '#domain/diary/diet-rule.ts'
import { entryAmount } from '#domain/diary/entry-figures.ts'
import { DEFAULT_GOALS, type GoalDiet } from '#domain/diary/goals.ts'
import { readLoggableFood, usualAmount } from '#domain/diary/loggable-food.ts'
import { objectOf, objectsOf, positive } from '#domain/json.ts'
import type { ListFit } from '#domain/nutrition/list-fit.ts'
import { MEDITERRANEAN } from '#domain/nutrition/mediterranean.ts'
import { foodEntry } from '#domain/plan/food-entry.ts'
import type { RecipeCard } from '#domain/recipe/recipe-view.ts'
import type { MealSlot } from '#domain/time/meal-slots.ts'
import { apiGet } from '#web/data/api.ts'
import type { ListFacts } from '#web/data/recipe-fetch.ts'
import { recipeFetch } from '#web/data/recipe-queries.ts'
import type { MealChoice } from './choice-list.tsx'

const SUGGESTIONS = 12
const SEARCH_RESULTS = 12

interface Preference {
  slot: MealSlot
  diet: GoalDiet
  /** Undefined until it is known: suggestions must not contain it. */
  notEaten: readonly string[] | undefined
}

async function fetchSuggestions({ slot, diet, notEaten }: Preference, signal: AbortSignal): Promise<RecipeCard[]> {
  const { fetchRandom } = await recipeFetch()
  const rule = dietRule(diet, DEFAULT_GOALS.calories).diet
  const draw = {
    exclude: notEaten,
    ...(rule === MEDITERRANEAN && { style: MEDITERRANEAN.toLowerCase() }),
  }
  const dietTag = rule && rule !== MEDITERRANEAN ? [rule.toLowerCase()] : []
  const tags = [slot, ...dietTag]
  // A share of the energy isn't a tag: more are drawn, and those that fit come first.
  const drawn = await fetchRandom(hasShare(diet) ? 4 * SUGGESTIONS : SUGGESTIONS, signal, { ...draw, tags })
  const fitting = drawn.filter(({ nutrition }) => fitsDiet(diet, nutrition)).slice(0, SUGGESTIONS)
  if (fitting.length >= SUGGESTIONS) return fitting
  // If there are too few for this meal, fill up with any recipe of the diet.
  const others = await fetchRandom(2 * SUGGESTIONS, signal, { ...draw, tags: dietTag })
  const known = new Set(fitting.map(({ id }) => id))
  const more = others.filter(({ id, nutrition }) => !known.has(id) && fitsDiet(diet, nutrition))
  return [...fitting, ...more].slice(0, SUGGESTIONS)
}

export interface DishesFound {
  recipes: RecipeCard[]
  /** How the search was understood. */
  facts: ListFacts
}

async function fetchFound(search: string, fit: ListFit | undefined, signal: AbortSignal): Promise<DishesFound> {
  const { fetchFiltered } = await recipeFetch()
  const { recipes, facts } = await fetchFiltered({ search }, 0, signal, fit)
  return { recipes: recipes.slice(0, SEARCH_RESULTS), facts }
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
  /** `fit` is what the member's lists leave out. */
  search: (text: string, fit?: ListFit) =>
    queryOptions({
      queryKey: ['recipes', 'to-plan', text, fit],
      queryFn: ({ signal }) => fetchFound(text, fit, signal),
      enabled: text !== '',
    }),
}
