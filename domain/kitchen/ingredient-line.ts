// Parses one line of an ingredient list into amount, unit, name and note. Never throws.

import type { CustomIngredient } from '#domain/recipe/custom-recipe.ts'
import { formatAmount } from './amounts.ts'
import { kitchenUnit } from './kitchen-units.ts'
import { addMeasures, formatMeasure, type Measure } from './measures.ts'
import { NUMBER_WORDS, oneOf } from './number-words.ts'
import { readAmount } from './read-amount.ts'

export interface IngredientLine {
  /** Null if the line has none: "salt, to taste". */
  amount: number | null
  unit: string
  name: string
  /** Everything else on the line: size, preparation, a second measure. */
  note: string
}

// Longer than any real ingredient; bounds the work for pasted text.
const LONGEST = 300

const AMOUNT_WORDS: Readonly<Record<string, number>> = {
  ...NUMBER_WORDS,
  half: 0.5,
  'a half': 0.5,
  'a quarter': 0.25,
  'a couple of': 2,
  'a couple': 2,
  'a few': 3,
  'a dozen': 12,
  dozen: 12,
  'half a dozen': 6,
}
const NUMBER_WORD = new RegExp(`^(${oneOf(AMOUNT_WORDS)})\\s+(?=\\S)`, 'i')

const BULLET = /^(?:\ufe0f|[\s•◦▪▫●○■□▢☐☑✓✔∙·*>‣⁃]|\[[ xX]?\]|[-–—](?=\s))+/
const ROUGHLY = /^(?:(?:about|approx(?:imately)?|roughly|around|ca|circa)\b\.?\s*|[~≈]\s*)/i
const SIZE =
  /^(extra[- ]large|small|medium|large|big|heaped|heaping|level|scant|rounded|generous|good)(?:[- ]sized)?\s+/i
const SIZE_OF_ONE = /^(?:-\s?(?:inch|in|cm|mm|ounce|oz|g|gram|pound|lb|ml|litre|liter|l)|\s?(?:inch(?:es)?|cm))\b/i
/** "Juice of 2 lemons", "grated zest and juice of 1/2 orange": the fruit is counted. */
const PART_OF_FRUIT =
  /^((?:(?:finely |grated |and )*(?:juice|zest) )+)(?:of|from) (?!.* (?:and|or|plus) )((?:[\d½⅓⅔¼¾⅛]|an?\b|one\b|half\b).*)$/i
const DESCRIPTIONS = new Set(
  'boneless skinless fresh freshly dried ripe frozen peeled large small medium raw cooked unsalted salted lean firm thick thin hot cold warm plain whole good-quality'.split(
    ' ',
  ),
)
const TRAILING_NOTE =
  /\s+(to taste|as needed|as required|optional|for (?:serving|garnish|garnishing|frying|dusting|greasing|sprinkling|the table|decoration)|or more(?: to taste)?|plus (?:more|extra)\b.*|to serve|to garnish)$/i

/** Units even without a number: "Pinch salt". */
const SMALL_UNITS = /^(?:pinch|dash|handful|knob)\s+(?=\S)/i
const AMOUNT_LAST =
  /^(?<name>[^\d½⅓⅔¼¾⅛:=]*?[^\s\d½⅓⅔¼¾⅛:=,–—-])(?:(?<sign>\s*[:=,]|\s+[–—-])\s*|\s+)(?:about |approx\.? |ca\.? |~)?(?<rest>[\d½⅓⅔¼¾⅛].*)$/i

interface Reading {
  rest: string
  notes: string[]
}

/** Not in "2 ribs celery", where it means stalks. */
const RIBS_OF_MEAT = /^\s*ribs?(?:[ -]?(?:eye|roast|steak|chop)|\s*$)/i

/** "2 x 200 g cans": a size before the container is the size of one. */
const ofEach = (note: string): string => (/^\d[\d.,]*[\s-]*\p{L}+$/u.test(note) ? `${note} each` : note)

/** A unit at the start of the text, with its length; two-word units first. */
function unitAtStart(text: string): { unit: string; length: number } | null {
  const words = /^\s*(([A-Za-z]+\.?)(?:[ -]([A-Za-z]+)\.?)?)(?![A-Za-z])/.exec(text)
  if (!words || RIBS_OF_MEAT.test(text)) return null
  const [, both = '', first = '', second] = words
  const twoWords = second === undefined ? null : kitchenUnit(both)
  if (twoWords) return { unit: twoWords.name, length: words[0].length }
  const known = kitchenUnit(first)
  const length = text.indexOf(first) + first.length
  return known && !/^-[A-Za-z]/.test(text.slice(length)) ? { unit: known.name, length } : null
}

function skipOf(text: string): string {
  return text.replace(/^\s*(?:of\s+(?:the\s+)?)?/i, '')
}

function takeParenthesis(reading: Reading): Reading {
  const found = /^\s*\(([^()]*)\)\s*/.exec(reading.rest)
  if (!found) return reading
  return { rest: reading.rest.slice(found[0].length), notes: [...reading.notes, (found[1] ?? '').trim()] }
}

function takeSize(reading: Reading): Reading {
  const found = SIZE.exec(reading.rest.trimStart())
  if (!found) return reading
  const rest = reading.rest.trimStart().slice(found[0].length)
  return { rest, notes: [...reading.notes, (found[1] ?? '').toLowerCase()] }
}

/** A second measure of the same amount: "/120 ml", "400 g" before "can", "plus 2 tbsp". */
function takeMeasure(text: string): { measure: Measure; rest: string } | null {
  const read = readAmount(text)
  const unit = read && unitAtStart(read.rest)
  if (!read || !unit || kitchenUnit(unit.unit)?.dimension === 'count') return null
  return { measure: { amount: read.amount, unit: unit.unit }, rest: read.rest.slice(unit.length) }
}

/**
 * "1 cup plus 2 tbsp", and "1 lb 4 oz"; but "1 cup 240 ml" says the same twice, so without a word in between the second
 * unit must be a fraction of the first.
 */
function sumWithNext(first: Measure, text: string): { measure: Measure; rest: string } | null {
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
function readFirstAmount(text: string): FirstAmount | null {
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
  if (!read || /^\s?%/.test(read.rest) || (/^[A-Za-z]/.test(read.rest) && !unitAtStart(read.rest))) return null
  return read
}

function splitNote(text: string): { name: string; notes: string[] } {
  const notes: string[] = []
  let name = text.replace(/\(([^()]*)\)/g, (_, inside: string) => {
    notes.push(inside.trim())
    return ' '
  })
  let comma = name.search(/[,;]|\s[-–—]\s/)
  while (comma !== -1) {
    const before = name.slice(0, comma).trim().toLowerCase()
    if (before !== '' && !before.split(/\s+/).every((word) => DESCRIPTIONS.has(word.replace(/,/g, '')))) break
    const next = name.slice(comma + 1).search(/[,;]|\s[-–—]\s/)
    comma = next === -1 ? -1 : comma + 1 + next
  }
  if (comma !== -1) {
    notes.push(name.slice(comma).replace(/^[\s,;–—-]+/, ''))
    name = name.slice(0, comma)
  }
  const trailing = TRAILING_NOTE.exec(name)
  if (trailing) {
    notes.unshift(trailing[1] ?? '')
    name = name.slice(0, trailing.index)
  }
  return { name: tidy(name), notes }
}

const tidy = (text: string): string =>
  text
    .replace(/\s+/g, ' ')
    .replace(/^[\s,;:.]+|[\s,;:]+$/g, '')
    .replace(/(?<!\b[a-z])\.$/i, '')
    .trim()

const joined = (notes: readonly string[]): string =>
  notes
    .map(tidy)
    .filter((note) => note !== '')
    .join(', ')

const cleanLine = (line: string): string =>
  amountFirst(
    line
      .slice(0, LONGEST)
      .replace(/[\s\u00a0\u200b\ufeff]+/g, ' ')
      .replace(BULLET, '')
      .replace(ROUGHLY, '')
      .replace(PART_OF_FRUIT, (_, part: string, fruit: string) => `${fruit}, ${part.toLowerCase().trim()}`)
      .trim(),
  )

/** "Flour 200 g" and "Eggs: 3" as "200 g Flour" and "3 Eggs"; but "flour type 405" is a name. */
function amountFirst(text: string): string {
  const { name, sign, rest = '' } = AMOUNT_LAST.exec(text)?.groups ?? {}
  const read = name === undefined || readFirstAmount(text) ? null : readAmount(rest)
  if (!read) return text
  // "Heat the oven to 200 C" has no cups.
  const unit = /^\s*C\b/i.test(read.rest) ? null : unitAtStart(read.rest)
  const after = read.rest.slice(unit?.length ?? 0)
  const isAmount = unit !== null || /[:=]/.test(sign ?? '')
  if (!isAmount || !/^\s*(?:[,;(]|$)/.test(after)) return text
  return `${rest.slice(0, rest.length - after.length)} ${name}${after}`
}

/** Whether the amount comes after the name: "Flour 200 g". */
export const isAmountLast = (line: string): boolean => amountFirst(line) !== line

/** Whether the line has a range, of which the larger amount is used: "2-3 cloves". */
export const isRangeLine = (line: string): boolean => (readFirstAmount(cleanLine(line))?.upTo ?? null) !== null

/**
 * Whether a note only repeats the amount in another unit: "240 ml" after a cup. It would be wrong for other servings.
 */
function repeatsAmount(note: string, unit: string): boolean {
  const known = kitchenUnit(unit)
  if (!known || known.dimension === 'count') return false
  const again = takeMeasure(note.trim().replace(ROUGHLY, ''))
  return again !== null && again.rest.trim() === ''
}

export function parseIngredientLine(line: string): IngredientLine {
  const text = cleanLine(line)
  const whole: IngredientLine = { amount: null, unit: '', name: tidy(text), note: '' }
  const first = readFirstAmount(text)
  if (!first) {
    // Without a number, a word is a unit only before "of": "sprig of thyme".
    const unit = /^[A-Za-z]+ of /i.test(text) || SMALL_UNITS.test(text) ? unitAtStart(text) : null
    const { name, notes } = splitNote(unit ? skipOf(text.slice(unit.length)) : text)
    if (name === '') return whole
    return { amount: unit ? 1 : null, unit: unit?.unit ?? '', name, note: joined(notes) }
  }

  let amount = first.upTo ?? first.amount
  let unit = ''
  let reading: Reading = { rest: first.rest, notes: [] }
  const sizeOfOne = SIZE_OF_ONE.exec(reading.rest)
  if (sizeOfOne) {
    reading = { rest: reading.rest.slice(sizeOfOne[0].length), notes: [formatAmount(amount) + sizeOfOne[0]] }
    amount = 1
  }
  reading = { ...reading, rest: reading.rest.replace(/^\s*[x×]\s*(?=\d)/i, ' ') }
  // "½ a lemon"
  if (amount < 1) reading = { ...reading, rest: reading.rest.replace(/^\s*(?:of\s+)?an?\s+(?=\S)/i, ' ') }
  // "2 (400 g) cans", "2 x 400 g cans", "1 14-ounce can": a size, then the container.
  reading = takeParenthesis(reading)
  const packed = takeMeasure(reading.rest.replace(/^(\s*[\d.,]+)-(?=[A-Za-z])/, '$1 '))
  if (packed) reading = { rest: packed.rest, notes: [...reading.notes, formatMeasure(packed.measure)] }
  if (amount > 1) reading = { ...reading, notes: reading.notes.map(ofEach) }
  reading = takeSize(reading)
  const found = unitAtStart(reading.rest)
  if (found) {
    unit = found.unit
    reading = { ...reading, rest: reading.rest.slice(found.length) }
  }
  const slash = /^\s*\/\s*/.exec(reading.rest)
  const second = slash && takeMeasure(reading.rest.slice(slash[0].length))
  if (second) reading = { rest: second.rest, notes: [...reading.notes, formatMeasure(second.measure)] }
  const sum = found && sumWithNext({ amount, unit }, reading.rest)
  if (sum) {
    amount = sum.measure.amount
    unit = sum.measure.unit
    reading = { ...reading, rest: sum.rest }
  }
  reading = takeParenthesis(reading)
  const { name, notes } = splitNote(skipOf(reading.rest))
  // "2 cloves" alone: the unit is the food.
  if (name === '') return found ? { ...whole, amount, name: tidy(text.slice(text.length - first.rest.length)) } : whole
  const said = [...reading.notes, ...notes].filter((note) => !repeatsAmount(note, unit))
  return { amount, unit, name, note: joined(said) }
}

/** A row of the recipe form. The note stays in the name so that nothing is lost. */
export function ingredientFromLine(line: string): CustomIngredient {
  const { amount, unit, name, note } = parseIngredientLine(line)
  return { name: note === '' ? name : `${name}, ${note}`, amount: amount ?? 0, unit }
}
