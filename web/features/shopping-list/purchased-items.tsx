import { useQuery } from '@tanstack/react-query'
import type { ShoppingItem } from '#domain/shopping/shopping.ts'
import { combineItems } from '#domain/shopping/shopping-lines.ts'
import { storeQuery } from '#web/data/store-query.ts'
import { Button } from '#web/ui/button.tsx'
import { Card } from '#web/ui/card.tsx'
import { ShoppingLines } from './shopping-lines.tsx'
import { withUndo } from './with-undo.ts'

export function PurchasedItems({ items }: { items: readonly ShoppingItem[] }) {
  const store = useQuery(storeQuery).data
  if (items.length === 0) return null
  const lines = combineItems(items, store)

  function clearChecked() {
    const ids = items.map(({ id }) => id)
    withUndo('Cleared the purchased items.', ids, (list) => list.clearChecked())
  }

  return (
    <Card as="section" aria-labelledby="purchased-items" className="px-3 sm:px-5 print:hidden">
      <div className="mb-2 flex flex-wrap items-center justify-between gap-3 px-2">
        <h2 id="purchased-items" className="text-xl">
          Purchased Items ({lines.length})
        </h2>
        <Button size="sm" variant="secondary" onClick={clearChecked}>
          Clear Checked
        </Button>
      </div>
      <ShoppingLines lines={lines} showRecipes={false} />
    </Card>
  )
}
