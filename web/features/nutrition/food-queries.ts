// Looking a food up: the search call for the best match, then its figures for one serving.
import { queryOptions } from '@tanstack/react-query'
import type { FoodFacts } from '#domain/diary/tracker.ts'
import { objectOf, objectsOf, positive, textOf } from '#domain/json.ts'
import { apiGet } from '#web/data/api.ts'

export interface FoundFood extends FoodFacts {
  /** What one serving weighs; null when the provider does not say. */
  gramsPerServing: number | null
}

/** Null when nothing is found. */
async function findFood(query: string, signal?: AbortSignal): Promise<FoundFood | null> {
  const found = objectOf(await apiGet('/food/ingredients/search', { query, number: '1' }, signal))
  const [best] = objectsOf(found.results)
  const id = positive(best?.id)
  if (!id) return null
  const food = objectOf(await apiGet(`/food/ingredients/${id}/information`, { amount: '1', unit: 'serving' }, signal))
  const nutrition = objectOf(food.nutrition)
  const nutrients = objectsOf(nutrition.nutrients)
  const amountOf = (name: string) => positive(nutrients.find((nutrient) => nutrient.name === name)?.amount)
  return {
    name: textOf(food.name) || textOf(best?.name) || query,
    calories: amountOf('Calories'),
    protein: amountOf('Protein'),
    carbs: amountOf('Carbohydrates'),
    fat: amountOf('Fat'),
    gramsPerServing: positive(objectOf(nutrition.weightPerServing).amount) || null,
  }
}

export const foodQueries = {
  find: (query: string) =>
    queryOptions({
      queryKey: ['foods', 'find', query],
      queryFn: ({ signal }) => findFood(query, signal),
      enabled: query !== '',
    }),
}
