// "Shop This Week": joins the planned week with the shopping list and the recipes of this device.
import { ShoppingBasket } from 'lucide-react'
import { lazy, Suspense, useState } from 'react'
import { useCustomRecipes } from '#web/features/custom-recipes/custom-recipes-store.ts'
import { useShoppingList } from '#web/features/shopping-list/shopping-list-store.ts'
import { paths } from '#web/router/paths.ts'
import { useNavigate } from '#web/router/router.tsx'
import { Button } from '#web/ui/button.tsx'
import { countText } from '#web/ui/format.ts'
import { notify } from '#web/ui/toast-store.ts'

const ShopWeekDialog = lazy(() =>
  import('#web/features/shop-week/shop-week-dialog.tsx').then((module) => ({ default: module.ShopWeekDialog })),
)

interface ShopWeekProps {
  userId: string
  /** Seven in a row. */
  days: readonly string[]
  today: string
  size?: 'sm' | 'md'
}

export function ShopWeek({ userId, days, today, size = 'md' }: ShopWeekProps) {
  const [open, setOpen] = useState(false)
  const list = useShoppingList(({ items }) => items)
  const add = useShoppingList(({ addRecipeIngredients }) => addRecipeIngredients)
  const own = useCustomRecipes(({ recipes }) => recipes)
  const navigate = useNavigate()

  function said(count: number) {
    setOpen(false)
    notify(`Added ${countText(count, 'item')} to your shopping list.`, {
      action: { label: 'View List', onSelect: () => navigate(paths.shoppingList) },
    })
  }

  return (
    <>
      <Button
        variant="secondary"
        size={size}
        icon={<ShoppingBasket className="size-4" />}
        onClick={() => setOpen(true)}
      >
        Shop This Week
      </Button>
      {open && (
        <Suspense>
          <ShopWeekDialog
            userId={userId}
            days={days}
            today={today}
            list={list}
            ownRecipe={(id) => own.find((recipe) => recipe.id === id) ?? null}
            onAdd={add}
            onAdded={said}
            onClose={() => setOpen(false)}
          />
        </Suspense>
      )}
    </>
  )
}
