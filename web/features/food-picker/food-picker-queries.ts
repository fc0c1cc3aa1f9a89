// What can be logged: a search over foods and recipes.
import { queryOptions } from '@tanstack/react-query'
import type { LoggableFood } from '#domain/diary/diary-entry.ts'
import { readLoggableFood, readLoggableFoods } from '#domain/diary/loggable-food.ts'
import { objectOf } from '#domain/json.ts'
import { apiGet } from '#web/data/api.ts'

interface Found {
  foods: LoggableFood[]
  recipes: LoggableFood[]
}

export const fetchRecipeToLog = async (id: string) => readLoggableFood(await apiGet(`/diary/recipes/${id}`))

export const searchFoods = (query: string) =>
  queryOptions({
    queryKey: ['foods', 'diary', query],
    queryFn: async ({ signal }): Promise<Found> => {
      const found = objectOf(await apiGet('/diary/search', { query }, signal))
      return { foods: readLoggableFoods(found.foods), recipes: readLoggableFoods(found.recipes) }
    },
    enabled: query !== '',
  })
