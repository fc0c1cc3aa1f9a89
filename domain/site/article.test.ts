import { describe, expect, it } from 'vitest'
import {
  type ArticleSummary,
  articleFilter,
  articlesIn,
  articleTeaser,
  longDateText,
  NUTRITIONIST,
  promisedMinutes,
  relatedArticles,
} from './article.ts'
import { authorBlurb } from './author-blurb.ts'

const article = (id: string, fields: Partial<ArticleSummary> = {}): ArticleSummary => ({
  id,
  title: `Article ${id}`,
  opening: 'It begins like this.',
  author: NUTRITIONIST,
  date: '2025-01-15',
  readTime: '5 min read',
  image: `/img/articles/${id}-960.avif`,
  imageAlt: 'A plate',
  category: 'Nutrition',
  tags: [],
  ...fields,
})

const articles = [article('1'), article('2', { category: 'Meal Planning' }), article('3')]
const ids = (list: ArticleSummary[]) => list.map(({ id }) => id)

describe('categories', () => {
  it('keep the order of the articles', () => {
    expect(ids(articlesIn(articles, 'All'))).toEqual(['1', '2', '3'])
    expect(ids(articlesIn(articles, 'Nutrition'))).toEqual(['1', '3'])
  })

  it('may be empty', () => {
    expect(articlesIn(articles, 'Recipes')).toEqual([])
  })

  it('fall back to All for an unknown category', () => {
    expect(articleFilter('Meal Planning')).toBe('Meal Planning')
    expect(articleFilter('nonsense')).toBe('All')
    expect(articleFilter(null)).toBe('All')
  })
})

describe('an article', () => {
  it('is related to all the others, each with its own id', () => {
    expect(ids(relatedArticles(articles, '2'))).toEqual(['1', '3'])
  })

  it('is teased by its excerpt, or by its opening if it has none', () => {
    expect(articleTeaser(article('1'))).toBe('It begins like this.')
    expect(articleTeaser(article('1', { excerpt: 'Read me.' }))).toBe('Read me.')
  })

  it('has a nutritionist or a chef for an author', () => {
    expect(authorBlurb(NUTRITIONIST)).toContain('10+ years of experience in dietary planning and wellness coaching')
    expect(authorBlurb('Anyone Else')).toContain('specializing in healthy recipe creation and meal planning')
  })

  it('says how many minutes it takes', () => {
    expect(promisedMinutes('10 min read')).toBe(10)
    expect(() => promisedMinutes('a while')).toThrow('5 min read')
  })
})

it('an article’s date is spelled out, and is the same day everywhere', () => {
  for (const date of ['2026-01-01', '2024-02-29', '2025-12-31'])
    expect(longDateText(date)).toBe(
      new Date(`${date}T00:00:00Z`).toLocaleDateString('en-US', { dateStyle: 'long', timeZone: 'UTC' }),
    )
})
