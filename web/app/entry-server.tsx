// Renders a page to a string, with the results of its queries.
import { renderToString } from 'react-dom/server'
import type { PageHead } from '#domain/site/page-head.ts'
import { type ApiTransport, callApiInProcess } from '#web/data/api.ts'
import { packPageData } from '#web/data/page-data.ts'
import { createQueryClient } from '#web/data/query-client.ts'
import { renderWithSettings, type SiteSettings } from '#web/data/site-config.ts'
import { PageHeadBox } from '#web/router/page-head.ts'
import { FIRST_ENTRY, StaticRouter } from '#web/router/router.tsx'
import { App } from './app.tsx'
import { loadPage } from './page-view.tsx'
import { matchRoute, queriesOf } from './routes.ts'

export interface RenderedPage {
  html: string
  head: PageHead
  /** The results of its queries. */
  data: unknown
  /** The page's source file, which tells the server which script to load. */
  file: string
  /** Shows random recipes, so other visitors get different ones. */
  drawn: boolean
}

export { inlineScripts } from './start/inline-scripts.ts'

export function responseFrom(transport: ApiTransport, settings: SiteSettings) {
  callApiInProcess(transport)
  renderWithSettings(settings)
}

export const hasPage = (path: string) => matchRoute(path).route.path !== '*'

export async function renderPage(url: URL): Promise<RenderedPage> {
  const { route, params } = matchRoute(url.pathname)
  const page = await loadPage(route)
  const queryClient = createQueryClient()
  const queries = queriesOf(page, { params, search: url.searchParams, entry: FIRST_ENTRY })
  // If a query fails, the page renders its own error or not-found state.
  await Promise.all(queries.map((query) => queryClient.prefetchQuery({ ...query, retry: false })))
  const box: { head: PageHead | null } = { head: null }
  const html = renderToString(
    <PageHeadBox value={box}>
      <StaticRouter pathname={url.pathname} search={url.search}>
        <App queryClient={queryClient} />
      </StaticRouter>
    </PageHeadBox>,
  )
  const data = packPageData(queryClient)
  queryClient.clear()
  return { html, head: box.head ?? { title: 'Plateful' }, data, file: route.file || '', drawn: route.drawn ?? false }
}
