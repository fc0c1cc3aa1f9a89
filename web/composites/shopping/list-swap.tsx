// "I Don't Have It" on the shopping list: what could be bought instead for the recipe that needs it.
import { useQuery } from '@tanstack/react-query'
import type { RecipeDetail } from '#domain/recipe/recipe-detail.ts'
import type { ShoppingItem } from '#domain/shopping/shopping.ts'
import { isTapWater } from '#domain/shopping/tap-water.ts'
import { singularWords } from '#domain/text/text-match.ts'
import { anyRecipe } from '#web/composites/recipe/any-recipe.ts'
import { useSwapGoals } from '#web/composites/recipe/use-swap-goals.ts'
import { useVariant } from '#web/composites/recipe/use-variant.ts'
import { useMissingLine } from '#web/features/shopping-list/missing-line.ts'
import { useShoppingList } from '#web/features/shopping-list/shopping-list-store.ts'
import { SwapsDialog } from '#web/features/swaps/swaps-dialog.tsx'
import type { ShownSwap } from '#web/features/swaps/swaps-query.ts'
import { notify } from '#web/ui/toast-store.ts'

export function ListSwap({ item }: { item: ShoppingItem }) {
  const takeVariant = useVariant()
  const wanted = useSwapGoals()
  const close = () => useMissingLine.getState().offer(null)
  const { data: recipe } = useQuery({
    queryKey: ['recipes', 'to-swap', item.recipeId],
    queryFn: ({ client }) => (item.recipeId ? anyRecipe(client, item.recipeId) : null),
    staleTime: 0,
  })
  if (!recipe) return null

  async function take(recipe: RecipeDetail, swap: ShownSwap) {
    close()
    if (!(await takeVariant(recipe, swap))) return
    const { items, edit, add } = useShoppingList.getState()
    const [first, ...others] = swap.parts.filter(({ name }) => !isTapWater(name))
    if (!first) return
    const written = recipe.ingredients[swap.ingredient]
    // As much more or less as the list has of the recipe's own amount.
    const share = item.amount && written?.quantity && written.unit === item.unit ? item.amount / written.quantity : 1
    edit([item.id], { ...first, amount: first.amount * share })
    for (const part of others) add({ ...part, amount: part.amount * share })
    notify(`${first.name} instead of ${item.name}.`, {
      action: { label: 'Undo', onSelect: () => useShoppingList.getState().undoEdit(items, [item.id]) },
    })
  }

  return (
    <SwapsDialog
      recipe={recipe}
      wanted={wanted}
      missing={placeOf(recipe, item.name)}
      onTake={(swap) => take(recipe, swap)}
      onClose={close}
    />
  )
}

function placeOf({ ingredients }: RecipeDetail, name: string): number | undefined {
  const words = singularWords(name).join(' ')
  const place = ingredients.findIndex((ingredient) => singularWords(ingredient.name).join(' ') === words)
  return place === -1 ? undefined : place
}
