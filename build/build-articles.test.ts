import { describe, expect, it } from 'vitest'
import { CHEF, NUTRITIONIST, promisedMinutes, WORDS_A_MINUTE } from '#domain/site/article.ts'
import { articleMarkup } from '#web/features/blog/article-markup.ts'
import { renderArticle } from './article-html.ts'
import { parseArticleSource, readArticleSources } from './article-source.ts'
import { buildArticles } from './build-articles.ts'

const RECIPES = new Map([['red-lentil-soup', 12]])
const FRONT = `---
id: 7
title: "Salt: a love story"
author: Plateful’s nutritionist
date: 2025-01-15
readTime: 5 min read
category: Nutrition
tags: [salt, taste]
imageAlt: A bowl of salt
---
`

const articles = await buildArticles('catalogue')

describe('the five articles', () => {
  it('have only markup that pages may show', () => {
    for (const { contentHtml } of articles) expect(articleMarkup(contentHtml)).toEqual({ __html: contentHtml })
  })

  it('are the ones that the blog is supposed to have', () => {
    expect(articles.map(({ id, category, readTime, date }) => [id, category, readTime, date])).toEqual([
      ['1', 'Nutrition', '5 min read', '2025-01-15'],
      ['2', 'Meal Planning', '7 min read', '2025-01-12'],
      ['3', 'Nutrition', '10 min read', '2025-01-15'],
      ['4', 'Nutrition', '10 min read', '2025-02-05'],
      ['5', 'Cooking', '10 min read', '2025-03-10'],
    ])
  })

  it('have an excerpt from the third on', () => {
    expect(articles.filter(({ excerpt }) => excerpt).map(({ id }) => id)).toEqual(['3', '4', '5'])
  })

  it('come from a nutritionist and a chef', () => {
    const authors = new Set(articles.map(({ author }) => author))
    expect([...authors].sort()).toEqual([CHEF, NUTRITIONIST].sort())
  })

  it('tell no life that nobody lived', () => {
    for (const { contentHtml, title } of articles) {
      const text = contentHtml.split('<h2 id="sources">')[0]?.replace(/<[^>]+>/g, '') ?? ''
      expect(text.match(/[^.]*\b(?:I|my|me)\b[^.]*\./g), title).toBeNull()
    }
  })

  it('have a length that matches their read time within 10%', async () => {
    for (const { readTime, markdown } of await readArticleSources('catalogue/articles')) {
      const { words } = renderArticle(markdown.replaceAll('](recipe:', '](/recipes?search='), RECIPES)
      const minutes = words / WORDS_A_MINUTE
      expect(Math.abs(minutes - promisedMinutes(readTime))).toBeLessThanOrEqual(promisedMinutes(readTime) / 10)
    }
  })

  it('name their sources and link to recipes', () => {
    for (const { contentHtml } of articles) {
      const [text = '', sources = ''] = contentHtml.split('<h2 id="sources">Sources</h2>')
      expect(sources.match(/<li>/g)?.length).toBeGreaterThanOrEqual(4)
      expect(text).toMatch(/href="\/recipes[/?]/)
    }
  })
})

describe('an article', () => {
  it('keeps its text and loses anything that could run', () => {
    const { contentHtml } = renderArticle(
      'Hello <script>alert(1)</script> <img src=x onerror=alert(1)> [there](javascript:alert(1)) *friend*',
      RECIPES,
    )
    expect(contentHtml).toBe('<p>Hello   <a>there</a> <em>friend</em></p>')
  })

  it('links to a recipe by its file name', () => {
    expect(renderArticle('Try [soup](recipe:red-lentil-soup).', RECIPES).contentHtml).toBe(
      '<p>Try <a href="/recipes/12">soup</a>.</p>',
    )
  })

  it('can’t link to a recipe that doesn’t exist', () => {
    expect(() => renderArticle('Try [soup](recipe:moon-soup).', RECIPES)).toThrow('There is no recipe "moon-soup"')
  })

  it('gets curly quotes, also around words in italics', () => {
    const { contentHtml } = renderArticle(
      '"It\'s *late*," he said ("\'tis").\n\n"[Soup](/recipes?search=soup)"',
      RECIPES,
    )
    expect(contentHtml).toBe(
      '<p>“It’s <em>late</em>,” he said (“’tis”).</p>\n<p>“<a href="/recipes?search=soup">Soup</a>”</p>',
    )
  })

  it('lists its headings, each with its own anchor', () => {
    const { sections, contentHtml } = renderArticle('## Salt & *pepper*\n\nText.\n\n## What, then?', RECIPES)
    expect(sections).toEqual([
      { id: 'salt-pepper', title: 'Salt & pepper' },
      { id: 'what-then', title: 'What, then?' },
    ])
    expect(contentHtml).toContain('<h2 id="what-then">What, then?</h2>')
  })

  it('counts the words of its text, not of its sources', () => {
    expect(renderArticle('Two words.\n\n- and\n- three more\n\n## Sources\n\n- A long title', RECIPES).words).toBe(5)
  })

  it('returns its first paragraph as plain text', () => {
    expect(renderArticle('Salt *and* "pepper" & more.\n\nThe rest.', RECIPES).opening).toBe('Salt and “pepper” & more.')
  })
})

describe('front matter', () => {
  it('is parsed line by line', () => {
    const source = parseArticleSource('7-salt.md', `${FRONT}\nText.\n`)
    expect(source).toMatchObject({ id: '7', title: 'Salt: a love story', tags: ['salt', 'taste'], markdown: 'Text.' })
    expect(source.excerpt).toBeUndefined()
  })

  it('is rejected with the name of the file if something is wrong', () => {
    expect(() => parseArticleSource('7-salt.md', 'Text.')).toThrow('7-salt.md does not start with front matter.')
    expect(() => parseArticleSource('7-salt.md', FRONT.replace('Nutrition', 'Gossip'))).toThrow(/7-salt\.md.*/s)
    expect(() => parseArticleSource('7-salt.md', FRONT.replace('date: 2025-01-15', 'date: soon'))).toThrow(/date/)
    expect(() => parseArticleSource('8-salt.md', FRONT)).toThrow('8-salt.md holds the article 7.')
  })
})
