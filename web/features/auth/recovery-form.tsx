// A forgotten password, in three steps: ask for the mail, enter its code, choose a new password.
import { type FormEvent, useState } from 'react'
import { PASSWORD_MIN_LENGTH } from '#domain/sign-up.ts'
import { Button } from '#web/ui/button.tsx'
import { Field } from '#web/ui/field.tsx'
import { Input } from '#web/ui/input.tsx'
import { acceptRecoveryCode, changePassword, sendRecoveryMail } from './account-actions.ts'
import { PasswordInput } from './password-input.tsx'

type Step = 'mail' | 'code' | 'password'

interface RecoveryFormProps {
  email: string
  onEmail: (email: string) => void
  pending: boolean
  /** Runs a step with the spinner on; resolves to false when it failed and the reason is shown. */
  attempt: (step: () => Promise<void>) => Promise<boolean>
  onDone: () => void
}

const BUTTONS: Record<Step, string> = { mail: 'Send me a code', code: 'Go on', password: 'Save new password' }

export function RecoveryForm({ email, onEmail, pending, attempt, onDone }: RecoveryFormProps) {
  const [step, setStep] = useState<Step>('mail')
  const [code, setCode] = useState('')
  const [password, setPassword] = useState('')

  async function submit(event: FormEvent) {
    event.preventDefault()
    if (step === 'mail' && (await attempt(() => sendRecoveryMail(email)))) setStep('code')
    else if (step === 'code' && (await attempt(() => acceptRecoveryCode(email, code.trim())))) setStep('password')
    else if (step === 'password' && (await attempt(() => changePassword(password)))) onDone()
  }

  return (
    <form onSubmit={submit} className="grid gap-4">
      <Field label="E-mail" required>
        {(control) => (
          <Input
            {...control}
            type="email"
            autoComplete="email"
            readOnly={step !== 'mail'}
            value={email}
            onChange={(event) => onEmail(event.target.value)}
          />
        )}
      </Field>
      {step === 'code' && (
        <Field
          label="Code from the mail"
          hint="If this address has an account, a mail with a code is on its way to it."
          required
        >
          {(control) => (
            <Input
              {...control}
              autoComplete="one-time-code"
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
