// A member's stars on a recipe's page. A rating that couldn't be saved is retried when the same member comes back.
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import type { RecipeId } from '#domain/recipe-id.ts'
import { failureText } from '#web/data/failure-text.ts'
import { useSessionUser } from '#web/data/session.ts'
import { notify } from '#web/ui/toast-store.ts'
import { ratingsQueries } from './ratings-queries.ts'

const rateCalls = () => import('./rate-recipe.ts')

export function useRating(recipe: RecipeId) {
  const member = useSessionUser()?.id
  const client = useQueryClient()
  const { data: saved, error } = useQuery(ratingsQueries.ofRecipe(member, recipe))

  useEffect(() => {
    if (member === undefined) return
    rateCalls()
      .then(({ ratePending }) => ratePending(client, member, recipe))
      .then(
        (rated) => rated && notify('Your rating was saved.'),
        (failure) => notify(failureText(failure), { tone: 'danger' }),
      )
  }, [client, member, recipe])

  useEffect(() => {
    if (error) notify(error.message, { tone: 'danger' })
  }, [error])

  return {
    savedRating: saved?.rating ?? null,
    rate: async (stars: number) => (await rateCalls()).rateRecipe(client, { member, recipe, stars }),
  }
}
