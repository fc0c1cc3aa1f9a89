// The blog's own data: the list without bodies, and one article.
import { queryOptions } from '@tanstack/react-query'
import type { Article, ArticleSummary } from '#domain/site/article.ts'
import { apiGet } from '#web/data/api.ts'

// Both responses are our own build's output, validated by the server at startup, so the types hold by construction.
async function fetchList(signal: AbortSignal): Promise<ArticleSummary[]> {
  return (await apiGet('/blog/articles', {}, signal)) as ArticleSummary[]
}

/** Null if there is no such article. */
async function fetchArticle(id: string, signal: AbortSignal): Promise<Article | null> {
  try {
    return (await apiGet(`/blog/articles/${encodeURIComponent(id)}`, {}, signal)) as Article
  } catch (error) {
    if (error instanceof Error && 'status' in error && error.status === 404) return null
    throw error
  }
}

export const articleQueries = {
  list: () => queryOptions({ queryKey: ['articles'], queryFn: ({ signal }) => fetchList(signal) }),
  one: (id: string) => queryOptions({ queryKey: ['articles', id], queryFn: ({ signal }) => fetchArticle(id, signal) }),
}
