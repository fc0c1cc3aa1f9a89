import { syncStatusText, useSyncStatus } from '#web/data/sync/sync-status.ts'
import { cx } from '#web/ui/cx.ts'

/** "Saved", "Saving…", or how much waits for the network. Empty for visitors. */
export function SyncLine({ className }: { className?: string }) {
  const text = syncStatusText(useSyncStatus())
  return (
    <p role="status" className={cx('min-h-5 text-muted text-sm print:hidden', className)}>
      {text}
    </p>
  )
}
