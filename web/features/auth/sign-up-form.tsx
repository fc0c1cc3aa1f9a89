import { type FormEvent, useState } from 'react'
import { EMPTY_PROFILE, PASSWORD_MIN_LENGTH, type SignUpProfile } from '#domain/account/sign-up.ts'
import { Button } from '#web/ui/button.tsx'
import { Field } from '#web/ui/field.tsx'
import { Input } from '#web/ui/input.tsx'
import { PasswordInput } from '#web/ui/password-input.tsx'
import { EmailField } from './email-field.tsx'

interface SignUpFormProps {
  email: string
  onEmail: (email: string) => void
  pending: boolean
  /** The invalid field, and the id of its error message. */
  refused: { field: keyof SignUpProfile; messageId: string } | null
  onSubmit: (profile: SignUpProfile) => void
}

export function SignUpForm({ email, onEmail, pending, refused, onSubmit }: SignUpFormProps) {
  const [profile, setProfile] = useState(EMPTY_PROFILE)
  const bind = (name: keyof SignUpProfile) => ({
    name,
    value: profile[name],
    onChange: (event: { target: { value: string } }) => setProfile({ ...profile, [name]: event.target.value }),
  })
  const refusedBy = (name: keyof SignUpProfile) => (refused?.field === name ? refused.messageId : undefined)
  const submit = (event: FormEvent) => {
    event.preventDefault()
    onSubmit({ ...profile, email })
  }
  // Names and passwords have our own messages; the browser only validates the email.
  return (
    <form onSubmit={submit} className="grid gap-4">
      <div className="grid gap-4 sm:grid-cols-2">
        <Field label="First name" refusedBy={refusedBy('firstName')}>
          {(control) => <Input {...control} {...bind('firstName')} autoComplete="given-name" aria-required />}
        </Field>
        <Field label="Last name" refusedBy={refusedBy('lastName')}>
          {(control) => <Input {...control} {...bind('lastName')} autoComplete="family-name" aria-required />}
        </Field>
      </div>
      <EmailField email={email} onEmail={onEmail} refusedBy={refusedBy('email')} />
      <div className="grid gap-4 sm:grid-cols-2">
        <Field label="Password" hint={`At least ${PASSWORD_MIN_LENGTH} characters`} refusedBy={refusedBy('password')}>
          {(control) => <PasswordInput {...control} {...bind('password')} autoComplete="new-password" aria-required />}
        </Field>
        <Field label="Confirm password" refusedBy={refusedBy('confirmPassword')}>
          {(control) => (
            <PasswordInput
              {...control}
              {...bind('confirmPassword')}
              called="confirmed password"
              autoComplete="new-password"
              aria-required
            />
          )}
        </Field>
      </div>
      <details>
        <summary className="min-h-6 w-fit cursor-pointer font-semibold text-leaf text-sm underline-offset-4 hover:underline">
          Add your date of birth or phone (optional)
        </summary>
        <div className="mt-4 grid gap-4 sm:grid-cols-2">
          <Field label="Date of birth" optional>
            {(control) => <Input {...control} {...bind('dateOfBirth')} type="date" autoComplete="bday" />}
          </Field>
          <Field label="Phone" optional>
            {(control) => <Input {...control} {...bind('phone')} type="tel" autoComplete="tel" />}
          </Field>
        </div>
      </details>
      <Button type="submit" loading={pending}>
        Create Account
      </Button>
    </form>
  )
}
