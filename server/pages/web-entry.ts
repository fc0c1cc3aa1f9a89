// What the built web entry (web/app/entry-server.tsx) offers the server. The two meet only here.
import type { PageHead } from '#domain/site/page-head.ts'

export interface RenderedPage {
  html: string
  head: PageHead
  data: unknown
  file: string
}

export type ApiTransport = (path: string, parameters: Record<string, string>) => Promise<unknown>

export interface WebEntry {
  inlineScripts: { theme: string; earlyEvents: string }
  answerFrom: (transport: ApiTransport) => void
  renderPage: (url: URL) => Promise<RenderedPage>
}

/** Where the browser finds a page's parts. */
export interface WebBuild {
  entry: WebEntry
  /** The whole style sheet, inlined; '' in development, where Vite sends it. */
  css: string
  /** Scripts that start the page whose source file is given, the entry first. */
  scriptsFor: (file: string) => string[]
  /** The typeface's address. */
  font: string
  /** The site's small icon: its address, or itself. */
  icon: string
  /** Extra tags for development. */
  headTags: string
  /** Lets the development server add its own client. */
  transformHtml?: (url: string, html: string) => Promise<string>
}
