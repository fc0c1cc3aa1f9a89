import { queryOptions } from '@tanstack/react-query'
import { recipeFetch } from '#web/data/recipe-queries.ts'
import type { RecipeDetail } from './recipe-detail.ts'

/** One recipe with everything; null when there is none of that number, which is an answer and no failure. */
export function recipeDetailQuery(id: string) {
  return queryOptions({
    queryKey: ['recipes', 'detail', id],
    queryFn: async ({ signal }): Promise<RecipeDetail | null> => {
      const [{ fetchRecipe }, { withLines }] = await Promise.all([recipeFetch(), import('./ingredient-lines.ts')])
      return fetchRecipe(id, signal).then(withLines, nullWhenMissing)
    },
  })
}

function nullWhenMissing(error: unknown) {
  if (error instanceof Error && 'status' in error && error.status === 404) return null
  throw error
}
