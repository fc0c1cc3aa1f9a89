// What a member does with a recipe: stars and the meal log. A visitor's wish is remembered until they have signed in.
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { dayKey } from '#domain/calendar.ts'
import type { MealSlot } from '#domain/meal-slots.ts'
import type { Recipe } from '#domain/recipe-view.ts'
import { logMeal, servingOf } from '#web/features/meals/meals-queries.ts'
import { ratingsQueries, saveRating } from '#web/features/ratings/ratings-queries.ts'
import { useSessionUser } from '#web/lib/session.ts'
import { notify } from '#web/ui/toast-store.ts'

interface Wish {
  rating?: number
  meal?: MealSlot
}

/** By recipe number; it outlives the page, not the visit. */
const wishes = new Map<string, Wish>()

export function useRecipeMember(recipe: Recipe) {
  const user = useSessionUser()
  const queryClient = useQueryClient()
  const rating = useQuery(ratingsQueries.ofRecipe(user?.id, recipe.id))
  /** The meal in the log dialog; null while it is closed. */
  const [meal, setMeal] = useState<MealSlot | null>(null)

  async function rate(stars: number) {
    wishes.set(recipe.id, { rating: stars })
    await saveRating(recipe.id, stars, rating.data ?? null)
    wishes.delete(recipe.id)
    await queryClient.invalidateQueries({ queryKey: ['ratings'] })
  }

  async function log() {
    if (meal === null) return
    wishes.set(recipe.id, { meal })
    await logMeal(servingOf(recipe, meal, dayKey(new Date())))
    wishes.delete(recipe.id)
    setMeal(null)
    notify('Meal logged successfully!')
    await Promise.all([
      queryClient.invalidateQueries({ queryKey: ['meals'] }),
      queryClient.invalidateQueries({ queryKey: ['dashboard'] }),
    ])
  }

  function closeLog() {
    wishes.delete(recipe.id)
    setMeal(null)
  }

  const userId = user?.id
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each member who comes back to the recipe
  useEffect(() => {
    if (userId === undefined) return
    const wish = wishes.get(recipe.id)
    wishes.delete(recipe.id)
    if (wish?.meal) setMeal(wish.meal)
    if (wish?.rating) {
      rate(wish.rating).catch((error: unknown) => notify(String(error), { tone: 'danger' }))
    }
  }, [userId, recipe.id])

  return {
    savedRating: rating.data?.rating ?? null,
    rate,
    meal,
    openLog: () => setMeal('lunch'),
    setMeal,
    log,
    closeLog,
  }
}
