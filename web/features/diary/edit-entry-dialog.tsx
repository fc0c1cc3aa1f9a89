import { type FormEvent, useState } from 'react'
import {
  type DiaryEntry,
  isDiaryDay,
  macroOf,
  type NewEntry,
  quickProblem,
  withFigures,
} from '#domain/diary/diary-entry.ts'
import { type AmountUnit, amountIn, amountProblem, amountUnits, withAmount } from '#domain/diary/entry-amount.ts'
import { energyKcal, type Units } from '#domain/diary/units.ts'
import { LONGEST } from '#domain/limits.ts'
import { isDayKey } from '#domain/time/calendar.ts'
import { Button } from '#web/ui/button.tsx'
import { DayInput } from '#web/ui/day-input.tsx'
import { Dialog } from '#web/ui/dialog.tsx'
import { Field } from '#web/ui/field.tsx'
import { Input } from '#web/ui/input.tsx'
import { MealSelect } from '#web/ui/meal-select.tsx'
import { NumberInput } from '#web/ui/number-input.tsx'
import { Select } from '#web/ui/select.tsx'
import { EntryFiguresFields, type TypedFigures } from './entry-figures-fields.tsx'

interface EditEntryDialogProps {
  entry: DiaryEntry
  energyUnit: Units['energy']
  /** True once it is saved; otherwise the dialog stays open and keeps what was typed. */
  onSave: (changed: NewEntry) => Promise<boolean>
  onClose: () => void
}

const round = (amount: number) => String(Math.round(amount * 100) / 100)

/** The amount, the meal and the day of an entry; also the calories and macros of one that was typed or imported. */
export function EditEntryDialog({ entry, energyUnit, onSave, onClose }: EditEntryDialogProps) {
  const isQuick = entry.kind === 'quick'
  const units = amountUnits(entry)
  const [unit, setUnit] = useState<AmountUnit | undefined>(units[0])
  const [amount, setAmount] = useState(units[0] ? round(amountIn(entry, units[0])) : '')
  const [title, setTitle] = useState(entry.title)
  const [typed, setTyped] = useState<TypedFigures>({})
  const [mealType, setMealType] = useState(entry.mealType)
  const [date, setDate] = useState(entry.date)
  const [problem, setProblem] = useState<{ about: 'amount' | 'figures' | 'day'; text: string } | null>(null)
  const [saving, setSaving] = useState(false)
  const wrongAmount = unit ? amountProblem(Number(amount), unit) : null
  const isUnchanged = !unit || amount === round(amountIn(entry, unit))
  const scaled = wrongAmount || isUnchanged || !unit ? entry : withAmount(entry, Number(amount), unit)
  const problemWith = (about: 'amount' | 'figures' | 'day') => (problem?.about === about ? problem.text : undefined)

  function chooseUnit(next: AmountUnit) {
    setUnit(next)
    setAmount(round(amountIn(scaled, next)))
  }

  async function submit(event: FormEvent) {
    event.preventDefault()
    if (wrongAmount) return setProblem({ about: 'amount', text: wrongAmount })
    const figures = figuresOf(scaled, typed, energyUnit)
    const wrong = isQuick ? quickProblem(figures) : null
    if (wrong) return setProblem({ about: 'figures', text: wrong })
    if (!isDayKey(date) || !isDiaryDay(date))
      return setProblem({ about: 'day', text: 'Choose a day between 2000 and 2100.' })
    setProblem(null)
    setSaving(true)
    const changed = isQuick && Object.keys(typed).length > 0 ? withFigures(scaled, figures) : scaled
    const saved = await onSave({ ...changed, title: title.trim() || entry.title, mealType, date })
    setSaving(false)
    if (saved) onClose()
  }

  return (
    <Dialog open onClose={onClose} title={<span className="first-letter:uppercase">Edit {entry.title}</span>}>
      <form onSubmit={submit} className="grid grid-cols-1 gap-4" noValidate>
        {isQuick && (
          <Field label="Name">
            {(control) => (
              <Input
                {...control}
                value={title}
                maxLength={LONGEST.title}
                onChange={(event) => setTitle(event.target.value)}
              />
            )}
          </Field>
        )}
        {unit && (
          <AmountFields
            {...{ entry, units, unit, amount }}
            problem={problemWith('amount')}
            onAmount={setAmount}
            onUnit={chooseUnit}
          />
        )}
        {isQuick && (
          <EntryFiguresFields
            entry={scaled}
            typed={typed}
            energyUnit={energyUnit}
            problem={problemWith('figures')}
            onType={setTyped}
          />
        )}
        <div className="grid grid-cols-1 gap-3 min-[26rem]:grid-cols-2">
          <Field label="Meal">{(control) => <MealSelect {...control} value={mealType} onMeal={setMealType} />}</Field>
          <Field label="Day" error={problemWith('day')}>
            {(control) => <DayInput {...control} value={date} onDay={setDate} />}
          </Field>
        </div>
        <div className="mt-2 flex justify-end gap-3">
          <Button variant="secondary" onClick={onClose}>
            Cancel
          </Button>
          <Button type="submit" loading={saving}>
            {saving ? 'Saving...' : 'Save'}
          </Button>
        </div>
      </form>
    </Dialog>
  )
}

function figuresOf(entry: DiaryEntry, typed: TypedFigures, energyUnit: Units['energy']) {
  const grams = (macro: 'protein' | 'carbs' | 'fat') => {
    const text = typed[macro]
    if (text === undefined) return macroOf(entry, macro)
    return text.trim() === '' ? null : Number(text)
  }
  const { calories } = typed
  return {
    calories:
      calories === undefined ? entry.calories : energyKcal(calories.trim() ? Number(calories) : Number.NaN, energyUnit),
    protein: grams('protein'),
    carbs: grams('carbs'),
    fat: grams('fat'),
  }
}

interface AmountFieldsProps {
  entry: DiaryEntry
  units: readonly AmountUnit[]
  unit: AmountUnit
  amount: string
  problem: string | undefined
  onAmount: (amount: string) => void
  onUnit: (unit: AmountUnit) => void
}

function AmountFields({ entry, units, unit, amount, problem, onAmount, onUnit }: AmountFieldsProps) {
  const nameOf = (one: AmountUnit) => (one === 'portion' ? (entry.portion?.label ?? 'portion') : one)
  const field = (label: string) => (
    <Field label={label} error={problem}>
      {(control) => <NumberInput {...control} value={amount} onText={onAmount} />}
    </Field>
  )
  if (units.length === 1) return field(unit === 'portion' ? `Amount (${nameOf(unit)})` : `Amount in ${unit}`)
  return (
    <div className="grid grid-cols-[1fr_1.6fr] gap-3">
      {field('Amount')}
      <Field label="Unit">
        {(control) => (
          <Select
            {...control}
            value={unit}
            options={units.map((one) => ({ value: one, label: nameOf(one) }))}
            onChange={(event) => onUnit(units.find((one) => one === event.target.value) ?? unit)}
          />
        )}
      </Field>
    </div>
  )
}
