import { Field } from '#web/ui/field.tsx'
import { PasswordInput } from '#web/ui/password-input.tsx'

interface CurrentPasswordFieldProps {
  label?: string
  value: string
  onChange: (value: string) => void
}

export function CurrentPasswordField({ label = 'Current password', value, onChange }: CurrentPasswordFieldProps) {
  return (
    <Field label={label} required>
      {(control) => (
        <PasswordInput
          {...control}
          called={label.toLowerCase()}
          autoComplete="current-password"
          value={value}
          onChange={(event) => onChange(event.target.value)}
        />
      )}
    </Field>
  )
}
