// One list of recipes out of as many pages as a person asked for. The number of pages is kept in the history entry,
// so that Back finds the list as long as it was.
import { type QueryClient, queryOptions, useQuery, useQueryClient } from '@tanstack/react-query'
import { type RecipeCard, recipeFetch } from '#web/data/recipe-queries.ts'
import { useLocation, useNavigate, useNavigationType } from '#web/router/router.tsx'

export type ListSource = { search: string } | { cuisine: string } | 'random'

interface LoadedList {
  recipes: RecipeCard[]
  /** All that there are; null when nobody can tell, as with random ones. */
  total: number | null
  ended: boolean
}

/** A list that a person may come back to with Back is kept longer than it counts as fresh. */
const KEPT_MS = 60 * 60 * 1000

export function recipeListQuery(source: ListSource, pages = 1) {
  return queryOptions({
    queryKey: ['recipes', 'list', source, pages],
    queryFn: async ({ client, signal }: { client: QueryClient; signal: AbortSignal }): Promise<LoadedList> => {
      const before = pages > 1 ? (await client.ensureQueryData(recipeListQuery(source, pages - 1))).recipes : []
      return source === 'random' ? withRandom(before, signal) : withFound(before, source, pages - 1, signal)
    },
    gcTime: KEPT_MS,
  })
}

/** Nobody says when random recipes run out: they have when a round is short, or brings only known ones. */
async function withRandom(before: RecipeCard[], signal: AbortSignal): Promise<LoadedList> {
  const { fetchRandom, RESULTS_CAP } = await recipeFetch()
  const round = await fetchRandom(RESULTS_CAP, signal)
  const recipes = distinct([...before, ...round])
  return { recipes, total: null, ended: round.length < RESULTS_CAP || recipes.length === before.length }
}

async function withFound(
  before: RecipeCard[],
  source: Exclude<ListSource, 'random'>,
  page: number,
  signal: AbortSignal,
): Promise<LoadedList> {
  const wanted = 'search' in source ? { query: source.search } : { query: '', cuisine: source.cuisine }
  const { fetchSearch, RESULTS_CAP } = await recipeFetch()
  const { recipes, total, next } = await fetchSearch({ ...wanted, offset: page * RESULTS_CAP }, signal)
  return { recipes: distinct([...before, ...recipes]), total, ended: next === null }
}

const distinct = (recipes: RecipeCard[]) => [...new Map(recipes.map((recipe) => [recipe.id, recipe])).values()]

export interface RecipeList {
  recipes: RecipeCard[]
  total: number | null
  status: 'loading' | 'failed' | 'ready'
  /** What follows the last page that was asked for. */
  more: 'none' | 'ready' | 'loading' | 'failed'
  showMore: () => void
  retry: () => void
}

export function useRecipeList(source: ListSource): RecipeList {
  const { pathname, search, state } = useLocation()
  const navigate = useNavigate()
  const client = useQueryClient()
  const pages = pagesIn(state)
  // With Back and Forward the list is shown as it was left, fresh or not.
  const refetchOnMount = useNavigationType() !== 'POP'
  const { data, isError, refetch } = useQuery({ ...recipeListQuery(source, pages), refetchOnMount })
  const list = data ?? client.getQueryData(recipeListQuery(source, pages - 1).queryKey)
  return {
    recipes: list?.recipes ?? [],
    total: list?.total ?? null,
    status: list ? 'ready' : isError ? 'failed' : 'loading',
    more: data ? (data.ended ? 'none' : 'ready') : isError ? 'failed' : 'loading',
    showMore: () => navigate(pathname + search, { replace: true, state: { pages: pages + 1 } }),
    retry: refetch,
  }
}

function pagesIn(state: unknown): number {
  const pages = state !== null && typeof state === 'object' && 'pages' in state ? state.pages : 1
  return typeof pages === 'number' && pages >= 1 && pages <= 50 ? Math.floor(pages) : 1
}
