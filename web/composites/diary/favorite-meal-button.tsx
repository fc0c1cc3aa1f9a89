// The star of a meal, filled while the meal is one of the member's favorites.
import { Star } from 'lucide-react'
import { copyOf, type DiaryEntry } from '#domain/diary/diary-entry.ts'
import { MEAL_SLOT_NAMES, type MealSlot } from '#domain/time/meal-slots.ts'
import { useRecentFoods } from '#web/features/food-picker/recent-foods-store.ts'
import { IconButton } from '#web/ui/button.tsx'
import { notify } from '#web/ui/toast-store.ts'

const LONGEST_MEAL_NAME = 200

export function FavoriteMealButton({ meal, entries }: { meal: MealSlot; entries: readonly DiaryEntry[] }) {
  const name = MEAL_SLOT_NAMES[meal]
  const title = `${name}: ${entries.map((entry) => entry.title).join(', ')}`.slice(0, LONGEST_MEAL_NAME)
  const saved = useRecentFoods(({ recent }) => recent.find((food) => food.title === title && 'entries' in food.body))
  const { saveMeal, forgetMeal } = useRecentFoods.getState()

  function toggle() {
    if (saved && 'entries' in saved.body) {
      const meal = { title, entries: saved.body.entries }
      forgetMeal(title)
      return notify('Removed from your favorite meals.', {
        action: { label: 'Undo', onSelect: () => saveMeal(meal) },
      })
    }
    saveMeal({ title, entries: entries.map((entry) => copyOf(entry, {})) })
    notify('Saved to your favorite meals.', { action: { label: 'Undo', onSelect: () => forgetMeal(title) } })
  }

  return (
    <IconButton
      size="sm"
      label={`Save ${name} as a favorite`}
      aria-pressed={saved !== undefined}
      icon={<Star className={saved ? 'size-4 fill-current' : 'size-4'} />}
      onClick={toggle}
    />
  )
}
