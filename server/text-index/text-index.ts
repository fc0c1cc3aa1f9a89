// Full-text search over short documents, best first: whole words, synonyms, prefixes and typos. Documents are numbered
// from best to worst, so the lower number wins ties. docs/decisions/033-search.md explains why we have our own and how
// it scores.
import { remembered } from '#domain/remembered.ts'
import { type Synonyms, type Term, synonyms as tableOfSynonyms } from '#domain/text/synonyms.ts'
import { isStopWord, termsWithChoices } from '#domain/text/text-match.ts'
import { AS_GIVEN, createCandidates, LESSENED, WITHOUT_MENTIONS } from './candidates.ts'
import { collectPostings, type TextField, wholeTextTerm } from './postings.ts'
import { createSpelling } from './spelling.ts'

export interface Correction {
  typed: string
  read: string
}

export interface TextMatches {
  /** Documents that contain every word, in order. Valid until the next search. */
  documents: Uint32Array
  /** By document; 0 if not found. */
  scores: Uint8Array
  corrections: Correction[]
}

export interface SearchHits {
  /** The number of all matches. */
  total: number
  /** Document numbers, best first, from the offset on. */
  found: number[]
  corrections: Correction[]
}

type Accept = (document: number) => boolean

export interface MatchOptions {
  /** The last word may be unfinished, so it also matches as a prefix. */
  typing?: boolean
}

export interface TextIndex {
  size: number
  /** The query with its unknown words replaced by the most similar known ones; null if there are none. */
  similarQuery(query: string): string | null
  match(query: string, options?: MatchOptions): TextMatches
  /** `accept` filters the results. */
  search(query: string, options: { offset: number; number: number; accept?: Accept } & MatchOptions): SearchHits
}

/** More words than a person would type; the rest of a very long query is ignored. */
const MOST_WORDS = 10
const MOST_REMEMBERED = 1000
const SHORTEST_PREFIX = 3
const SHORTEST_PREFIX_TYPING = 2
/** Bonus for a document whose whole title is the query. */
const WHOLE_TITLE = 20
export function createTextIndex(
  documents: readonly (readonly TextField[])[],
  synonyms: Synonyms = tableOfSynonyms,
): TextIndex {
  const size = documents.length
  const postings = collectPostings(documents, synonyms)
  const termOf = (spelling: string): string => synonyms.spellings.get(spelling) ?? spelling
  const isKnown = (word: string): boolean => postings.has(termOf(word))
  const vocabulary = [...new Set([...postings.keys(), ...synonyms.spellings.keys()])]
    .filter((word) => !word.startsWith('=') && !word.includes(' ') && isKnown(word))
    .sort()
  const spelling = createSpelling(vocabulary, (word) => postings.get(termOf(word))?.documents.length ?? 0)
  // Worked out once: finding out which word of a long search to drop asks for the same words over and over.
  const nearestWord = remembered(MOST_REMEMBERED, (word) => spelling.nearest(word))
  /** The most similar word. If it is one of the table's misspellings, the word that it stands for. */
  function similarWord(word: string, nearestOf = nearestWord): string | null {
    const nearest = nearestOf(word)
    if (nearest === null || postings.has(nearest)) return nearest
    const isMisspelling = synonyms.terms(nearest)[0]?.term === nearest
    return isMisspelling ? termOf(nearest) : nearest
  }

  const candidates = createCandidates(size)

  function raisePrefix(word: string): boolean {
    let any = false
    for (let at = firstAtLeast(vocabulary, word); vocabulary[at]?.startsWith(word); at++) {
      any = true
      candidates.find(postings.get(termOf(vocabulary[at] ?? '')), LESSENED)
    }
    return any
  }

  /** Finds one term and returns the term that it was interpreted as. */
  function findTerm(term: string, typed: string, unfinished: boolean): string {
    const exact = postings.get(term)
    // Prose that mentions a dish we don't have isn't a match: "instead of ice cream".
    candidates.find(exact, synonyms.isTerm(term) ? WITHOUT_MENTIONS : AS_GIVEN)
    const shortest = unfinished ? SHORTEST_PREFIX_TYPING : SHORTEST_PREFIX
    const mayBegin = typed.length >= shortest && (unfinished || !exact)
    if ((mayBegin && raisePrefix(typed)) || exact) return term
    const meant = synonyms.isTerm(term) ? null : similarWord(term)
    if (meant === null) return term
    candidates.find(postings.get(termOf(meant)), LESSENED)
    return meant
  }

  /** The query's terms without stop words, unless it has only stop words. One of a term's choices is enough. */
  function termsOfQuery(query: string): Term[][] {
    // Search for a phrase that no document contains word by word.
    const known = synonyms
      .termsOfQuery(query)
      .flatMap((wanted) =>
        wanted.words.length === 1 || postings.has(wanted.term)
          ? [wanted]
          : wanted.words.map((word) => ({ term: termOf(word), words: [word] })),
      )
      .filter(({ term }) => term.length > 1) // a single letter or digit means nothing
    const wanted = termsWithChoices(known, ({ term }) => term, isStopWord)
    const different = new Map(wanted.map((choices) => [choices.map(({ term }) => term).join(' or '), choices]))
    const terms = [...different.values()]
    // A long choice between two soups has many terms, and "soup", which all dishes must have, may be the last.
    const used = new Set(terms.toSorted((one, other) => one.length - other.length).slice(0, MOST_WORDS))
    return terms.filter((choices) => used.has(choices))
  }

  function match(query: string, { typing = false }: MatchOptions = {}): TextMatches {
    if (query.trim() === '') return { documents: candidates.all(), scores: candidates.scores, corrections: [] }
    const wanted = termsOfQuery(query)
    if (wanted.length === 0) return { documents: new Uint32Array(), scores: candidates.scores, corrections: [] }
    const corrections: Correction[] = []
    const last = wanted.at(-1)?.at(-1)
    candidates.start()
    const readChoices = wanted.map((choices) => {
      candidates.startTerm()
      const read = choices.map((choice) => {
        const typed = choice.words.join(' ')
        const meant = findTerm(choice.term, typed, typing && choice === last)
        const isNew = !corrections.some((correction) => correction.typed === typed)
        if (meant !== choice.term && isNew) corrections.push({ typed, read: meant })
        return termOf(meant)
      })
      candidates.narrow()
      return read
    })
    // Drop dishes that only mention a paella if there are paellas.
    candidates.dropWeak()
    const hasChoices = readChoices.some((choices) => choices.length > 1)
    const read = readChoices.flat()
    if (read.length > 1 && !hasChoices) {
      // If there is a banana bread, drop French toast with bananas, which only contains bread.
      candidates.keepNamed(postings.get(read.slice(-2).join(' ')))
      candidates.addMembers(postings.get(read.join(' ')), read.length)
    }
    readChoices.forEach((choices, nth) => {
      for (const before of readChoices[nth - 1] ?? [])
        for (const term of choices) candidates.reward(postings.get(`${before} ${term}`), (weight) => weight >> 1)
    })
    candidates.reward(postings.get(wholeTextTerm(read)), () => WHOLE_TITLE)
    return { documents: candidates.documents(), scores: candidates.scores, corrections }
  }

  function similarQuery(query: string): string | null {
    const read = termsOfQuery(query).map((choices) =>
      choices.map(({ term, words }) =>
        isKnown(term) || synonyms.isTerm(term)
          ? words.join(' ')
          : similarWord(term, (word) => spelling.nearest(word, 1)),
      ),
    )
    if (read.length === 0 || read.flat().includes(null)) return null
    return read.map((choices) => choices.join(' or ')).join(' ')
  }

  function search(
    query: string,
    { offset, number, accept, typing }: { offset: number; number: number; accept?: Accept } & MatchOptions,
  ): SearchHits {
    const { documents: matched, scores, corrections } = match(query, { typing })
    const accepted = accept ? matched.filter((document) => accept(document)) : matched
    return { total: accepted.length, found: bestOf(accepted, scores, offset, number), corrections }
  }

  return { size, match, search, similarQuery }
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

/** One page of documents by descending score: a counting sort, because scores are small numbers. */
export function bestOf(documents: Uint32Array, scores: Uint8Array, offset: number, number: number): number[] {
  const counts = new Uint32Array(256)
  for (let at = 0; at < documents.length; at++) {
    const score = scores[documents[at] ?? 0] ?? 0
    counts[score] = (counts[score] ?? 0) + 1
  }
  // Find the lowest score on the page, and skip everything below it.
  let lowest = 255
  for (let above = counts[255] ?? 0; lowest > 1 && above < offset + number; above += counts[lowest] ?? 0) lowest--
  const byScore: number[][] = []
  for (let at = 0; at < documents.length; at++) {
    const document = documents[at] ?? 0
    const score = scores[document] ?? 0
    if (score < lowest) continue
    const list = byScore[score]
    if (!list) byScore[score] = [document]
    else if (list.length < offset + number) list.push(document)
  }
  return byScore
    .reverse()
    .flat()
    .slice(offset, offset + number)
}
