// Foods that a search asks for or excludes: "with chicken or beef", "without nuts, eggs or milk", "gluten and dairy free".
import { isStopWord } from '#domain/text/text-match.ts'
import { PREFERENCE_PHRASES, phrasePreference, type SearchWords } from './preference-phrases.ts'
import type { FilterName } from './recipe-filters.ts'
import { stretchOf, type Token } from './search-tokens.ts'

/** Why words were left out of the search. */
export type IgnoredAs = 'limit' | 'search' | 'appliance' | 'health' | 'texture'

/** The interpretation of a range of words. */
export interface Reading {
  /** How many tokens it uses. */
  length: number
  /**
   * Each with the range of the search to remove when the preference is dropped, and the replacement text, if any. None: the
   * words are part of the text.
   */
  preferences: { filter: FilterName; value: string; from: number; to: number; instead?: string }[]
  /** Left out of the search: there is no such filter ("not vegan"), or no recipe for such an appliance. The page says so. */
  ignored?: IgnoredAs
  /** The half of a range that no filter supports; the page says so. */
  ignoredHalf?: string
}

type Words = readonly string[]

const WITH = new Set(['with', 'using', 'containing', 'including', 'from'])
const TWO_WORDS_WITH = /^(?:use|using) up$/
const WITHOUT = new Set('without no not minus excluding except avoid avoiding non'.split(' '))
/** After these, an unknown word isn't part of a dish's name either ("no-knead bread"), and must not be searched for. */
const SURELY_WITHOUT = new Set('without excluding except avoid avoiding'.split(' '))
const TWO_WORDS_WITHOUT = /^(?:(?:anything|everything) (?:but|except)|allergic to|free (?:from|of))$/
/** "no-bake", "no-knead": a way of cooking, even if foods have these words in their names. */
export const NO_FOODS = new Set('bake churn fuss knead oven'.split(' '))
/** "no raw eggs" excludes eggs, and so does "without any eggs". */
const BEFORE_FOODS = new Set(
  'raw fresh cooked boiled fried dried frozen canned chopped any the a an too very much'.split(' '),
)
/** Lists that are free of something: in "beans and rice, gluten free" the beans are wanted. */
const FREE_OF = new Set(
  'gluten wheat grain dairy milk lactose egg nut peanut soy sesame fish shellfish meat sugar fat oil'.split(' '),
)
/** "gluten free", "nut allergy", "lactose intolerant": what comes before is excluded. */
const NOT_FOR_ME = new Set(['free', 'allergy', 'allergic', 'intolerance', 'intolerant'])
/** People also search for these as a dish. Before "free" it is one egg: "egg, dairy free". */
const mayBeWanted = (token: Token | undefined) => /^(?:eggs|fish(?:es)?|meats?)$/.test(token?.typed ?? '')
const JOINTS = /^(?:and|or|nor)$/
const LONGEST_FOOD = 3

/** The length of the longest food name that starts here; 0 if there is none. */
function foodAt(words: Words, at: number, { isFood }: SearchWords): number {
  for (let length = LONGEST_FOOD; length > 0; length--) {
    const stretch = words.slice(at, at + length)
    if (stretch.length === length && !stretch.some(isStopWord) && isFood(stretch.join(' '))) return length
  }
  return 0
}

interface Item {
  filter: FilterName
  value: string
  from: number
  to: number
  /** What comes before it: "and", "or", "nor", "," or nothing. */
  joint: string
}

/** The food that starts here, skipping words like "raw" and "any". */
function itemAt(
  tokens: readonly Token[],
  at: number,
  filter: FilterName,
  joint: string,
  context: SearchWords,
): Item | null {
  const words = tokens.map(({ word }) => word)
  let food = at
  let length = foodAt(words, food, context)
  while (length <= 1 && BEFORE_FOODS.has(words[food] ?? '')) {
    const next = foodAt(words, food + 1, context)
    if (next === 0 && length === 1) break
    food++
    length = next
  }
  if (length === 0 || NO_FOODS.has(words[food] ?? '')) return null
  return { filter, value: typedFrom(tokens, food, food + length), from: at, to: food + length, joint }
}

const typedFrom = (tokens: readonly Token[], from: number, to: number): string =>
  tokens
    .slice(from, to)
    .map(({ typed }) => typed)
    .join(' ')

/** Foods joined to the previous one. In "no dairy breakfast", breakfast is wanted. */
function itemsAfter(tokens: readonly Token[], first: Item, filter: FilterName, context: SearchWords): Item[] {
  const words = tokens.map(({ word }) => word)
  const items = [first]
  for (let last = first; ; ) {
    const word = words[last.to] ?? ''
    const joint = JOINTS.test(word) ? word : tokens[last.to]?.afterComma ? ',' : ''
    const next = joint.length > 1 ? last.to + 1 : last.to
    if (joint === '' || phrasePreference(words, next, context) || freeAt(tokens, next, context)) return items
    const item = itemAt(tokens, next, filter, joint, context)
    if (!item) return items
    items.push(item)
    last = item
  }
}

/** "chicken, beef or pork" is one item with three choices. A comma means the same as the next conjunction. */
function joinChoices(items: readonly Item[]): Item[] {
  const joined: Item[] = []
  let meant = 'and'
  for (const item of items.toReversed()) {
    const after = joined[0]
    if (after && meant === 'or') joined[0] = { ...item, value: `${item.value} or ${after.value}`, to: after.to }
    else joined.unshift(item)
    if (item.joint !== ',') meant = item.joint
    else if (after === undefined) meant = 'and'
  }
  return joined
}

/** Each with the part of the list to remove, so that the remaining words still mean the same. */
function readItems(tokens: readonly Token[], items: readonly Item[], from: number, to: number): Reading {
  return {
    length: to - from,
    preferences: items.map((item, nth) => {
      const { filter, value } = item
      if (items.length === 1) return { filter, value, ...stretchOf(tokens, from, to) }
      const [before, after] = [items[nth - 1], items[nth + 1]]
      const own = stretchOf(tokens, item.from, item.to)
      if (before) return { filter, value, from: stretchOf(tokens, before.from, before.to).to, to: own.to }
      return { filter, value, from: own.from, to: after ? stretchOf(tokens, after.from, after.to).from : own.to }
    }),
  }
}

function leadAt(words: Words, at: number): { filter: 'include' | 'exclude'; length: number } | null {
  if (TWO_WORDS_WITHOUT.test(words.slice(at, at + 2).join(' '))) return { filter: 'exclude', length: 2 }
  if (TWO_WORDS_WITH.test(words.slice(at, at + 2).join(' '))) return { filter: 'include', length: 2 }
  const word = words[at] ?? ''
  return WITH.has(word) ? { filter: 'include', length: 1 } : isWithout(word) ? { filter: 'exclude', length: 1 } : null
}

export const isWithout = (word = ''): boolean => WITHOUT.has(word)

/** "not vegan", "no Thai or Chinese", "not dairy free": there is no filter for what a dish must not be. */
function deniedAt(tokens: readonly Token[], at: number, next: number, context: SearchWords): Reading | null {
  const words = tokens.map(({ word }) => word)
  const free = freeAt(tokens, next, context)
  // In "no eggs, dairy free" both are excluded.
  if (free?.foods.length === 1) return { length: free.end - at, preferences: [], ignored: 'search' }
  if (words[at] === 'non' && words[next] === 'veg') return { length: 2, preferences: [], ignored: 'search' }
  const denied = phrasePreference(words, next, context)
  if (!denied || foodAt(words, next, context) > denied.length) return null
  let end = next + denied.length
  while (JOINTS.test(words[end] ?? '')) {
    const another = phrasePreference(words, end + 1, context)
    if (another?.filter !== denied.filter) break
    end += 1 + another.length
  }
  return { length: end - at, preferences: [], ignored: 'search' }
}

/** "dairy free", "gluten, egg and dairy free": the position of each food, and the end of the range. */
function freeAt(
  tokens: readonly Token[],
  at: number,
  { isFood }: SearchWords,
): { foods: [number, number][]; end: number } | null {
  const words = tokens.map(({ word }) => word)
  const foods: [number, number][] = []
  for (let next = at; FREE_OF.has(words[next] ?? ''); ) {
    foods.push([next, next + 1])
    next++
    if (NOT_FOR_ME.has(words[next] ?? '')) {
      // In "fish, gluten free", fish is wanted. Any other list may be of allergies: exclude all of it.
      const isDishFirst = foods.length === 2 && tokens[at + 1]?.afterComma && mayBeWanted(tokens[at])
      return isDishFirst ? null : { foods, end: next + 1 }
    }
    if (JOINTS.test(words[next] ?? '')) next++
    else if (!tokens[next]?.afterComma) break
  }
  const free = words.findIndex((word, nth) => nth > at && NOT_FOR_ME.has(word))
  return free > at && free - at <= LONGEST_FOOD && isFood(words.slice(at, free).join(' '))
    ? { foods: [[at, free]], end: free + 1 }
    : null
}

/**
 * Removing the nuts from "fish, egg and nut free" would leave "fish, egg free", which wants fish; "fish or egg free"
 * doesn't.
 */
function twoOfThree(tokens: readonly Token[], foods: readonly [number, number][], dropped: number) {
  const [first, second] = foods.filter((_, nth) => nth !== dropped).map(([at]) => tokens[at])
  if (foods.length !== 3 || !first || !second || !mayBeWanted(first)) return null
  const [from = 0, to = 0] = [foods[0]?.[0], foods[2]?.[1]]
  return { ...stretchOf(tokens, from, to), instead: `${first.typed} or ${second.typed}` }
}

export function foodReading(tokens: readonly Token[], at: number, context: SearchWords): Reading | null {
  const words = tokens.map(({ word }) => word)
  const lead = leadAt(words, at)
  if (!lead) {
    const free = freeAt(tokens, at, context)
    if (!free) return null
    const items = free.foods.map(([from, to]): Item => {
      const known = PREFERENCE_PHRASES.get(`${words.slice(from, to).join(' ')} free`)
      return { ...(known ?? { filter: 'exclude', value: typedFrom(tokens, from, to) }), from, to, joint: '' }
    })
    const { length, preferences } = readItems(tokens, items, at, free.end)
    return {
      length,
      preferences: preferences.map((preference, nth) => ({ ...preference, ...twoOfThree(tokens, free.foods, nth) })),
    }
  }
  const next = at + lead.length
  // "no sugar" is a phrase of its own, and may start a list.
  const phrase = lead.filter === 'exclude' ? phrasePreference(words, at, context) : null
  const first = phrase
    ? { ...phrase, from: next, to: at + phrase.length, joint: '' }
    : itemAt(tokens, next, lead.filter, '', context)
  const denied = lead.filter === 'exclude' && !phrase ? deniedAt(tokens, at, next, context) : null
  if (denied) return denied
  if (first) {
    const items = itemsAfter(tokens, first, lead.filter, context)
    const last = items.at(-1) ?? first
    return readItems(tokens, lead.filter === 'include' ? joinChoices(items) : items, at, last.to)
  }
  if (lead.filter === 'include' || !(lead.length > 1 || SURELY_WITHOUT.has(words[at] ?? ''))) return null
  let unknown = next
  while (BEFORE_FOODS.has(words[unknown] ?? '')) unknown++
  return unknown < words.length ? { length: unknown + 1 - at, preferences: [], ignored: 'search' } : null
}
