import { useId } from 'react'
import { formatAmount } from '#domain/kitchen/amounts.ts'
import { MOST_PEOPLE } from '#domain/plan/plan-request.ts'
import { EACH_PORTION, portionOf, readPortions, type Table, withPortion } from '#domain/plan/table-portions.ts'
import { Field } from '#web/ui/field.tsx'
import { Select } from '#web/ui/select.tsx'
import { Stepper } from '#web/ui/stepper.tsx'

const PORTIONS = Array.from({ length: EACH_PORTION.max / EACH_PORTION.step }, (_, at) => (at + 1) * EACH_PORTION.step)

/** With the one that somebody has, if it is in between. */
const portionChoices = (own: number) =>
  [...new Set([...PORTIONS, own])]
    .sort((one, other) => one - other)
    .map((portion) => ({ value: String(portion), label: formatAmount(portion) }))

/** How many people eat, and how much each of them eats. The plan's calories are for the person who asks. */
export function TableFields({ table, onChange }: { table: Table; onChange: (table: Table) => void }) {
  const id = useId()
  const others = Array.from({ length: table.people - 1 }, (_, at) => at + 1)
  return (
    <div className="flex flex-wrap gap-x-8 gap-y-5">
      <Stepper
        label="People at the table"
        min={1}
        max={MOST_PEOPLE}
        value={table.people}
        onChange={(typed) => {
          const people = Math.round(typed)
          onChange({ people, portions: readPortions(table.portions, people) })
        }}
      />
      {others.length > 0 && (
        <fieldset aria-describedby={id}>
          <legend className="mb-1.5 font-semibold text-sm">Portions each</legend>
          <div className="flex flex-wrap gap-2">
            {others.map((person) => (
              <Field key={person} label={`Person ${person + 1}`}>
                {(control) => (
                  <Select
                    {...control}
                    className="w-22"
                    options={portionChoices(portionOf(table, person))}
                    value={String(portionOf(table, person))}
                    onChange={({ target }) =>
                      onChange({ people: table.people, portions: withPortion(table, person, Number(target.value)) })
                    }
                  />
                )}
              </Field>
            ))}
          </div>
          <p id={id} className="mt-1.5 text-muted text-sm">
            You eat 1 yourself. A child might eat ½.
          </p>
        </fieldset>
      )}
    </div>
  )
}
