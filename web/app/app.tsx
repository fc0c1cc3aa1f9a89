import { type QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { noteOpened } from '#web/device/offline.ts'
import { paths } from '#web/router/paths.ts'
import { RouteParams, useLocation } from '#web/router/router.tsx'
import { SiteLayout } from './layout/site-layout.tsx'
import { PageErrorBoundary } from './page-error-boundary.tsx'
import { PageView } from './page-view.tsx'
import { matchRoute } from './routes.ts'

interface AppProps {
  queryClient: QueryClient
  /** A path that isn't available offline. */
  outOfReach?: string
}

export function App({ queryClient, outOfReach }: AppProps) {
  const { pathname } = useLocation()
  const [missing, setMissing] = useState(outOfReach)
  // Returning to it later is a new attempt.
  if (missing && missing !== pathname) setMissing(undefined)
  const { route, params } = matchRoute(pathname === missing ? paths.offline : pathname)
  useEffect(() => noteOpened(pathname), [pathname])
  return (
    <QueryClientProvider client={queryClient}>
      <SiteLayout>
        {/* No Suspense here: React would hydrate the page separately from its frame, and only after a delay. Every
            navigation is a transition, which keeps the current page until the next one is ready. */}
        <PageErrorBoundary>
          <RouteParams value={params}>
            <PageView key={route.path} route={route} />
          </RouteParams>
        </PageErrorBoundary>
      </SiteLayout>
    </QueryClientProvider>
  )
}
