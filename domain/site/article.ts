// Blog articles: their format, their categories, and a few rules about them.
import { MONTHS } from '#domain/time/months.ts'

export const ALL_CATEGORIES = 'All'
export const ARTICLE_CATEGORIES = ['Nutrition', 'Meal Planning', 'Recipes', 'Health Tips', 'Cooking'] as const
/** Roles of this kitchen, not people. A host can put a person's name into an article's file. */
export const NUTRITIONIST = 'Plateful’s nutritionist'
export const CHEF = 'Plateful’s chef'
export const isRole = (author: string): boolean => author === NUTRITIONIST || author === CHEF
export const WORDS_A_MINUTE = 200

export type ArticleCategory = (typeof ARTICLE_CATEGORIES)[number]
export type ArticleFilter = typeof ALL_CATEGORIES | ArticleCategory

export interface ArticleSummary {
  id: string
  title: string
  /** Only some articles have one. */
  excerpt?: string
  /** The first paragraph as plain text: used if there is no excerpt. */
  opening: string
  author: string
  /** YYYY-MM-DD. */
  date: string
  /** "5 min read". */
  readTime: string
  /** Root-relative URL of the large picture. */
  image: string
  imageAlt: string
  category: ArticleCategory
  tags: string[]
}

export interface Article extends ArticleSummary {
  /** Sanitized when the site is built. */
  contentHtml: string
  /** The headings of the text, each with its anchor. */
  sections: ArticleSection[]
}

export interface ArticleSection {
  id: string
  title: string
}

/** Unknown categories count as "All". */
export function articleFilter(text: string | null): ArticleFilter {
  return ARTICLE_CATEGORIES.find((category) => category === text) ?? ALL_CATEGORIES
}

export function articlesIn(articles: readonly ArticleSummary[], filter: ArticleFilter): ArticleSummary[] {
  return articles.filter((article) => filter === ALL_CATEGORIES || article.category === filter)
}

export function relatedArticles(articles: readonly ArticleSummary[], id: string): ArticleSummary[] {
  return articles.filter((article) => article.id !== id)
}

export function articleTeaser({ excerpt, opening }: ArticleSummary): string {
  return excerpt ?? opening
}

export function articlePicture(id: string, width: 480 | 960): string {
  return `/img/articles/${id}-${width}.avif`
}

/** The minutes in "7 min read". */
export function promisedMinutes(readTime: string): number {
  const minutes = /^(\d+) min read$/.exec(readTime)?.[1]
  if (!minutes) throw new Error(`A read time looks like "5 min read", not "${readTime}".`)
  return Number(minutes)
}

/** "March 8, 2026", from YYYY-MM-DD. */
export function longDateText(date: string): string {
  const [year, month, day] = date.split('-').map(Number)
  return `${MONTHS[(month ?? 1) - 1]} ${day}, ${year}`
}
