// "I Don't Have Something" while cooking: the rest of this cooking goes on with the swap that is taken.
import { swapInCooking } from '#domain/kitchen/cooking.ts'
import type { RecipeDetail } from '#domain/recipe/recipe-detail.ts'
import { useSwapGoals } from '#web/composites/recipe/use-swap-goals.ts'
import { useVariant } from '#web/composites/recipe/use-variant.ts'
import { useCooking } from '#web/device/cooking-store.ts'
import { SwapsDialog } from '#web/features/swaps/swaps-dialog.tsx'
import type { ShownSwap } from '#web/features/swaps/swaps-query.ts'
import { paths } from '#web/router/paths.ts'
import { useNavigate } from '#web/router/router.tsx'

export function CookSwap({ recipe, onClose }: { recipe: RecipeDetail; onClose: () => void }) {
  const navigate = useNavigate()
  const wanted = useSwapGoals()
  const takeVariant = useVariant()

  async function take(swap: ShownSwap) {
    onClose()
    const variant = await takeVariant(recipe, swap)
    if (!variant) return
    const { dishes, change, forget } = useCooking.getState()
    const dish = dishes.find(({ id }) => id === recipe.id)
    if (dish) change(variant.id, { ...swapInCooking(dish, swap), title: variant.title })
    forget(recipe.id)
    navigate(paths.cook(variant.id), { replace: true })
  }

  return <SwapsDialog recipe={recipe} wanted={wanted} onTake={take} onClose={onClose} />
}
