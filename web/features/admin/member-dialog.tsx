// What the host can do to one account. Deleting it asks once more, and offers the member's data first.
import { useState } from 'react'
import { useSubmit } from '#web/hooks/use-submit.ts'
import { Button } from '#web/ui/button.tsx'
import { Dialog } from '#web/ui/dialog.tsx'
import { Problem } from '#web/ui/form-field.tsx'
import { saveFile } from '#web/ui/save-file.ts'
import { notify } from '#web/ui/toast-store.ts'
import { adminFile, adminSend } from './admin-api.ts'
import type { AdminMember } from './admin-member.ts'

interface MemberDialogProps {
  member: AdminMember
  reload: () => Promise<unknown>
  onClose: () => void
}

export function MemberDialog({ member, reload, onClose }: MemberDialogProps) {
  const { id, email, paused, operator } = member
  const [deleting, setDeleting] = useState(false)
  const address = `members/${id}`

  async function finish(work: Promise<unknown>, done: string) {
    await work
    await reload()
    onClose()
    notify(done)
  }

  if (operator)
    return (
      <Dialog open onClose={onClose} title={email}>
        <p className="text-muted">
          Operators can’t be changed here. Their rights end with{' '}
          <code className="wrap-anywhere">npm run operator -- --remove {email}</code>
        </p>
      </Dialog>
    )
  return (
    <Dialog open onClose={onClose} title={deleting ? 'Delete this account?' : email} size="md">
      {deleting ? (
        <>
          <p className="text-muted">
            <strong className="wrap-anywhere text-ink">{email}</strong> and everything only they have are deleted for
            good. What they share with a household stays with the others. You can download their data first, to send it
            to them.
          </p>
          <Action
            label="Download Their Data"
            text="Everything the member sees, diary included: it’s for them, and the log notes it."
            run={async () => saveFile('plateful-data.json', await adminFile(`${address}/export`), 'application/json')}
          />
          <Action
            label="Delete Account"
            danger
            run={() => finish(adminSend(address, 'DELETE'), `${email} is deleted.`)}
          />
        </>
      ) : (
        <>
          <Action
            label="Sign Out Everywhere"
            text="They can sign in again right away."
            run={() => finish(adminSend(`${address}/sign-out`), `${email} is signed out everywhere.`)}
          />
          {paused ? (
            <Action
              label="Resume Account"
              text="They can sign in again."
              run={() =>
                finish(adminSend(`${address}/pause`, 'POST', { paused: false }), `${email} can sign in again.`)
              }
            />
          ) : (
            <Action
              label="Pause Account"
              text="Signs them out everywhere, and refuses sign-in until you resume it. Nothing is deleted."
              run={() => finish(adminSend(`${address}/pause`, 'POST', { paused: true }), `${email} is paused.`)}
            />
          )}
          <div className="border-line border-t pt-4">
            <Button variant="danger" onClick={() => setDeleting(true)}>
              Delete Account…
            </Button>
          </div>
        </>
      )}
    </Dialog>
  )
}

interface ActionProps {
  label: string
  text?: string
  danger?: boolean
  run: () => Promise<void>
}

function Action({ label, text, danger = false, run }: ActionProps) {
  const { pending, error, submit } = useSubmit(run)
  return (
    <div className="grid justify-items-start gap-2">
      <Button variant={danger ? 'danger' : 'secondary'} loading={pending} onClick={() => submit()}>
        {label}
      </Button>
      {text && <p className="text-muted text-sm">{text}</p>}
      <Problem text={error} />
    </div>
  )
}
