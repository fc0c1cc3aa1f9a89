import { type FormEvent, useState } from 'react'
import { PASSWORD_MIN_LENGTH } from '#domain/account/sign-up.ts'
import { Button } from '#web/ui/button.tsx'
import { Field } from '#web/ui/field.tsx'
import { PasswordInput } from '#web/ui/password-input.tsx'
import { EmailField } from './email-field.tsx'
import { SocialButtons } from './social-buttons.tsx'

interface SignInFormProps {
  email: string
  onEmail: (email: string) => void
  /** Of somebody who has just signed up. */
  startPassword: string
  pending: boolean
  onSubmit: (password: string) => void
  onForgotten: () => void
}

export function SignInForm({ email, onEmail, startPassword, pending, onSubmit, onForgotten }: SignInFormProps) {
  const [password, setPassword] = useState(startPassword)
  const submit = (event: FormEvent) => {
    event.preventDefault()
    onSubmit(password)
  }
  return (
    <form onSubmit={submit} className="grid gap-4">
      <EmailField email={email} onEmail={onEmail} />
      <Field label="Password" required>
        {(control) => (
          <PasswordInput
            {...control}
            name="password"
            autoComplete="current-password"
            minLength={PASSWORD_MIN_LENGTH}
            value={password}
            onChange={(event) => setPassword(event.target.value)}
          />
        )}
      </Field>
      <button
        type="button"
        onClick={onForgotten}
        className="justify-self-end font-semibold text-leaf text-sm underline-offset-4 hover:underline"
      >
        Forgot your password?
      </button>
      <Button type="submit" loading={pending}>
        Sign In
      </Button>
      <SocialButtons />
    </form>
  )
}
