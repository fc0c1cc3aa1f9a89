// Saves the tracked foods to the member's diary.
import { useState } from 'react'
import { servingsEntry } from '#domain/diary/diary-entry.ts'
import { MEAL_SLOT_NAMES, MEAL_SLOTS, type MealSlot, mealSlot } from '#domain/plan/meal-slots.ts'
import { useSessionUser } from '#web/data/session.ts'
import { useDiary } from '#web/features/diary/use-diary.ts'
import type { FoundFood } from '#web/features/nutrition/food-queries.ts'
import { useToday } from '#web/hooks/use-today.ts'
import { paths } from '#web/router/paths.ts'
import { Button } from '#web/ui/button.tsx'
import { Card } from '#web/ui/card.tsx'
import { Field } from '#web/ui/field.tsx'
import { Select } from '#web/ui/select.tsx'
import { TextLink } from '#web/ui/text-link.tsx'

const MEALS = MEAL_SLOTS.map((slot) => ({ value: slot, label: MEAL_SLOT_NAMES[slot] }))

export function SaveToDiary({ foods }: { foods: readonly { food: FoundFood; servings: number }[] }) {
  const user = useSessionUser()
  const today = useToday()
  const diary = useDiary(user?.id)
  const [mealType, setMealType] = useState<MealSlot>('lunch')
  const [saving, setSaving] = useState(false)

  if (!user)
    return (
      <p className="text-muted text-sm">
        <TextLink to={`${paths.auth}?return=${paths.nutrition}`}>Sign in</TextLink> to save these foods to your diary.
      </p>
    )

  async function save() {
    setSaving(true)
    await diary.add(foods.map(({ food, servings }) => servingsEntry(food, servings, { date: today, mealType })))
    setSaving(false)
  }

  return (
    <Card as="section" aria-label="Save to your diary" className="flex flex-wrap items-end gap-3">
      <Field label="Meal" className="min-w-36 grow">
        {(control) => (
          <Select
            {...control}
            value={mealType}
            options={MEALS}
            onChange={(event) => setMealType(mealSlot(event.target.value))}
          />
        )}
      </Field>
      <Button loading={saving} onClick={save}>
        {saving ? 'Saving...' : 'Save to Diary'}
      </Button>
    </Card>
  )
}
