// Stores the query results that a member's own pages last showed on this device. They are shown right away when such a
// page opens, until the server has responded, and also offline. Removed when the member signs out.
import type { QueryClient, QueryKey } from '@tanstack/react-query'
import { PERSISTED_QUERIES } from '#domain/account/device-keys.ts'
import { memberKey } from '#web/data/member-key.ts'
import { useSession } from '#web/data/session.ts'
import { forgetPersistedQueries } from '#web/device/persisted-queries.ts'
import { paths } from '#web/router/paths.ts'

/** Pages that show data. A form must not start with stale values. */
const PAGES: readonly string[] = [paths.home, paths.dashboard, paths.diary(), paths.mealScheduler]

/** The queries of those pages, by the first word after the member in their keys. */
const QUERIES: readonly unknown[] =
  'goals profile day history diary schedule cooking-minutes meals water weights household'.split(' ')

const SAVE_AFTER_MS = 1000
/** Device storage is small, and lists that exist nowhere else need it more. */
const MOST_CHARACTERS = 200_000
/** Long ago, so that the data is stale and refetched. */
const LONG_AGO = 1

interface Persisted {
  build: string
  member: string
  responses: [QueryKey, unknown][]
}

/** `build` differs for every version of the site; another version may expect other results. */
export function persistQueries(queryClient: QueryClient, build: string) {
  if (PAGES.includes(window.location.pathname)) show(queryClient, build)
  let saving: ReturnType<typeof setTimeout> | undefined
  const saveNow = () => {
    clearTimeout(saving)
    saving = undefined
    save(queryClient, build)
  }
  queryClient.getQueryCache().subscribe((event) => {
    if (event.type === 'updated' && event.action.type === 'success') saving ??= setTimeout(saveNow, SAVE_AFTER_MS)
  })
  window.addEventListener('pagehide', () => saving && saveNow())
}

function show(queryClient: QueryClient, build: string) {
  for (const [key, response] of savedResponses(build)) {
    if (queryClient.getQueryData(key) === undefined) queryClient.setQueryData(key, response, { updatedAt: LONG_AGO })
  }
}

/** Empty if it belongs to another member or version, or can't be read. */
function savedResponses(build: string): Persisted['responses'] {
  try {
    const persisted = JSON.parse(localStorage.getItem(PERSISTED_QUERIES) ?? 'null') as Persisted | null // nothing else writes it
    const isTheirs = persisted?.build === build && persisted.member === useSession.getState().user?.id
    return isTheirs ? persisted.responses.filter(([key, response]) => Array.isArray(key) && response !== undefined) : []
  } catch {
    return []
  }
}

function save(queryClient: QueryClient, build: string) {
  const member = useSession.getState().user?.id
  if (!member) return
  // Keep what other pages stored.
  const others = savedResponses(build).filter(([key]) => queryClient.getQueryData(key) === undefined)
  const persisted: Persisted = {
    build,
    member,
    responses: fitting([...newestResponses(queryClient, member), ...others]),
  }
  try {
    localStorage.setItem(PERSISTED_QUERIES, JSON.stringify(persisted))
  } catch {
    forgetPersistedQueries() // full: stale data is worth less than what else is stored
  }
}

function newestResponses(queryClient: QueryClient, member: string): Persisted['responses'] {
  const ownName = memberKey(member).length
  return (
    queryClient
      .getQueryCache()
      // Including queries whose last refetch failed.
      .findAll({ queryKey: memberKey(member), predicate: ({ state }) => state.data !== undefined })
      .filter(({ queryKey }) => QUERIES.includes(queryKey[ownName]))
      .sort((one, other) => other.state.dataUpdatedAt - one.state.dataUpdatedAt)
      .map(({ queryKey, state }) => [queryKey, state.data])
  )
}

function fitting(responses: Persisted['responses']): Persisted['responses'] {
  let room = MOST_CHARACTERS
  return responses.filter(([, response]) => {
    const { length } = JSON.stringify(response)
    if (length > room) return false
    room -= length
    return true
  })
}
