// The blog as an Atom 1.0 feed, with full articles and absolute URLs.
import { Hono } from 'hono'
import { type Article, articleTeaser } from '#domain/site/article.ts'
import { escapeHtml } from '#domain/text/escape-html.ts'
import type { PublicOrigin } from '#server/http/origin.ts'

export function feedRoutes(articles: readonly Article[], publicOrigin: PublicOrigin) {
  return new Hono().get('/blog/feed.xml', (c) => {
    c.header('Content-Type', 'application/atom+xml; charset=utf-8')
    c.header('Cache-Control', 'public, max-age=3600')
    return c.body(atomFeed(articles, publicOrigin(c)))
  })
}

function atomFeed(articles: readonly Article[], origin: string): string {
  const newestFirst = articles.toSorted((a, b) => b.date.localeCompare(a.date))
  const updated = newestFirst[0] ? instant(newestFirst[0].date) : instant('1970-01-01')
  return `<?xml version="1.0" encoding="UTF-8"?>
<feed xmlns="http://www.w3.org/2005/Atom" xml:lang="en">
<id>${escapeHtml(origin)}/blog</id>
<title>Plateful Blog</title>
<subtitle>Nutrition tips, cooking techniques, and healthy lifestyle insights from our experts</subtitle>
<updated>${updated}</updated>
<link rel="self" type="application/atom+xml" href="${escapeHtml(origin)}/blog/feed.xml"/>
<link rel="alternate" type="text/html" href="${escapeHtml(origin)}/blog"/>
<icon>${escapeHtml(origin)}/icon.svg</icon>
${newestFirst.map((article) => entry(article, origin)).join('\n')}
</feed>
`
}

function entry(article: Article, origin: string): string {
  const address = escapeHtml(`${origin}/blog/${article.id}`)
  const content = article.contentHtml.replaceAll('href="/', `href="${origin}/`)
  const terms = [article.category, ...article.tags].map((term) => `<category term="${escapeHtml(term)}"/>`)
  return `<entry>
<id>${address}</id>
<title>${escapeHtml(article.title)}</title>
<link rel="alternate" type="text/html" href="${address}"/>
<published>${instant(article.date)}</published>
<updated>${instant(article.date)}</updated>
<author><name>${escapeHtml(article.author)}</name></author>
${terms.join('')}
<summary>${escapeHtml(articleTeaser(article))}</summary>
<content type="html">${escapeHtml(content)}</content>
</entry>`
}

function instant(date: string): string {
  return `${date}T00:00:00Z`
}
