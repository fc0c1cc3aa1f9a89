// Turns an article's Markdown into safe HTML.
import { Marked, type Tokens } from 'marked'
import sanitizeHtml from 'sanitize-html'
import type { ArticleSection } from '#domain/site/article.ts'
import { typographicQuotes } from './typographic-quotes.ts'

const RECIPE_LINK = 'recipe:'
const SOURCES_HEADING = /^## Sources$/m

export interface RenderedArticle {
  contentHtml: string
  sections: ArticleSection[]
  /** The first paragraph as plain text. */
  opening: string
  /** Without the list of sources. */
  words: number
}

/** `recipeIds` resolves links such as recipe:red-lentil-soup. */
export function renderArticle(markdown: string, recipeIds: ReadonlyMap<string, number>): RenderedArticle {
  const [text = ''] = markdown.split(SOURCES_HEADING)
  const plain = plainText(toHtml(text, recipeIds))
  const contentHtml = toHtml(markdown, recipeIds).trim()
  return {
    contentHtml,
    sections: [...contentHtml.matchAll(/<h2 id="([^"]+)">(.*?)<\/h2>/g)].map(([, id = '', title = '']) => ({
      id,
      title: plainText(title),
    })),
    opening: plainText(toHtml(text.trim().split(/\n{2,}/)[0] ?? '', recipeIds)),
    words: plain.split(' ').filter((word) => /[\p{L}\p{N}]/u.test(word)).length,
  }
}

function toHtml(markdown: string, recipeIds: ReadonlyMap<string, number>): string {
  const marked = new Marked({
    async: false,
    walkTokens: (token) => {
      if (token.type === 'link') token.href = resolved(token.href, recipeIds)
    },
    renderer: {
      heading({ tokens, depth, text }: Tokens.Heading) {
        return `<h${depth} id="${anchor(text)}">${this.parser.parseInline(tokens)}</h${depth}>\n`
      },
    },
  })
  const clean = sanitizeHtml(marked.parse(markdown, { async: false }), {
    allowedTags: 'h2 h3 p ul ol li strong em a blockquote table thead tbody tr th td br hr code'.split(' '),
    allowedAttributes: { a: ['href', 'rel'], h2: ['id'], h3: ['id'], th: ['scope'] },
    allowedSchemes: ['https'],
    allowProtocolRelative: false,
    transformTags: {
      a: (tagName, attribs) => ({
        tagName,
        attribs: attribs.href?.startsWith('https:') ? { ...attribs, rel: 'external noopener' } : attribs,
      }),
      th: sanitizeHtml.simpleTransform('th', { scope: 'col' }),
    },
  })
  return typographicQuotes(clean)
}

function resolved(href: string, recipeIds: ReadonlyMap<string, number>): string {
  if (!href.startsWith(RECIPE_LINK)) return href
  const slug = href.slice(RECIPE_LINK.length)
  const id = recipeIds.get(slug)
  if (id === undefined) throw new Error(`There is no recipe "${slug}" to link to.`)
  return `/recipes/${id}`
}

function anchor(heading: string): string {
  return heading
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '')
}

const ENTITIES: Record<string, string> = { '&amp;': '&', '&lt;': '<', '&gt;': '>', '&quot;': '"', '&#39;': "'" }

function plainText(html: string): string {
  return sanitizeHtml(html.replaceAll(/<\/(p|li|h\d|td|th|tr)>/g, ' '), { allowedTags: [] })
    .replaceAll(/&(amp|lt|gt|quot|#39);/g, (entity) => ENTITIES[entity] ?? entity)
    .replaceAll(/\s+/g, ' ')
    .trim()
}
