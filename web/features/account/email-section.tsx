// Changing the email address: requires the current password and, if this site sends email, a confirmation from the new
// address.
import { useState } from 'react'
import { useForm } from '#web/hooks/use-form.ts'
import { Button } from '#web/ui/button.tsx'
import { FormField, Problem } from '#web/ui/form-field.tsx'
import { Notice } from '#web/ui/notice.tsx'
import { notify } from '#web/ui/toast-store.ts'
import { CurrentPasswordField } from './current-password-field.tsx'

export const EMAIL_CHANGED = 'Your email address was changed.'

interface EmailSectionProps {
  currentEmail: string
  /** True if the address has changed without a confirmation email. */
  onAsk: (newEmail: string, currentPassword: string) => Promise<boolean>
  onCode: (code: string) => Promise<void>
}

export function EmailSection({ currentEmail, onAsk, onCode }: EmailSectionProps) {
  const [requested, setRequested] = useState<{ newEmail: string; from: string } | null>(null)
  // Once the address has changed, here or through the link, there is nothing left to confirm.
  const waiting = requested?.from === currentEmail ? requested : null
  return (
    <div className="grid gap-4">
      <h3 className="text-lg">Change your email</h3>
      {waiting ? (
        <ConfirmEmail newEmail={waiting.newEmail} onCode={onCode} onCancel={() => setRequested(null)} />
      ) : (
        <AskForEmail onAsk={onAsk} onWaiting={(newEmail) => setRequested({ newEmail, from: currentEmail })} />
      )}
    </div>
  )
}

interface AskForEmailProps {
  onAsk: EmailSectionProps['onAsk']
  onWaiting: (newEmail: string) => void
}

function AskForEmail({ onAsk, onWaiting }: AskForEmailProps) {
  const form = useForm({
    start: { email: '', password: '' },
    send: async ({ email, password }) => {
      if (await onAsk(email, password)) notify(EMAIL_CHANGED)
      else onWaiting(email)
      form.reset()
    },
  })
  return (
    <form {...form.props} className="grid gap-4">
      <Problem text={form.problem} />
      <div className="grid gap-4 sm:grid-cols-2">
        <FormField form={form} name="email" label="New email" required type="email" autoComplete="email" />
        <CurrentPasswordField form={form} name="password" label="Password to confirm" />
      </div>
      <Button type="submit" variant="secondary" loading={form.pending} className="justify-self-start">
        Change Email
      </Button>
    </form>
  )
}

interface ConfirmEmailProps {
  newEmail: string
  onCode: (code: string) => Promise<void>
  onCancel: () => void
}

function ConfirmEmail({ newEmail, onCode, onCancel }: ConfirmEmailProps) {
  const form = useForm({
    start: { code: '' },
    send: async ({ code }) => {
      await onCode(code.trim())
      notify(EMAIL_CHANGED)
    },
  })
  return (
    <form {...form.props} className="grid gap-4">
      <Notice tone="lake" role="status">
        We sent an email to <strong>{newEmail}</strong>. Open its link, or type its code here.
      </Notice>
      <FormField
        form={form}
        name="code"
        label="Code from the email"
        error={form.problem}
        required
        autoComplete="one-time-code"
        inputMode="numeric"
      />
      <div className="flex flex-wrap gap-3">
        <Button type="submit" variant="secondary" loading={form.pending}>
          Confirm
        </Button>
        <Button variant="quiet" onClick={onCancel}>
          Keep Current Email
        </Button>
      </div>
    </form>
  )
}
