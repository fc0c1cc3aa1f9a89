// How words are compared: ignoring case, accents and plurals.
import { ownEntry } from './own-entry.ts'

// Letters that NFKD doesn't decompose.
const LETTERS: Record<string, string> = { ß: 'ss', æ: 'ae', œ: 'oe', ø: 'o', ł: 'l', đ: 'd', ð: 'd', þ: 'th', ı: 'i' }

export function fold(text: string): string {
  return text
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[ßæœøłđðþı]/g, (letter) => LETTERS[letter] ?? letter)
    .replace(/['’]s\b/g, '')
    .replace(/['’]/g, '')
}

export function words(text: string): string[] {
  return fold(text).match(/[\p{L}\p{N}]+/gu) ?? []
}

const IRREGULAR: Record<string, string> = {
  leaves: 'leaf',
  loaves: 'loaf',
  halves: 'half',
  chilies: 'chili',
  knives: 'knife',
  // Words that look like plurals but aren't.
  molasses: 'molasses',
  hummus: 'hummus',
  asparagus: 'asparagus',
  couscous: 'couscous',
  swiss: 'swiss',
  citrus: 'citrus',
  series: 'series',
  cookies: 'cookie',
  brownies: 'brownie',
  smoothies: 'smoothie',
  pies: 'pie',
  kiwis: 'kiwi',
  zucchinis: 'zucchini',
}

/** "tomatoes" and "tomato", "berries" and "berry" become one word. Expects a folded word. */
export function singular(word: string): string {
  const known = ownEntry(IRREGULAR, word)
  if (known) return known
  if (word.length < 4 || /(ss|us|is)$/.test(word)) return word
  if (word.endsWith('ies')) return `${word.slice(0, -3)}y`
  if (/(ch|sh|ss|x|z|o)es$/.test(word)) return word.slice(0, -2)
  return word.endsWith('s') ? word.slice(0, -1) : word
}

const STOP_WORDS = new Set(
  'a an and are as at be by for from i in into is it my of on or our some that the this to with without your'.split(
    ' ',
  ),
)

/** A stop word. Expects a folded word. */
export const isStopWord = (word: string): boolean => STOP_WORDS.has(word)

/** Folded singular words, including stop words. */
export function singularWords(text: string): string[] {
  return words(text).map(singular)
}

/**
 * The folded words of a query without stop words, unless it has only stop words. Words around "or" are choices of one
 * term, and "without" stays, because it inverts the next word's meaning.
 */
export const queryTerms = (text: string): string[][] =>
  termsWithChoices(words(text), singular, (word) => STOP_WORDS.has(word) && word !== 'without')

/** More than a person would type. */
const MOST_CHOICES = 20

/**
 * A query's words as required terms, each with its choices: "tofu or tempeh curry" is tofu or tempeh, and curry. If all
 * sides of "or" share a word, each side is a choice as a whole: "tomato soup or red lentil soup" is tomato or red,
 * tomato or lentil, and soup.
 */
export function termsWithChoices<Word>(
  all: readonly Word[],
  textOf: (word: Word) => string,
  saysNothing: (text: string) => boolean,
): Word[][] {
  const same = (one: Word | undefined, other: Word | undefined) =>
    one !== undefined && other !== undefined && textOf(one) === textOf(other)
  const sides: Word[][] = [[]]
  for (const word of all) {
    if (textOf(word) === 'or') sides.push([])
    else if (!saysNothing(textOf(word))) sides.at(-1)?.push(word)
  }
  const [first = [], ...others] = sides.filter((side) => side.length > 0)
  if (first.length === 0) return all.map((word) => [word])
  const terms = first.map((word) => [word])
  if (others.length === 0) return terms
  const common = terms.filter(([word]) => others.every((side) => side.some((other) => same(other, word))))
  const different = [first, ...others].map((side) => side.filter((word) => !common.some(([one]) => same(one, word))))
  const number = different.reduce((product, side) => product * side.length, 1)
  if (common.length > 0 && number <= MOST_CHOICES) {
    // "soup or lentil soup" is soup.
    if (number === 0) return common
    const choices = different.reduce<Word[][]>(
      (chosen, side) => chosen.flatMap((before) => side.map((word) => [...before, word])),
      [[]],
    )
    return common[0] === terms[0] ? [...common, ...choices] : [...choices, ...common]
  }
  for (const [choice, ...rest] of others) {
    if (choice !== undefined) terms.at(-1)?.push(choice)
    terms.push(...rest.map((word) => [word]))
  }
  return terms
}

/** Whether every term of the query is among these folded singular words. */
export const hasTerms = (own: ReadonlySet<string>, text: string): boolean =>
  queryTerms(text).every((term) => term.some((word) => singularWords(word).every((part) => own.has(part))))

/** Whether the text contains the phrase as adjacent whole words: "egg" isn't in "eggplant". */
export function containsPhrase(textWords: readonly string[], phraseWords: readonly string[]): boolean {
  if (phraseWords.length === 0) return false
  for (let start = 0; start + phraseWords.length <= textWords.length; start++) {
    if (phraseWords.every((word, index) => textWords[start + index] === word)) return true
  }
  return false
}

/**
 * Whether a title has all words of a search, in any order, singular or plural: "lentils soup" finds "My lentil soup".
 */
export function titleMatches(title: string, search: string): boolean {
  // Both as written, for unfinished words, and in the singular: "fries" becomes "fry", which isn't in "fries".
  const folded = `${fold(title)} ${singularWords(title).join(' ')}`
  const wanted = queryTerms(search)
  return wanted.length > 0 && wanted.every((term) => term.some((word) => folded.includes(singular(word))))
}
