// The inverted index: which documents contain a term, and how much it counts there.
import type { Synonyms } from '#domain/text/synonyms.ts'
import { isStopWord, singularWords } from '#domain/text/text-match.ts'

export interface TextField {
  text: string
  /** OTHER_NAME, MENTION, or 3 to 13: the weight of a word in this field. */
  weight: number
  /** Index adjacent words as phrases too. */
  isName?: boolean
  /** The name of a dish: its last word says what the dish is, so it counts more. A chicken noodle soup is a soup. */
  isDish?: boolean
  /** The document's whole title. */
  isTitle?: boolean
  /** Matches only as a whole: "one pot" is neither a pot roast nor a pot pie. */
  isLabel?: boolean
}

/** A name that the document itself doesn't use: mozzarella is also sold as "pizza mozzarella". */
export const OTHER_NAME = 1
/** Prose, which may mention what the document isn't about. */
export const MENTION = 2
/** Above this weight, a document is really about the word. */
export const WEAK = 2
/** A word in the prose that is also in another field. */
const BACKED_MENTION = 8
/** Added for the last word of a dish's name. */
const HEAD = 2

export interface Posting {
  documents: Uint32Array
  weights: Uint8Array
}

/** No word starts with "=", so a whole title is never mistaken for a phrase. */
export const wholeTextTerm = (terms: readonly string[]): string => `=${terms.join(' ')}`

export function collectPostings(
  documents: readonly (readonly TextField[])[],
  synonyms: Synonyms,
): Map<string, Posting> {
  const lists = new Map<string, { documents: number[]; weights: number[] }>()
  const add = (term: string, weight: number, document: number) => {
    let list = lists.get(term)
    if (!list) {
      list = { documents: [], weights: [] }
      lists.set(term, list)
    }
    // Documents are added in order, so a repeated one is the last in the list.
    const last = list.documents.length - 1
    if (list.documents[last] !== document) {
      list.documents.push(document)
      list.weights.push(weight)
    } else list.weights[last] = together(list.weights[last] ?? 0, weight)
  }

  const readText = termReader(synonyms)
  documents.forEach((fields, document) => {
    for (const { text, weight, isName, isDish, isTitle, isLabel } of fields) {
      const { terms, words, kinds, pairs, whole } = readText(text)
      for (const term of terms) add(term, weight, document)
      if (isLabel) continue
      for (const word of words) add(word, weight, document)
      if (weight !== MENTION) for (const kind of kinds) add(kind, lessened(weight), document)
      const head = terms.at(-1)
      if (isDish && head !== undefined) {
        add(head, weight + HEAD, document)
        for (const kind of synonyms.kindsOf(head)) add(kind, lessened(weight + HEAD), document)
      }
      if (isName) for (const pair of pairs) add(pair, weight, document)
      if (isTitle) add(whole, weight, document)
    }
  })
  return new Map(
    Array.from(lists, ([term, list]) => [
      term,
      { documents: Uint32Array.from(list.documents), weights: Uint8Array.from(list.weights) },
    ]),
  )
}

function together(one: number, other: number): number {
  const more = Math.max(one, other)
  return Math.min(one, other) === MENTION && more > WEAK ? Math.max(more, BACKED_MENTION) : more
}

/** One less, for a similar word or a kind. A real match never becomes a weak one. */
export const lessened = (weight: number): number => (weight > WEAK + 1 ? weight - 1 : weight)

interface ReadText {
  terms: string[]
  /** The single words of phrases: "beef" for "ground beef". */
  words: string[]
  kinds: string[]
  /** Pairs of adjacent words, ignoring stop words. */
  pairs: string[]
  whole: string
}

/** Caches, because the same names appear in many documents. */
function termReader(synonyms: Synonyms): (text: string) => ReadText {
  const known = new Map<string, ReadText>()
  return (text) => {
    let read = known.get(text)
    if (!read) {
      const found = synonyms.terms(text)
      const terms = found.map(({ term }) => term)
      const meaningful = terms.filter((term) => !isStopWord(term))
      read = {
        terms,
        words: found.flatMap(({ term, words }) =>
          words.length > 1 || term.includes(' ') ? [...words, ...singularWords(term)] : [],
        ),
        kinds: terms.flatMap((term) => synonyms.kindsOf(term)),
        pairs: meaningful.slice(1).map((term, nth) => `${meaningful[nth]} ${term}`),
        whole: wholeTextTerm(meaningful),
      }
      known.set(text, read)
    }
    return read
  }
}
