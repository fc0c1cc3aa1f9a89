// Turns words of a search into filters: "quick vegan dinner with chickpeas, no nuts" is five filters and no text.
import { isStopWord } from '#domain/text/text-match.ts'
import { filterLabel, oppositeLabel } from './filter-labels.ts'
import { foodReading, type IgnoredAs, isWithout, NO_FOODS, type Reading } from './food-preferences.ts'
import { numberPreference } from './number-preferences.ts'
import {
  applianceLength,
  isWay,
  phrasePreference,
  preferenceWithoutFilter,
  type SearchWords,
} from './preference-phrases.ts'
import type { FilterName } from './recipe-filters.ts'
import { stretchOf, type Token, tokensOf } from './search-tokens.ts'
import { healthWordLength, textureWordLength } from './word-rules.ts'

export interface Preference {
  filter: FilterName
  /** As written in the query string. */
  value: string
  /** For the chip. */
  label: string
  /** The search without these words, for removing the chip. */
  without: string
}

export interface Understood {
  preferences: Preference[]
  /** The remaining words, for the full-text search. */
  text: string
  /** What no filter supports and isn't search text either: "not vegan", "over 30 minutes", the lower end of a range. */
  ignored: { filter: IgnoredAs; value: string }[]
}

/** Words that say nothing about the dish. */
const NOISE = new Set(
  `recipe dish idea meal food easy simple best good great nice tasty delicious yummy healthy homemade home made cook cooking
  something anything want need make how what favorite favourite family people person tonight today
  really very super any me we can you please diet style but contain has have do friendly
  ready`.split(/\s+/),
)

/** "for two", "for 4 people": every recipe can be cooked for any number. */
const HOW_MANY = /^(?:[1-9]|1[0-2]|one|two|three|four|five|six|eight|ten|twelve)$/

function readingAt(
  tokens: readonly Token[],
  words: readonly string[],
  at: number,
  context: SearchWords,
): Reading | null {
  if (isWay(words, at)) return { length: 2, preferences: [] }
  const appliance = applianceLength(words, at)
  if (appliance > 0) return { length: appliance, preferences: [], ignored: 'appliance' }
  const number = numberPreference(words, at)
  if (number) {
    const { limit, value, length, otherHalf } = number
    if (limit === null) return { length, preferences: [], ignored: 'limit' }
    return {
      length,
      preferences: [{ filter: limit, value, ...stretchOf(tokens, at, at + length) }],
      ...(otherHalf === undefined ? {} : { ignoredHalf: oppositeLabel(limit, otherHalf) }),
    }
  }
  const health = healthWordLength(words, at)
  if (health > 0) return { length: health, preferences: [], ignored: 'health' }
  const texture = textureWordLength(words, at)
  if (texture > 0) return { length: texture, preferences: [], ignored: 'texture' }
  const withoutFilter = preferenceWithoutFilter(words, at, context)
  if (withoutFilter > 0) return { length: withoutFilter, preferences: [], ignored: 'limit' }
  const phrase = isWithout(words[at]) ? null : phrasePreference(words, at, context)
  if (!phrase) return foodReading(tokens, at, context)
  const { filter, value, length } = phrase
  const end = at + length
  // "protein free" doesn't ask for protein; "cheap free range eggs" are cheap.
  if (words[end] === 'free' && words[end + 1] !== 'range')
    return { length: length + 1, preferences: [], ignored: 'search' }
  return { length, preferences: [{ filter, value, ...stretchOf(tokens, at, end) }] }
}

const tidy = (text: string): string =>
  text
    .replace(/\s+([,;.!?])/g, '$1')
    .replace(/^[\s,;.!?&+-]+|[\s,;&+-]+$/g, '')
    .replace(/^(?:and|or|but)\s+|[\s,]+(?:and|or|but)$/gi, '')
    .replace(/\s+/g, ' ')

export function understandSearch(search: string, context: SearchWords): Understood {
  const typed = tokensOf(search)
  // Leftover turkey is turkey, but leftover rice is not the dry rice.
  const named = typed.filter(
    ({ word }, at) => word !== 'leftover' || context.isFood(`leftover ${typed[at + 1]?.word ?? ''}`),
  )
  const tokens = named.length > 0 ? named : typed
  const words = tokens.map(({ word }) => word)
  const found: Reading['preferences'] = []
  const ignored: Understood['ignored'] = []
  const remaining: Token[] = []
  let at = 0
  while (at < words.length) {
    const reading: Reading = readingAt(tokens, words, at, context) ?? { length: 1, preferences: [] }
    const { length, preferences, ignored: filter, ignoredHalf } = reading
    const { from, to } = stretchOf(tokens, at, at + length)
    if (filter) ignored.push({ filter, value: search.slice(from, to) })
    else if (preferences.length === 0) remaining.push(...tokens.slice(at, at + length))
    if (ignoredHalf !== undefined) ignored.push({ filter: 'limit', value: ignoredHalf })
    found.push(...preferences)
    at += length
  }
  const isForMany = (nth: number) => remaining[nth]?.word === 'for' && HOW_MANY.test(remaining[nth + 1]?.word ?? '')
  // "meal" says nothing, but "meal prep" does, and so does "no bake".
  const meant = remaining.filter(({ word }, nth) => {
    if (isForMany(nth) || isForMany(nth - 1)) return false
    return (
      !NOISE.has(word) ||
      context.isPhrase(`${word} ${remaining[nth + 1]?.word ?? ''}`) ||
      (NO_FOODS.has(word) && remaining[nth - 1]?.word === 'no') ||
      isWay([remaining[nth - 1]?.word ?? '', word], 0)
    )
  })
  const text = meant.map(({ from, to }) => search.slice(from, to)).join(' ')
  const isPart = found.length + ignored.length > 0
  // "quick and easy" leaves only "and".
  const isEmpty = isPart && meant.every(({ word }) => isStopWord(word))
  return {
    preferences: found.map(({ filter, value, from, to, instead = '' }) => ({
      filter,
      value,
      label: filterLabel(filter, value),
      without: tidy(`${search.slice(0, from)} ${instead} ${search.slice(to)}`),
    })),
    text: isEmpty ? '' : isPart ? tidy(text) : text,
    ignored,
  }
}
