// Combines the planned week with the shopping list and the recipes of this device.
import { useCustomRecipes } from '#web/features/custom-recipes/custom-recipes-store.ts'
import { ShopWeekDialog } from '#web/features/shop-week/shop-week-dialog.tsx'
import { useShoppingList } from '#web/features/shopping-list/shopping-list-store.ts'
import { paths } from '#web/router/paths.ts'
import { useNavigate } from '#web/router/router.tsx'
import { countText } from '#web/ui/format.ts'
import { notify } from '#web/ui/toast-store.ts'

interface ShopWeekWithListProps {
  userId: string
  days: readonly string[]
  /** Those of them that are on the page are chosen. */
  week: readonly string[]
  today: string
  onClose: () => void
}

export function ShopWeekWithList({ userId, days, week, today, onClose }: ShopWeekWithListProps) {
  const list = useShoppingList(({ items }) => items)
  const { addRecipeIngredients, add } = useShoppingList.getState()
  const own = useCustomRecipes(({ recipes }) => recipes)
  const navigate = useNavigate()

  function message(count: number) {
    onClose()
    notify(`Added ${countText(count, 'item')} to your shopping list.`, {
      action: { label: 'View List', onSelect: () => navigate(paths.shoppingList) },
    })
  }

  return (
    <ShopWeekDialog
      userId={userId}
      days={days}
      shownDays={week}
      today={today}
      list={list}
      ownRecipe={(id) => own.find((recipe) => recipe.id === id) ?? null}
      onAdd={(recipe, drafts) => {
        if (recipe) addRecipeIngredients(recipe, drafts)
        else for (const draft of drafts) add(draft)
      }}
      onAdded={message}
      onClose={onClose}
    />
  )
}
