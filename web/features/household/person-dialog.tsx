// One person at the table. Members keep what they eat in their own profile.
import { GOAL_DIETS, goalDiet } from '#domain/diary/goals.ts'
import { servingsText } from '#domain/kitchen/servings-text.ts'
import { LONGEST } from '#domain/limits.ts'
import type { TablePerson } from '#domain/table/table-people.ts'
import { addPerson, changeSeat, removePerson } from '#web/data/save-seats.ts'
import { useAttempt } from '#web/hooks/use-attempt.ts'
import { useForm } from '#web/hooks/use-form.ts'
import { useSubmit } from '#web/hooks/use-submit.ts'
import { paths } from '#web/router/paths.ts'
import { Button } from '#web/ui/button.tsx'
import { Dialog } from '#web/ui/dialog.tsx'
import { FoodsNotEatenFields } from '#web/ui/foods-not-eaten-fields.tsx'
import { FormField, Problem } from '#web/ui/form-field.tsx'
import { Select } from '#web/ui/select.tsx'
import { TextLink } from '#web/ui/text-link.tsx'

interface PersonDialogProps {
  /** Null for somebody new. */
  person: TablePerson | null
  isOwn: boolean
  userId: string
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

export function PersonDialog({ person, isOwn, userId, onClose }: PersonDialogProps) {
  const isMember = person?.memberId != null
  const { attempt } = useAttempt(userId)
  const change = async (step: () => Promise<unknown>) => {
    await attempt(step, { changes: ['table_people'] })
    onClose()
  }
  const form = useForm({
    start: {
      ...{ name: person?.name ?? '', diet: person?.diet ?? 'none', appetite: String(person?.appetite ?? 1) },
      exclusions: person?.exclusions ?? [],
    },
    send: ({ name, diet, appetite, exclusions }) => {
      const eats = { appetite: Number(appetite) }
      const foods = { name: name.trim(), diet: goalDiet(diet), exclusions: [...exclusions] }
      if (!person) return change(() => addPerson({ ...foods, ...eats }))
      return change(() => changeSeat(person.id, isMember ? eats : { ...foods, ...eats }))
    },
  })
  const removing = useSubmit(() => change(async () => person && removePerson(person.id)))

  return (
    <Dialog open size="md" title={person ? person.name : 'Add Person'} onClose={onClose}>
      <form {...form.props} className="grid gap-5">
        {!isMember && (
          <>
            <FormField form={form} name="name" label="Name" maxLength={LONGEST.name} required />
            <FormField form={form} name="diet" label="Diet">
              {(control) => <Select {...control} options={GOAL_DIETS} />}
            </FormField>
            <fieldset className="grid gap-4">
              <legend className="mb-1.5 font-semibold text-sm">Doesn’t eat</legend>
              <FoodsNotEatenFields start={form.values.exclusions} onChange={(exclusions) => form.set({ exclusions })} />
            </fieldset>
          </>
        )}
        <FormField form={form} name="appetite" label={isOwn ? 'How much you eat' : 'How much they eat'}>
          {(control) => <Select {...control} options={appetiteChoices(person?.appetite ?? 1)} />}
        </FormField>
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
        <Problem text={form.problem ?? removing.error} />
        <div className="flex flex-wrap justify-end gap-3">
          {person && !isMember && (
            <Button variant="quiet" className="mr-auto" loading={removing.pending} onClick={() => removing.submit()}>
              Remove
            </Button>
          )}
          <Button variant="secondary" onClick={onClose}>
            Cancel
          </Button>
          <Button type="submit" loading={form.pending}>
            Save
          </Button>
        </div>
      </form>
    </Dialog>
  )
}
