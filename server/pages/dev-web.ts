// The web application in development: Vite compiles it on the fly and reloads the browser.
import type { Listener } from '#server/http/listen.ts'
import type { WebBuild, WebEntry } from './web-entry.ts'

const ENTRY = '/web/app/entry-server.tsx'

export async function openDevelopmentWeb(): Promise<{ build: WebBuild; before: (listener: Listener) => Listener }> {
  const { createServer } = await import('vite')
  const vite = await createServer({ server: { middlewareMode: true } })
  // Vite's module loader is untyped; the type is checked where the entry is written.
  const load = async () => (await vite.ssrLoadModule(ENTRY)) as WebEntry
  let responses: Parameters<WebEntry['responseFrom']> | null = null
  const first = await load()
  return {
    build: {
      entry: {
        inlineScripts: first.inlineScripts,
        hasPage: first.hasPage,
        responseFrom: (...given) => {
          responses = given
        },
        renderPage: async (url) => {
          const entry = await load()
          if (responses) entry.responseFrom(...responses)
          return entry.renderPage(url)
        },
      },
      css: '',
      font: '/node_modules/@fontsource-variable/figtree/files/figtree-latin-wght-normal.woff2',
      icon: '/icon.svg',
      headTags: '<link rel="stylesheet" href="/web/styles/app.css">',
      scriptsFor: () => ['/web/app/entry-client.tsx'],
      memberScriptsFor: () => [],
      transformHtml: (url, html) => vite.transformIndexHtml(url, html),
    },
    before: (listener) => (request, response) => vite.middlewares(request, response, () => listener(request, response)),
  }
}
