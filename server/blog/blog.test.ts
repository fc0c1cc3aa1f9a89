// The blog's server code with the real articles.
import { Hono } from 'hono'
import sanitizeHtml from 'sanitize-html'
import { describe, expect, it } from 'vitest'
import { buildArticles } from '#build/build-articles.ts'
import type { Article, ArticleSummary } from '#domain/site/article.ts'
import { findArticle, listArticles } from './articles.ts'
import { feedRoutes } from './feed.ts'
import { blogRoutes } from './routes.ts'

const articles = await buildArticles('catalogue')
const api = blogRoutes(articles)
const site = new Hono().route(
  '/',
  feedRoutes(articles, () => 'https://plateful.example'),
)

describe('the list of articles', () => {
  it('has all five in their order, without their bodies', async () => {
    const response = await api.request('/blog/articles')
    const list: ArticleSummary[] = await response.json()
    expect(list.map(({ id }) => id)).toEqual(['1', '2', '3', '4', '5'])
    expect(list.every((article) => !('contentHtml' in article))).toBe(true)
    expect(list).toEqual(listArticles(articles))
  })
})

describe('one article', () => {
  it('comes with its body', async () => {
    const article: Article = await (await api.request('/blog/articles/3')).json()
    expect(article.id).toBe('3')
    expect(article.contentHtml).toContain('<h2 id="sources">Sources</h2>')
    expect(article).toEqual(findArticle(articles, '3'))
  })

  it('that doesn’t exist gets a 404', async () => {
    const response = await api.request('/blog/articles/99')
    expect(response.status).toBe(404)
    expect(await response.json()).toMatchObject({
      code: 404,
      message: "The blog post you're looking for doesn't exist.",
    })
    expect(findArticle(articles, '99')).toBeNull()
  })
})

describe('the feed', () => {
  it('is Atom, newest article first, each with its own URL', async () => {
    const response = await site.request('/blog/feed.xml')
    expect(response.headers.get('content-type')).toBe('application/atom+xml; charset=utf-8')
    const xml = await response.text()
    expect(xml).toMatch(/^<\?xml version="1\.0" encoding="UTF-8"\?>\n<feed xmlns="http:\/\/www\.w3\.org\/2005\/Atom"/)
    expect([...xml.matchAll(/<entry>\n<id>(.*?)<\/id>/g)].map(([, id]) => id)).toEqual(
      ['5', '4', '1', '3', '2'].map((id) => `https://plateful.example/blog/${id}`),
    )
    expect(xml).toContain('<updated>2025-03-10T00:00:00Z</updated>')
  })

  it('is well-formed: every element that opens also closes, and no text escapes its element', async () => {
    const xml = await (await site.request('/blog/feed.xml')).text()
    const open: string[] = []
    for (const [, slash, name = '', selfClosing] of xml.matchAll(/<(\/?)([a-z:]+)[^<>]*?(\/?)>/g)) {
      if (slash) expect(open.pop()).toBe(name)
      else if (!selfClosing) open.push(name)
    }
    expect(open).toEqual([])
    expect(xml.replaceAll(/&(amp|lt|gt|quot|#39);/g, '')).not.toContain('&')
  })

  it('contains full articles with links that work from anywhere', async () => {
    const xml = await (await site.request('/blog/feed.xml')).text()
    const [, escaped = ''] = /<content type="html">([\s\S]*?)<\/content>/.exec(xml) ?? []
    const html = escaped.replaceAll('&lt;', '<').replaceAll('&gt;', '>').replaceAll('&quot;', '"')
    const links = [...html.matchAll(/href="([^"]*)"/g)].map(([, href = '']) => href)
    expect(links.length).toBeGreaterThan(0)
    expect(links.every((href) => href.startsWith('https://'))).toBe(true)
    expect(sanitizeHtml(html, { allowedTags: [] }).length).toBeGreaterThan(5000)
  })
})
