import { type FormEvent, useState } from 'react'
import {
  amountOf,
  amountProblem,
  type DiaryEntry,
  isDiaryDay,
  type NewEntry,
  withAmount,
} from '#domain/diary/diary-entry.ts'
import { energyKcal, energyNumber, type Units } from '#domain/diary/units.ts'
import { LONGEST } from '#domain/limits.ts'
import { isDayKey } from '#domain/time/calendar.ts'
import { Button } from '#web/ui/button.tsx'
import { DayInput } from '#web/ui/day-input.tsx'
import { Dialog } from '#web/ui/dialog.tsx'
import { Field } from '#web/ui/field.tsx'
import { Input } from '#web/ui/input.tsx'
import { MealSelect } from '#web/ui/meal-select.tsx'
import { NumberInput } from '#web/ui/number-input.tsx'

interface EditEntryDialogProps {
  entry: DiaryEntry
  energyUnit: Units['energy']
  /** True once it is saved; otherwise the dialog stays open and keeps what was typed. */
  onSave: (changed: NewEntry) => Promise<boolean>
  onClose: () => void
}

/** The amount, the meal and the day of an entry. A quick entry's amount is its calories. */
export function EditEntryDialog({ entry, energyUnit, onSave, onClose }: EditEntryDialogProps) {
  const isQuick = entry.kind === 'quick' && entry.grams === null
  const shown = isQuick ? energyNumber(entry.calories, energyUnit) : amountOf(entry)
  const [amount, setAmount] = useState(String(shown))
  const [title, setTitle] = useState(entry.title)
  const [mealType, setMealType] = useState(entry.mealType)
  const [date, setDate] = useState(entry.date)
  const [problem, setProblem] = useState<string | null>(null)
  const [saving, setSaving] = useState(false)
  const unit = entry.grams === null ? 'servings' : 'grams'

  async function submit(event: FormEvent) {
    event.preventDefault()
    const value = Number(amount)
    const kcal = energyKcal(value, energyUnit)
    const wrong = isQuick ? caloriesProblem(kcal, amount) : amountProblem(value, unit)
    if (wrong) return setProblem(wrong)
    if (!isDayKey(date) || !isDiaryDay(date)) return setProblem('Choose a day between 2000 and 2100.')
    setProblem(null)
    setSaving(true)
    const scaled = value === shown ? entry : isQuick ? withCalories(entry, kcal) : withAmount(entry, value)
    const saved = await onSave({ ...scaled, title: title.trim() || entry.title, mealType, date })
    setSaving(false)
    if (saved) onClose()
  }

  return (
    <Dialog open onClose={onClose} title={<span className="first-letter:uppercase">Edit {entry.title}</span>}>
      <form onSubmit={submit} className="grid gap-4" noValidate>
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
        <Field
          label={isQuick ? (energyUnit === 'kcal' ? 'Calories' : 'Energy (kJ)') : `Amount in ${unit}`}
          error={problem ?? undefined}
        >
          {(control) => <NumberInput {...control} value={amount} onText={setAmount} />}
        </Field>
        <div className="grid grid-cols-2 gap-3">
          <Field label="Meal">{(control) => <MealSelect {...control} value={mealType} onMeal={setMealType} />}</Field>
          <Field label="Day">{(control) => <DayInput {...control} value={date} onDay={setDate} />}</Field>
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

function caloriesProblem(value: number, typed: string) {
  if (typed.trim() === '' || !(value >= 0)) return 'Enter the calories as a number of 0 or more.'
  return value > 20_000 ? 'Enter at most 20,000 kcal.' : null
}

/** Macros stay as typed if only the calories change. */
const withCalories = (entry: DiaryEntry, calories: number): DiaryEntry => ({
  ...entry,
  calories: Math.round(calories),
  nutrients: entry.nutrients && { ...entry.nutrients, calories },
})
