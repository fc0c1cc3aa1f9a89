// A member's stars on a recipe's page. A rating that could not be saved is retried when the same member comes back.
import { type QueryClient, useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import type { RecipeId } from '#domain/recipe/recipe-id.ts'
import { failureText } from '#web/data/failure-text.ts'
import { memberKey } from '#web/data/member-key.ts'
import { useSessionUser } from '#web/data/session.ts'
import { dropPending, keepPending, takePending } from '#web/device/pending-action.ts'
import { notify } from '#web/ui/toast-store.ts'
import { ratingsQueries, saveRating } from './ratings-queries.ts'

interface Choice {
  member: string | undefined
  recipe: RecipeId
  stars: number
}

/** The latest choice per recipe and its save. Saves run one after another, so an older one never wins. */
const newest = new Map<RecipeId, { choice: Choice; saved: Promise<void> }>()

function rateRecipe(client: QueryClient, choice: Choice): Promise<void> {
  const before = newest.get(choice.recipe)?.saved.catch(() => undefined) ?? Promise.resolve()
  const saved = before.then(() => save(client, choice))
  newest.set(choice.recipe, { choice, saved })
  return saved
}

async function save(client: QueryClient, choice: Choice) {
  const { member, recipe, stars } = choice
  const isNewest = () => newest.get(recipe)?.choice === choice
  try {
    const saved = member ? await client.fetchQuery(ratingsQueries.ofRecipe(member, recipe)) : null
    await saveRating(member, recipe, stars, saved)
  } catch (error) {
    // Only after it failed: a page opened meanwhile would save it a second time.
    if (isNewest()) keepPending(recipe, 'rating', stars, member ?? null)
    throw error
  }
  if (isNewest()) dropPending(recipe, 'rating')
  await Promise.all([
    client.invalidateQueries({ queryKey: memberKey(member, 'ratings') }),
    client.invalidateQueries({ queryKey: ['rating-average', recipe] }),
  ])
}

export function useRating(recipe: RecipeId) {
  const member = useSessionUser()?.id
  const client = useQueryClient()
  const { data: saved, error } = useQuery(ratingsQueries.ofRecipe(member, recipe))

  useEffect(() => {
    if (member === undefined) return
    const stars = takePending(recipe, 'rating', member)
    if (stars === undefined) return
    rateRecipe(client, { member, recipe, stars }).then(
      () => notify('Your rating was saved.'),
      (failure) => notify(failureText(failure), { tone: 'danger' }),
    )
  }, [client, member, recipe])

  useEffect(() => {
    if (error) notify(error.message, { tone: 'danger' })
  }, [error])

  return {
    savedRating: saved?.rating ?? null,
    rate: (stars: number) => rateRecipe(client, { member, recipe, stars }),
  }
}
