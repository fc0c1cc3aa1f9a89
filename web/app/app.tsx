import { type QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { Suspense } from 'react'
import { RouteParams, useLocation } from '#web/lib/router.tsx'
import { SiteLayout } from './layout/site-layout.tsx'
import { PageErrorBoundary } from './page-error-boundary.tsx'
import { PageView } from './page-view.tsx'
import { matchRoute } from './routes.ts'

export function App({ queryClient }: { queryClient: QueryClient }) {
  const { pathname } = useLocation()
  const { route, params } = matchRoute(pathname)
  return (
    <QueryClientProvider client={queryClient}>
      <SiteLayout>
        <PageErrorBoundary>
          <Suspense>
            <RouteParams value={params}>
              <PageView key={route.path} route={route} />
            </RouteParams>
          </Suspense>
        </PageErrorBoundary>
      </SiteLayout>
    </QueryClientProvider>
  )
}
