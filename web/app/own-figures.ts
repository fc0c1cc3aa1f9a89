// What a member opened the page for comes first: the figures that this device kept, and the page's questions to the server,
// asked before the page is alive. Sync waits for the answers, because it would compete with them.
import type { QueryClient } from '@tanstack/react-query'
import { dayKey } from '#domain/time/calendar.ts'
import { EVERY_MEMBER } from '#web/data/member-key.ts'
import { useSession } from '#web/data/session.ts'
import { deviceOwner } from '#web/device/device-store.ts'
import { keepFigures } from './kept-figures.ts'
import { loadPage } from './page-view.tsx'
import { matchRoute, ownQueriesOf } from './routes.ts'

const LONGEST_WAIT_MS = 3000
const LOOK_EVERY_MS = 100
/** For the page to draw the answers. */
const DRAWN_AFTER_MS = 100

/** Returns once the kept figures are in the cache; the rest goes on. */
export function startOwnFigures(queryClient: QueryClient, build: string) {
  const isShown = keepFigures(queryClient, build)
  firstFigures(queryClient, isShown)
    .catch(() => undefined) // the page says it
    .then(() => startSync(queryClient))
}

async function firstFigures(queryClient: QueryClient, isShown: boolean) {
  const { pathname, search } = window.location
  const { user } = useSession.getState()
  if (!user) return
  const page = await loadPage(matchRoute(pathname).route)
  const queries = ownQueriesOf(page, user.id, new URLSearchParams(search), dayKey(new Date()))
  if (queries.length === 0) {
    // Lists that this device has are on the screen before the server is asked what changed.
    if (deviceOwner() === user.id) await untilAlive()
    return
  }
  // With kept figures on the screen the page itself asks, once it has drawn them.
  if (!isShown) for (const query of queries) void queryClient.prefetchQuery(query)
  await untilAnswered(queryClient)
}

async function untilAlive() {
  while (!document.documentElement.dataset.ready) await pause(LOOK_EVERY_MS)
  await pause(DRAWN_AFTER_MS)
}

const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms))

function untilAnswered(queryClient: QueryClient): Promise<void> {
  return new Promise((resolve) => {
    const end = () => {
      stop()
      clearTimeout(limit)
      setTimeout(resolve, DRAWN_AFTER_MS)
    }
    const stop = queryClient.getQueryCache().subscribe(() => {
      if (queryClient.isFetching({ queryKey: EVERY_MEMBER }) === 0) end()
    })
    const limit = setTimeout(end, LONGEST_WAIT_MS)
  })
}

/** Without a network: with the next change of the session, or the next page. */
function startSync(queryClient: QueryClient) {
  import('./sync/follow-member.ts').then(
    ({ followMember }) => followMember(queryClient),
    () => {
      const stop = useSession.subscribe(() => {
        stop()
        startSync(queryClient)
      })
    },
  )
}
