// Reads the articles' Markdown files: front matter, then the text.
import { readdir, readFile } from 'node:fs/promises'
import { basename, join } from 'node:path'
import { z } from 'zod'
import { ARTICLE_CATEGORIES } from '#domain/site/article.ts'

const FRONT_MATTER = /^---\n([\s\S]*?)\n---\n([\s\S]*)$/

const FrontMatter = z.strictObject({
  id: z.string().regex(/^\d+$/, 'must be a number'),
  title: z.string().min(1),
  excerpt: z.string().min(1).optional(),
  author: z.string().min(1),
  date: z.iso.date(),
  readTime: z.string().regex(/^\d+ min read$/, 'must look like "5 min read"'),
  category: z.enum(ARTICLE_CATEGORIES),
  tags: z.array(z.string().regex(/^[a-z0-9-]+$/, 'must be lower-case words joined by hyphens')).min(1),
  imageAlt: z.string().min(1),
})

export type ArticleSource = z.infer<typeof FrontMatter> & { file: string; markdown: string }

export async function readArticleSources(folder: string): Promise<ArticleSource[]> {
  const files = (await readdir(folder)).filter((file) => file.endsWith('.md'))
  const sources = await Promise.all(
    files.map(async (file) => parseArticleSource(file, await readFile(join(folder, file), 'utf8'))),
  )
  return sources.toSorted((a, b) => Number(a.id) - Number(b.id))
}

export function parseArticleSource(file: string, text: string): ArticleSource {
  const [, head, markdown] = FRONT_MATTER.exec(text.replaceAll('\r\n', '\n')) ?? []
  if (head === undefined || markdown === undefined) throw new Error(`${file} does not start with front matter.`)
  const lines = head.split('\n').filter((line) => line.trim() !== '')
  const parsed = FrontMatter.safeParse(Object.fromEntries(lines.map((line) => entry(file, line))))
  if (!parsed.success) throw new Error(`${file}: ${z.prettifyError(parsed.error)}`)
  if (!basename(file).startsWith(`${parsed.data.id}-`)) throw new Error(`${file} holds the article ${parsed.data.id}.`)
  return { ...parsed.data, file, markdown: markdown.trim() }
}

/** One line of front matter: plain text, text in double quotes, or a list in brackets. */
function entry(file: string, line: string): [string, string | string[]] {
  const [, key, value] = /^([a-zA-Z]+): +(.+)$/.exec(line) ?? []
  if (!key || !value) throw new Error(`${file}: "${line}" is not a line of front matter.`)
  if (value.startsWith('['))
    return [
      key,
      value
        .slice(1, -1)
        .split(',')
        .map((item) => item.trim()),
    ]
  return [key, value.startsWith('"') ? z.string().parse(JSON.parse(value)) : value]
}
