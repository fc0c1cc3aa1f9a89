import { UserRoundX } from 'lucide-react'
import { leaveDevice } from '#web/data/sync/current-sync.ts'
import { useSyncStatus } from '#web/data/sync/sync-status.ts'
import { syncStatusText } from '#web/data/sync/sync-status-text.ts'
import { paths } from '#web/router/paths.ts'
import { Link, useLocation } from '#web/router/router.tsx'
import { useConfirm } from '#web/ui/alert-dialog.tsx'
import { countText } from '#web/ui/format.ts'
import { notify } from '#web/ui/toast-store.ts'
import { SOFT_TONES } from '#web/ui/tone.ts'

const ACTION = 'rounded-sm py-1.5 underline underline-offset-4 hover:decoration-2'

/** The session has ended, but the member's lists are still here, and changes to them wait for the next sign-in. */
export function SignInAgain() {
  const status = useSyncStatus()
  const { pathname, search } = useLocation()
  const { confirm, confirmDialog } = useConfirm()
  if (status.state !== 'signed-out' || pathname === paths.auth) return null

  async function remove() {
    const { waiting } = status
    const agreed = await confirm({
      question: 'Remove the lists and recipes from this device?',
      detail: `They stay in the account.${waiting > 0 ? ` ${countText(waiting, 'change')} not saved there yet will be lost.` : ''}`,
      confirmLabel: 'Remove',
    })
    if (!agreed) return
    leaveDevice('drop')
    notify('The lists and recipes are no longer on this device.', { tone: 'info' })
  }

  return (
    <>
      <div role="status" aria-label="Session" className={`border-line border-t py-1 text-sm ${SOFT_TONES.apricot}`}>
        <p className="page-width flex flex-wrap items-center gap-x-4">
          <span className="flex items-center gap-2.5 py-1.5">
            <UserRoundX className="size-4 shrink-0" />
            <strong>{syncStatusText(status)}.</strong>
          </span>
          <span className="flex items-center gap-x-4">
            <Link to={`${paths.auth}?return=${encodeURIComponent(pathname + search)}`} className={ACTION}>
              Sign in
            </Link>
            <button type="button" onClick={remove} className={ACTION}>
              Not you? Remove from this device
            </button>
          </span>
        </p>
      </div>
      {confirmDialog}
    </>
  )
}
