// What the built web entry (web/app/entry-server.tsx) provides to the server. This is their only connection.
import type { SignUp } from '#domain/account/who-may-join.ts'
import type { SiteHost } from '#domain/site/host.ts'
import type { PageHead } from '#domain/site/page-head.ts'

export interface RenderedPage {
  html: string
  head: PageHead
  data: unknown
  file: string
  /** Shows random recipes: visitors get different versions. */
  drawn: boolean
}

export type ApiTransport = (path: string, parameters: Record<string, string>) => Promise<unknown>

/** Whether account emails can be sent, contact messages reach anybody, and members can get their week by email. */
interface MailAbilities {
  accounts: boolean
  contact: boolean
  week: boolean
}

/** What this site's pages have to know. */
export interface SiteSettings {
  signInWith: readonly string[]
  mail: MailAbilities
  /** Who may create an account. */
  signUp: SignUp
  /** Only members see pages. */
  signInWall: boolean
  host: SiteHost
}

/** What a document's inline scripts load. */
export interface PageFiles {
  scripts: readonly string[]
  memberScripts: readonly string[]
  font: string
}

export interface WebEntry {
  /** Of the page with this source file. */
  inlineScripts: (file: string, files: PageFiles) => { head: string; bodyStart: string; bodyEnd: string }
  responseFrom: (transport: ApiTransport, site: SiteSettings) => void
  /** Whether the route table has a page here. */
  hasPage: (path: string) => boolean
  renderPage: (url: URL) => Promise<RenderedPage>
}

/** The URLs of a page's files. */
export interface WebBuild {
  entry: WebEntry
  /** The whole style sheet, inlined; '' in development, where Vite sends it. */
  css: string
  /** The scripts of the page with this source file: the entry, the page's own, and their imports. */
  scriptsFor: (file: string) => string[]
  /** What a signed-in device also needs, on a page that shows a member's own data; empty on others. */
  memberScriptsFor: (file: string) => string[]
  /** The font's URL. */
  font: string
  /** The favicon's URL, or a data: URL. */
  icon: string
  /** Extra tags for development. */
  headTags: string
  /** Lets the development server add its own client. */
  transformHtml?: (url: string, html: string) => Promise<string>
}
