// The built articles, read once at startup.
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { z } from 'zod'
import { ARTICLE_CATEGORIES, type Article, type ArticleSummary } from '#domain/site/article.ts'

const Articles = z.array(
  z.object({
    id: z.string(),
    title: z.string(),
    excerpt: z.string().optional(),
    opening: z.string(),
    author: z.string(),
    date: z.iso.date(),
    readTime: z.string(),
    image: z.string(),
    imageAlt: z.string(),
    category: z.enum(ARTICLE_CATEGORIES),
    tags: z.array(z.string()),
    contentHtml: z.string(),
    sections: z.array(z.object({ id: z.string(), title: z.string() })),
  }) satisfies z.ZodType<Article>,
)

export async function readArticles(dist: string): Promise<Article[]> {
  const file = join(dist, 'articles/articles.json')
  const text = await readFile(file, 'utf8').catch((error: unknown) => {
    throw new Error(`There are no articles at ${file}. Run the build: npm run build`, { cause: error })
  })
  return Articles.parse(JSON.parse(text))
}

/** Everything about the articles except their bodies. */
export function listArticles(articles: readonly Article[]): ArticleSummary[] {
  return articles.map(({ contentHtml, sections, ...summary }) => summary)
}

export function findArticle(articles: readonly Article[], id: string): Article | null {
  return articles.find((article) => article.id === id) ?? null
}
