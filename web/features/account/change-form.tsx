// One field, one button: the shape of "change my e-mail", "change my password" and "here is the code".
import { type FormEvent, type ReactNode, useState } from 'react'
import { failureText } from '#web/data/failure-text.ts'
import { Button } from '#web/ui/button.tsx'
import { Field, type FieldControl } from '#web/ui/field.tsx'

interface ChangeFormProps {
  label: string
  hint?: string
  button: string
  /** Rejects with a sentence that is shown at the field, which then keeps what was typed. */
  save: (value: string) => Promise<void>
  children: (control: FieldControl, value: string, setValue: (value: string) => void) => ReactNode
}

export function ChangeForm({ label, hint, button, save, children }: ChangeFormProps) {
  const [value, setValue] = useState('')
  const [pending, setPending] = useState(false)
  const [error, setError] = useState<string | null>(null)

  async function submit(event: FormEvent) {
    event.preventDefault()
    setPending(true)
    setError(null)
    try {
      await save(value)
      setValue('')
    } catch (failure) {
      setError(failureText(failure))
    } finally {
      setPending(false)
    }
  }

  return (
    <form onSubmit={submit} className="grid gap-3 sm:grid-cols-[1fr_auto] sm:items-start">
      <Field label={label} hint={hint} error={error ?? undefined} required>
        {(control) => children(control, value, setValue)}
      </Field>
      <Button type="submit" variant="secondary" loading={pending} className="sm:mt-7">
        {button}
      </Button>
    </form>
  )
}
