import type { Form, TextName } from '#web/hooks/use-form.ts'
import { FormField } from '#web/ui/form-field.tsx'
import { PasswordInput } from '#web/ui/password-input.tsx'

interface CurrentPasswordFieldProps<Values> {
  form: Form<Values>
  name: TextName<Values>
  label?: string
}

export function CurrentPasswordField<Values>(props: CurrentPasswordFieldProps<Values>) {
  const { form, name, label = 'Current password' } = props
  return (
    <FormField form={form} name={name} label={label} required>
      {(control) => <PasswordInput {...control} called={label.toLowerCase()} autoComplete="current-password" />}
    </FormField>
  )
}
