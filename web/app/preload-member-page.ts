// What a member opened the page for comes first: the data stored on this device, or else the page's queries, started
// before hydration. Sync waits for them, because it would compete.
import type { QueryClient } from '@tanstack/react-query'
import { dayKey } from '#domain/time/calendar.ts'
import { useSession } from '#web/data/session.ts'
import { useSyncStatus } from '#web/data/sync/sync-status.ts'
import { deviceOwner } from '#web/device/device-owner.ts'
import { loadPage } from './page-view.tsx'
import { persistQueries } from './persisted-queries.ts'
import { matchRoute, ownQueriesOf } from './routes.ts'

const LONGEST_WAIT_MS = 3000
const LOOK_EVERY_MS = 100
/** How long the page needs to render its data. */
const DRAWING_MS = 100

/** Returns once the stored data is in the query cache; the queries and sync start in the background. */
export function preloadMemberPage(queryClient: QueryClient, build: string) {
  persistQueries(queryClient, build)
  fetchFirst(queryClient)
    .catch(() => undefined) // the page shows the error
    .then(() => startSync(queryClient))
}

async function fetchFirst(queryClient: QueryClient) {
  const { pathname, search } = window.location
  const { user } = useSession.getState()
  if (!user) return
  const page = await loadPage(matchRoute(pathname).route)
  const queries = ownQueriesOf(page, user.id, new URLSearchParams(search), dayKey(new Date()))
  const isPersisted = queries.every(({ queryKey }) => queryClient.getQueryData(queryKey) !== undefined)
  // The page shows what this device has before any refetch.
  if (isPersisted && deviceOwner() === user.id) return untilAlive()
  if (queries.length === 0) return
  const responses = Promise.all(queries.map((query) => queryClient.prefetchQuery(query)))
  await Promise.race([responses, pause(LONGEST_WAIT_MS)])
  await pause(DRAWING_MS)
}

async function untilAlive() {
  while (!document.documentElement.dataset.ready) await pause(LOOK_EVERY_MS)
  await pause(DRAWING_MS)
}

const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms))

/** Without a network, retry on the next session change or page. */
function startSync(queryClient: QueryClient) {
  import('./sync/follow-member.ts').then(
    ({ followMember }) => followMember(queryClient),
    () => {
      useSyncStatus.setState({ state: 'offline' })
      const stop = useSession.subscribe(() => {
        stop()
        startSync(queryClient)
      })
    },
  )
}
