// The host's own pages, from a folder of Markdown (OPERATOR_PAGES): imprint.md, terms.md and more. Without an imprint.md,
// /imprint says what the settings say. And /.well-known/security.txt.
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { Hono } from 'hono'
import { Marked } from 'marked'
import type { SiteHost } from '#domain/site/host.ts'
import { escapeHtml } from '#domain/text/escape-html.ts'
import type { PublicOrigin } from '#server/http/origin.ts'
import { simplePage, simplePagePolicy } from '#server/http/simple-page.ts'
import { StartError } from '#server/process/start-error.ts'

export interface HostPage {
  to: string
  label: string
  html: string
}

const FILE = /^([a-z][a-z0-9-]{0,40})\.md$/
const SECURITY_TXT_DAYS = 180

type Identity = Pick<SiteHost, 'name' | 'address' | 'email'>

/** `isTaken`: whether the site has a page of its own there. */
export function readHostPages(folder: string | null, host: Identity, isTaken: (path: string) => boolean): HostPage[] {
  const pages = folder === null ? [] : filesOf(folder).map((name) => readPage(folder, name))
  const taken = pages.find(({ to }) => isTaken(to))
  if (taken)
    throw new StartError(`OPERATOR_PAGES has ${taken.to.slice(1)}.md, but the site has a page of its own there.`)
  const imprint = pages.some(({ to }) => to === '/imprint') ? null : imprintOf(host)
  return imprint ? [imprint, ...pages] : pages
}

function filesOf(folder: string): string[] {
  try {
    return readdirSync(folder)
      .flatMap((file) => FILE.exec(file)?.[1] ?? [])
      .sort()
  } catch (cause) {
    throw new StartError(`OPERATOR_PAGES must name a folder that can be read: ${folder}.`, { cause })
  }
}

function readPage(folder: string, name: string): HostPage {
  const text = readFileSync(join(folder, `${name}.md`), 'utf8')
  const [, title = `${name[0]?.toUpperCase()}${name.slice(1)}`] = /^# +(.+)$/m.exec(text) ?? []
  // Written by the host; the page's policy lets no script run anyway.
  return { to: `/${name}`, label: title.trim(), html: new Marked({ async: false }).parse(text, { async: false }) }
}

function imprintOf({ name, address, email }: Identity): HostPage | null {
  if (!name && address.length === 0) return null
  const lines = [name, ...address].filter(Boolean).map(escapeHtml)
  const mail = email ? `<p>Email: <a href="mailto:${escapeHtml(email)}">${escapeHtml(email)}</a></p>` : ''
  return { to: '/imprint', label: 'Imprint', html: `<h1>Imprint</h1><p>${lines.join('<br>')}</p>${mail}` }
}

interface HostPageOptions {
  pages: readonly HostPage[]
  email: string
  font: string
  publicOrigin: PublicOrigin
}

export function hostPageRoutes({ pages, email, font, publicOrigin }: HostPageOptions) {
  const app = new Hono()
  for (const { to, label, html } of pages)
    app.get(to, (c) => {
      c.header('Content-Security-Policy', simplePagePolicy(font))
      c.header('Cache-Control', 'no-cache')
      return c.html(
        simplePage({
          title: label,
          font,
          main: `<article class="text">${html}</article>`,
          footer: '<a href="/privacy">Privacy</a> · <a href="/contact">Contact</a>',
        }),
      )
    })
  if (email)
    app.get('/.well-known/security.txt', (c) => {
      const expires = new Date(Date.now() + SECURITY_TXT_DAYS * 86_400_000).toISOString()
      const canonical = `${publicOrigin(c)}/.well-known/security.txt`
      c.header('Cache-Control', 'no-cache')
      return c.text(`Contact: mailto:${email}\nExpires: ${expires}\nPreferred-Languages: en\nCanonical: ${canonical}\n`)
    })
  return app
}
