// Stars and the meal log on a recipe's page. A visitor's wish is remembered until they have signed in.
import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { type MealSlot, mealSlot } from '#domain/meal-slots.ts'
import type { Recipe } from '#domain/recipe-view.ts'
import { useSessionUser } from '#web/lib/session.ts'
import { notify } from '#web/ui/toast-store.ts'

const actions = () => import('./recipe-member-actions.ts')

interface Wish {
  rating?: number
  meal?: MealSlot
}

/** In the tab's own storage: signing in with Google or GitHub loads the page anew. */
const wishKey = (recipeId: string) => `wish-${recipeId}`

function wishOf(recipeId: string): Wish {
  try {
    const { rating, meal }: Wish = JSON.parse(sessionStorage.getItem(wishKey(recipeId)) ?? '{}')
    return { rating: Number(rating) || undefined, meal: meal && mealSlot(meal) }
  } catch {
    return {} // no storage, or nonsense in it
  }
}

function keepWish(recipeId: string, wish: Wish) {
  try {
    sessionStorage.setItem(wishKey(recipeId), JSON.stringify(wish))
  } catch {
    // No storage: the wish is lost with the page.
  }
}

export function useRecipeMember(recipe: Recipe) {
  const userId = useSessionUser()?.id
  const client = useQueryClient()
  const [savedRating, setSavedRating] = useState<number | null>(null)
  /** The meal in the log dialog; null while it is closed. */
  const [meal, setMeal] = useState<MealSlot | null>(null)

  /** One wish does not push the other aside: both may be waiting. */
  const wishFor = (wish: Wish) => keepWish(recipe.id, { ...wishOf(recipe.id), ...wish })

  async function rate(stars: number) {
    wishFor({ rating: stars })
    await (await actions()).rateRecipe(client, userId, recipe.id, stars)
    wishFor({ rating: undefined })
    setSavedRating(stars)
  }

  async function log() {
    if (meal === null) return
    wishFor({ meal })
    await (await actions()).logRecipe(client, recipe, meal)
    closeLog()
    notify('Meal logged successfully!')
  }

  function closeLog() {
    wishFor({ meal: undefined })
    setMeal(null)
  }

  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each member who comes, or comes back, to the recipe
  useEffect(() => {
    if (userId === undefined) return setSavedRating(null)
    const tell = (error: unknown) => notify(error instanceof Error ? error.message : String(error), { tone: 'danger' })
    const wish = wishOf(recipe.id)
    keepWish(recipe.id, {})
    if (wish.meal) setMeal(wish.meal)
    if (wish.rating) {
      rate(wish.rating).then(() => notify('Your rating was saved.'), tell)
      return
    }
    let left = false
    actions()
      .then(({ savedStars }) => savedStars(client, userId, recipe.id))
      .then((stars) => left || setSavedRating(stars), tell)
    return () => {
      left = true
    }
  }, [userId, recipe.id])

  return { savedRating, rate, meal, openLog: () => setMeal('lunch'), setMeal, log, closeLog }
}
