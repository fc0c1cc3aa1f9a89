// The recipe provider's calls as query options: one place for keys, URLs and parsing.
import { queryOptions } from '@tanstack/react-query'
import type { RecipeDetail } from '#domain/recipe/recipe-detail.ts'
import type { RecipeId } from '#domain/recipe-id.ts'

/** Loaded on the first call: a server-rendered page already has its recipes. */
export const recipeFetch = () => import('./recipe-fetch.ts')

export const recipeQueries = {
  /** Null if there is no such recipe. */
  one: (id: RecipeId) =>
    queryOptions({
      queryKey: ['recipes', 'one', id],
      queryFn: async ({ signal }): Promise<RecipeDetail | null> => (await recipeFetch()).fetchDetail(id, signal),
    }),
  /** Those that can be read, in one response; each is also cached separately. */
  many: (ids: readonly RecipeId[]) =>
    queryOptions({
      queryKey: ['recipes', 'many', ids],
      queryFn: async ({ client }): Promise<RecipeDetail[]> => {
        const read = await Promise.allSettled(ids.map((id) => client.ensureQueryData(recipeQueries.one(id))))
        return read.flatMap((response) => (response.status === 'fulfilled' && response.value ? [response.value] : []))
      },
      enabled: ids.length > 0,
    }),
  /** Those of our own catalogue. */
  cards: (ids: readonly RecipeId[]) =>
    queryOptions({
      queryKey: ['recipes', 'cards', ids],
      queryFn: async ({ signal }) => (await recipeFetch()).fetchCards(ids, signal),
      enabled: ids.length > 0,
      placeholderData: (before) => before,
    }),
  similar: (id: RecipeId, number: number) =>
    queryOptions({
      queryKey: ['recipes', 'similar', id, number],
      queryFn: async ({ signal }) => (await recipeFetch()).fetchSimilar(id, number, signal),
    }),
  /** One set of random recipes per history entry, so that Back shows the same ones again. */
  random: (number: number, entry: string) =>
    queryOptions({
      queryKey: ['recipes', 'random', number, entry],
      queryFn: async ({ signal }) => (await recipeFetch()).fetchRandom(number, signal),
    }),
}
