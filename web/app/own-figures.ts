// What a member opened the page for comes first: the figures that this device kept, and the page's questions to the server,
// asked before the page is alive. Sync waits for the answers, because it would compete with them.
import type { QueryClient } from '@tanstack/react-query'
import { dayKey } from '#domain/time/calendar.ts'
import { useSession } from '#web/data/session.ts'
import { useSyncStatus } from '#web/data/sync/sync-status.ts'
import { deviceOwner } from '#web/device/device-store.ts'
import { keepFigures } from './kept-figures.ts'
import { loadPage } from './page-view.tsx'
import { matchRoute, ownQueriesOf } from './routes.ts'

const LONGEST_WAIT_MS = 3000
const LOOK_EVERY_MS = 100
/** The page draws its figures in this time. */
const DRAWING_MS = 100

/** Returns once the kept figures are in the cache; the rest goes on by itself. */
export function startOwnFigures(queryClient: QueryClient, build: string) {
  keepFigures(queryClient, build)
  firstFigures(queryClient)
    .catch(() => undefined) // the page says it
    .then(() => startSync(queryClient))
}

async function firstFigures(queryClient: QueryClient) {
  const { pathname, search } = window.location
  const { user } = useSession.getState()
  if (!user) return
  const page = await loadPage(matchRoute(pathname).route)
  const queries = ownQueriesOf(page, user.id, new URLSearchParams(search), dayKey(new Date()))
  const isKept = queries.every(({ queryKey }) => queryClient.getQueryData(queryKey) !== undefined)
  // The page shows what this device has before anyone asks the server what has changed.
  if (isKept && deviceOwner() === user.id) return untilAlive()
  if (queries.length === 0) return
  const answers = Promise.all(queries.map((query) => queryClient.prefetchQuery(query)))
  await Promise.race([answers, pause(LONGEST_WAIT_MS)])
  await pause(DRAWING_MS)
}

async function untilAlive() {
  while (!document.documentElement.dataset.ready) await pause(LOOK_EVERY_MS)
  await pause(DRAWING_MS)
}

const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms))

/** Without a network: with the next change of the session, or the next page. */
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
