// Renders a page as the browser does, for tests of its states: the real page, router and query cache; the test only
// responds to /api.
import { QueryClientProvider } from '@tanstack/react-query'
import { cleanup, render } from '@testing-library/react'
import type { ComponentType } from 'react'
import { renderToString } from 'react-dom/server'
import { onTestFinished } from 'vitest'
import { type ApiParameters, callApiInProcess } from '#web/data/api.ts'
import { createQueryClient } from '#web/data/query-client.ts'
import { renderWithSettings, type SiteSettings } from '#web/data/site-config.ts'
import { BrowserRouter } from '#web/router/router.tsx'
import './patience.ts'

export type Reply = (path: string, parameters: ApiParameters) => Promise<unknown>

/** A call that the test responds to when it wants. */
export function heldCall() {
  let response: (body: unknown) => void = () => undefined
  let fail: () => void = () => undefined
  const call = new Promise<unknown>((resolve, reject) => {
    response = resolve
    fail = () => reject(new TypeError('Failed to fetch'))
  })
  return { call, response: (body: unknown) => response(body), fail: () => fail() }
}

/** As most sites: anybody may sign up. */
export const OPEN_SITE: SiteSettings = {
  signInWith: [],
  mail: { accounts: false, contact: false, week: false },
  signUp: 'open',
  signInWall: false,
  host: {
    ...{ name: '', address: [], email: '', pages: [] },
    ...{ supportHours: [], replyWithin: '', logsKept: '', minimumAge: 13, asksConsent: false, backupsKept: '' },
  },
}

interface RenderOptions {
  hydrated?: boolean
  site?: Partial<SiteSettings>
}

/** `hydrated`: on top of the server's HTML, as after a reload. Without it, as after clicking a link. */
export function renderPage(
  Page: ComponentType,
  address: string,
  response: Reply,
  { hydrated = false, site }: RenderOptions = {},
) {
  cleanup()
  renderWithSettings({ ...OPEN_SITE, ...site })
  onTestFinished(cleanup) // otherwise it would continue after its window is gone
  window.history.replaceState(null, '', address)
  callApiInProcess(response)
  const queryClient = createQueryClient()
  queryClient.setDefaultOptions({ queries: { ...queryClient.getDefaultOptions().queries, retry: false } })
  const page = (
    <QueryClientProvider client={queryClient}>
      <BrowserRouter onMove={() => undefined}>
        <Page />
      </BrowserRouter>
    </QueryClientProvider>
  )
  if (!hydrated) return render(page)
  const container = document.body.appendChild(document.createElement('div'))
  container.innerHTML = renderToString(page)
  return render(page, { container, hydrate: true })
}
