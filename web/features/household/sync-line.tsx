import { useSyncStatus } from '#web/data/sync/sync-status.ts'
import { syncStatusText } from '#web/data/sync/sync-status-text.ts'

/** "Saved" (or the words in `saved`), "Saving…", or how much is waiting for the network. Empty for visitors. */
export function SyncLine({ saved = 'Saved' }: { saved?: string }) {
  const status = useSyncStatus()
  const text = status.state === 'saved' ? saved : syncStatusText(status)
  return (
    <p role="status" className="min-h-5 text-muted text-sm print:hidden">
      {text}
    </p>
  )
}
