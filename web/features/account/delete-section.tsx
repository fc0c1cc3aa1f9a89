import { useState } from 'react'
import { useForm } from '#web/hooks/use-form.ts'
import { Button } from '#web/ui/button.tsx'
import { Card } from '#web/ui/card.tsx'
import { Dialog } from '#web/ui/dialog.tsx'
import { Problem } from '#web/ui/form-field.tsx'
import { CurrentPasswordField } from './current-password-field.tsx'

interface DeleteSectionProps {
  onDelete: (currentPassword: string) => Promise<void>
}

const FORM = 'delete-account'

export function DeleteSection({ onDelete }: DeleteSectionProps) {
  const [open, setOpen] = useState(false)
  return (
    <Card as="section" id="delete" className="grid scroll-mt-20 justify-items-start gap-4">
      <h2 className="text-xl">Delete your account</h2>
      <p className="text-muted">
        All your account data is deleted immediately and can’t be restored. Lists and recipes you share with a household
        stay with the others, and what’s on this device stays here.
      </p>
      <Button variant="danger" onClick={() => setOpen(true)}>
        Delete My Account
      </Button>
      {open && <DeleteDialog onDelete={onDelete} onClose={() => setOpen(false)} />}
    </Card>
  )
}

/** Only while it is open, so that it starts without an old password or error. */
function DeleteDialog({ onDelete, onClose }: DeleteSectionProps & { onClose: () => void }) {
  const form = useForm({ start: { password: '' }, send: ({ password }) => onDelete(password) })
  return (
    <Dialog
      open
      onClose={onClose}
      title="Delete your account?"
      role="alertdialog"
      actions={
        <>
          <Button variant="secondary" onClick={onClose}>
            Cancel
          </Button>
          <Button type="submit" form={FORM} variant="danger" loading={form.pending}>
            Delete My Account
          </Button>
        </>
      }
    >
      <form id={FORM} {...form.props} className="grid gap-4">
        <p className="text-muted">Your goals, logs, meals, ratings and favorites are deleted for good.</p>
        <Problem text={form.problem && `We couldn’t delete your account. ${form.problem}`} />
        <CurrentPasswordField form={form} name="password" />
      </form>
    </Dialog>
  )
}
