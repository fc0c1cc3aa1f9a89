// Servings, meal and day fields, for what was eaten and for leftovers.
import { DIARY_DAYS } from '#domain/diary/diary-entry.ts'
import { MEAL_SLOT_NAMES, MEAL_SLOTS, type MealSlot, mealSlot } from '#domain/plan/meal-slots.ts'
import { Field } from '#web/ui/field.tsx'
import { Input } from '#web/ui/input.tsx'
import { Select } from '#web/ui/select.tsx'
import { Stepper } from '#web/ui/stepper.tsx'

const OPTIONS = MEAL_SLOTS.map((slot) => ({ value: slot, label: MEAL_SLOT_NAMES[slot] }))

export interface MealChoice {
  servings: number
  mealType: MealSlot
  date: string
}

interface MealFieldsProps {
  /** Distinguishes the labels: "Servings eaten", "Day of leftovers". */
  labels: { servings: string; meal: string; day: string }
  value: MealChoice
  leastServings: number
  onChange: (value: MealChoice) => void
}

export function MealFields({ labels, value, leastServings, onChange }: MealFieldsProps) {
  return (
    <div className="grid gap-4 sm:grid-cols-[auto_1fr_1fr]">
      <Stepper
        label={labels.servings}
        min={leastServings}
        max={100}
        step={0.25}
        value={value.servings}
        onChange={(servings) => onChange({ ...value, servings })}
      />
      <Field label={labels.meal}>
        {(control) => (
          <Select
            {...control}
            value={value.mealType}
            options={OPTIONS}
            onChange={(event) => onChange({ ...value, mealType: mealSlot(event.target.value) })}
          />
        )}
      </Field>
      <Field label={labels.day}>
        {(control) => (
          <Input
            {...control}
            type="date"
            min={DIARY_DAYS.first}
            max={DIARY_DAYS.last}
            value={value.date}
            onChange={(event) => onChange({ ...value, date: event.target.value })}
          />
        )}
      </Field>
    </div>
  )
}
