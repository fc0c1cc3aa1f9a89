import { useQueryClient } from '@tanstack/react-query'
import { Copy, Share2, Trash2 } from 'lucide-react'
import { retryWhenOnline } from '#web/data/retry-when-online.ts'
import { useMeasureSystem } from '#web/device/use-measure-system.ts'
import { useConfirm } from '#web/ui/alert-dialog.tsx'
import { Button } from '#web/ui/button.tsx'
import { cx } from '#web/ui/cx.ts'
import { notify } from '#web/ui/toast-store.ts'
import { useShoppingList } from './shopping-list-store.ts'
import { withUndo } from './with-undo.ts'

let textModule: Promise<typeof import('./list-text.ts')> | undefined

/** Call this in advance: sharing and copying must directly follow the click. */
export const loadListText = () => {
  textModule ??= retryWhenOnline(() => import('./list-text.ts'))
  return textModule
}

/** Client only: rendered once the device's list is known. */
export function ListActions({ className }: { className: string }) {
  const items = useShoppingList((list) => list.items)
  const queryClient = useQueryClient()
  const [system] = useMeasureSystem()
  const { confirm, confirmDialog } = useConfirm()
  const canShare = 'share' in navigator

  async function share() {
    const text = (await loadListText()).listText(queryClient, system ?? undefined)
    if (canShare) {
      // Closing the share sheet isn't a failure.
      await navigator.share({ title: 'Shopping list', text }).catch(() => undefined)
      return
    }
    try {
      await navigator.clipboard.writeText(text)
      notify('List copied.')
    } catch {
      notify('Your browser didn’t let us copy the list.', { tone: 'danger' })
    }
  }

  async function clearAll() {
    if (!(await confirm({ question: 'Are you sure you want to clear all items?', confirmLabel: 'Clear All' }))) return
    const ids = items.map(({ id }) => id)
    withUndo('Cleared the whole list.', ids, (list) => list.clearAll())
  }

  return (
    <div className={cx('flex-wrap gap-2 print:hidden', className)}>
      <Button
        size="sm"
        variant="secondary"
        icon={canShare ? <Share2 className="size-4" /> : <Copy className="size-4" />}
        onClick={share}
      >
        {canShare ? 'Share List' : 'Copy List'}
      </Button>
      <Button size="sm" variant="secondary" icon={<Trash2 className="size-4" />} onClick={clearAll}>
        Clear All
      </Button>
      {confirmDialog}
    </div>
  )
}
