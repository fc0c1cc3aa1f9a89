// Chooses the meal for an empty slot of the week.
import { type QueryClient, useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import type { Goals } from '#domain/diary/goals.ts'
import type { ListFit } from '#domain/nutrition/list-fit.ts'
import { foodsNotEaten } from '#domain/plan/foods-not-eaten.ts'
import { recipeEntry, type UnplacedEntry } from '#domain/plan/recipe-entry.ts'
import { type EntryPlace, leftoverChoices } from '#domain/plan/schedule-entry.ts'
import { addDays } from '#domain/time/calendar.ts'
import { useDishSearch } from '#web/composites/own-recipes/use-dish-search.ts'
import { ownRecipeWithNutrition, useOwnDishes } from '#web/composites/own-recipes/use-own-dishes.ts'
import { notDoneText } from '#web/data/failure-text.ts'
import { useFavorites } from '#web/features/favorites/favorites-store.ts'
import { ChooseMealDialog } from '#web/features/meal-choice/choose-meal-dialog.tsx'
import { profileQueries } from '#web/features/profile/profile-queries.ts'
import { FitChips } from '#web/features/recipe-filters/fit-chips.tsx'
import { scheduleQueries } from '#web/features/schedule/schedule-queries.ts'

interface SlotDialogProps {
  userId: string | undefined
  slot: EntryPlace
  goals: Goals
  onAdd: (entry: UnplacedEntry) => Promise<void>
  onNote: () => void
  onClose: () => void
}

/** Leftovers may come from the days before the week. */
const DAYS_BEFORE = 3

export function SlotDialog({ userId, slot, goals, onAdd, onNote, onClose }: SlotDialogProps) {
  const [fit, setFit] = useState<ListFit>()
  const own = useOwnDishes()
  const found = useDishSearch(fit)
  const favorites = useFavorites((state) => state.favorites)
  const recent = useQuery(scheduleQueries.recent(userId)).data ?? []
  const before = useQuery(scheduleQueries.range(userId, addDays(slot.date, -DAYS_BEFORE), slot.date)).data ?? []
  const notEaten = useQuery({ ...profileQueries.own(userId), select: foodsNotEaten })
  const client = useQueryClient()
  const adding = useMutation({
    mutationFn: async (entry: UnplacedEntry) => onAdd(await withCalories(client, entry)),
    onSuccess: onClose,
  })
  return (
    <ChooseMealDialog
      slot={slot}
      diet={goals.diet}
      notEaten={notEaten}
      favorites={favorites}
      own={own}
      recent={recent}
      leftovers={leftoverChoices(before, slot)}
      found={found}
      fitChoice={userId && <FitChips member={userId} onFit={setFit} />}
      pending={adding.isPending}
      problem={adding.error && notDoneText('The meal wasn’t added.', adding.error)}
      onChoose={(entry) => adding.mutate(entry)}
      onNote={onNote}
      onClose={onClose}
    />
  )
}

/** The list doesn't know the calories of every own recipe. */
async function withCalories(client: QueryClient, entry: UnplacedEntry): Promise<UnplacedEntry> {
  const own = entry.calories > 0 ? null : await ownRecipeWithNutrition(client, entry.recipeId)
  return own ? { ...entry, calories: recipeEntry(own).calories } : entry
}
