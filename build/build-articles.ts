// Builds the blog: catalogue/articles/*.md → dist/articles/articles.json. Run: node build/build-articles.ts
import { mkdir, readdir, readFile, writeFile } from 'node:fs/promises'
import { basename, join } from 'node:path'
import { type Article, articlePicture, promisedMinutes, WORDS_A_MINUTE } from '#domain/site/article.ts'
import { renderArticle } from './article-html.ts'
import { readArticleSources } from './article-source.ts'
import { typographicQuotes } from './typographic-quotes.ts'

/** Allowed difference between an article's length and its read time. */
const LENGTH_TOLERANCE = 0.1

export async function buildArticles(catalogue: string): Promise<Article[]> {
  const recipeIds = await readRecipeIds(join(catalogue, 'recipes'))
  const sources = await readArticleSources(join(catalogue, 'articles'))
  const articles = sources.map(({ file, markdown, ...front }) => {
    const { words, ...rendered } = withFileName(file, () => renderArticle(markdown, recipeIds))
    const promised = promisedMinutes(front.readTime) * WORDS_A_MINUTE
    if (Math.abs(words - promised) > promised * LENGTH_TOLERANCE)
      throw new Error(`${file} has ${words} words; a ${front.readTime} has about ${promised}.`)
    return {
      ...front,
      title: typographicQuotes(front.title),
      excerpt: front.excerpt && typographicQuotes(front.excerpt),
      image: articlePicture(front.id, 960),
      ...rendered,
    }
  })
  const twice = articles.find(({ id }, index) => articles.findIndex((other) => other.id === id) !== index)
  if (twice) throw new Error(`Two articles have the id ${twice.id}.`)
  return articles
}

/** The id in each recipe's front matter, by file name. */
async function readRecipeIds(folder: string): Promise<Map<string, number>> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true })
  const files = entries.filter((entry) => entry.isFile() && entry.name.endsWith('.cook'))
  const pairs = await Promise.all(
    files.map(async (entry) => {
      const text = await readFile(join(entry.parentPath, entry.name), 'utf8')
      const id = /^id: *(\d+) *$/m.exec(text)?.[1]
      if (!id) throw new Error(`${entry.name} has no id in its front matter.`)
      return [basename(entry.name, '.cook'), Number(id)] as const
    }),
  )
  return new Map(pairs)
}

function withFileName<T>(file: string, work: () => T): T {
  try {
    return work()
  } catch (error) {
    throw new Error(`${file}: ${error instanceof Error ? error.message : String(error)}`, { cause: error })
  }
}

if (import.meta.main) {
  const articles = await buildArticles('catalogue')
  await mkdir('dist/articles', { recursive: true })
  await writeFile('dist/articles/articles.json', JSON.stringify(articles))
  console.log(`${articles.length} articles built.`)
}
