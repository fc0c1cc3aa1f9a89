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
}

interface Found {
  filter: FilterName
  value: string
  /** How many tokens it takes. */
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
  }))

/** Words that say nothing about the dish. */
const NOISE = new Set(
  `recipe dish idea meal food easy simple best good great nice tasty delicious yummy healthy homemade home made cook cooking
  something anything want need make how what favorite favourite family kid child people person tonight today weeknight
  really very super any me we can you please diet style`.split(/\s+/),
)

const LEAST = new Set('over above least min minimum more'.split(' '))
const BEFORE_NUMBERS = new Set('under below within in up to than less max maximum at most about around'.split(' '))
const HALF_AN_HOUR = 'half an hour'

/** "under 20 minutes", "30-minute", "less than 500 calories", "at least 30 g protein", "in half an hour". */
function numberWish(words: readonly string[], at: number): Found | null {
  let start = at
  let isLeast = false
  while (BEFORE_NUMBERS.has(words[start] ?? '') || LEAST.has(words[start] ?? '')) {
    if (LEAST.has(words[start] ?? '')) isLeast = true
    start++
  }
  if (words.slice(start, start + 3).join(' ') === HALF_AN_HOUR) {
    return { filter: 'maxTime', value: '30', length: start + 3 - at }
  }
  const number = Number(words[start])
  if (!/^\d{1,4}$/.test(words[start] ?? '') || number === 0) return null
  const unit = words[start + 1] ?? ''
  const found = (filter: LimitName, value: number, taken: number): Found => ({
    filter,
    value: String(value),
    length: start + taken - at + orLess(words, start + taken),
  })
  if (/^(?:minute|min|mins)$/.test(unit)) return found('maxTime', number, 2)
  if (/^(?:hour|hr|h)$/.test(unit)) return found('maxTime', number * 60, 2)
  if (/^(?:calorie|calory|kcal|cal)$/.test(unit)) return isLeast ? null : found('maxCalories', number, 2)
  const isGram = /^(?:g|gram)$/.test(unit)
  const nutrient = words[start + (isGram ? 2 : 1)] === 'of' ? 'of' : ''
  const named = words[start + (isGram ? 2 : 1) + (nutrient ? 1 : 0)] ?? ''
  const taken = (isGram ? 3 : 2) + (nutrient ? 1 : 0)
  if (named === 'protein') return found('minProtein', number, taken)
  if (/^(?:fiber|fibre)$/.test(named)) return found('minFiber', number, taken)
  if (/^(?:carb|carbohydrate)$/.test(named)) return found('maxCarbs', number, taken)
  if (named === 'fat') return found('maxFat', number, taken)
  return null
}

/** "or less", "or under" after a number. */
const orLess = (words: readonly string[], at: number): number =>
  words[at] === 'or' && /^(?:less|under|fewer|more)$/.test(words[at + 1] ?? '') ? 2 : 0

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
const WITHOUT = new Set(['without', 'no', 'minus', 'excluding', 'non'])

/** "with chickpeas and spinach", "without nuts or eggs", "nut free". */
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
    let joined = 1
    for (let length = foodAt(words, next, context); length > 0; length = foodAt(words, next, context)) {
      found.push({ filter, value: typed(next, length), length: length + joined })
      next += length
      joined = /^(?:and|or|nor)$/.test(words[next] ?? '') ? 1 : 0
      next += joined
      if (joined === 0 && filter === 'include') break
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
    const wishes = one ? [one] : (foodWishes(tokens, at, context) ?? [])
    if (wishes.length === 0) {
      const token = tokens[at]
      if (token) kept.push(token)
      at += 1
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
  // "meal" says nothing, but "meal prep" does.
  const meant = kept.filter(
    ({ word }, nth) => !NOISE.has(word) || context.isPhrase(`${word} ${kept[nth + 1]?.word ?? ''}`),
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
