// The recipe provider's calls as query options: one place for keys, addresses and reading the answers.
import { queryOptions } from '@tanstack/react-query'
import type { RecipeDetail } from '#domain/recipe/recipe-detail.ts'
import type { RecipeId } from '#domain/recipe/recipe-id.ts'

/** Loaded with the first call: a page that the server rendered has its recipes already. */
export const recipeFetch = () => import('./recipe-fetch.ts')

export const recipeQueries = {
  /** Null when there is no such recipe, which is an answer and no failure. */
  one: (id: RecipeId) =>
    queryOptions({
      queryKey: ['recipes', 'one', id],
      queryFn: async ({ signal }): Promise<RecipeDetail | null> => (await recipeFetch()).fetchDetail(id, signal),
    }),
  /** Every entry of the history has a draw of its own, so that Back finds the recipes that were there. */
  random: (number: number, entry: string) =>
    queryOptions({
      queryKey: ['recipes', 'random', number, entry],
      queryFn: async ({ signal }) => (await recipeFetch()).fetchRandom(number, signal),
    }),
}
