// Renders one page to a string, with the data that its queries brought.
import { renderToString } from 'react-dom/server'
import type { PageHead } from '#domain/site/page-head.ts'
import { type ApiTransport, answerApiInProcess } from '#web/data/api.ts'
import { packPageData } from '#web/data/page-data.ts'
import { createQueryClient } from '#web/data/query-client.ts'
import { PageHeadBox } from '#web/router/page-head.ts'
import { StaticRouter } from '#web/router/router.tsx'
import { App } from './app.tsx'
import { earlyEventsScript } from './early-events-script.ts'
import { themeScript } from './layout/theme-script.ts'
import { loadPage } from './page-view.tsx'
import { matchRoute } from './routes.ts'

export interface RenderedPage {
  html: string
  head: PageHead
  /** What the queries brought. */
  data: unknown
  /** The page's source file, to announce its script. */
  file: string
}

export const inlineScripts = { theme: themeScript, earlyEvents: earlyEventsScript }

export function answerFrom(transport: ApiTransport) {
  answerApiInProcess(transport)
}

export async function renderPage(url: URL): Promise<RenderedPage> {
  const { route, params } = matchRoute(url.pathname)
  const page = await loadPage(route)
  const queryClient = createQueryClient()
  const queries = page.queries?.({ params, search: url.searchParams }) ?? []
  // A failed query is not the end of the page: it renders its own error or not-found state.
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
  return { html, head: box.head ?? { title: 'Plateful' }, data, file: route.file }
}
