// Stars and the meal log on a recipe's page. A visitor's wish is remembered until they have signed in.
import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import type { MealSlot } from '#domain/plan/meal-slots.ts'
import type { Recipe } from '#domain/recipe/recipe-view.ts'
import { useSessionUser } from '#web/data/session.ts'
import { notify } from '#web/ui/toast-store.ts'

const actions = () => import('./recipe-member-actions.ts')

export function useRecipeMember(recipe: Recipe) {
  const userId = useSessionUser()?.id
  const client = useQueryClient()
  const [savedRating, setSavedRating] = useState<number | null>(null)
  /** The meal in the log dialog; null while it is closed. */
  const [meal, setMeal] = useState<MealSlot | null>(null)

  async function rate(stars: number) {
    await (await actions()).rateRecipe(client, userId, recipe.id, stars)
    setSavedRating(stars)
  }

  async function log() {
    if (meal === null) return
    await (await actions()).logRecipe(client, recipe, meal)
    setMeal(null)
    notify('Meal logged successfully!')
  }

  function closeLog() {
    setMeal(null)
    actions().then(
      ({ forgetMeal }) => forgetMeal(recipe.id),
      () => undefined, // then there was no wish either
    )
  }

  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each member who comes, or comes back, to the recipe
  useEffect(() => {
    if (userId === undefined) return setSavedRating(null)
    const tell = (error: unknown) => notify(error instanceof Error ? error.message : String(error), { tone: 'danger' })
    let left = false
    async function arrive(member: string) {
      const { takeWish, savedStars } = await actions()
      if (left) return
      const { meal, rating } = takeWish(recipe.id)
      if (meal) setMeal(meal)
      if (rating) {
        await rate(rating)
        notify('Your rating was saved.')
      } else {
        const stars = await savedStars(client, member, recipe.id)
        if (!left) setSavedRating(stars)
      }
    }
    arrive(userId).catch(tell)
    return () => {
      left = true
    }
  }, [userId, recipe.id])

  return { savedRating, rate, meal, openLog: () => setMeal('lunch'), setMeal, log, closeLog }
}
