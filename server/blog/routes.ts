// The blog's own data for pages that the browser opens after the first: the list, and one article.
import { createHash } from 'node:crypto'
import { type Context, Hono } from 'hono'
import type { Article } from '#domain/article.ts'
import { namesTag } from '#server/http/entity-tag.ts'
import { failure } from '#server/http/failure.ts'
import { listArticles } from './articles.ts'

interface Prepared {
  json: string
  etag: string
}

/** Mounted under /api. The articles only change with a new build, so every answer is prepared once. */
export function blogRoutes(articles: readonly Article[]) {
  const list = prepare(listArticles(articles))
  const byId = new Map(articles.map((article) => [article.id, prepare(article)]))
  return new Hono()
    .get('/blog/articles', (c) => answer(c, list))
    .get('/blog/articles/:id', (c) => {
      const article = byId.get(c.req.param('id'))
      return article ? answer(c, article) : failure(c, 404, "The blog post you're looking for doesn't exist.")
    })
}

function prepare(value: unknown): Prepared {
  const json = JSON.stringify(value)
  return { json, etag: `W/"${createHash('sha256').update(json).digest('base64url').slice(0, 20)}"` }
}

function answer(c: Context, { json, etag }: Prepared) {
  c.header('Cache-Control', 'public, max-age=300')
  c.header('ETag', etag)
  if (namesTag(c.req.header('if-none-match'), etag)) return c.body(null, 304)
  c.header('Content-Type', 'application/json; charset=utf-8')
  return c.body(json)
}
