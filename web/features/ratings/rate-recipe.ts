// Saves ratings in order. Loaded when someone rates, or returns to a rating that couldn't be saved.

import type { QueryClient } from '@tanstack/react-query'
import type { RecipeId } from '#domain/recipe-id.ts'
import { reloadChanged } from '#web/data/changed-tables.ts'
import { reload } from '#web/data/reload.ts'
import { dropPending, keepPending, takePending } from '#web/device/pending-action.ts'
import { saveRating } from './ratings-calls.ts'

interface Choice {
  member: string | undefined
  recipe: RecipeId
  stars: number
}

/** The latest choice per recipe and its save. Saves run one after another, so an older one never wins. */
const newest = new Map<RecipeId, { choice: Choice; saved: Promise<void> }>()

export function rateRecipe(client: QueryClient, choice: Choice): Promise<void> {
  const before = newest.get(choice.recipe)?.saved.catch(() => undefined) ?? Promise.resolve()
  const saved = before.then(() => save(client, choice))
  newest.set(choice.recipe, { choice, saved })
  return saved
}

async function save(client: QueryClient, choice: Choice) {
  const { member, recipe, stars } = choice
  const isNewest = () => newest.get(recipe)?.choice === choice
  try {
    await saveRating(member, recipe, stars)
  } catch (error) {
    // Only after a failure: a page opened meanwhile would save it twice.
    if (isNewest()) keepPending(recipe, 'rating', stars, member ?? null)
    throw error
  }
  if (isNewest()) dropPending(recipe, 'rating')
  await Promise.all([reloadChanged(client, member, ['recipe_ratings']), reload(client, ['rating-average', recipe])])
}

/** Retries the same member's unsaved rating; false when there is none. */
export async function ratePending(client: QueryClient, member: string, recipe: RecipeId): Promise<boolean> {
  const stars = takePending(recipe, 'rating', member)
  if (stars === undefined) return false
  await rateRecipe(client, { member, recipe, stars })
  return true
}
