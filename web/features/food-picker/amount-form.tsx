import { type FormEvent, useState } from 'react'
import { isWeighed } from '#domain/diary/diary-entry.ts'
import { amountProblem } from '#domain/diary/entry-amount.ts'
import { entryFigures } from '#domain/diary/entry-figures.ts'
import { type LoggedPortion, loggedPortion, portionOf } from '#domain/diary/logged-portion.ts'
import type { Units } from '#domain/diary/units.ts'
import { Button } from '#web/ui/button.tsx'
import { Field } from '#web/ui/field.tsx'
import { NumberInput } from '#web/ui/number-input.tsx'
import { Select } from '#web/ui/select.tsx'
import { type Choice, entryOfChoice } from './food-list.tsx'

interface AmountFormProps {
  choice: Choice
  energyUnit: Units['energy']
  pending: boolean
  onAdd: (choice: Choice) => void
  onBack: () => void
}

const GRAMS = 'g'
const ANY_TIME = { date: '2000-01-01', mealType: 'snack' } as const
/** The database stores hundredths of grams. */
const hundredths = (grams: number) => Math.round(grams * 100) / 100

/** How much of it: a number of portions, or grams, which always work. */
export function AmountForm({ choice, energyUnit, pending, onAdd, onBack }: AmountFormProps) {
  const { item } = choice
  const weighed = isWeighed(item)
  const start = weighed ? (choice.portion === undefined ? portionOf(item, choice.amount) : choice.portion) : null
  const [units] = useState(() => portionsOf(choice, start))
  const [unit, setUnit] = useState(start?.label ?? GRAMS)
  const [count, setCount] = useState(String(start?.count ?? choice.amount))
  const [problem, setProblem] = useState<string | null>(null)
  const portion = weighed && unit !== GRAMS ? loggedPortion(unit, Number(count)) : null
  const amount = weighed ? hundredths(Number(count) * (units.get(unit) ?? 1)) : Number(count)
  const wrong = amountProblem(amount, item.kind === 'recipe' ? 'servings' : weighed ? 'grams' : 'portion')
  const chosen: Choice = weighed ? { item, amount, portion } : { item, amount }

  /** 150 g don’t become 150 apples: a portion starts at one, and grams at what was chosen before. */
  function choose(next: string) {
    setCount(next === GRAMS ? String(amount || 100) : '1')
    setUnit(next)
    setProblem(null)
  }

  function submit(event: FormEvent) {
    event.preventDefault()
    setProblem(wrong)
    if (!wrong) onAdd(chosen)
  }

  return (
    <form onSubmit={submit} className="grid gap-4" noValidate>
      <p className="font-semibold text-lg first-letter:uppercase">{item.title}</p>
      <div className="grid grid-cols-[1fr_1.6fr] gap-3">
        <Field label={amountLabel(choice)} error={problem ?? undefined}>
          {(control) => <NumberInput {...control} value={count} onText={setCount} />}
        </Field>
        {weighed && (
          <Field label="Portion">
            {(control) => (
              <Select
                {...control}
                value={unit}
                options={[
                  ...[...units].map(([label, grams]) => ({ value: label, label: `${label} (${hundredths(grams)} g)` })),
                  { value: GRAMS, label: 'grams' },
                ]}
                onChange={(event) => choose(event.target.value)}
              />
            )}
          </Field>
        )}
      </div>
      <p aria-live="polite" className="min-h-6 text-muted text-sm tabular-nums">
        {!wrong && entryFigures(entryOfChoice(chosen, ANY_TIME), energyUnit)}
      </p>
      <div className="flex justify-end gap-3">
        <Button variant="secondary" onClick={onBack}>
          Back
        </Button>
        <Button type="submit" loading={pending}>
          {pending ? 'Adding...' : 'Add to Diary'}
        </Button>
      </div>
    </form>
  )
}

function amountLabel({ item }: Choice): string {
  if (item.kind === 'recipe' || item.countedIn === 'serving') return 'Servings'
  return item.countedIn === undefined ? 'Amount' : `Amount (${item.countedIn})`
}

/** What one of each weighs, by its name; also the unit that was typed. */
function portionsOf({ item, amount }: Choice, typed: LoggedPortion | null): ReadonlyMap<string, number> {
  const units = item.portions.flatMap(({ label, grams }) => {
    const portion = loggedPortion(label, 1)
    return portion ? [[portion.label, grams] as const] : []
  })
  return new Map(typed ? [[typed.label, amount / typed.count], ...units] : units)
}
