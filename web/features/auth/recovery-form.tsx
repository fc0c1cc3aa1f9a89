// A forgotten password: request the email, enter its code or open its link, check whose account it is, choose a new
// password.
import { type FormEvent, useState } from 'react'
import { type SessionTokens, tokenEmail } from '#domain/account/mail-link.ts'
import { PASSWORD_MIN_LENGTH } from '#domain/account/sign-up.ts'
import { NO_MAIL, siteSettings } from '#web/data/site-config.ts'
import { Button } from '#web/ui/button.tsx'
import { Field } from '#web/ui/field.tsx'
import { Input } from '#web/ui/input.tsx'
import { Notice } from '#web/ui/notice.tsx'
import { PasswordInput } from '#web/ui/password-input.tsx'
import {
  acceptRecoveryCode,
  acceptSession,
  type OpenedLink,
  openRecoveryLink,
  sendRecoveryMail,
  setNewPassword,
} from './account-actions.ts'
import { EmailField } from './email-field.tsx'

type Step = 'mail' | 'code' | 'link' | 'password'

interface RecoveryFormProps {
  email: string
  onEmail: (email: string) => void
  /** From our email's link, not redeemed yet. */
  tokenHash: string | null
  /** From hosted Supabase's link: a session. */
  tokens: SessionTokens | null
  pending: boolean
  /** Runs a step and shows a spinner; resolves to false if it failed, with the reason shown. */
  attempt: (step: () => Promise<void>) => Promise<boolean>
  onDone: () => void
}

const BUTTONS: Record<Step, string> = {
  mail: 'Email Me a Link',
  code: 'Continue',
  link: 'Choose a New Password',
  password: 'Save New Password',
}

export function RecoveryForm({ email, onEmail, tokenHash, tokens, pending, attempt, onDone }: RecoveryFormProps) {
  const [opened, setOpened] = useState<OpenedLink | null>(
    tokens && { tokens, email: tokenEmail(tokens.accessToken) ?? '' },
  )
  const [step, setStep] = useState<Step>(tokens ? 'password' : tokenHash ? 'link' : 'mail')
  const [code, setCode] = useState('')
  const [password, setPassword] = useState('')

  async function saveNewPassword() {
    if (opened) await acceptSession(opened.tokens)
    await setNewPassword(password)
  }

  async function openLink() {
    if (tokenHash) setOpened(await openRecoveryLink(tokenHash))
  }

  async function submit(event: FormEvent) {
    event.preventDefault()
    if (step === 'mail' && (await attempt(() => sendRecoveryMail(email)))) setStep('code')
    else if (step === 'code' && (await attempt(() => acceptRecoveryCode(email, code.trim())))) setStep('password')
    else if (step === 'link' && (await attempt(openLink))) setStep('password')
    else if (step === 'password' && (await attempt(saveNewPassword))) onDone()
  }

  if (step === 'mail' && !siteSettings().mail.accounts) return <Notice tone="apricot">{NO_MAIL}</Notice>

  return (
    <form onSubmit={submit} className="grid gap-4">
      {!tokens && !tokenHash && <EmailField email={email} onEmail={onEmail} readOnly={step !== 'mail'} />}
      {opened && (
        <p>
          You’re choosing a new password for <strong className="wrap-anywhere">{opened.email}</strong>. If that isn’t
          your account, close this page.
        </p>
      )}
      {step === 'code' && (
        <Field
          label="Code from the email"
          hint="If this address has an account, we sent it an email. Open its link, or type its code here."
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

/** Moves the focus to the next step's field so that people can keep typing. */
const focusOnArrival = (field: HTMLInputElement | null) => field?.focus()
