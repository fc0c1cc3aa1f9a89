// How words are compared: without case, accents and plurals.
import { ownEntry } from './own-entry.ts'

// Letters that NFKD does not decompose.
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
  knives: 'knife',
  // Words that look like plurals but are not.
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

/** Folded words in the singular, stop words included. */
export function singularWords(text: string): string[] {
  return words(text).map(singular)
}

/** The folded words of a query without stop words, unless it has only stop words. */
export function queryWords(text: string): string[] {
  const all = [...new Set(words(text))]
  const meaningful = all.filter((word) => !STOP_WORDS.has(word))
  return meaningful.length > 0 ? meaningful : all
}

/** Whether the text contains the phrase as adjacent whole words: "egg" is not in "eggplant". */
export function containsPhrase(textWords: readonly string[], phraseWords: readonly string[]): boolean {
  if (phraseWords.length === 0) return false
  for (let start = 0; start + phraseWords.length <= textWords.length; start++) {
    if (phraseWords.every((word, index) => textWords[start + index] === word)) return true
  }
  return false
}

/** Comma separated items, trimmed, without empty ones. */
export function listItems(list: string | undefined): string[] {
  return (list ?? '')
    .split(',')
    .map((item) => item.trim())
    .filter((item) => item !== '')
}
