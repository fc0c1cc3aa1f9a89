import { Copy, Share2 } from 'lucide-react'
import { purchased } from '#domain/shopping.ts'
import { shoppingText } from '#domain/shopping-lines.ts'
import { useConfirm } from '#web/ui/alert-dialog.tsx'
import { Button } from '#web/ui/button.tsx'
import { notify } from '#web/ui/toast-store.ts'
import { withUndo } from './shopping-lines.tsx'
import { useShoppingList } from './shopping-list-store.ts'

export function ListActions() {
  const items = useShoppingList((list) => list.items)
  const { confirm, confirmDialog } = useConfirm()
  const checked = purchased(items)

  async function share() {
    const text = shoppingText(items)
    if (navigator.share) {
      // Closing the system's sheet is an answer too, not a failure.
      await navigator.share({ title: 'Shopping list', text }).catch(() => undefined)
      return
    }
    try {
      await navigator.clipboard.writeText(text)
      notify('The list was copied.')
    } catch {
      notify('The list could not be copied. Your browser does not allow it here.', { tone: 'danger' })
    }
  }

  function clearChecked() {
    const ids = checked.map(({ id }) => id)
    withUndo('Cleared the purchased items.', ids, (list) => list.clearChecked())
  }

  async function clearAll() {
    if (!(await confirm({ question: 'Are you sure you want to clear all items?', confirmLabel: 'Clear all' }))) return
    withUndo(
      'Cleared the whole list.',
      items.map(({ id }) => id),
      (list) => list.clearAll(),
    )
  }

  const canShare = typeof navigator !== 'undefined' && 'share' in navigator
  return (
    <div className="flex flex-wrap gap-3 print:hidden">
      <Button
        variant="secondary"
        icon={canShare ? <Share2 className="size-4" /> : <Copy className="size-4" />}
        onClick={share}
      >
        {canShare ? 'Share List' : 'Copy List'}
      </Button>
      <Button variant="secondary" disabled={checked.length === 0} onClick={clearChecked}>
        Clear Checked
      </Button>
      <Button variant="secondary" onClick={clearAll}>
        Clear All
      </Button>
      {confirmDialog}
    </div>
  )
}
