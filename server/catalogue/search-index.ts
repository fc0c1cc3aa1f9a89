// Full-text search over short documents: whole words, prefixes and one-letter typos, best documents first.
// Documents are numbered in their order of merit, so the best matches of equal score are simply the first ones.
// docs/decisions/010-search-index.md says why this is our own.
import { queryWords, singular, singularWords } from '#domain/text/text-match.ts'

export interface SearchDocument {
  title: string
  /** Everything else that may be searched: ingredients, cuisines, dish types, diets. */
  other: readonly string[]
}

export interface SearchHits {
  /** Of every match. */
  total: number
  /** Document numbers, best first, from the offset on. */
  found: number[]
}

/** How well one word of the query fits one document. The title always goes before the rest. */
const TITLE_WORD = 4
const TITLE_START = 3
const OTHER_WORD = 2
const OTHER_START = 1

const SHORTEST_PREFIX = 3
const SHORTEST_WITH_TYPO = 5
/** More words than a person would type; the rest of a very long query is not read. */
const MOST_WORDS = 12

interface Postings {
  title: Uint32Array
  other: Uint32Array
}

type Accept = (document: number) => boolean

export interface SearchIndex {
  size: number
  /** Documents in which every word of the query is found. `accept` leaves out the ones that a filter refuses. */
  search(query: string, options: { offset: number; number: number; accept?: Accept }): SearchHits
  /** The score of each document (0: not found), for callers that sort by something else. Valid until the next call. */
  scores(query: string): Uint8Array
}

export function createSearchIndex(documents: readonly SearchDocument[]): SearchIndex {
  const postings = collectPostings(documents)
  const vocabulary = [...postings.keys()].sort()
  const alphabet = [...new Set(vocabulary.join(''))]
  // A longer word than that is no slip of any word that we have.
  const longestWithTypo = vocabulary.reduce((longest, word) => Math.max(longest, word.length), 0) + 1
  const size = documents.length
  const total = new Uint8Array(size)
  const ofWord = new Uint8Array(size)

  function raise(word: string, title: number, other: number) {
    const { title: inTitle, other: inOther } = postings.get(word) ?? NOWHERE
    for (const document of inOther) if ((ofWord[document] ?? 0) < other) ofWord[document] = other
    for (const document of inTitle) if ((ofWord[document] ?? 0) < title) ofWord[document] = title
  }

  function fitWord(word: string) {
    ofWord.fill(0)
    const one = singular(word)
    let known = postings.has(one)
    raise(one, TITLE_WORD, OTHER_WORD)
    if (word.length >= SHORTEST_PREFIX) {
      for (let at = firstAtLeast(vocabulary, word); vocabulary[at]?.startsWith(word); at++) {
        known = true
        raise(vocabulary[at] ?? '', TITLE_START, OTHER_START)
      }
    }
    if (!known && word.length >= SHORTEST_WITH_TYPO && one.length <= longestWithTypo) {
      for (const meant of oneLetterAway(one, alphabet)) raise(meant, TITLE_START, OTHER_START)
    }
  }

  function scores(query: string): Uint8Array {
    const asked = queryWords(query).slice(0, MOST_WORDS)
    // Nothing asked is everything; signs without a word ask for nothing that we have.
    total.fill(query.trim() === '' ? 1 : 0)
    asked.forEach((word, nth) => {
      fitWord(word)
      for (let document = 0; document < size; document++) {
        const fit = ofWord[document] ?? 0
        const before = total[document] ?? 0
        total[document] = fit === 0 || (nth > 0 && before === 0) ? 0 : before + fit
      }
    })
    return total
  }

  function search(query: string, { offset, number, accept }: { offset: number; number: number; accept?: Accept }) {
    const score = scores(query)
    const counts = new Uint32Array(256)
    for (let document = 0; document < size; document++) {
      const fit = score[document] ?? 0
      if (fit === 0) continue
      if (accept && !accept(document)) score[document] = 0
      else counts[fit] = (counts[fit] ?? 0) + 1
    }
    return { total: counts.reduce((sum, count) => sum + count, 0), found: best(score, counts, offset, number) }
  }

  return { size, search, scores }
}

const NOWHERE: Postings = { title: new Uint32Array(), other: new Uint32Array() }

function collectPostings(documents: readonly SearchDocument[]): Map<string, Postings> {
  const lists = new Map<string, { title: number[]; other: number[] }>()
  const add = (word: string, field: 'title' | 'other', document: number) => {
    const list = lists.get(word) ?? { title: [], other: [] }
    lists.set(word, list)
    // Documents come in order, so a double is always the last one.
    if (list[field].at(-1) !== document) list[field].push(document)
  }
  documents.forEach(({ title, other }, document) => {
    for (const word of singularWords(title)) add(word, 'title', document)
    for (const text of other) for (const word of singularWords(text)) add(word, 'other', document)
  })
  return new Map(
    Array.from(lists, ([word, { title, other }]) => [
      word,
      { title: Uint32Array.from(title), other: Uint32Array.from(other) },
    ]),
  )
}

function firstAtLeast(sorted: readonly string[], word: string): number {
  let low = 0
  let high = sorted.length
  while (low < high) {
    const middle = (low + high) >>> 1
    if ((sorted[middle] ?? '') < word) low = middle + 1
    else high = middle
  }
  return low
}

/** Every string that one letter too many, too few, wrong, or swapped with its neighbour turns into the word. */
function* oneLetterAway(word: string, alphabet: readonly string[]): Generator<string> {
  for (let at = 0; at <= word.length; at++) {
    const before = word.slice(0, at)
    const after = word.slice(at)
    const rest = after.slice(1)
    for (const letter of alphabet) {
      yield before + letter + after
      if (after !== '') yield before + letter + rest
    }
    if (after === '') continue
    yield before + rest
    if (rest !== '') yield before + rest.charAt(0) + after.charAt(0) + rest.slice(1)
  }
}

/** Document numbers by falling score, without sorting: scores are few, and documents already stand in order of merit. */
function best(score: Uint8Array, counts: Uint32Array, offset: number, number: number): number[] {
  const found: number[] = []
  let passed = 0
  for (let wanted = 255; wanted > 0 && found.length < number; wanted--) {
    const count = counts[wanted] ?? 0
    if (passed + count <= offset) {
      passed += count
      continue
    }
    for (let at = score.indexOf(wanted); at !== -1 && found.length < number; at = score.indexOf(wanted, at + 1)) {
      if (passed >= offset) found.push(at)
      passed += 1
    }
  }
  return found
}
