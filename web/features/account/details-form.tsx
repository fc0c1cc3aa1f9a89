import { namesProblem, type PersonalDetails } from '#domain/account/sign-up.ts'
import { useForm } from '#web/hooks/use-form.ts'
import { Button } from '#web/ui/button.tsx'
import { FormField, Problem } from '#web/ui/form-field.tsx'
import { notify } from '#web/ui/toast-store.ts'

interface DetailsFormProps {
  start: PersonalDetails
  onSave: (details: PersonalDetails) => Promise<void>
}

/** What was given at sign-up, checked in the same way. */
export function DetailsForm({ start, onSave }: DetailsFormProps) {
  const form = useForm({
    start,
    check: namesProblem,
    send: async (details) => {
      await onSave(details)
      notify('Your details were saved.')
    },
  })
  return (
    <form {...form.props} className="grid gap-4">
      <Problem text={form.problem} />
      <div className="grid gap-4 sm:grid-cols-2">
        <FormField form={form} name="firstName" label="First name" autoComplete="given-name" aria-required />
        <FormField form={form} name="lastName" label="Last name" autoComplete="family-name" aria-required />
        <FormField form={form} name="dateOfBirth" label="Date of birth" optional type="date" autoComplete="bday" />
        <FormField form={form} name="phone" label="Phone" optional type="tel" autoComplete="tel" />
      </div>
      <Button type="submit" loading={form.pending} className="justify-self-start">
        Save Details
      </Button>
    </form>
  )
}
