// What the built web entry (web/app/entry-server.tsx) offers the server. The two meet only here.
import type { PageHead } from '#domain/site/page-head.ts'

export interface RenderedPage {
  html: string
  head: PageHead
  data: unknown
  file: string
  /** Shows random recipes: visitors get different draws. */
  drawn: boolean
}

export type ApiTransport = (path: string, parameters: Record<string, string>) => Promise<unknown>

/** Whether mails about accounts can be sent, and whether contact messages reach anybody. */
export interface MailAbilities {
  accounts: boolean
  contact: boolean
}

export interface WebEntry {
  inlineScripts: { theme: string; earlyEvents: string }
  answerFrom: (transport: ApiTransport, mail: MailAbilities) => void
  renderPage: (url: URL) => Promise<RenderedPage>
}

/** Where the browser finds a page's parts. */
export interface WebBuild {
  entry: WebEntry
  /** The whole style sheet, inlined; '' in development, where Vite sends it. */
  css: string
  /** Scripts that start the page whose source file is given: the entry, the page's own, and what they import. */
  scriptsFor: (file: string) => string[]
  /** What a signed-in device needs besides, on a page that shows a member's own data; none on others. */
  memberScriptsFor: (file: string) => string[]
  /** The typeface's address. */
  font: string
  /** The favicon's address, or a data: URL. */
  icon: string
  /** Extra tags for development. */
  headTags: string
  /** Lets the development server add its own client. */
  transformHtml?: (url: string, html: string) => Promise<string>
}
