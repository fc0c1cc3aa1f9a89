import { type FormEvent, useState } from 'react'
import { amountProblem, entryOf } from '#domain/diary/diary-entry.ts'
import { energyText, type Units } from '#domain/diary/units.ts'
import { Button } from '#web/ui/button.tsx'
import { Field } from '#web/ui/field.tsx'
import { NumberInput } from '#web/ui/number-input.tsx'
import { Select } from '#web/ui/select.tsx'
import type { Choice } from './food-list.tsx'

interface AmountFormProps {
  choice: Choice
  energyUnit: Units['energy']
  pending: boolean
  onAdd: (choice: Choice) => void
  onBack: () => void
}

const GRAMS = 'g'
const ANY_TIME = { date: '2000-01-01', mealType: 'snack' } as const

/** How much of it: a number of portions, or grams, which always work. */
export function AmountForm({ choice, energyUnit, pending, onAdd, onBack }: AmountFormProps) {
  const { item } = choice
  const start = item.portions.findIndex(({ grams }) => grams === choice.amount)
  const [unit, setUnit] = useState(start < 0 ? GRAMS : String(start))
  const [count, setCount] = useState(item.kind === 'recipe' || start < 0 ? String(choice.amount) : '1')
  const [problem, setProblem] = useState<string | null>(null)
  const isRecipe = item.kind === 'recipe'
  const gramsOf = (chosen: string) => (isRecipe || chosen === GRAMS ? 1 : (item.portions[Number(chosen)]?.grams ?? 1))
  const amount = Math.round(Number(count) * gramsOf(unit) * 100) / 100
  const wrong = amountProblem(amount, isRecipe ? 'servings' : 'grams')
  const figures = wrong ? null : entryOf(item, amount, ANY_TIME)

  /** 150 g don’t become 150 apples: a portion starts at one, and grams at what was chosen before. */
  function choose(next: string) {
    setCount(next === GRAMS ? String(amount || 100) : '1')
    setUnit(next)
    setProblem(null)
  }

  function submit(event: FormEvent) {
    event.preventDefault()
    setProblem(wrong)
    if (!wrong) onAdd({ item, amount })
  }

  return (
    <form onSubmit={submit} className="grid gap-4" noValidate>
      <p className="font-semibold text-lg first-letter:uppercase">{item.title}</p>
      <div className="grid grid-cols-[1fr_1.6fr] gap-3">
        <Field label={isRecipe ? 'Servings' : 'Amount'} error={problem ?? undefined}>
          {(control) => <NumberInput {...control} value={count} onText={setCount} />}
        </Field>
        {!isRecipe && (
          <Field label="Portion">
            {(control) => (
              <Select
                {...control}
                value={unit}
                options={[
                  ...item.portions.map(({ label, grams }, at) => ({
                    value: String(at),
                    label: `${label} (${grams} g)`,
                  })),
                  { value: GRAMS, label: 'grams' },
                ]}
                onChange={(event) => choose(event.target.value)}
              />
            )}
          </Field>
        )}
      </div>
      <p aria-live="polite" className="min-h-6 text-muted text-sm tabular-nums">
        {figures &&
          `${energyText(figures.calories, energyUnit)} · ${figures.protein} g protein · ${figures.carbs} g carbs · ${figures.fat} g fat`}
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
