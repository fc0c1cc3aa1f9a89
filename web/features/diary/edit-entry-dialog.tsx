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
import type { MealSlot } from '#domain/time/meal-slots.ts'
import { type Form, useForm } from '#web/hooks/use-form.ts'
import { Button } from '#web/ui/button.tsx'
import { DayInput } from '#web/ui/day-input.tsx'
import { Dialog } from '#web/ui/dialog.tsx'
import { Field } from '#web/ui/field.tsx'
import { FormField } from '#web/ui/form-field.tsx'
import { MealSelect } from '#web/ui/meal-select.tsx'
import { ANY_NUMBER } from '#web/ui/number-input.tsx'
import { Select } from '#web/ui/select.tsx'
import { EntryFiguresFields, type TypedFigures } from './entry-figures-fields.tsx'

interface EditEntryDialogProps {
  entry: DiaryEntry
  energyUnit: Units['energy']
  /** True once it is saved; otherwise the dialog stays open and keeps what was typed. */
  onSave: (changed: NewEntry) => Promise<boolean>
  onClose: () => void
}

interface EditedEntry {
  unit: AmountUnit | undefined
  amount: string
  title: string
  typed: TypedFigures
  mealType: MealSlot
  date: string
}

const round = (amount: number) => String(Math.round(amount * 100) / 100)

/** The amount, the meal and the day of an entry; also the calories and macros of one that was typed or imported. */
export function EditEntryDialog({ entry, energyUnit, onSave, onClose }: EditEntryDialogProps) {
  const isQuick = entry.kind === 'quick'
  const units = amountUnits(entry)
  const changedBy = ({ unit, amount }: { unit: AmountUnit | undefined; amount: string }) => {
    const isUnchanged = !unit || amountProblem(Number(amount), unit) || amount === round(amountIn(entry, unit))
    return isUnchanged ? entry : withAmount(entry, Number(amount), unit)
  }
  const form = useForm<EditedEntry>({
    start: {
      ...{ unit: units[0], amount: units[0] ? round(amountIn(entry, units[0])) : '', title: entry.title },
      ...{ typed: {}, mealType: entry.mealType, date: entry.date },
    },
    check: ({ unit, amount, typed, date, ...values }) => {
      const wrongAmount = unit && amountProblem(Number(amount), unit)
      if (wrongAmount) return { field: 'amount', message: wrongAmount }
      const wrong = isQuick ? quickProblem(figuresOf(changedBy({ unit, amount, ...values }), typed, energyUnit)) : null
      if (wrong) return { field: 'typed', message: wrong }
      const isDay = isDayKey(date) && isDiaryDay(date)
      return isDay ? null : { field: 'date', message: 'Choose a day between 2000 and 2100.' }
    },
    send: async ({ typed, title, mealType, date, ...amount }) => {
      const scaled = changedBy(amount)
      const isTyped = isQuick && Object.keys(typed).length > 0
      const changed = isTyped ? withFigures(scaled, figuresOf(scaled, typed, energyUnit)) : scaled
      if (await onSave({ ...changed, title: title.trim() || entry.title, mealType, date })) onClose()
    },
  })
  const { unit } = form.values
  const scaled = changedBy(form.values)

  return (
    <Dialog open onClose={onClose} title={<span className="first-letter:uppercase">Edit {entry.title}</span>}>
      <form {...form.props} className="grid grid-cols-1 gap-4" noValidate>
        {isQuick && <FormField form={form} name="title" label="Name" maxLength={LONGEST.title} />}
        {unit && (
          <AmountFields
            {...{ entry, units, unit, form }}
            onUnit={(next) => form.set({ unit: next, amount: round(amountIn(scaled, next)) })}
          />
        )}
        {isQuick && (
          <EntryFiguresFields
            entry={scaled}
            typed={form.values.typed}
            energyUnit={energyUnit}
            problem={form.problemOf('typed') ?? undefined}
            onType={(typed) => form.set({ typed })}
          />
        )}
        <div className="grid grid-cols-1 gap-3 min-[26rem]:grid-cols-2">
          <Field label="Meal">
            {(control) => (
              <MealSelect {...control} value={form.values.mealType} onMeal={(mealType) => form.set({ mealType })} />
            )}
          </Field>
          <FormField form={form} name="date" label="Day">
            {(control) => <DayInput {...control} onDay={(date) => form.set({ date })} />}
          </FormField>
        </div>
        <div className="mt-2 flex justify-end gap-3">
          <Button variant="secondary" onClick={onClose}>
            Cancel
          </Button>
          <Button type="submit" loading={form.pending}>
            {form.pending ? 'Saving...' : 'Save'}
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
  form: Form<EditedEntry>
  onUnit: (unit: AmountUnit) => void
}

function AmountFields({ entry, units, unit, form, onUnit }: AmountFieldsProps) {
  const nameOf = (one: AmountUnit) => (one === 'portion' ? (entry.portion?.label ?? 'portion') : one)
  const field = (label: string) => <FormField form={form} name="amount" label={label} {...ANY_NUMBER} />
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
