// Hydrates the server-rendered page, then replays what a person did before it was ready.
import '#web/styles/app.css'
import '@fontsource-variable/figtree/files/figtree-latin-wght-normal.woff2' // for the start script, which loads it
import type { QueryClient } from '@tanstack/react-query'
import { type ReactNode, StrictMode, startTransition, useEffect } from 'react'
import { flushSync } from 'react-dom'
import { createRoot, hydrateRoot } from 'react-dom/client'
import { EVERY_MEMBER } from '#web/data/member-key.ts'
import { unpackPageData } from '#web/data/page-data.ts'
import { createQueryClient } from '#web/data/query-client.ts'
import { readSession, useSession } from '#web/data/session.ts'
import { siteSettings } from '#web/data/site-config.ts'
import { resumeSession } from '#web/data/supabase.ts'
import { deviceOwner } from '#web/device/device-owner.ts'
import { tellWorker } from '#web/device/offline.ts'
import { forgetShownToMember, hasPersistedQueries } from '#web/device/persisted-queries.ts'
import { paths } from '#web/router/paths.ts'
import { BrowserRouter, FIRST_ENTRY, type Location, linkGuard, nameFirstEntry } from '#web/router/router.tsx'
import { layOutCards } from '#web/ui/lay-out-cards.ts'
import { App } from './app.tsx'
import { loadPage } from './page-view.tsx'
import { matchRoute, queriesOf } from './routes.ts'
import { replayEarlyEvents } from './start/early-events.ts'

/** A wrapper, not a sibling: a sibling would change the ids from useId, and hydration would fail. */
function Ready({ children }: { children: ReactNode }) {
  useEffect(() => {
    document.documentElement.dataset.ready = 'true'
    replayEarlyEvents()
    if (!document.querySelector('.cards-in-time')) layOutCards() // otherwise the grid calls it
    // Offline, the member remembered by this device stays signed in.
    resumeSession().catch(() => undefined)
    workOfflineLater()
    // Not on the first key press, which may itself remove the focused element. Offline, the page does without it.
    keepFocusFromNowOn().catch(() => undefined)
  }, [])
  return children
}

/** Loaded after hydration, to keep it out of the first load. */
async function keepFocusFromNowOn() {
  const main = document.querySelector('main')
  if (main) (await import('./layout/keep-focus.ts')).keepFocus(main)
}

/** Called by start/start-page.ts, in a task of its own. */
export async function start() {
  const root = document.getElementById('root')
  const data = document.getElementById('page-data')?.textContent
  if (!root) throw new Error('The page has no root element.')
  const queryClient = createQueryClient()
  if (data) unpackPageData(queryClient, JSON.parse(data))
  forgetMemberOnChange(queryClient)
  markMembers()
  const persistedQueries = startForMembers(queryClient)
  nameFirstEntry()
  const { signInWall } = siteSettings()
  linkGuard.loads = () => signInWall && !useSession.getState().user
  const { pathname } = window.location
  const standIn = root.querySelector('[data-stand-in]') !== null && pathname !== paths.offline
  const outOfReach = standIn && !(await canBeShown(queryClient)) ? pathname : undefined
  await Promise.all([loadPage(matchRoute(outOfReach ? paths.offline : pathname).route), persistedQueries])
  const fetchAhead = (to: Location) => {
    queriesAt(to).then(
      (queries) => queries.map((query) => queryClient.prefetchQuery(query)),
      () => undefined, // the page shows the error
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
  // Synchronously, so that nothing can be touched between the check and the render.
  if (standIn || (persistedQueries && isEmptyFrame())) flushSync(() => createRoot(root).render(app))
  // In a transition, React hydrates in slices and the page stays responsive.
  else startTransition(() => void hydrateRoot(root, app))
}

/**
 * A member's page that nobody has touched: rendering it from scratch with its data is faster than hydrating and then
 * filling it.
 */
const isEmptyFrame = () =>
  window.scriptsInHead !== undefined && document.activeElement === document.body && !window.earlyEvents?.length

/** The queries that the server would run for this address. */
async function queriesAt({ pathname, search, key }: Pick<Location, 'pathname' | 'search' | 'key'>) {
  const { route, params } = matchRoute(pathname)
  return queriesOf(await loadPage(route), { params, search: new URLSearchParams(search), entry: key })
}

/** Offline: whether those queries can be answered from what this device has cached. */
async function canBeShown(queryClient: QueryClient) {
  const { pathname, search } = window.location
  try {
    const queries = await queriesAt({ pathname, search, key: FIRST_ENTRY })
    await Promise.all(queries.map((query) => queryClient.fetchQuery({ ...query, retry: false })))
    return true
  } catch {
    return false
  }
}

const QUIET_MS = 3000

/** After the page has settled, so that the worker doesn't compete with the first load. */
function workOfflineLater() {
  if (!import.meta.env.PROD || !('serviceWorker' in navigator)) return
  const start = () => setTimeout(begin, QUIET_MS)
  const begin = async () => {
    try {
      await (await import('./offline/start-offline.ts')).startOffline()
    } catch {
      // No network, or blocked by the browser: the next page tries again.
    }
  }
  if (document.readyState === 'complete') start()
  else window.addEventListener('load', start, { once: true })
}

/**
 * Loaded once someone is signed in, or right away if the lists on this device belong to a member. Resolves when the
 * stored data can be shown; undefined if there is none.
 */
function startForMembers(queryClient: QueryClient): Promise<void> | undefined {
  let starting: Promise<void> | undefined
  const stop = useSession.subscribe(({ user, known }) => {
    if (!user && !(known && deviceOwner())) return
    stop()
    starting = import('./preload-member-page.ts').then(
      ({ preloadMemberPage }) => preloadMemberPage(queryClient, import.meta.url),
      () => void startForMembers(queryClient), // no network: retried on the next session change or page
    )
  })
  readSession()
  return hasPersistedQueries() ? starting : undefined
}

/** For the style sheet, like the start script did before anything was loaded (start/apply-device-settings.ts). */
function markMembers() {
  useSession.subscribe(({ user, known }) => {
    if (known) document.documentElement.toggleAttribute('data-member', user !== null)
  })
}

/** Clears one member's data before the next one signs in, in memory and in the offline caches. */
function forgetMemberOnChange(queryClient: QueryClient) {
  useSession.subscribe(({ user }, before) => {
    if (!before.user || before.user.id === user?.id) return
    queryClient.removeQueries({ queryKey: EVERY_MEMBER })
    forgetShownToMember()
    tellWorker({ type: 'forget' })
  })
}
