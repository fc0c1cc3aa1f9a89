// The recipe provider's calls as query options: one place for keys, addresses and reading the answers.
import { queryOptions } from '@tanstack/react-query'
import type { Recipe } from '#domain/recipe/recipe-view.ts'
import type { RecipeSearch } from './recipe-fetch.ts'

/** What a card needs; lists carry nothing more, so that a page of twenty stays light. */
export type RecipeCard = Omit<Recipe, 'instructions' | 'steps' | 'ingredients' | 'nutrients' | 'summary'>

export const recipeFetch = () => import('./recipe-fetch.ts')

export const recipeQueries = {
  all: ['recipes'] as const,
  one: (id: string) =>
    queryOptions({
      queryKey: ['recipes', 'one', id],
      queryFn: async ({ signal }) => (await recipeFetch()).fetchRecipe(id, signal),
    }),
  random: (number: number, round = 0) =>
    queryOptions({
      queryKey: ['recipes', 'random', number, round],
      queryFn: async ({ signal }) => (await recipeFetch()).fetchRandom(number, signal),
    }),
  search: (search: RecipeSearch) =>
    queryOptions({
      queryKey: ['recipes', 'search', search.query, search.cuisine ?? '', search.offset ?? 0],
      queryFn: async ({ signal }) => (await recipeFetch()).fetchSearch(search, signal),
    }),
}
