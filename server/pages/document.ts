// Wraps a rendered page in an HTML document without personal data.
import { fullTitle } from '#domain/site/page-head.ts'
import { escapeHtml } from '#domain/text/escape-html.ts'
import type { RenderedPage, SiteSettings, WebBuild } from './web-entry.ts'

const DEFAULT_DESCRIPTION =
  'Find healthy recipes, plan meals to your calorie target, shop, cook, log what you eat, and see each day against your goals.'
const DEFAULT_IMAGE = '/img/site/social.jpg'
const DEFAULT_IMAGE_ALT = 'A table full of dishes from many cuisines'

/** This site's public settings. */
export type SiteConfig = SiteSettings & {
  backend: { url: string | null; publishableKey: string }
}

export interface DocumentParts {
  page: RenderedPage
  inline: InlineParts
  build: Pick<WebBuild, 'icon' | 'headTags'>
  origin: string
  url: URL
  site: SiteConfig
  isHidden: boolean
}

/** Inline scripts and styles. The page's policy allows exactly these, by hash. */
export interface InlineParts {
  head: string
  style: string
  bodyStart: string
  bodyEnd: string
}

/** Where only members see the site: until somebody is signed in, nothing leads to what would lead back to sign-in. */
const FOR_VISITORS = ['/contact', '/privacy'].map((path) => `[href='${path}']`).join()
const WALL_STYLE = `:root:not([data-member]){--bottom-bar:0px;& :is(.bottom-bar,header nav[aria-label=Tools],[popovertarget=site-search],header nav li:not(:has(${FOR_VISITORS})),footer nav li:not(:has(${FOR_VISITORS})),footer nav:not(:has(${FOR_VISITORS}))){display:none}}`

export function inlineParts(
  build: WebBuild,
  file: string,
  { signInWall }: Pick<SiteConfig, 'signInWall'>,
): InlineParts {
  const { entry, css, font, scriptsFor, memberScriptsFor } = build
  const files = { scripts: scriptsFor(file), memberScripts: memberScriptsFor(file), font }
  return { ...entry.inlineScripts(file, files), style: signInWall ? css + WALL_STYLE : css }
}

/** In pieces, because encoding them separately is faster: the style sheet is plain ASCII, the page isn't. */
export function documentPieces({ page, inline, build, origin, url, site, isHidden }: DocumentParts): string[] {
  const { head } = page
  const title = escapeHtml(fullTitle(head.title))
  const description = escapeHtml(head.description ?? DEFAULT_DESCRIPTION)
  const canonical = escapeHtml(origin + (head.canonical ?? url.pathname))
  const image = escapeHtml(wholeAddress(head.image || DEFAULT_IMAGE, origin))
  const imageAlt = escapeHtml(head.image ? head.title : DEFAULT_IMAGE_ALT)
  const hidden = isHidden || head.noIndex || head.status === 404
  const start = `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${title}</title>
<meta name="description" content="${description}">
${hidden ? '<meta name="robots" content="noindex">' : `<link rel="canonical" href="${canonical}">`}
<meta property="og:site_name" content="Plateful">
<meta property="og:type" content="${head.type ?? 'website'}">
<meta property="og:title" content="${title}">
<meta property="og:description" content="${description}">
<meta property="og:url" content="${canonical}">
<meta property="og:image" content="${image}">
<meta property="og:image:alt" content="${imageAlt}">
<meta name="twitter:card" content="summary_large_image">
<meta name="theme-color" content="#fbf7ee" media="(prefers-color-scheme: light)">
<meta name="theme-color" content="#0f1712" media="(prefers-color-scheme: dark)">
<link rel="icon" href="/favicon.ico" sizes="32x32">
<link rel="icon" href="${build.icon}" type="image/svg+xml">
<link rel="apple-touch-icon" href="/apple-touch-icon.png">
<link rel="alternate" type="application/atom+xml" title="Plateful Blog" href="/blog/feed.xml">
<script>${inline.head}</script>
<style>`
  const rest = `</style>${build.headTags}
${(head.jsonLd ?? []).map((thing) => `<script type="application/ld+json">${scriptJson(withOrigin(thing, origin))}</script>`).join('\n')}
</head>
<body>
<script>${inline.bodyStart}</script>
<div id="root">`
  const end = `</div>
<script type="application/json" id="page-data">${scriptJson(page.data)}</script>
<script type="application/json" id="site-config">${scriptJson(site)}</script>
<script type="module">${inline.bodyEnd}</script>
</body>
</html>`
  return [start, inline.style, rest, page.html, end]
}

const wholeAddress = (path: string, origin: string) => (path.startsWith('/') ? origin + path : path)

/** schema.org needs absolute URLs; pages only know paths. */
function withOrigin(thing: object, origin: string): unknown {
  return JSON.parse(
    JSON.stringify(thing, (_, value: unknown) => (typeof value === 'string' ? wholeAddress(value, origin) : value)),
  )
}

/** JSON that is safe inside a script element. */
export function scriptJson(value: unknown) {
  return JSON.stringify(value)
    .replace(/</g, '\\u003c')
    .replace(/\u2028/g, '\\u2028')
    .replace(/\u2029/g, '\\u2029')
}
