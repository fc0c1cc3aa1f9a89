// The member's own recipes with their nutrition, ready to log.
import type { QueryClient } from '@tanstack/react-query'
import { nutrientsByKey } from '#domain/nutrition/nutrition.ts'
import type { Recipe } from '#domain/recipe/recipe-view.ts'
import { recipeId } from '#domain/recipe-id.ts'
import type { Choice } from '#web/features/food-picker/food-list.tsx'
import { ownRecipeWithNutrition, useOwnDishes } from './use-own-dishes.ts'

const itemOf = ({ id, title, nutrients }: Pick<Recipe, 'id' | 'title' | 'nutrients'>): Choice['item'] => ({
  ...{ kind: 'recipe', id: String(id), title, nutrients: nutrientsByKey(nutrients), portions: [] },
})

export const useOwnRecipeChoices = (): Choice[] => useOwnDishes().map((recipe) => ({ item: itemOf(recipe), amount: 1 }))

/** An own recipe of which the list didn't know the nutrition yet gets it; everything else stays. */
export async function withNutrition(client: QueryClient, choice: Choice): Promise<Choice> {
  if (choice.item.kind !== 'recipe' || choice.item.nutrients.calories !== undefined) return choice
  const own = await ownRecipeWithNutrition(client, recipeId(choice.item.id))
  return own ? { ...choice, item: itemOf(own) } : choice
}
