// A search in the library: what My Recipes filters by, and what fills a smart collection.

import { isObject } from '#domain/json.ts'
import type { RecipeId } from '#domain/recipe-id.ts'
import { compareNames } from '#domain/text/compare-names.ts'
import { singular, singularWords, words } from '#domain/text/text-match.ts'
import { addDays, isDayKey } from '#domain/time/calendar.ts'
import { hasTag } from './filed-recipe.ts'

export const COOKED = {
  often: 'Cooked often',
  lately: 'Cooked lately',
  rested: 'Not cooked for 3 months',
  never: 'Never cooked',
} as const
export type Cooked = keyof typeof COOKED

export const SOURCES = { own: 'My own', site: 'From Plateful' } as const
export type Source = keyof typeof SOURCES

export const SORTS = {
  title: 'Name',
  newest: 'Newest first',
  rating: 'Best rated',
  time: 'Quickest',
  calories: 'Fewest calories',
  cooked: 'Cooked most',
  rested: 'Longest not cooked',
} as const
export type Sort = keyof typeof SORTS

export interface LibraryQuery {
  search?: string
  /** All of them. */
  tags?: readonly string[]
  collection?: string
  source?: Source
  cooked?: Cooked
  /** At least. */
  rating?: number
  /** At most. */
  maxTime?: number
  maxCalories?: number
  sort?: Sort
}

export interface CookedDays {
  times: number
  last: string
}

/** A recipe as the library lists it. */
export interface LibraryRecipe {
  /** The recipe itself, which changes as a whole. */
  of: object
  id: RecipeId
  title: string
  own: boolean
  minutes: number
  /** Per serving; null if it isn't known. */
  calories: number | null
  /** Null without stars. */
  stars: number | null
  tags: readonly string[]
  collections: readonly string[]
  /** In milliseconds; 0 if it isn't known. */
  added: number
  /** What else a search looks at: cuisines, diets, ingredients. */
  others: readonly string[]
  cooked: CookedDays | null
}

/** From that many days on, a dish is cooked often. */
const OFTEN = 3
const LATELY_DAYS = 30
const RESTED_DAYS = 90

function isCooked(days: CookedDays | null, how: Cooked, today: string): boolean {
  if (how === 'never') return days === null
  if (how === 'often') return days !== null && days.times >= OFTEN
  if (how === 'lately') return days !== null && days.last >= addDays(today, -LATELY_DAYS)
  return days === null || days.last < addDays(today, -RESTED_DAYS)
}

interface Words {
  title: readonly string[]
  all: readonly string[]
}

/** Folded once per recipe: a search runs over thousands with every key press. */
const folded = new WeakMap<object, Words>()

const foldedWords = (text: string) => [...new Set([...words(text), ...singularWords(text)])]

function wordsOf({ of, title, others }: LibraryRecipe): Words {
  let found = folded.get(of)
  if (!found) {
    const own = foldedWords(title)
    found = { title: own, all: [...own, ...foldedWords(others.join(' '))] }
    folded.set(of, found)
  }
  return found
}

const foldedTags = new WeakMap<readonly string[], readonly string[]>()

function wordsOfTags(tags: readonly string[]): readonly string[] {
  let found = foldedTags.get(tags)
  if (!found) {
    found = tags.flatMap(words)
    foldedTags.set(tags, found)
  }
  return found
}

/** Folds the words of these recipes before anybody searches, until it is enough. Where to go on. */
export function prepareSearch(recipes: readonly LibraryRecipe[], from: number, isEnough: () => boolean): number {
  let at = from
  for (; at < recipes.length && !isEnough(); at += 1) {
    const recipe = recipes[at]
    if (recipe) wordsOf(recipe)
  }
  return at
}

/** A word of the search as typed, and without its plural. */
type SearchWord = readonly [typed: string, singular: string]

const startsOne = (own: readonly string[], [typed, one]: SearchWord) =>
  own.some((known) => known.startsWith(typed) || known.startsWith(one))

/** From recipes in the order of their titles. */
export function inLibrary(recipes: readonly LibraryRecipe[], query: LibraryQuery, today: string): LibraryRecipe[] {
  const { tags = [], collection, source, cooked, rating, maxTime, maxCalories } = query
  const search = words(query.search ?? '').map((word): SearchWord => [word, singular(word)])
  const passing = recipes.filter(
    (recipe) =>
      (source === undefined || recipe.own === (source === 'own')) &&
      (collection === undefined || recipe.collections.includes(collection)) &&
      tags.every((tag) => hasTag(recipe.tags, tag)) &&
      (rating === undefined || (recipe.stars ?? 0) >= rating) &&
      (maxTime === undefined || recipe.minutes <= maxTime) &&
      (maxCalories === undefined || (recipe.calories !== null && recipe.calories <= maxCalories)) &&
      (cooked === undefined || isCooked(recipe.cooked, cooked, today)) &&
      // Every word of the search starts one of the recipe's: the last one may be unfinished.
      search.every((word) => startsOne(wordsOf(recipe).all, word) || startsOne(wordsOfTags(recipe.tags), word)),
  )
  return sorted(passing, query.sort, search)
}

const RANKS: Record<Sort, ((recipe: LibraryRecipe) => number) | null> = {
  title: null,
  newest: ({ added }) => -added,
  rating: ({ stars }) => -(stars ?? 0),
  time: ({ minutes }) => minutes,
  calories: ({ calories }) => calories ?? Number.MAX_VALUE,
  cooked: ({ cooked }) => -(cooked?.times ?? 0),
  rested: ({ cooked }) => (cooked ? Date.parse(cooked.last) : 0),
}

function sorted(recipes: LibraryRecipe[], sort: Sort | undefined, search: readonly SearchWord[]): LibraryRecipe[] {
  const inTitle = (recipe: LibraryRecipe) => (search.every((word) => startsOne(wordsOf(recipe).title, word)) ? 0 : 1)
  const rankOf = sort ? RANKS[sort] : search.length > 0 ? inTitle : null
  if (!rankOf) return recipes
  const ranked = recipes.map((recipe) => ({ recipe, rank: rankOf(recipe) }))
  return ranked.sort((one, other) => one.rank - other.rank).map(({ recipe }) => recipe)
}

export const byTitle = (one: { title: string }, other: { title: string }) => compareNames(one.title, other.title)

/** In the order somebody gave them; the others follow by name. */
export function inOrder(recipes: readonly LibraryRecipe[], order: readonly RecipeId[]): LibraryRecipe[] {
  const place = new Map(order.map((id, at) => [id, at]))
  const placeOf = ({ id }: LibraryRecipe) => place.get(id) ?? order.length
  return recipes.toSorted((one, other) => placeOf(one) - placeOf(other) || byTitle(one, other))
}

const LONGEST_SEARCH = 100
const MOST_TAGS = 10

const keyOf = <Key extends string>(known: Readonly<Record<Key, string>>, value: unknown): Key | undefined =>
  typeof value === 'string' && Object.hasOwn(known, value) ? (value as Key) : undefined // one of its own keys

function within(value: unknown, least: number, most: number): number | undefined {
  const number = typeof value === 'string' && /^\d{1,5}$/.test(value) ? Number(value) : value
  return typeof number === 'number' && number >= least && number <= most ? number : undefined
}

/** What can be read of a saved query, or of an address. */
export function readLibraryQuery(value: unknown): LibraryQuery {
  if (!isObject(value)) return {}
  const { search, tags, collection } = value
  const read: LibraryQuery = {
    search: typeof search === 'string' && search.trim() !== '' ? search.slice(0, LONGEST_SEARCH) : undefined,
    tags: Array.isArray(tags) ? tags.filter((tag) => typeof tag === 'string').slice(0, MOST_TAGS) : undefined,
    collection: typeof collection === 'string' && collection !== '' ? collection : undefined,
    source: keyOf(SOURCES, value.source),
    cooked: keyOf(COOKED, value.cooked),
    rating: within(value.rating, 1, 5),
    maxTime: within(value.maxTime, 1, 10_000),
    maxCalories: within(value.maxCalories, 1, 10_000),
    sort: keyOf(SORTS, value.sort),
  }
  const filled = Object.entries(read).filter(([, part]) => part !== undefined && !(Array.isArray(part) && !part.length))
  return Object.fromEntries(filled)
}

export const queryInAddress = (address: URLSearchParams): LibraryQuery =>
  readLibraryQuery({ ...Object.fromEntries(address), tags: address.getAll('tag') })

/** '' without filters, otherwise with its question mark. */
export function addressOfQuery({ tags = [], ...query }: LibraryQuery): string {
  const address = new URLSearchParams(tags.map((tag) => ['tag', tag]))
  for (const [name, part] of Object.entries(query))
    if (part !== undefined && part !== '') address.set(name, String(part))
  const text = address.toString()
  return text === '' ? '' : `?${text}`
}

/** "Weeknight, under 30 min, not cooked for 3 months" */
export function queryText({ search, tags = [], source, cooked, rating, maxTime, maxCalories }: LibraryQuery): string {
  return [
    search && `“${search}”`,
    ...tags,
    source && SOURCES[source],
    rating !== undefined && (rating === 5 ? '5 stars' : `${rating} stars or more`),
    maxTime !== undefined && `Up to ${maxTime} min`,
    maxCalories !== undefined && `Up to ${maxCalories} kcal`,
    cooked && COOKED[cooked],
  ]
    .filter(Boolean)
    .join(' · ')
}

/** {"90000123": [3, "2026-11-02"]}, as the database tells it. */
export function readCookingHistory(value: unknown): Map<string, CookedDays> {
  const read = Object.entries(isObject(value) ? value : {}).flatMap(([id, days]): [string, CookedDays][] => {
    const [times, last] = Array.isArray(days) ? days : []
    return typeof times === 'number' && isDayKey(last) ? [[id, { times, last }]] : []
  })
  return new Map(read)
}
