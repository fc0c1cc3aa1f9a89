import { Field } from '#web/ui/field.tsx'
import { PasswordInput } from '#web/ui/password-input.tsx'

interface CurrentPasswordFieldProps {
  value: string
  onChange: (value: string) => void
}

export function CurrentPasswordField({ value, onChange }: CurrentPasswordFieldProps) {
  return (
    <Field label="Current password" required>
      {(control) => (
        <PasswordInput
          {...control}
          called="current password"
          autoComplete="current-password"
          value={value}
          onChange={(event) => onChange(event.target.value)}
        />
      )}
    </Field>
  )
}
