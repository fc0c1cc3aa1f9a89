// Puts a recipe's ingredients on the shopping list. Loaded on demand.
import { shoppingDrafts } from '#domain/recipe/ingredient-lines.ts'
import type { Portion, RecipeDetail } from '#domain/recipe/recipe-detail.ts'
import { hasRecipe } from '#domain/shopping/shopping.ts'
import { useShoppingList } from '#web/features/shopping-list/shopping-list-store.ts'

/** False if the recipe is already on the list and nobody asked to add it again. */
export function addToList(recipe: RecipeDetail, portion: Portion, again: boolean): boolean {
  const { id, title } = recipe
  const list = useShoppingList.getState()
  if (!again && hasRecipe(list.items, id)) return false
  list.addRecipeIngredients({ id, title }, shoppingDrafts(recipe, portion))
  return true
}
