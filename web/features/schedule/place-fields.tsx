import type { EntryPlace } from '#domain/plan/schedule-entry.ts'
import { DayInput } from '#web/ui/day-input.tsx'
import { Field } from '#web/ui/field.tsx'
import { MealSelect } from '#web/ui/meal-select.tsx'

/** Which day and which meal. */
export function PlaceFields({ place, onChange }: { place: EntryPlace; onChange: (place: EntryPlace) => void }) {
  return (
    <div className="grid gap-4 sm:grid-cols-2">
      <Field label="Day">
        {(control) => (
          <DayInput {...control} required value={place.date} onDay={(date) => onChange({ ...place, date })} />
        )}
      </Field>
      <Field label="Meal">
        {(control) => (
          <MealSelect {...control} value={place.mealType} onMeal={(mealType) => onChange({ ...place, mealType })} />
        )}
      </Field>
    </div>
  )
}
