// One person at the table. Members keep what they eat in their own profile.
import { useState } from 'react'
import { GOAL_DIETS, goalDiet } from '#domain/diary/goals.ts'
import { servingsText } from '#domain/kitchen/servings-text.ts'
import { LONGEST } from '#domain/limits.ts'
import type { TablePerson } from '#domain/table/table-people.ts'
import { addPerson, changeSeat, removePerson } from '#web/data/save-seats.ts'
import { useSubmit } from '#web/hooks/use-submit.ts'
import { paths } from '#web/router/paths.ts'
import { Button } from '#web/ui/button.tsx'
import { Dialog } from '#web/ui/dialog.tsx'
import { Field } from '#web/ui/field.tsx'
import { FoodsNotEatenFields } from '#web/ui/foods-not-eaten-fields.tsx'
import { Input } from '#web/ui/input.tsx'
import { Notice } from '#web/ui/notice.tsx'
import { Select } from '#web/ui/select.tsx'
import { TextLink } from '#web/ui/text-link.tsx'

interface PersonDialogProps {
  /** Null for somebody new. */
  person: TablePerson | null
  isOwn: boolean
  onSaved: () => Promise<unknown>
  onClose: () => void
}

/** Energy by age, as a share of an adult's 2,000 kcal; see docs/table.md. */
const APPETITES = [
  { appetite: 0.5, who: 'Child of 1 to 3' },
  { appetite: 0.7, who: 'Child of 4 to 8' },
  { appetite: 0.9, who: 'Child of 9 to 13' },
  { appetite: 1, who: 'Adult' },
  { appetite: 1.3, who: 'Big appetite' },
  { appetite: 1.6, who: 'Very big appetite' },
]

function appetiteChoices(own: number) {
  const known = APPETITES.map(({ appetite, who }) => ({
    value: String(appetite),
    label: `${who}: ${servingsText(appetite)}`,
  }))
  return known.some(({ value }) => value === String(own))
    ? known
    : [...known, { value: String(own), label: servingsText(own) }]
}

export function PersonDialog({ person, isOwn, onSaved, onClose }: PersonDialogProps) {
  const isMember = person?.memberId != null
  const [name, setName] = useState(person?.name ?? '')
  const [diet, setDiet] = useState<string>(person?.diet ?? 'none')
  const [exclusions, setExclusions] = useState<readonly string[]>(person?.exclusions ?? [])
  const [appetite, setAppetite] = useState(person?.appetite ?? 1)

  const { pending, error, submit } = useSubmit(async () => {
    const foods = { name: name.trim(), diet: goalDiet(diet), exclusions: [...exclusions] }
    if (!person) await addPerson({ ...foods, appetite })
    else await changeSeat(person.id, isMember ? { appetite } : { ...foods, appetite })
    await onSaved()
    onClose()
  })
  const removing = useSubmit(async () => {
    if (person) await removePerson(person.id)
    await onSaved()
    onClose()
  })
  const problem = error ?? removing.error

  return (
    <Dialog open size="md" title={person ? person.name : 'Add Person'} onClose={onClose}>
      <form onSubmit={submit} className="grid gap-5">
        {!isMember && (
          <>
            <Field label="Name" required>
              {(control) => (
                <Input
                  {...control}
                  maxLength={LONGEST.name}
                  value={name}
                  onChange={(event) => setName(event.target.value)}
                />
              )}
            </Field>
            <Field label="Diet">
              {(control) => (
                <Select
                  {...control}
                  options={GOAL_DIETS}
                  value={diet}
                  onChange={(event) => setDiet(event.target.value)}
                />
              )}
            </Field>
            <fieldset className="grid gap-4">
              <legend className="mb-1.5 font-semibold text-sm">Doesn’t eat</legend>
              <FoodsNotEatenFields start={exclusions} onChange={setExclusions} />
            </fieldset>
          </>
        )}
        <Field label="How much they eat" {...(isOwn && { label: 'How much you eat' })}>
          {(control) => (
            <Select
              {...control}
              options={appetiteChoices(person?.appetite ?? 1)}
              value={String(appetite)}
              onChange={(event) => setAppetite(Number(event.target.value))}
            />
          )}
        </Field>
        {isOwn && (
          <p className="text-muted text-sm">
            Your diet and what you don’t eat are in <TextLink to={`${paths.goals}#foods-not-eaten`}>Goals</TextLink>.
          </p>
        )}
        {isMember && !isOwn && (
          <p className="text-muted text-sm">
            {person.name} decides about their own diet, foods and goals, and whether you see them.
          </p>
        )}
        {problem && (
          <Notice tone="danger" role="alert">
            {problem}
          </Notice>
        )}
        <div className="flex flex-wrap justify-end gap-3">
          {person && !isMember && (
            <Button variant="quiet" className="mr-auto" loading={removing.pending} onClick={() => removing.submit()}>
              Remove
            </Button>
          )}
          <Button variant="secondary" onClick={onClose}>
            Cancel
          </Button>
          <Button type="submit" loading={pending}>
            Save
          </Button>
        </div>
      </form>
    </Dialog>
  )
}
