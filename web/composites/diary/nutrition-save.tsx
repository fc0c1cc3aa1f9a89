// Saves the tracked foods to the member's diary.
import { useState } from 'react'
import { servingsEntry } from '#domain/diary/diary-entry.ts'
import type { MealSlot } from '#domain/time/meal-slots.ts'
import { useSessionUser } from '#web/data/session.ts'
import { useDiary } from '#web/features/diary/use-diary.ts'
import { keepTracked, type Tracked } from '#web/features/nutrition/saved-foods.ts'
import { useToday } from '#web/hooks/use-today.ts'
import { paths } from '#web/router/paths.ts'
import { Button } from '#web/ui/button.tsx'
import { Card } from '#web/ui/card.tsx'
import { Field } from '#web/ui/field.tsx'
import { MealSelect } from '#web/ui/meal-select.tsx'
import { TextLink } from '#web/ui/text-link.tsx'

export function SaveToDiary({ foods }: { foods: readonly (Tracked & { id: string })[] }) {
  const user = useSessionUser()
  const today = useToday()
  const diary = useDiary(user?.id)
  const [mealType, setMealType] = useState<MealSlot>('lunch')
  const [saving, setSaving] = useState(false)
  const [saved, setSaved] = useState<readonly string[]>([])
  const unsaved = foods.filter(({ id }) => !saved.includes(id))

  if (!user)
    return (
      <p className="text-muted text-sm">
        <TextLink to={`${paths.auth}?return=${paths.nutrition}`} onClick={() => keepTracked(foods)}>
          Sign in
        </TextLink>{' '}
        to save these foods to your diary.
      </p>
    )

  async function save() {
    setSaving(true)
    const done = await diary.add(
      unsaved.map(({ food, servings }) => servingsEntry(food, servings, { date: today, mealType })),
      { onUndone: () => setSaved((now) => now.filter((id) => !unsaved.some((food) => food.id === id))) },
    )
    setSaving(false)
    if (done) setSaved(foods.map(({ id }) => id))
  }

  if (unsaved.length === 0)
    return (
      <p role="status" className="text-muted text-sm">
        These foods are in <TextLink to={paths.diary()}>your diary</TextLink>.
      </p>
    )

  return (
    <Card as="section" aria-label="Save to your diary" className="flex flex-wrap items-end gap-3">
      <Field label="Meal" className="min-w-36 grow">
        {(control) => <MealSelect {...control} value={mealType} onMeal={setMealType} />}
      </Field>
      <Button loading={saving} onClick={save}>
        {saving ? 'Saving...' : 'Save to Diary'}
      </Button>
    </Card>
  )
}
