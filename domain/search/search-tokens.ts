// The words, numbers and symbols of a search, with their positions in the text.
import { singularWords } from '#domain/text/text-match.ts'

export interface Token {
  /** Folded and singular; a number in digits. */
  word: string
  typed: string
  from: number
  to: number
  afterComma: boolean
}

// Numbers are separate tokens, so that "20min" and "30g" are understood. So are "1 1/2", "1,000" and "1.5".
const NUMBER = String.raw`(?:\d+\s+)?[1-9]\/[1-9]\b|\d*[½¼¾]|\d{1,3}(?:,\d{3})+(?!\d)|\d+[.,]\d{1,2}(?!\d)|\p{N}+`
const WORD = String.raw`[\p{L}\p{M}]+(?:['’][\p{L}\p{M}]+)*`
const SIGN = String.raw`[<>]=?|[≤≥$]|(?<=\d)\+|(?<=\d\s?)[-–—](?=\s?\$?\d)`
const TOKEN = new RegExp(`${NUMBER}|${WORD}|${SIGN}`, 'gu')

const SIGNS: Readonly<Record<string, string>> = {
  '<': 'under',
  '≤': 'under',
  '>': 'over',
  '≥': 'over',
  $: '$',
  '+': '+',
  // Only between numbers.
  '-': 'to',
  '–': 'to',
  '—': 'to',
}
const FRACTIONS: Readonly<Record<string, string>> = { '½': ' 1/2', '¼': ' 1/4', '¾': ' 3/4' }

/** "1,000", "1.5", "1,5", "1/2", "1½" and "1 1/2" as numbers. */
function numberOf(typed: string): number {
  const parts = typed
    .replace(/[½¼¾]/, (sign) => FRACTIONS[sign] ?? '')
    .replace(/,(?=\d{3})/g, '')
    .replace(',', '.')
  return parts
    .trim()
    .split(/\s+/)
    .map((part) => part.split('/').map(Number))
    .reduce((sum, [above = Number.NaN, below = 1]) => sum + above / below, 0)
}

function wordOf(typed: string): string {
  const sign = SIGNS[typed.charAt(0)]
  if (sign) return sign
  return /^[\d½¼¾]/.test(typed) ? String(numberOf(typed)) : singularWords(typed).join('')
}

export const tokensOf = (text: string): Token[] =>
  Array.from(text.matchAll(TOKEN), (match) => ({
    word: wordOf(match[0]),
    typed: match[0].toLowerCase(),
    from: match.index,
    to: match.index + match[0].length,
    afterComma: /,\s*$/.test(text.slice(Math.max(0, match.index - 3), match.index)),
  }))

/** The position of these tokens in the text. */
export const stretchOf = (tokens: readonly Token[], from: number, to: number): { from: number; to: number } => ({
  from: tokens[from]?.from ?? 0,
  to: tokens[to - 1]?.to ?? 0,
})
