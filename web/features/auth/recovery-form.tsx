// A forgotten password, in three steps: ask for the mail, enter its code, choose a new password. Its link leads to the last.
import { type FormEvent, useState } from 'react'
import type { SessionTokens } from '#domain/account/mail-link.ts'
import { PASSWORD_MIN_LENGTH } from '#domain/account/sign-up.ts'
import { Button } from '#web/ui/button.tsx'
import { Field } from '#web/ui/field.tsx'
import { Input } from '#web/ui/input.tsx'
import { acceptRecoveryCode, acceptSession, changePassword, sendRecoveryMail } from './account-actions.ts'
import { EmailField } from './email-field.tsx'
import { PasswordInput } from './password-input.tsx'

type Step = 'mail' | 'code' | 'password'

interface RecoveryFormProps {
  email: string
  onEmail: (email: string) => void
  /** From the mail's link. */
  tokens: SessionTokens | null
  pending: boolean
  /** Runs a step with the spinner on; resolves to false when it failed and the reason is shown. */
  attempt: (step: () => Promise<void>) => Promise<boolean>
  onDone: () => void
}

const BUTTONS: Record<Step, string> = { mail: 'Send me the mail', code: 'Go on', password: 'Save new password' }

export function RecoveryForm({ email, onEmail, tokens, pending, attempt, onDone }: RecoveryFormProps) {
  const [step, setStep] = useState<Step>(tokens ? 'password' : 'mail')
  const [code, setCode] = useState('')
  const [password, setPassword] = useState('')

  async function saveNewPassword() {
    if (tokens) await acceptSession(tokens)
    await changePassword(password)
  }

  async function submit(event: FormEvent) {
    event.preventDefault()
    if (step === 'mail' && (await attempt(() => sendRecoveryMail(email)))) setStep('code')
    else if (step === 'code' && (await attempt(() => acceptRecoveryCode(email, code.trim())))) setStep('password')
    else if (step === 'password' && (await attempt(saveNewPassword))) onDone()
  }

  return (
    <form onSubmit={submit} className="grid gap-4">
      {!tokens && <EmailField email={email} onEmail={onEmail} readOnly={step !== 'mail'} />}
      {step === 'code' && (
        <Field
          label="Code from the mail"
          hint="If this address has an account, a mail is on its way to it. Open its link, or type its code here."
          required
        >
          {(control) => (
            <Input
              {...control}
              autoComplete="one-time-code"
              inputMode="numeric"
              ref={focusOnArrival}
              value={code}
              onChange={(event) => setCode(event.target.value)}
            />
          )}
        </Field>
      )}
      {step === 'password' && (
        <Field label="New password" hint={`At least ${PASSWORD_MIN_LENGTH} characters`} required>
          {(control) => (
            <PasswordInput
              {...control}
              autoComplete="new-password"
              ref={focusOnArrival}
              minLength={PASSWORD_MIN_LENGTH}
              value={password}
              onChange={(event) => setPassword(event.target.value)}
            />
          )}
        </Field>
      )}
      <Button type="submit" loading={pending}>
        {BUTTONS[step]}
      </Button>
    </form>
  )
}

/** The next step takes the place of the last: whoever types goes on typing. */
const focusOnArrival = (field: HTMLInputElement | null) => field?.focus()
