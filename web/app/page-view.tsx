// Shows a route's page. Its script is loaded once; the first page's script is loaded before hydration starts.
import { use } from 'react'
import type { PageModule, Route } from './routes.ts'

const loaded = new Map<string, PageModule>()
const loading = new Map<string, Promise<PageModule>>()
const failed = new Set<string>()

/** Called on every navigation, so that a page whose script failed to load is tried again on the next visit. */
export function loadPage(route: Route): Promise<PageModule> {
  const known = loading.get(route.path)
  if (known && !failed.delete(route.path)) return known
  const promise = route.load().then(
    (page) => {
      loaded.set(route.path, page)
      return page
    },
    (error) => {
      failed.add(route.path)
      throw error
    },
  )
  loading.set(route.path, promise)
  return promise
}

export function PageView({ route }: { route: Route }) {
  // React needs the same promise each time it renders, even after it has failed.
  const { Page } = loaded.get(route.path) ?? use(loading.get(route.path) ?? loadPage(route))
  return <Page />
}
