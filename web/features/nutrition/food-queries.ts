// Looking a food up: the search call for the best match, then its figures for one serving.
import { queryOptions } from '@tanstack/react-query'
import type { FoodFacts } from '#domain/diary/tracker.ts'
import { apiGet } from '#web/data/api.ts'

export interface FoundFood extends FoodFacts {
  /** What one serving weighs; null when the provider does not say. */
  gramsPerServing: number | null
}

/** Null when nothing is found. */
async function findFood(query: string, signal?: AbortSignal): Promise<FoundFood | null> {
  const found = await apiGet('/food/ingredients/search', { query, number: '1' }, signal)
  const best = Array.isArray(field(found, 'results')) ? (field(found, 'results') as unknown[])[0] : undefined
  const id = field(best, 'id')
  if (typeof id !== 'number') return null
  const food = await apiGet(`/food/ingredients/${id}/information`, { amount: '1', unit: 'serving' }, signal)
  const nutrition = field(food, 'nutrition')
  const nutrients = field(nutrition, 'nutrients')
  const amountOf = (name: string) => {
    const nutrient = Array.isArray(nutrients) ? nutrients.find((one) => field(one, 'name') === name) : undefined
    const amount = field(nutrient, 'amount')
    return typeof amount === 'number' && amount > 0 ? amount : 0
  }
  const grams = field(field(nutrition, 'weightPerServing'), 'amount')
  return {
    name: String(field(food, 'name') ?? field(best, 'name') ?? query),
    calories: amountOf('Calories'),
    protein: amountOf('Protein'),
    carbs: amountOf('Carbohydrates'),
    fat: amountOf('Fat'),
    gramsPerServing: typeof grams === 'number' && grams > 0 ? grams : null,
  }
}

function field(value: unknown, name: string): unknown {
  return value !== null && typeof value === 'object' ? (value as Record<string, unknown>)[name] : undefined
}

export const foodQueries = {
  find: (query: string) =>
    queryOptions({
      queryKey: ['foods', 'find', query],
      queryFn: ({ signal }) => findFood(query, signal),
      enabled: query !== '',
    }),
}
