// Turns words of a search into filters: "quick vegan dinner with chickpeas, no nuts" is five filters and no text.
import { isStopWord, singularWords } from '#domain/text/text-match.ts'
import { filterLabel } from './filter-labels.ts'
import type { FilterName, LimitName } from './recipe-filters.ts'
import { WISH_PHRASES } from './wish-phrases.ts'

export interface Wish {
  filter: FilterName
  /** As written in the query string. */
  value: string
  /** For the chip. */
  label: string
  /** The search without these words, for removing the chip. */
  without: string
}

export interface Understood {
  wishes: Wish[]
  /** The remaining words, for the full-text search. */
  text: string
}

/** What this module needs to know about our recipes. */
export interface SearchWords {
  /** Whether the words mean a food or a kind of food. */
  isFood(phrase: string): boolean
  /** Whether the two words are one name: "french toast" does not ask for French cuisine. */
  isPhrase(phrase: string): boolean
}

interface Token {
  /** Folded, in the singular. */
  word: string
  typed: string
  from: number
  to: number
  afterComma: boolean
}

interface Found {
  filter: FilterName
  value: string
  /** How many tokens it takes. */
  length: number
}

/** Words that no filter can stand for. */
interface LeftToText {
  filter: null
  length: number
}

// Numbers are tokens of their own, so that "20min" and "30g" are understood.
const TOKEN = /\p{N}+|[\p{L}\p{M}]+(?:['’][\p{L}\p{M}]+)*/gu

const tokensOf = (text: string): Token[] =>
  Array.from(text.matchAll(TOKEN), (match) => ({
    word: singularWords(match[0]).join(''),
    typed: match[0].toLowerCase(),
    from: match.index,
    to: match.index + match[0].length,
    afterComma: /,\s*$/.test(text.slice(Math.max(0, match.index - 3), match.index)),
  }))

/** Words that say nothing about the dish. */
const NOISE = new Set(
  `recipe dish idea meal food easy simple best good great nice tasty delicious yummy healthy homemade home made cook cooking
  something anything want need make how what favorite favourite family kid child people person tonight today weeknight
  really very super any me we can you please diet style`.split(/\s+/),
)

type Direction = 'least' | 'most'

const LEAST = new Set('over above least min minimum more longer'.split(' '))
const MOST = new Set('under below within up less fewer most max maximum'.split(' '))
const BEFORE_NUMBERS = new Set('in to than at about around'.split(' '))
const HALF_AN_HOUR = 'half an hour'

const directionOf = (word = ''): Direction | null => (LEAST.has(word) ? 'least' : MOST.has(word) ? 'most' : null)
const opposite = (direction: Direction): Direction => (direction === 'least' ? 'most' : 'least')

/** The one filter there is for a unit. */
function limitOf(unit: string): { limit: LimitName; per: number } | null {
  if (/^(?:minute|min|mins)$/.test(unit)) return { limit: 'maxTime', per: 1 }
  if (/^(?:hour|hr|h)$/.test(unit)) return { limit: 'maxTime', per: 60 }
  if (/^(?:calorie|calory|kcal|cal)$/.test(unit)) return { limit: 'maxCalories', per: 1 }
  return null
}

function nutrientLimit(name: string): LimitName | null {
  if (name === 'protein') return 'minProtein'
  if (/^(?:fiber|fibre)$/.test(name)) return 'minFiber'
  if (/^(?:carb|carbohydrate)$/.test(name)) return 'maxCarbs'
  return name === 'fat' ? 'maxFat' : null
}

/** The number, unit and filter that start here: "30 minutes", "40 g of protein", "half an hour". */
function limitAt(words: readonly string[], at: number): { limit: LimitName; value: number; length: number } | null {
  if (words.slice(at, at + 3).join(' ') === HALF_AN_HOUR) return { limit: 'maxTime', value: 30, length: 3 }
  const number = Number(words[at])
  if (!/^\d{1,4}$/.test(words[at] ?? '') || number === 0) return null
  const unit = limitOf(words[at + 1] ?? '')
  if (unit) return { limit: unit.limit, value: number * unit.per, length: 2 }
  let named = at + 1
  if (/^(?:g|gram)$/.test(words[named] ?? '')) named++
  if (words[named] === 'of') named++
  const limit = nutrientLimit(words[named] ?? '')
  return limit && { limit, value: number, length: named + 1 - at }
}

/**
 * "under 20 minutes", "30-minute", "less than 500 calories", "at least 30 g protein", "no more than 20 g fat".
 * Where the only filter would mean the opposite ("under 15 g protein"), the words are left to the text search.
 */
function numberWish(words: readonly string[], at: number): Found | LeftToText | null {
  const isDenied = /^(?:no|not)$/.test(words[at] ?? '') && /^(?:more|longer|less|fewer)$/.test(words[at + 1] ?? '')
  let start = isDenied ? at + 1 : at
  let direction: Direction | null = null
  while (directionOf(words[start]) || BEFORE_NUMBERS.has(words[start] ?? '')) {
    direction = directionOf(words[start]) ?? direction
    start++
  }
  const found = limitAt(words, start)
  if (!found) return null
  const end = start + found.length
  const after = words[end] === 'or' ? directionOf(words[end + 1]) : null
  direction = after ?? (direction && isDenied ? opposite(direction) : direction)
  const length = end - at + (after ? 2 : 0)
  const isMeant = direction === null || found.limit.startsWith(direction === 'least' ? 'min' : 'max')
  return isMeant ? { filter: found.limit, value: String(found.value), length } : { filter: null, length }
}

function phraseWish(words: readonly string[], at: number, { isPhrase }: SearchWords): Found | null {
  for (let length = 3; length > 0; length--) {
    const phrase = words.slice(at, at + length).join(' ')
    const wish = WISH_PHRASES.get(phrase)
    if (!wish || words.length < at + length) continue
    const next = words[at + length]
    const before = words[at - 1]
    const isLimit = wish.filter.startsWith('max') || wish.filter.startsWith('min')
    const isPartOfName =
      length === 1 &&
      !isLimit &&
      ((next !== undefined && isPhrase(`${phrase} ${next}`)) ||
        (before !== undefined && isPhrase(`${before} ${phrase}`)))
    return isPartOfName ? null : { ...wish, length }
  }
  return null
}

const LONGEST_FOOD = 3

/** The length of the longest food name that starts here; 0 if there is none. */
function foodAt(words: readonly string[], at: number, { isFood }: SearchWords): number {
  for (let length = LONGEST_FOOD; length > 0; length--) {
    const stretch = words.slice(at, at + length)
    if (stretch.length === length && !stretch.some(isStopWord) && isFood(stretch.join(' '))) return length
  }
  return 0
}

const WITH = new Set(['with', 'using', 'containing', 'including', 'from'])
const WITHOUT = new Set(['without', 'no', 'not', 'minus', 'excluding', 'non'])
/** "no-bake", "no-cook": a way to cook, whatever foods have these words in their names. */
const NO_FOODS = new Set('bake cook churn fuss knead oven'.split(' '))
/** "no raw eggs" excludes eggs. */
const ADJECTIVES = new Set('raw fresh cooked boiled fried dried frozen canned chopped'.split(' '))
const JOINTS = /^(?:and|or|nor)$/

/** "with chickpeas and spinach", "without nuts, eggs or milk", "nut free". */
function foodWishes(tokens: readonly Token[], at: number, context: SearchWords): Found[] | null {
  const words = tokens.map(({ word }) => word)
  const typed = (from: number, length: number) =>
    tokens
      .slice(from, from + length)
      .map((token) => token.typed)
      .join(' ')
  const word = words[at] ?? ''
  const filter = WITH.has(word) ? 'include' : WITHOUT.has(word) ? 'exclude' : null
  if (filter) {
    const found: Found[] = []
    let next = at + 1
    let from = at
    while (!NO_FOODS.has(words[next] ?? '')) {
      let length = foodAt(words, next, context)
      const adjective = length <= 1 && ADJECTIVES.has(words[next] ?? '') ? foodAt(words, next + 1, context) : 0
      if (adjective > 0) {
        next += 1
        length = adjective
      }
      if (length === 0) break
      found.push({ filter, value: typed(next, length), length: next + length - from })
      from = next + length
      // One food, and more only after "and", "or" or a comma: in "no dairy breakfast" the breakfast is wanted.
      next = JOINTS.test(words[from] ?? '') ? from + 1 : from
      const isJoined = next > from || tokens[next]?.afterComma === true
      if (!isJoined || phraseWish(words, next, context)) break
    }
    return found.length > 0 ? found : null
  }
  // "dairy free": the words before "free".
  const free = words.indexOf('free', at + 1)
  const length = free - at
  return free > at && length <= LONGEST_FOOD && context.isFood(words.slice(at, free).join(' '))
    ? [{ filter: 'exclude', value: typed(at, length), length: length + 1 }]
    : null
}

const tidy = (text: string): string =>
  text
    .replace(/\s+([,;.!?])/g, '$1')
    .replace(/^[\s,;.!?&+-]+|[\s,;&+-]+$/g, '')
    .replace(/\s+/g, ' ')

export function understandSearch(search: string, context: SearchWords): Understood {
  const tokens = tokensOf(search)
  const words = tokens.map(({ word }) => word)
  const found: (Found & { at: number })[] = []
  const kept: Token[] = []
  let at = 0
  while (at < words.length) {
    const one = numberWish(words, at) ?? phraseWish(words, at, context)
    const wishes = one ? (one.filter === null ? [] : [one]) : (foodWishes(tokens, at, context) ?? [])
    if (wishes.length === 0) {
      const length = one?.length ?? 1
      kept.push(...tokens.slice(at, at + length))
      at += length
      continue
    }
    for (const wish of wishes) {
      found.push({ ...wish, at })
      at += wish.length
    }
  }
  const cut = (from: number, to: number): string => {
    const [first, last] = [tokens[from], tokens[to - 1]]
    return first && last ? tidy(`${search.slice(0, first.from)} ${search.slice(last.to)}`) : search
  }
  // "meal" says nothing, but "meal prep" does, and so does "no cook".
  const meant = kept.filter(
    ({ word }, nth) =>
      !NOISE.has(word) ||
      context.isPhrase(`${word} ${kept[nth + 1]?.word ?? ''}`) ||
      (NO_FOODS.has(word) && kept[nth - 1]?.word === 'no'),
  )
  // "quick and easy" leaves only "and".
  const text = found.length > 0 && meant.every(({ word }) => isStopWord(word)) ? [] : meant
  return {
    wishes: found.map(({ filter, value, length, at: start }) => ({
      filter,
      value,
      label: filterLabel(filter, value),
      without: cut(start, start + length),
    })),
    text: text.map(({ from, to }) => search.slice(from, to)).join(' '),
  }
}
