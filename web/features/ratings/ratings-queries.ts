// A member's stars and note for a recipe.
import { queryOptions } from '@tanstack/react-query'
import type { RecipeId } from '#domain/recipe-id.ts'
import { memberKey } from '#web/data/member-key.ts'

export const ratingsQueries = {
  /** Stars by recipe. */
  all: (userId: string | undefined) =>
    queryOptions({
      queryKey: memberKey(userId, 'ratings', 'all'),
      queryFn: async () => (await import('./ratings-calls.ts')).fetchRatings(),
      enabled: userId !== undefined,
    }),
  ofRecipe: (userId: string | undefined, recipe: RecipeId) =>
    queryOptions({
      queryKey: memberKey(userId, 'ratings', recipe),
      // Loaded for members only.
      queryFn: async () => (await import('./ratings-calls.ts')).fetchRating(recipe),
      enabled: userId !== undefined,
    }),
}
