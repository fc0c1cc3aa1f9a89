// What can be logged: a search over foods and recipes.
import { queryOptions } from '@tanstack/react-query'
import { readLoggableFood, usualAmount } from '#domain/diary/loggable-food.ts'
import { readLoggedPortion } from '#domain/diary/logged-portion.ts'
import { objectOf, objectsOf, positive } from '#domain/json.ts'
import { apiGet } from '#web/data/api.ts'
import type { Choice } from './food-list.tsx'

interface Found {
  foods: Choice[]
  recipes: Choice[]
}

/** In the amount that was typed, otherwise in the usual one. */
const readChoices = (found: unknown): Choice[] =>
  objectsOf(found).flatMap((json) => {
    const item = readLoggableFood(json)
    const typed = objectOf(json.typed)
    const grams = positive(typed.grams)
    if (!item) return []
    return [
      grams ? { item, amount: grams, portion: readLoggedPortion(typed.portion) } : { item, amount: usualAmount(item) },
    ]
  })

export const fetchRecipeToLog = async (id: string) => readLoggableFood(await apiGet(`/diary/recipes/${id}`))

export const searchFoods = (query: string) =>
  queryOptions({
    queryKey: ['foods', 'diary', query],
    queryFn: async ({ signal }): Promise<Found> => {
      const found = objectOf(await apiGet('/diary/search', { query }, signal))
      return { foods: readChoices(found.foods), recipes: readChoices(found.recipes) }
    },
    enabled: query !== '',
  })
