// Which dishes would fill a gap tonight.
import { queryOptions } from '@tanstack/react-query'
import type { ReferenceKey } from '#domain/diary/dietary-references.ts'
import { objectOf, objectsOf, positive, textOf } from '#domain/json.ts'
import { type RecipeId, recipeId } from '#domain/recipe-id.ts'
import { apiGet } from '#web/data/api.ts'

export interface GapDish {
  id: RecipeId
  title: string
  calories: number
  amount: number
  readyInMinutes: number
}

export interface GapQuestion {
  nutrient: ReferenceKey
  maxCalories: number
  diet: string | null
  exclude: readonly string[]
}

export const gapQuery = ({ nutrient, maxCalories, diet, exclude }: GapQuestion) =>
  queryOptions({
    queryKey: ['recipes', 'gap', nutrient, maxCalories, diet, exclude],
    queryFn: async ({ signal }): Promise<GapDish[]> => {
      const parameters = { nutrient, maxCalories: String(maxCalories), exclude: exclude.join(',') }
      const response = objectOf(await apiGet('/diary/gap', { ...parameters, ...(diet ? { diet } : {}) }, signal))
      return objectsOf(response.dishes).flatMap((dish) => {
        const id = recipeId(dish.id)
        if (id === null) return []
        return {
          id,
          title: textOf(dish.title),
          calories: positive(dish.calories),
          amount: positive(dish.amount),
          readyInMinutes: positive(dish.readyInMinutes),
        }
      })
    },
    enabled: maxCalories > 0,
  })
