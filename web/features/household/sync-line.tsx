import { useSyncStatus } from '#web/data/sync/sync-status.ts'
import { syncStatusText } from '#web/data/sync/sync-status-text.ts'

/** "Saved", "Saving…", or how much is waiting for the network. Empty for visitors. */
export function SyncLine() {
  const text = syncStatusText(useSyncStatus())
  return (
    <p role="status" className="min-h-5 text-muted text-sm print:hidden">
      {text}
    </p>
  )
}
