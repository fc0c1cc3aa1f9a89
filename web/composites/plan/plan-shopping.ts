// Adds a plan to the shopping list; loaded on demand.
import type { RecipeId } from '#domain/recipe-id.ts'
import { hasRecipe, type ShoppingDraft, type ShoppingRecipe } from '#domain/shopping/shopping.ts'
import { useShoppingList } from '#web/features/shopping-list/shopping-list-store.ts'

/** Whether the recipe's ingredients are waiting on the list. */
export const isListed = (id: RecipeId): boolean => hasRecipe(useShoppingList.getState().items, id)

export function addIngredients(recipe: ShoppingRecipe, ingredients: readonly ShoppingDraft[]) {
  useShoppingList.getState().addRecipeIngredients(recipe, ingredients)
}
