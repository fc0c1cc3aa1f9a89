// Servings, meal and day fields, for what was eaten and for leftovers.
import type { MealSlot } from '#domain/time/meal-slots.ts'
import { DayInput } from '#web/ui/day-input.tsx'
import { Field } from '#web/ui/field.tsx'
import { MealSelect } from '#web/ui/meal-select.tsx'
import { Stepper } from '#web/ui/stepper.tsx'

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
          <MealSelect {...control} value={value.mealType} onMeal={(mealType) => onChange({ ...value, mealType })} />
        )}
      </Field>
      <Field label={labels.day}>
        {(control) => <DayInput {...control} value={value.date} onDay={(date) => onChange({ ...value, date })} />}
      </Field>
    </div>
  )
}
