import { useState } from 'react'
import { PASSWORD_MIN_LENGTH } from '#domain/account/sign-up.ts'
import { useSubmit } from '#web/hooks/use-submit.ts'
import { Button } from '#web/ui/button.tsx'
import { Field } from '#web/ui/field.tsx'
import { Notice } from '#web/ui/notice.tsx'
import { PasswordInput } from '#web/ui/password-input.tsx'
import { notify } from '#web/ui/toast-store.ts'
import { CurrentPasswordField } from './current-password-field.tsx'

interface PasswordSectionProps {
  onSave: (password: string, currentPassword: string) => Promise<void>
}

export function PasswordSection({ onSave }: PasswordSectionProps) {
  const [current, setCurrent] = useState('')
  const [password, setPassword] = useState('')
  const { pending, error, submit } = useSubmit(async () => {
    await onSave(password, current)
    setCurrent('')
    setPassword('')
    notify('Your new password is saved. Your other devices were signed out.')
  })

  return (
    <form onSubmit={submit} className="grid gap-4">
      <h3 className="text-lg">Change your password</h3>
      {error && (
        <Notice tone="danger" role="alert">
          {error}
        </Notice>
      )}
      <div className="grid gap-4 sm:grid-cols-2">
        <CurrentPasswordField value={current} onChange={setCurrent} />
        <Field label="New password" hint={`At least ${PASSWORD_MIN_LENGTH} characters`} required>
          {(control) => (
            <PasswordInput
              {...control}
              called="new password"
              autoComplete="new-password"
              minLength={PASSWORD_MIN_LENGTH}
              value={password}
              onChange={(event) => setPassword(event.target.value)}
            />
          )}
        </Field>
      </div>
      <Button type="submit" variant="secondary" loading={pending} className="justify-self-start">
        Change Password
      </Button>
    </form>
  )
}
