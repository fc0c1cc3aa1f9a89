// Changing the e-mail address: requested here, confirmed from a mail to the current one.
import { useState } from 'react'
import { Button } from '#web/ui/button.tsx'
import { Input } from '#web/ui/input.tsx'
import { Notice } from '#web/ui/notice.tsx'
import { ChangeForm } from './change-form.tsx'

interface EmailSectionProps {
  presentEmail: string
  onAsk: (newEmail: string) => Promise<void>
  onCode: (code: string) => Promise<void>
}

export function EmailSection({ presentEmail, onAsk, onCode }: EmailSectionProps) {
  const [asked, setAsked] = useState<{ newEmail: string; from: string } | null>(null)
  // The address has changed, so there is nothing left to confirm.
  const waiting = asked?.from === presentEmail ? asked : null

  async function ask(newEmail: string) {
    await onAsk(newEmail)
    setAsked({ newEmail, from: presentEmail })
  }

  if (!waiting) {
    return (
      <ChangeForm
        label="New e-mail"
        hint="You confirm the change from a mail to your present address."
        button="Change e-mail"
        save={ask}
      >
        {(control, value, setValue) => (
          <Input
            {...control}
            type="email"
            autoComplete="email"
            value={value}
            onChange={(event) => setValue(event.target.value)}
          />
        )}
      </ChangeForm>
    )
  }
  return (
    <div className="grid gap-4">
      <Notice tone="lake" role="status">
        A mail is on its way to {presentEmail}. Open its link, or type its code here, and your address becomes{' '}
        <strong>{waiting.newEmail}</strong>.
      </Notice>
      <ChangeForm label="Code from the mail" button="Confirm" save={onCode}>
        {(control, value, setValue) => (
          <Input
            {...control}
            autoComplete="one-time-code"
            inputMode="numeric"
            value={value}
            onChange={(event) => setValue(event.target.value)}
          />
        )}
      </ChangeForm>
      <Button variant="quiet" size="sm" className="justify-self-start" onClick={() => setAsked(null)}>
        Keep the present address
      </Button>
    </div>
  )
}
