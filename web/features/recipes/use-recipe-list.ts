// A list of recipes with Show More. The number of loaded pages is in the history entry, so that Back restores the list.
import { type QueryClient, queryOptions, useQuery, useQueryClient } from '@tanstack/react-query'
import type { ListFit } from '#domain/nutrition/list-fit.ts'
import type { RecipeCard } from '#domain/recipe/recipe-view.ts'
import type { ListFacts } from '#web/data/recipe-fetch.ts'
import { recipeFetch } from '#web/data/recipe-queries.ts'
import { useOnDevice } from '#web/hooks/use-hydrated.ts'
import { useLocation, useNavigate, useNavigationType } from '#web/router/router.tsx'

export interface ListSource {
  search: string
  cuisine: string
  /** Named as in the URL. If any is set, the list comes from our own catalogue. */
  filters: Readonly<Record<string, string>>
  /** A member's; missing if the list is the one that everybody gets. */
  fit?: ListFit
}

interface LoadedList {
  recipes: RecipeCard[]
  /** Null for random recipes. */
  total: number | null
  ended: boolean
  /** How the search and its filters were understood; null for random recipes. */
  facts: ListFacts | null
}

/** Cached longer than it is fresh, for the Back button. */
const KEPT_MS = 60 * 60 * 1000

export function recipeListQuery(source: ListSource, pages = 1) {
  return queryOptions({
    queryKey: ['recipes', 'list', source, pages] as const,
    queryFn: async ({ client, signal }: { client: QueryClient; signal: AbortSignal }): Promise<LoadedList> => {
      const before = pages > 1 ? (await client.ensureQueryData(recipeListQuery(source, pages - 1))).recipes : []
      if (source.fit || Object.keys(source.filters).length > 0) return withFiltered(before, source, pages - 1, signal)
      if (source.search === '' && source.cuisine === '') return withRandom(before, signal)
      return withFound(before, source, pages - 1, signal)
    },
    gcTime: KEPT_MS,
  })
}

/** There are no more random recipes if a page is short or has nothing new. */
async function withRandom(before: RecipeCard[], signal: AbortSignal): Promise<LoadedList> {
  const { fetchRandom, RESULTS_CAP } = await recipeFetch()
  const round = await fetchRandom(RESULTS_CAP, signal)
  const recipes = distinct([...before, ...round])
  return { recipes, total: null, ended: round.length < RESULTS_CAP || recipes.length === before.length, facts: null }
}

async function withFiltered(
  before: RecipeCard[],
  { search, cuisine, filters, fit }: ListSource,
  page: number,
  signal: AbortSignal,
): Promise<LoadedList> {
  const { fetchFiltered, RESULTS_CAP } = await recipeFetch()
  const parameters = { ...filters, ...(search && { search }), ...(cuisine && { cuisine }) }
  const { recipes, total, next, facts } = await fetchFiltered(parameters, page * RESULTS_CAP, signal, fit)
  return { recipes: distinct([...before, ...recipes]), total, ended: next === null, facts }
}

async function withFound(
  before: RecipeCard[],
  { search, cuisine }: ListSource,
  page: number,
  signal: AbortSignal,
): Promise<LoadedList> {
  const { fetchSearch, fetchFacts, RESULTS_CAP } = await recipeFetch()
  const wanted = search === '' ? { query: '', cuisine } : { query: search, ...(cuisine && { cuisine }) }
  const [found, facts] = await Promise.all([
    fetchSearch({ ...wanted, offset: page * RESULTS_CAP }, signal),
    search === '' ? null : fetchFacts({ search, ...(cuisine && { cuisine }) }, signal),
  ])
  return { recipes: distinct([...before, ...found.recipes]), total: found.total, ended: found.next === null, facts }
}

const distinct = (recipes: RecipeCard[]) => [...new Map(recipes.map((recipe) => [recipe.id, recipe])).values()]

export interface RecipeList {
  recipes: RecipeCard[]
  total: number | null
  facts: ListFacts | null
  status: 'loading' | 'failed' | 'ready'
  /** The page after the last one requested. */
  more: 'none' | 'ready' | 'loading' | 'failed'
  showMore: () => void
  retry: () => void
}

export function useRecipeList(source: ListSource): RecipeList {
  const { pathname, search, state } = useLocation()
  const navigate = useNavigate()
  const client = useQueryClient()
  // The server can't know the history entry, so hydration renders one page.
  const pages = useOnDevice(() => pagesIn(state), 1)
  // Back and Forward show the list as it was, fresh or not.
  const refetchOnMount = useNavigationType() !== 'POP'
  const { data, isPlaceholderData, isError, refetch } = useQuery({
    ...recipeListQuery(source, pages),
    refetchOnMount,
    // Keep showing the old list while new filters load.
    placeholderData: (before, query) => (query && isSameList(query.queryKey[2], source) ? before : undefined),
  })
  const list = data ?? client.getQueryData(recipeListQuery(source, pages - 1).queryKey)
  return {
    recipes: list?.recipes ?? [],
    total: list?.total ?? null,
    facts: list?.facts ?? null,
    status: list ? 'ready' : isError ? 'failed' : 'loading',
    more: isPlaceholderData ? 'loading' : data ? (data.ended ? 'none' : 'ready') : isError ? 'failed' : 'loading',
    showMore: () => navigate(pathname + search, { replace: true, state: { pages: pages + 1 } }),
    retry: refetch,
  }
}

function isSameList(one: ListSource, other: ListSource): boolean {
  return one.search === other.search && one.cuisine === other.cuisine
}

function pagesIn(state: unknown): number {
  const pages = state !== null && typeof state === 'object' && 'pages' in state ? state.pages : 1
  return typeof pages === 'number' && pages >= 1 && pages <= 50 ? Math.floor(pages) : 1
}
