// Takes over the page that the server rendered, then does again what a person did before it was ready.
import '#web/styles/app.css'
import '@fontsource-variable/figtree/files/figtree-latin-wght-normal.woff2' // for the start script, which loads it
import type { QueryClient } from '@tanstack/react-query'
import { type ReactNode, StrictMode, startTransition, useEffect } from 'react'
import { createRoot, hydrateRoot } from 'react-dom/client'
import { unpackPageData } from '#web/data/page-data.ts'
import { createQueryClient } from '#web/data/query-client.ts'
import { useSession } from '#web/data/session.ts'
import { resumeSession } from '#web/data/supabase.ts'
import { tellWorker } from '#web/device/offline.ts'
import { paths } from '#web/router/paths.ts'
import { BrowserRouter } from '#web/router/router.tsx'
import { layOutCards } from '#web/ui/lay-out-cards.ts'
import { App } from './app.tsx'
import { replayEarlyEvents } from './early-events.ts'
import { loadPage } from './page-view.tsx'
import { matchRoute } from './routes.ts'

/** Around the application, not beside it: a neighbour would change the ids that server and browser must agree on. */
function Ready({ children }: { children: ReactNode }) {
  useEffect(() => {
    document.documentElement.dataset.ready = 'true'
    replayEarlyEvents()
    if (!document.querySelector('.cards-in-time')) layOutCards() // else the grid calls it
    // Without a network the member stays whoever this device remembers.
    resumeSession().catch(() => undefined)
    workOfflineLater()
    window.addEventListener('keydown', keepFocusFromNowOn, { once: true })
  }, [])
  return children
}

/** With the first key: whoever only points or touches needs none of it. */
async function keepFocusFromNowOn() {
  const main = document.querySelector('main')
  if (main) (await import('./layout/keep-focus.ts')).keepFocus(main)
}

/** Called by the start script (server/pages/start-script.ts), in a task of its own. */
export async function start() {
  const root = document.getElementById('root')
  const data = document.getElementById('page-data')?.textContent
  if (!root) throw new Error('The page has no root element.')
  const queryClient = createQueryClient()
  if (data) unpackPageData(queryClient, JSON.parse(data))
  forgetMemberOnChange(queryClient)
  const { pathname } = window.location
  const standIn = root.querySelector('[data-stand-in]') !== null && pathname !== paths.offline
  const outOfReach = standIn && !(await canBeShown(queryClient)) ? pathname : undefined
  await loadPage(matchRoute(outOfReach ? paths.offline : pathname).route)
  const fetchAhead = (to: { pathname: string; search: string }) => {
    queriesAt(to).then(
      (queries) => queries.map((query) => queryClient.prefetchQuery(query)),
      () => undefined, // the page says it
    )
  }
  const app = (
    <StrictMode>
      <BrowserRouter onMove={fetchAhead}>
        <Ready>
          <App queryClient={queryClient} outOfReach={outOfReach} />
        </Ready>
      </BrowserRouter>
    </StrictMode>
  )
  if (standIn) createRoot(root).render(app)
  // As a transition it is done in slices: the page stays responsive meanwhile.
  else startTransition(() => void hydrateRoot(root, app))
}

/** What the server would have asked for the page at this address. */
async function queriesAt({ pathname, search }: { pathname: string; search: string }) {
  const { route, params } = matchRoute(pathname)
  const { queries } = await loadPage(route)
  return queries?.({ params, search: new URLSearchParams(search) }) ?? []
}

/** Without a network: that, asked of what this device keeps. */
async function canBeShown(queryClient: QueryClient) {
  try {
    const queries = await queriesAt(window.location)
    await Promise.all(queries.map((query) => queryClient.fetchQuery({ ...query, retry: false })))
    return true
  } catch {
    return false
  }
}

const QUIET_MS = 3000

/** Nothing of the first load waits for it, and it competes with nothing: the worker comes when the page has settled. */
function workOfflineLater() {
  if (!import.meta.env.PROD || !('serviceWorker' in navigator)) return
  const start = () => setTimeout(begin, QUIET_MS)
  const begin = async () => {
    try {
      await (await import('./offline/start-offline.ts')).startOffline()
    } catch {
      // No network, or a browser that forbids it: the next page tries again.
    }
  }
  if (document.readyState === 'complete') start()
  else window.addEventListener('load', start, { once: true })
}

/** Nothing of one member stays for the next, in memory or in what is kept for a time without a network. */
function forgetMemberOnChange(queryClient: QueryClient) {
  useSession.subscribe(({ user }, before) => {
    if (!before.user || before.user.id === user?.id) return
    for (const key of ['goals', 'dashboard', 'meals', 'schedule', 'ratings']) {
      queryClient.removeQueries({ queryKey: [key] })
    }
    tellWorker({ type: 'forget' })
  })
}
