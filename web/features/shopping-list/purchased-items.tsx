import { ChevronRight } from 'lucide-react'
import type { ShoppingItem } from '#domain/shopping/shopping.ts'
import { Button } from '#web/ui/button.tsx'
import { Card } from '#web/ui/card.tsx'
import { ShoppingLines } from './shopping-lines.tsx'
import { useListLines } from './use-list-lines.ts'
import { withUndo } from './with-undo.ts'

/** Folded: what is in the cart no longer matters, but can be put back. */
export function PurchasedItems({ items, isLong }: { items: readonly ShoppingItem[]; isLong: boolean }) {
  const linesOf = useListLines()
  if (items.length === 0) return null
  const lines = linesOf(items)

  function clearChecked() {
    const ids = items.map(({ id }) => id)
    withUndo('Cleared the purchased items.', ids, (list) => list.clearChecked())
  }

  return (
    <Card as="section" aria-labelledby="purchased-items" className="relative px-3 py-3 sm:px-5 sm:py-4 print:hidden">
      <details className="group">
        <summary className="flex min-h-11 items-center gap-2 rounded-lg pr-36 pl-2 hover:bg-sunken">
          <ChevronRight className="size-4.5 shrink-0 text-muted transition-transform group-open:rotate-90" />
          <h2 id="purchased-items" className="text-xl">
            Purchased Items ({lines.length})
          </h2>
        </summary>
        <ShoppingLines lines={lines} showRecipes={false} isLong={isLong} />
      </details>
      <Button
        size="sm"
        variant="secondary"
        onClick={clearChecked}
        className="absolute top-3 right-3 sm:top-4 sm:right-5"
      >
        Clear Checked
      </Button>
    </Card>
  )
}
