// The dialogs of the diary's day.
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { type DiaryEntry, entryOf, type NewEntry, quickEntry } from '#domain/diary/diary-entry.ts'
import type { FavoriteMeal } from '#domain/diary/recent-foods.ts'
import type { Units } from '#domain/diary/units.ts'
import { MEAL_SLOT_NAMES, type MealSlot } from '#domain/plan/meal-slots.ts'
import { addDays } from '#domain/time/calendar.ts'
import { useSessionUser } from '#web/data/session.ts'
import { CopyMealDialog } from '#web/features/diary/copy-meal-dialog.tsx'
import { EditEntryDialog } from '#web/features/diary/edit-entry-dialog.tsx'
import type { useDiary } from '#web/features/diary/use-diary.ts'
import { AddFoodDialog } from '#web/features/food-picker/add-food-dialog.tsx'
import type { Choice } from '#web/features/food-picker/food-list.tsx'
import { useRecentFoods } from '#web/features/food-picker/recent-foods-store.ts'
import { paths } from '#web/router/paths.ts'
import { Notice } from '#web/ui/notice.tsx'
import { notify } from '#web/ui/toast-store.ts'
import { useOwnRecipeChoices, withNutrition } from './use-own-recipe-choices.ts'

export type OpenDialog =
  | { dialog: 'add'; meal: MealSlot; quick: boolean }
  | { dialog: 'edit'; entry: DiaryEntry }
  | { dialog: 'copy'; meal: MealSlot }

interface DiaryDialogsProps {
  opened: OpenDialog | null
  diary: ReturnType<typeof useDiary>
  date: string
  today: string
  energyUnit: Units['energy']
  entriesOf: (meal: MealSlot) => readonly DiaryEntry[]
  onClose: () => void
}

export function DiaryDialogs({ opened, diary, date, today, energyUnit, entriesOf, onClose }: DiaryDialogsProps) {
  const ownRecipes = useOwnRecipeChoices()
  const client = useQueryClient()
  const { rememberFood, saveMeal, forgetMeal } = useRecentFoods.getState()
  const [pending, setPending] = useState(false)
  const isSignedOut = useSessionUser() === null

  /** Closes the dialog once it is saved; until then, it keeps what was typed. */
  async function add(added: readonly NewEntry[]) {
    setPending(true)
    const done = await diary.add(added)
    setPending(false)
    if (done) onClose()
    return done
  }

  async function addFood(choice: Choice, meal: MealSlot) {
    const { item, amount } = await withNutrition(client, choice)
    if (await add([entryOf(item, amount, { date, mealType: meal })])) rememberFood(item, amount)
  }

  function dropMeal(meal: FavoriteMeal) {
    forgetMeal(meal.title)
    notify('Removed from your favorite meals.', { action: { label: 'Undo', onSelect: () => saveMeal(meal) } })
  }

  switch (opened?.dialog) {
    case 'add':
      return (
        <AddFoodDialog
          mealName={MEAL_SLOT_NAMES[opened.meal]}
          quick={opened.quick}
          energyUnit={energyUnit}
          ownRecipes={ownRecipes}
          pending={pending}
          complete={(choice) => withNutrition(client, choice)}
          notice={isSignedOut && <SignInBeside />}
          onAdd={(choice) => pending || addFood(choice, opened.meal)}
          onQuickAdd={(figures) => pending || add([quickEntry(figures, { date, mealType: opened.meal })])}
          onAddMeal={(saved) => pending || add(saved.map((entry) => ({ ...entry, date, mealType: opened.meal })))}
          onForgetMeal={dropMeal}
          onClose={onClose}
        />
      )
    case 'edit':
      return (
        <EditEntryDialog
          key={opened.entry.id}
          entry={opened.entry}
          energyUnit={energyUnit}
          onSave={(changed) => diary.change(opened.entry, changed)}
          onClose={onClose}
        />
      )
    case 'copy':
      return (
        <CopyMealDialog
          meal={opened.meal}
          start={date === today ? addDays(date, 1) : today}
          onCopy={(when) => diary.copy(entriesOf(opened.meal), when)}
          onClose={onClose}
        />
      )
  }
  return null
}

/** In another tab, because leaving the page would lose what was typed. */
function SignInBeside() {
  return (
    <Notice tone="apricot" role="alert">
      You’re signed out, so this can’t be added yet.{' '}
      <a href={paths.auth} target="_blank" rel="noopener" className="font-semibold underline">
        Sign in on a new tab
      </a>
      , then come back here. What you typed will still be here.
    </Notice>
  )
}
