import { type FormEvent, useState } from 'react'
import { type QuickFigures, quickProblem } from '#domain/diary/diary-entry.ts'
import { energyKcal, type Units } from '#domain/diary/units.ts'
import { LONGEST } from '#domain/limits.ts'
import { Button } from '#web/ui/button.tsx'
import { Field } from '#web/ui/field.tsx'
import { Input } from '#web/ui/input.tsx'
import { NumberInput } from '#web/ui/number-input.tsx'
import { takeFocus } from '#web/ui/take-focus.ts'

interface QuickAddFormProps {
  energyUnit: Units['energy']
  pending: boolean
  onAdd: (figures: QuickFigures) => void
  onCancel: () => void
}

const MACRO_FIELDS = [
  ['protein', 'Protein (g)'],
  ['carbs', 'Carbs (g)'],
  ['fat', 'Fat (g)'],
] as const

const typed = (text: string) => (text.trim() === '' ? null : Number(text))

/** A restaurant meal, or anything else with only calories known. */
export function QuickAddForm({ energyUnit, pending, onAdd, onCancel }: QuickAddFormProps) {
  const [calories, setCalories] = useState('')
  const [name, setName] = useState('')
  const [macros, setMacros] = useState({ protein: '', carbs: '', fat: '' })
  const [problem, setProblem] = useState<string | null>(null)

  function submit(event: FormEvent) {
    event.preventDefault()
    const figures: QuickFigures = {
      calories: energyKcal(typed(calories) ?? Number.NaN, energyUnit),
      protein: typed(macros.protein),
      carbs: typed(macros.carbs),
      fat: typed(macros.fat),
      name,
    }
    const wrong = quickProblem(figures)
    setProblem(wrong)
    if (!wrong) onAdd(figures)
  }

  return (
    <form onSubmit={submit} className="grid gap-4" noValidate>
      <Field label={energyUnit === 'kcal' ? 'Calories' : 'Energy (kJ)'} error={problem ?? undefined}>
        {(control) => <NumberInput {...control} ref={takeFocus} value={calories} onText={setCalories} />}
      </Field>
      <Field label="Name" optional>
        {(control) => (
          <Input
            {...control}
            maxLength={LONGEST.title}
            placeholder="e.g. Pizza with friends"
            value={name}
            onChange={(event) => setName(event.target.value)}
          />
        )}
      </Field>
      <div className="grid grid-cols-3 gap-3">
        {MACRO_FIELDS.map(([macro, label]) => (
          <Field key={macro} label={label}>
            {(control) => (
              <NumberInput
                {...control}
                value={macros[macro]}
                onText={(text) => setMacros({ ...macros, [macro]: text })}
              />
            )}
          </Field>
        ))}
      </div>
      <p className="text-muted text-sm">Macros are optional. Leave them blank if you don’t know them.</p>
      <div className="flex justify-end gap-3">
        <Button variant="secondary" onClick={onCancel}>
          Cancel
        </Button>
        <Button type="submit" loading={pending}>
          {pending ? 'Adding...' : 'Add to Diary'}
        </Button>
      </div>
    </form>
  )
}
