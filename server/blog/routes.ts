// The blog's data for client-side navigation: the list, and one article.
import { type Context, Hono } from 'hono'
import type { Article } from '#domain/site/article.ts'
import { failure } from '#server/http/failure.ts'
import { cacheForEveryone } from '#server/http/response-cache.ts'
import { listArticles } from './articles.ts'

const READY_MS = 3_600_000

/** Mounted under /api. Articles only change with a new build, so every response is serialized once. */
export function blogRoutes(articles: readonly Article[]) {
  const list = JSON.stringify(listArticles(articles))
  const byId = new Map(articles.map((article) => [article.id, JSON.stringify(article)]))
  return new Hono()
    .get('/blog/articles', (c) => response(c, list))
    .get('/blog/articles/:id', (c) => {
      const article = byId.get(c.req.param('id'))
      return article ? response(c, article) : failure(c, 404, "The blog post you're looking for doesn't exist.")
    })
}

function response(c: Context, json: string) {
  c.header('Cache-Control', 'public, max-age=300')
  c.header('Content-Type', 'application/json; charset=utf-8')
  return cacheForEveryone(c, Buffer.from(json), READY_MS)
}
