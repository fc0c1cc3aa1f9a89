// Puts a recipe's ingredients on the shopping list. Loaded with the tap.
import { shoppingDrafts } from '#domain/recipe/ingredient-lines.ts'
import type { Portion, RecipeDetail } from '#domain/recipe/recipe-detail.ts'
import { useShoppingList } from '#web/features/shopping-list/shopping-list-store.ts'
import { notify } from '#web/ui/toast-store.ts'

export function addToShoppingList(recipe: RecipeDetail, portion: Portion, onView: () => void) {
  const { id, title } = recipe
  useShoppingList.getState().addRecipeIngredients({ id, title }, shoppingDrafts(recipe, portion))
  notify('Ingredients added to your shopping list!', { action: { label: 'View list', onSelect: onView } })
}
