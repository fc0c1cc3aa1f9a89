// Other words for the same food or dish: American and British, plurals, misspellings (catalogue/synonyms.json).
import table from '#catalogue/synonyms.json' with { type: 'json' }
import { singularWords } from './text-match.ts'

export interface SynonymTable {
  /** Lists of words that mean the same; the first replaces the others. */
  same: readonly string[]
  /** A kind and its members: a search for pasta also finds spaghetti, but not the other way around. */
  kinds: Readonly<Record<string, string>>
  /** What people type for a word, mostly misspellings. Applied to queries only, never to recipes. */
  inQueries: Readonly<Record<string, string>>
}

/** A range of words read as one term: "minced beef" is "ground beef". */
export interface Term {
  term: string
  /** The original words. */
  words: readonly string[]
}

export interface Synonyms {
  /** The terms of a recipe's or food's text, without correcting misspellings. */
  terms(text: string): Term[]
  /** The terms of a query, with misspellings corrected. */
  termsOfQuery(text: string): Term[]
  /** The kinds that a term belongs to: "spaghetti" is "pasta". */
  kindsOf(term: string): readonly string[]
  /** Every synonym and member of a term, in folded singular words. */
  meanings(text: string): string[][]
  /** All words and phrases of the table, each with its term. */
  spellings: ReadonlyMap<string, string>
  /** Whether the table contains the term, so that it needs no spelling correction. */
  isTerm(term: string): boolean
}

const phrases = (list: string): string[] => list.split(',').map((phrase) => singularWords(phrase).join(' '))

export function createSynonyms({ same, kinds, inQueries }: SynonymTable): Synonyms {
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
  for (const [word, list] of Object.entries(inQueries)) {
    const term = readAs(singularWords(word).join(' '))
    for (const phrase of phrases(list)) if (!inQuestions.has(phrase)) inQuestions.set(phrase, term)
  }

  const allTerms = new Set([...inQuestions.values(), ...kindsOfTerm.keys(), ...membersOfKind.keys()])
  const waysToSay = new Map<string, string[]>()
  for (const [phrase, term] of inTexts) waysToSay.set(term, [...(waysToSay.get(term) ?? []), phrase])

  return {
    terms: termReader(inTexts),
    termsOfQuery: termReader(inQuestions),
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

/** By their first word, how many words they have. */
function longestPhrases(spellings: ReadonlyMap<string, string>) {
  const longest = new Map<string, number>()
  for (const phrase of spellings.keys()) {
    const end = phrase.indexOf(' ')
    if (end < 0) continue
    const first = phrase.slice(0, end)
    longest.set(first, Math.max(longest.get(first) ?? 1, phrase.split(' ').length))
  }
  return longest
}

/** Reads from left to right, longest phrase first. */
function termReader(spellings: ReadonlyMap<string, string>): (text: string) => Term[] {
  // Few words start a longer phrase, so most are looked up alone. Counted when it is first needed: on a phone it takes long.
  let longest: Map<string, number> | undefined
  function longestFrom(first: string): number {
    longest ??= longestPhrases(spellings)
    return longest.get(first) ?? 1
  }

  function termAt(at: number, words: readonly string[]): Term {
    const first = words[at] ?? ''
    for (let length = longestFrom(first); length > 1; length--) {
      const phrase = words.slice(at, at + length)
      const term = spellings.get(phrase.join(' '))
      if (term !== undefined) return { term, words: phrase }
    }
    return { term: spellings.get(first) ?? first, words: [first] }
  }

  return (text) => {
    const words = singularWords(text)
    const found: Term[] = []
    let at = 0
    while (at < words.length) {
      const term = termAt(at, words)
      found.push(term)
      at += term.words.length
    }
    return found
  }
}

let made: Synonyms | undefined
/** Made when it is first needed, not while a page loads. */
const ours = () => {
  made ??= createSynonyms(table)
  return made
}

export const synonyms: Synonyms = {
  terms: (text) => ours().terms(text),
  termsOfQuery: (text) => ours().termsOfQuery(text),
  kindsOf: (term) => ours().kindsOf(term),
  meanings: (text) => ours().meanings(text),
  get spellings() {
    return ours().spellings
  },
  isTerm: (term) => ours().isTerm(term),
}

/** One name per thing to buy: "Aubergines" and "eggplant" both give "eggplant". */
export const sameFoodName = (name: string): string =>
  synonyms
    .termsOfQuery(name)
    .map(({ term }) => term)
    .join(' ')
