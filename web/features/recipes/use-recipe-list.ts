// One list of recipes out of as many pages as a person asked for. The number of pages is kept in the history entry,
// so that Back finds the list as long as it was.
import { useQueries } from '@tanstack/react-query'
import { useLocation, useNavigate, useNavigationType } from 'react-router'
import { RESULTS_CAP, type RecipeCard, recipeQueries } from '#web/lib/recipe-queries.ts'

export type ListSource = { search: string } | { cuisine: string } | 'random'

/** A list that a person may come back to with Back is kept longer than it counts as fresh. */
const KEPT_MS = 60 * 60 * 1000

export function recipeListQuery(source: Exclude<ListSource, 'random'>, page = 0) {
  const wanted = 'search' in source ? { query: source.search } : { query: '', cuisine: source.cuisine }
  return recipeQueries.search({ ...wanted, offset: page * RESULTS_CAP })
}

export const randomListQuery = (round = 0) => recipeQueries.random(RESULTS_CAP, round)

export interface RecipeList {
  recipes: RecipeCard[]
  /** All that there are; null when nobody can tell, as with random ones. */
  total: number | null
  status: 'loading' | 'failed' | 'ready'
  /** What follows the last page that was asked for. */
  more: 'none' | 'ready' | 'loading' | 'failed'
  showMore: () => void
  retry: () => void
}

export function useRecipeList(source: ListSource): RecipeList {
  const location = useLocation()
  const navigate = useNavigate()
  const pages = Array.from({ length: pagesIn(location.state) }, (_, page) => page)
  // With Back and Forward the list is shown as it was left, fresh or not.
  const kept = { gcTime: KEPT_MS, refetchOnMount: useNavigationType() !== 'POP' }
  const random = useQueries({
    queries: source === 'random' ? pages.map((round) => ({ ...randomListQuery(round), ...kept })) : [],
  })
  const found = useQueries({
    queries: source === 'random' ? [] : pages.map((page) => ({ ...recipeListQuery(source, page), ...kept })),
  })

  const results = source === 'random' ? random : found
  const first = results[0]
  const last = results.at(-1)
  const rounds = random.map(({ data }) => data ?? [])
  const recipes = distinct([...rounds.flat(), ...found.flatMap(({ data }) => data?.recipes ?? [])])
  const ended = source === 'random' ? randomEnded(rounds) : found.at(-1)?.data?.next === null

  function showMore() {
    navigate(location.pathname + location.search, { replace: true, state: { pages: pages.length + 1 } })
  }

  function retry() {
    for (const result of results) if (result.isError) result.refetch()
  }

  const alone = results.length === 1
  return {
    recipes,
    total: found[0]?.data?.total ?? null,
    status: first?.data ? 'ready' : first?.isError ? 'failed' : 'loading',
    more: last?.isError && !alone ? 'failed' : last?.isPending && !alone ? 'loading' : ended ? 'none' : 'ready',
    showMore,
    retry,
  }
}

function pagesIn(state: unknown): number {
  const pages = state !== null && typeof state === 'object' && 'pages' in state ? state.pages : 1
  return typeof pages === 'number' && pages >= 1 && pages <= 50 ? Math.floor(pages) : 1
}

/** Nobody says when random recipes run out: they have when a round is short, or brings only known ones. */
function randomEnded(rounds: RecipeCard[][]): boolean {
  const last = rounds.at(-1) ?? []
  const known = new Set(rounds.slice(0, -1).flatMap((round) => round.map(({ id }) => id)))
  return last.length < RESULTS_CAP || last.every(({ id }) => known.has(id))
}

/** Random rounds may bring a recipe twice. */
function distinct(recipes: RecipeCard[]): RecipeCard[] {
  return [...new Map(recipes.map((recipe) => [recipe.id, recipe])).values()]
}
