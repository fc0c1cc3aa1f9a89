// Shows a route's page. Its script is loaded once; that of the first page before hydration starts.
import { use } from 'react'
import type { PageModule, Route } from './routes.ts'

const loaded = new Map<string, PageModule>()
const loading = new Map<string, Promise<PageModule>>()

export function loadPage(route: Route): Promise<PageModule> {
  const known = loading.get(route.path)
  if (known) return known
  const promise = route.load().then(
    (page) => {
      loaded.set(route.path, page)
      return page
    },
    (error) => {
      loading.delete(route.path) // a later visit tries again
      throw error
    },
  )
  loading.set(route.path, promise)
  return promise
}

export function PageView({ route }: { route: Route }) {
  const { Page } = loaded.get(route.path) ?? use(loadPage(route))
  return <Page />
}
