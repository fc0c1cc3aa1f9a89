// Amounts and units in a line of text: "1½ cups", "a dozen", "1 lb 4 oz".

import { NUMBER_WORDS, oneOf } from '#domain/text/number-words.ts'
import { kitchenUnit } from './kitchen-units.ts'
import { addMeasures, type Measure } from './measures.ts'
import { readAmount } from './read-amount.ts'

const AMOUNT_WORDS: Readonly<Record<string, number>> = {
  ...NUMBER_WORDS,
  half: 0.5,
  'a half': 0.5,
  'a quarter': 0.25,
  'a couple of': 2,
  'a couple': 2,
  'couple of': 2,
  'a few': 3,
  'a quarter of a': 0.25,
  'a dozen': 12,
  dozen: 12,
  'half a dozen': 6,
}
const NUMBER_WORD = new RegExp(`^(${oneOf(AMOUNT_WORDS)})\\s+(?=\\S)`, 'i')

/** Not in "2 ribs celery", where it means stalks. */
const RIBS_OF_MEAT = /^\s*ribs?(?:[ -]?(?:eye|roast|steak|chop)|\s*$)/i

/** A unit at the start of the text, with its length; two-word units first. */
export function unitAtStart(text: string): { unit: string; length: number } | null {
  const words = /^\s*(([A-Za-z]+\.?)(?:[ -]([A-Za-z]+)\.?)?)(?![A-Za-z])/.exec(text)
  if (!words || RIBS_OF_MEAT.test(text)) return null
  const [, both = '', first = '', second] = words
  const twoWords = second === undefined ? null : kitchenUnit(both)
  if (twoWords) return { unit: twoWords.name, length: words[0].length }
  const known = kitchenUnit(first)
  const length = text.indexOf(first) + first.length
  return known && !/^-[A-Za-z]/.test(text.slice(length)) ? { unit: known.name, length } : null
}

export const SIZE_OF_ONE =
  /^(?:-\s?(?:inch|in|cm|mm|ounce|oz|g|gram|pound|lb|ml|litre|liter|l)|\s?(?:inch(?:es)?|cm|mm))\b/i
/** A second measure of the same amount: "/120 ml", "400 g" before "can", "plus 2 tbsp". */
export function takeMeasure(text: string): { measure: Measure; rest: string } | null {
  const read = readAmount(text)
  const unit = read && unitAtStart(read.rest)
  if (!read || !unit || kitchenUnit(unit.unit)?.dimension === 'count') return null
  return { measure: { amount: read.amount, unit: unit.unit }, rest: read.rest.slice(unit.length) }
}

/**
 * "1 cup plus 2 tbsp", and "1 lb 4 oz"; but "1 cup 240 ml" says the same twice, so without a word in between the second
 * unit must be a fraction of the first.
 */
export function sumWithNext(first: Measure, text: string): { measure: Measure; rest: string } | null {
  const [joint = '', word] = /^\s*(?:,\s*)?(plus\s+|\+\s*|and\s+|&\s*)?(?=[\d½⅓⅔¼¾⅛])/i.exec(text) ?? []
  const next = joint === '' ? null : takeMeasure(text.slice(joint.length))
  const measure = next && addMeasures([first, next.measure])
  if (!next || !measure) return null
  const [whole, part] = [kitchenUnit(first.unit), kitchenUnit(next.measure.unit)]
  const isSameSystem = whole && part && (part.system === 'both' || whole.system === part.system)
  const isPart = isSameSystem && next.measure.amount * part.size < whole.size
  return word !== undefined || isPart ? { measure, rest: next.rest } : null
}

interface FirstAmount {
  amount: number
  upTo: number | null
  rest: string
}

/** "1 dozen eggs", "one and a half cups". */
export function readFirstAmount(text: string): FirstAmount | null {
  const read = readFirstFigure(text)
  if (!read) return null
  const half = /^\s*and a half\s+(?=\S)/i.exec(read.rest)
  const dozen = /^\s*dozen\s+(?=\S)/i.exec(read.rest)
  if (half) return { amount: read.amount + 0.5, upTo: null, rest: read.rest.slice(half[0].length) }
  if (!dozen) return read
  return {
    amount: read.amount * 12,
    upTo: read.upTo && read.upTo * 12,
    rest: read.rest.slice(dozen[0].length),
  }
}

function readFirstFigure(text: string): FirstAmount | null {
  const word = NUMBER_WORD.exec(text)
  if (word) {
    const amount = AMOUNT_WORDS[(word[1] ?? '').toLowerCase()] ?? 1
    return { amount, upTo: null, rest: text.slice(word[0].length) }
  }
  const read = readAmount(text)
  // "2% milk" and "7up" are names.
  if (
    !read ||
    /^\s?%/.test(read.rest) ||
    (/^[A-Za-z]/.test(read.rest) && !unitAtStart(read.rest) && !SIZE_OF_ONE.test(read.rest))
  )
    return null
  return read
}
