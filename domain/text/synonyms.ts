// Other words for the same food or dish: American and British, plurals, misspellings (catalogue/synonyms.json).
import table from '#catalogue/synonyms.json' with { type: 'json' }
import { singularWords } from './text-match.ts'

export interface SynonymTable {
  /** Lists of words that mean the same; the first is the one that the others are read as. */
  same: readonly string[]
  /** A kind and its members: a search for pasta also finds spaghetti, but not the other way around. */
  kinds: Readonly<Record<string, string>>
  /** What people type for a word, mostly misspellings. Applied to queries only, never to recipes. */
  asked: Readonly<Record<string, string>>
}

/** A stretch of words read as one term: "minced beef" is "ground beef". */
export interface Term {
  term: string
  /** The original words. */
  words: readonly string[]
}

export interface Synonyms {
  /** The terms of a recipe's or food's text, misspellings left alone. */
  terms(text: string): Term[]
  /** The terms of a query, misspellings corrected. */
  askedTerms(text: string): Term[]
  /** The kinds that a term belongs to: "spaghetti" is "pasta". */
  kindsOf(term: string): readonly string[]
  /** Every synonym and member of a term, in folded singular words. */
  meanings(text: string): string[][]
  /** All words and phrases of the table, each with the term that it is read as. */
  spellings: ReadonlyMap<string, string>
  /** Whether the table knows the term, so that it needs no spelling correction. */
  isTerm(term: string): boolean
}

const LONGEST_PHRASE = 5

const phrases = (list: string): string[] => list.split(',').map((phrase) => singularWords(phrase).join(' '))

export function createSynonyms({ same, kinds, asked }: SynonymTable): Synonyms {
  const inTexts = new Map<string, string>()
  for (const list of same) {
    const [first = '', ...others] = phrases(list)
    for (const phrase of [first, ...others]) if (!inTexts.has(phrase)) inTexts.set(phrase, first)
  }
  const readAs = (phrase: string): string => inTexts.get(phrase) ?? phrase

  const kindsOfTerm = new Map<string, string[]>()
  const membersOfKind = new Map<string, string[]>()
  for (const [kind, list] of Object.entries(kinds)) {
    const term = readAs(singularWords(kind).join(' '))
    const members = phrases(list).map(readAs)
    membersOfKind.set(term, members)
    for (const member of members) {
      kindsOfTerm.set(member, [...(kindsOfTerm.get(member) ?? []), term])
      // Match multi-word members as one term: "grilled cheese" is a sandwich.
      if (member.includes(' ') && !inTexts.has(member)) inTexts.set(member, member)
    }
  }

  const inQuestions = new Map(inTexts)
  for (const [word, list] of Object.entries(asked)) {
    const term = readAs(singularWords(word).join(' '))
    for (const phrase of phrases(list)) if (!inQuestions.has(phrase)) inQuestions.set(phrase, term)
  }

  const allTerms = new Set([...inQuestions.values(), ...kindsOfTerm.keys(), ...membersOfKind.keys()])
  const waysToSay = new Map<string, string[]>()
  for (const [phrase, term] of inTexts) waysToSay.set(term, [...(waysToSay.get(term) ?? []), phrase])

  return {
    terms: (text) => readTerms(singularWords(text), inTexts),
    askedTerms: (text) => readTerms(singularWords(text), inQuestions),
    kindsOf: (term) => kindsOfTerm.get(term) ?? [],
    meanings(text) {
      const phrase = singularWords(text).join(' ')
      const term = inQuestions.get(phrase) ?? phrase
      const all = [term, ...(membersOfKind.get(term) ?? [])].flatMap((one) => [one, ...(waysToSay.get(one) ?? [])])
      return [...new Set([phrase, ...all])].filter((one) => one !== '').map((one) => one.split(' '))
    },
    spellings: inQuestions,
    isTerm: (term) => allTerms.has(term),
  }
}

/** Reads from left to right, the longest phrase first. */
function readTerms(words: readonly string[], spellings: ReadonlyMap<string, string>): Term[] {
  const found: Term[] = []
  let at = 0
  while (at < words.length) {
    let length = Math.min(LONGEST_PHRASE, words.length - at)
    let term: string | undefined
    for (; length > 0; length--) {
      term = spellings.get(words.slice(at, at + length).join(' '))
      if (term !== undefined) break
    }
    const taken = Math.max(1, length)
    found.push({ term: term ?? words[at] ?? '', words: words.slice(at, at + taken) })
    at += taken
  }
  return found
}

export const synonyms = createSynonyms(table)

/** One name per thing to buy: "Aubergines" and "eggplant" both give "eggplant". */
export const sameFoodName = (name: string): string =>
  synonyms
    .askedTerms(name)
    .map(({ term }) => term)
    .join(' ')
