import { LONGEST } from '#domain/limits.ts'
import { useForm } from '#web/hooks/use-form.ts'
import { Button } from '#web/ui/button.tsx'
import { Card } from '#web/ui/card.tsx'
import { FormField, Problem } from '#web/ui/form-field.tsx'

interface NamesSectionProps {
  householdName: string
  ownName: string
  onSave: (names: { household: string; own: string }) => Promise<void>
}

export function NamesSection({ householdName, ownName, onSave }: NamesSectionProps) {
  const form = useForm({
    start: { household: householdName, own: ownName },
    send: ({ household, own }) => onSave({ household: household.trim(), own: own.trim() }),
  })
  return (
    <Card as="section" aria-labelledby="names">
      <h2 id="names" className="mb-4 text-xl">
        Names
      </h2>
      <form {...form.props} className="grid gap-4 sm:grid-cols-2">
        <FormField form={form} name="household" label="Household name" maxLength={LONGEST.name} required />
        <FormField
          form={form}
          name="own"
          label="Your name in this household"
          hint="Others see it, and its initials on the shopping list."
          maxLength={LONGEST.name}
          required
        />
        <Problem text={form.problem} className="sm:col-span-2" />
        <Button type="submit" variant="secondary" loading={form.pending} className="justify-self-start">
          Save Names
        </Button>
      </form>
    </Card>
  )
}
