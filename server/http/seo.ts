// robots.txt and sitemap.xml.
import { Hono } from 'hono'
import { CUISINES } from '#domain/recipe/cuisines.ts'
import { HELP_TOPICS } from '#domain/site/help.ts'
import { escapeHtml } from '#domain/text/escape-html.ts'
import { failure } from './failure.ts'
import type { PublicOrigin } from './origin.ts'

const PAGES = [
  '/',
  '/recipes',
  '/cuisines',
  '/diet-planner',
  '/nutrition',
  '/blog',
  '/about',
  '/contact',
  '/privacy',
  '/help',
]

/** API paths. Pages that shouldn't be indexed say so in a meta tag, which crawlers must be allowed to read. */
const DISALLOWED = ['/api/', '/auth/v1/', '/rest/v1/'].map((path) => `Disallow: ${path}`).join('\n')

export interface SeoOptions {
  publicOrigin: PublicOrigin
  /** Search engines are asked to stay away. */
  isHidden?: boolean
  recipeIds: () => readonly number[]
  articleIds: () => readonly string[]
}

export function seoRoutes({ publicOrigin, isHidden = false, recipeIds, articleIds }: SeoOptions) {
  if (isHidden)
    return new Hono()
      .get('/robots.txt', (c) => c.text('User-agent: *\nDisallow: /\n'))
      .get('/sitemap.xml', (c) => failure(c, 404, 'There is nothing at this address.'))
  return new Hono()
    .get('/robots.txt', (c) => c.text(`User-agent: *\n${DISALLOWED}\n\nSitemap: ${publicOrigin(c)}/sitemap.xml\n`))
    .get('/sitemap.xml', (c) => {
      const origin = publicOrigin(c)
      const paths = [
        ...PAGES,
        ...CUISINES.map((cuisine) => `/cuisines/${encodeURIComponent(cuisine)}`),
        ...recipeIds().map((id) => `/recipes/${id}`),
        ...HELP_TOPICS.map((topic) => `/help/${topic}`),
        ...articleIds().map((id) => `/blog/${id}`),
      ]
      const urls = paths.map((path) => `<url><loc>${escapeHtml(origin + path)}</loc></url>`).join('\n')
      c.header('Content-Type', 'application/xml; charset=utf-8')
      c.header('Cache-Control', 'public, max-age=3600')
      return c.body(
        `<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n${urls}\n</urlset>\n`,
      )
    })
}
