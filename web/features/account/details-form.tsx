import { useId, useState } from 'react'
import { namesProblem, type PersonalDetails } from '#domain/account/sign-up.ts'
import { useSubmit } from '#web/hooks/use-submit.ts'
import { Button } from '#web/ui/button.tsx'
import { Field } from '#web/ui/field.tsx'
import { Input } from '#web/ui/input.tsx'
import { Notice } from '#web/ui/notice.tsx'
import { notify } from '#web/ui/toast-store.ts'

interface DetailsFormProps {
  start: PersonalDetails
  onSave: (details: PersonalDetails) => Promise<void>
}

/** What was given at sign-up, checked in the same way. */
export function DetailsForm({ start, onSave }: DetailsFormProps) {
  const [details, setDetails] = useState(start)
  const [refused, setRefused] = useState<keyof PersonalDetails | null>(null)
  const messageId = useId()
  const { pending, error, submit } = useSubmit(async () => {
    const problem = namesProblem(details)
    setRefused(problem?.field ?? null)
    if (problem) throw new Error(problem.message)
    await onSave(details)
    notify('Your details were saved.')
  })
  const bind = (name: keyof PersonalDetails) => ({
    name,
    value: details[name],
    onChange: (event: { target: { value: string } }) => setDetails({ ...details, [name]: event.target.value }),
  })
  const refusedBy = (name: keyof PersonalDetails) => (refused === name ? messageId : undefined)
  return (
    <form onSubmit={submit} className="grid gap-4">
      {error && (
        <Notice tone="danger" role="alert">
          <span id={messageId}>{error}</span>
        </Notice>
      )}
      <div className="grid gap-4 sm:grid-cols-2">
        <Field label="First name" refusedBy={refusedBy('firstName')}>
          {(control) => <Input {...control} {...bind('firstName')} autoComplete="given-name" aria-required />}
        </Field>
        <Field label="Last name" refusedBy={refusedBy('lastName')}>
          {(control) => <Input {...control} {...bind('lastName')} autoComplete="family-name" aria-required />}
        </Field>
        <Field label="Date of birth" optional>
          {(control) => <Input {...control} {...bind('dateOfBirth')} type="date" autoComplete="bday" />}
        </Field>
        <Field label="Phone" optional>
          {(control) => <Input {...control} {...bind('phone')} type="tel" autoComplete="tel" />}
        </Field>
      </div>
      <Button type="submit" loading={pending} className="justify-self-start">
        Save Details
      </Button>
    </form>
  )
}
