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
        <PageErrorBoundary>
          <Suspense>
            <Routes>
              {routes.map((route) => (
                <Route key={route.path} path={route.path} element={<PageView key={route.path} route={route} />} />
              ))}
            </Routes>
          </Suspense>
        </PageErrorBoundary>
      </SiteLayout>
    </QueryClientProvider>
  )
}
