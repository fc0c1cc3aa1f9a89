import type { ShoppingItem } from '#domain/shopping/shopping.ts'
import { Button } from '#web/ui/button.tsx'
import { Card } from '#web/ui/card.tsx'
import { ShoppingLines } from './shopping-lines.tsx'
import { useListLines } from './use-list-lines.ts'
import { withUndo } from './with-undo.ts'

export function PurchasedItems({ items }: { items: readonly ShoppingItem[] }) {
  const linesOf = useListLines()
  if (items.length === 0) return null
  const lines = linesOf(items)

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
