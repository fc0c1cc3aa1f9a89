import type { ComponentProps } from 'react'
import { Field } from '#web/ui/field.tsx'
import { Input } from '#web/ui/input.tsx'

interface EmailFieldProps extends Pick<ComponentProps<'input'>, 'readOnly'> {
  email: string
  onEmail: (email: string) => void
  refusedBy?: string
}

export function EmailField({ email, onEmail, readOnly, refusedBy }: EmailFieldProps) {
  return (
    <Field label="Email" required refusedBy={refusedBy}>
      {(control) => (
        <Input
          {...control}
          type="email"
          name="email"
          autoComplete="email"
          readOnly={readOnly}
          value={email}
          onChange={(event) => onEmail(event.target.value)}
        />
      )}
    </Field>
  )
}
