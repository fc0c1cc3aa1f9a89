// Takes over the page that the server rendered, then does again what a person did before it was ready.
import '#web/styles/app.css'
import { hydrate } from '@tanstack/react-query'
import { StrictMode, useEffect } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { BrowserRouter } from 'react-router'
import { createQueryClient } from '#web/lib/query-client.ts'
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

start()
