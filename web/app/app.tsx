import { type QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { Suspense } from 'react'
import { Route, Routes } from 'react-router'
import { SiteLayout } from './layout/site-layout.tsx'
import { PageErrorBoundary } from './page-error-boundary.tsx'
import { PageView } from './page-view.tsx'
import { routes } from './routes.ts'

export function App({ queryClient }: { queryClient: QueryClient }) {
  return (
    <QueryClientProvider client={queryClient}>
      <SiteLayout>
        {/* Outside the boundary, which starts anew with each address: so the old page stays until the next one is loaded. */}
        <Suspense>
          <PageErrorBoundary>
            <Routes>
              {routes.map((route) => (
                <Route key={route.path} path={route.path} element={<PageView key={route.path} route={route} />} />
              ))}
            </Routes>
          </PageErrorBoundary>
        </Suspense>
      </SiteLayout>
    </QueryClientProvider>
  )
}
