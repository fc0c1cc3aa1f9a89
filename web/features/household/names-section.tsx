import { type FormEvent, useState } from 'react'
import { LONGEST } from '#domain/limits.ts'
import { useSubmit } from '#web/hooks/use-submit.ts'
import { Button } from '#web/ui/button.tsx'
import { Card } from '#web/ui/card.tsx'
import { Field } from '#web/ui/field.tsx'
import { Input } from '#web/ui/input.tsx'
import { Notice } from '#web/ui/notice.tsx'

interface NamesSectionProps {
  householdName: string
  ownName: string
  onSave: (names: { household: string; own: string }) => Promise<void>
}

export function NamesSection({ householdName, ownName, onSave }: NamesSectionProps) {
  const [household, setHousehold] = useState(householdName)
  const [own, setOwn] = useState(ownName)
  const { pending, error, submit } = useSubmit(() => onSave({ household: household.trim(), own: own.trim() }))

  function save(event: FormEvent) {
    event.preventDefault()
    submit()
  }

  return (
    <Card as="section" aria-labelledby="names">
      <h2 id="names" className="mb-4 text-xl">
        Names
      </h2>
      <form onSubmit={save} className="grid gap-4 sm:grid-cols-2">
        <Field label="Household name" required>
          {(control) => (
            <Input
              {...control}
              maxLength={LONGEST.name}
              value={household}
              onChange={(event) => setHousehold(event.target.value)}
            />
          )}
        </Field>
        <Field
          label="Your name in this household"
          hint="Others see it, and its initials on the shopping list."
          required
        >
          {(control) => (
            <Input {...control} maxLength={LONGEST.name} value={own} onChange={(event) => setOwn(event.target.value)} />
          )}
        </Field>
        {error && (
          <Notice tone="danger" role="alert" className="sm:col-span-2">
            {error}
          </Notice>
        )}
        <Button type="submit" variant="secondary" loading={pending} className="justify-self-start">
          Save Names
        </Button>
      </form>
    </Card>
  )
}
