// Logs foods to one meal of the diary's day, one after the other.
import { useQueryClient } from '@tanstack/react-query'
import { type ReactNode, useRef, useState } from 'react'
import { copyOf, type DiaryEntry, type NewEntry, type QuickFigures, quickEntry } from '#domain/diary/diary-entry.ts'
import type { FavoriteMeal } from '#domain/diary/recent-foods.ts'
import type { Units } from '#domain/diary/units.ts'
import { MEAL_SLOT_NAMES, type MealSlot } from '#domain/time/meal-slots.ts'
import { useOwnRecipeChoices, withNutrition } from '#web/composites/own-recipes/use-own-recipe-choices.ts'
import type { useDiary } from '#web/features/diary/use-diary.ts'
import { AddFoodDialog } from '#web/features/food-picker/add-food-dialog.tsx'
import { type Choice, entryOfChoice } from '#web/features/food-picker/food-list.tsx'
import { useRecentFoods } from '#web/features/food-picker/recent-foods-store.ts'
import { notify } from '#web/ui/toast-store.ts'

interface DiaryAddFoodProps {
  userId: string | undefined
  meal: MealSlot
  quick: boolean
  date: string
  energyUnit: Units['energy']
  diary: ReturnType<typeof useDiary>
  /** The same meal of the day before, if this one is empty. */
  before: readonly DiaryEntry[]
  notice?: ReactNode
  onClose: () => void
}

export function DiaryAddFood(props: DiaryAddFoodProps) {
  const { userId, meal, quick, date, energyUnit, diary, before, notice, onClose } = props
  const ownRecipes = useOwnRecipeChoices()
  const client = useQueryClient()
  const { rememberFood, saveMeal, forgetMeal } = useRecentFoods.getState()
  const [added, setAdded] = useState<readonly NewEntry[]>([])
  const [undoLast, setUndoLast] = useState<(() => void) | null>(null)
  const [pending, setPending] = useState(false)
  /** What is being added, so that a double tap adds it once. */
  const adding = useRef(new Set<string>())
  const when = { date, mealType: meal }

  async function add(key: string, entries: readonly NewEntry[]): Promise<boolean> {
    if (adding.current.has(key)) return false
    adding.current.add(key)
    setPending(true)
    const onUndone = () => {
      setAdded((now) => now.filter((entry) => !entries.includes(entry)))
      setUndoLast(null)
    }
    const done = await diary.add(entries, { onUndone, onAdded: (undo) => setUndoLast(() => undo) })
    adding.current.delete(key)
    setPending(adding.current.size > 0)
    if (done) setAdded((now) => [...now, ...entries])
    return done
  }

  async function addFood(choice: Choice) {
    const complete = await withNutrition(client, choice)
    const { item, amount, portion } = complete
    const done = await add(`${item.kind} ${item.id}`, [entryOfChoice(complete, when)])
    if (done && item.kind !== 'own') rememberFood({ item, amount, portion })
    return done
  }

  async function addQuick(figures: QuickFigures) {
    const done = await add('quick', [quickEntry(figures, when)])
    if (done && quick) onClose()
    return done
  }

  function dropMeal(favorite: FavoriteMeal) {
    forgetMeal(favorite.title)
    notify('Removed from your favorite meals.', { action: { label: 'Undo', onSelect: () => saveMeal(favorite) } })
  }

  return (
    <AddFoodDialog
      userId={userId}
      mealName={MEAL_SLOT_NAMES[meal]}
      quick={quick}
      energyUnit={energyUnit}
      ownRecipes={ownRecipes}
      before={before}
      added={added}
      onUndo={undoLast}
      pending={pending}
      complete={(choice) => withNutrition(client, choice)}
      notice={notice}
      onAdd={addFood}
      onQuickAdd={addQuick}
      onAddMeal={(saved) =>
        add(
          'meal',
          saved.map((entry) => ({ ...entry, ...when })),
        )
      }
      onAddBefore={() =>
        add(
          'before',
          before.map((entry) => copyOf(entry, when)),
        )
      }
      onForgetMeal={dropMeal}
      onClose={onClose}
    />
  )
}
