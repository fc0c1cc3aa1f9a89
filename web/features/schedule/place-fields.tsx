import { DIARY_DAYS } from '#domain/diary/diary-entry.ts'
import { MEAL_SLOT_NAMES, MEAL_SLOTS, mealSlot } from '#domain/plan/meal-slots.ts'
import type { EntryPlace } from '#domain/plan/schedule-entry.ts'
import { Field } from '#web/ui/field.tsx'
import { Input } from '#web/ui/input.tsx'
import { Select } from '#web/ui/select.tsx'

const MEALS = MEAL_SLOTS.map((slot) => ({ value: slot, label: MEAL_SLOT_NAMES[slot] }))

/** Which day and which meal. */
export function PlaceFields({ place, onChange }: { place: EntryPlace; onChange: (place: EntryPlace) => void }) {
  return (
    <div className="grid gap-4 sm:grid-cols-2">
      <Field label="Day">
        {(control) => (
          <Input
            {...control}
            type="date"
            required
            min={DIARY_DAYS.first}
            max={DIARY_DAYS.last}
            value={place.date}
            onChange={(event) => onChange({ ...place, date: event.target.value })}
          />
        )}
      </Field>
      <Field label="Meal">
        {(control) => (
          <Select
            {...control}
            value={place.mealType}
            options={MEALS}
            onChange={(event) => onChange({ ...place, mealType: mealSlot(event.target.value) })}
          />
        )}
      </Field>
    </div>
  )
}
