import { PASSWORD_MIN_LENGTH } from '#domain/account/sign-up.ts'
import { useForm } from '#web/hooks/use-form.ts'
import { Button } from '#web/ui/button.tsx'
import { FormField, Problem } from '#web/ui/form-field.tsx'
import { PasswordInput } from '#web/ui/password-input.tsx'
import { notify } from '#web/ui/toast-store.ts'
import { CurrentPasswordField } from './current-password-field.tsx'

interface PasswordSectionProps {
  onSave: (password: string, currentPassword: string) => Promise<void>
}

export function PasswordSection({ onSave }: PasswordSectionProps) {
  const form = useForm({
    start: { current: '', password: '' },
    send: async ({ current, password }) => {
      await onSave(password, current)
      form.reset()
      notify('Your new password is saved. Your other devices were signed out.')
    },
  })
  return (
    <form {...form.props} className="grid gap-4">
      <h3 className="text-lg">Change your password</h3>
      <Problem text={form.problem} />
      <div className="grid gap-4 sm:grid-cols-2">
        <CurrentPasswordField form={form} name="current" />
        <FormField
          form={form}
          name="password"
          label="New password"
          hint={`At least ${PASSWORD_MIN_LENGTH} characters`}
          required
        >
          {(control) => (
            <PasswordInput
              {...control}
              called="new password"
              autoComplete="new-password"
              minLength={PASSWORD_MIN_LENGTH}
            />
          )}
        </FormField>
      </div>
      <Button type="submit" variant="secondary" loading={form.pending} className="justify-self-start">
        Change Password
      </Button>
    </form>
  )
}
