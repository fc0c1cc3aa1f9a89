// Takes over the page that the server rendered, then does again what a person did before it was ready.
import '#web/styles/app.css'
import { hydrate, type QueryClient } from '@tanstack/react-query'
import { StrictMode, useEffect } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { createQueryClient } from '#web/lib/query-client.ts'
import { BrowserRouter } from '#web/lib/router.tsx'
import { useSession } from '#web/lib/session.ts'
import { resumeSession } from '#web/lib/supabase.ts'
import { App } from './app.tsx'
import { replayEarlyEvents } from './early-events.ts'
import { loadPage } from './page-view.tsx'
import { matchRoute } from './routes.ts'

function Ready() {
  useEffect(() => {
    document.documentElement.dataset.ready = 'true'
    replayEarlyEvents()
    // Without a network the member stays whoever this device remembers.
    resumeSession().catch(() => undefined)
  }, [])
  return null
}

async function start() {
  const root = document.getElementById('root')
  const data = document.getElementById('page-data')?.textContent
  if (!root) throw new Error('The page has no root element.')
  const queryClient = createQueryClient()
  if (data) hydrate(queryClient, JSON.parse(data))
  forgetMemberOnChange(queryClient)
  await loadPage(matchRoute(window.location.pathname).route)
  hydrateRoot(
    root,
    <StrictMode>
      <BrowserRouter>
        <App queryClient={queryClient} />
        <Ready />
      </BrowserRouter>
    </StrictMode>,
  )
}

/** Nothing of one member stays in memory for the next. */
function forgetMemberOnChange(queryClient: QueryClient) {
  useSession.subscribe(({ user }, before) => {
    if (!before.user || before.user.id === user?.id) return
    for (const key of ['goals', 'dashboard', 'meals', 'schedule', 'ratings']) {
      queryClient.removeQueries({ queryKey: [key] })
    }
  })
}

start()
