// Parses one line of an ingredient list into amount, unit, name and note. Never throws.

import { formatAmount } from './amounts.ts'
import { cleanLine, ROUGHLY } from './clean-line.ts'
import type { CustomIngredient } from './custom-ingredient.ts'
import { kitchenUnit } from './kitchen-units.ts'
import { readFirstAmount, SIZE_OF_ONE, sumWithNext, takeMeasure, unitAtStart } from './line-amounts.ts'
import { formatMeasure } from './measures.ts'
import { joined, splitNote, tidy } from './name-and-note.ts'

export interface IngredientLine {
  /** Null if the line has none: "salt, to taste". */
  amount: number | null
  unit: string
  name: string
  /** Everything else on the line: size, preparation, a second measure. */
  note: string
}

const SIZE =
  /^(extra[- ]large|small|medium|large|big|heaped|heaping|level|scant|rounded|generous|good)(?:[- ]sized)?\s+/i
/** Units even without a number: "Pinch salt", "small bunch coriander", "thumb-sized piece of ginger". */
const UNIT_ALONE =
  /^(?:(thumb[- ]sized?|small|large|big|good|generous|heaped)\s+)?(?=(?:pinch|dash|handful|knob|bunch|splash|drizzle|glug|squeeze|pat|dollop|piece)\s+\S|\p{L}+ of )/iu
/** "2 garlic cloves", "4 thyme sprigs"; but bay leaves, vine leaves and turkey slices are foods. */
const PART_AFTER_NAME =
  /^(.*\p{L}{2,}(?<!\b(?:bay|curry|lime|vine|grape|kaffir|salad|tea|banana|fig|whole))) (cloves?|sprigs?|leaf|leaves|stalks?|rashers?|wedges?|(?<=\b(?:bread|toast|baguette|bacon|lemon|lime|orange|ginger|onion|tomato|apple) )slices?|handfuls?)$/iu

interface Reading {
  rest: string
  notes: string[]
}

const CAN_AFTER_WEIGHT = /^\s*(g|ml|oz|ounces?)\.?[\s-]*(?:can|tin)s?\b(?=\s+(?:of\s+)?\S)/i
const CONTAINER =
  /^\s*(?:pack(?:et|age)?|carton|jar|pouch|punnet|bag|block|tub|ball|box|bottle|tube|sachet)(?:\s+of)?(?=\s)/i

/** "2 x 200 g cans": a size before the container is the size of one. */
const ofEach = (note: string): string => (/^\d[\d.,]*[\s-]*\p{L}+$/u.test(note) ? `${note} each` : note)

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
  if (!first) return withoutAmount(text, whole)

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
  // "400g can chopped tomatoes"
  const ofCan = CAN_AFTER_WEIGHT.exec(reading.rest)
  if (ofCan) {
    reading = { rest: reading.rest.slice(ofCan[0].length), notes: [`${formatAmount(amount)} ${ofCan[1]}`] }
    ;[amount, unit] = [1, 'can']
  }
  // "2 (400 g) cans", "2 x 400 g cans", "1 14-ounce can": a size, then the container.
  reading = takeParenthesis(reading)
  const packed = takeMeasure(reading.rest.replace(/^(\s*[\d.,]+)-(?=[A-Za-z])/, '$1 '))
  if (packed) reading = { rest: packed.rest, notes: [...reading.notes, formatMeasure(packed.measure)] }
  if (amount > 1) reading = { ...reading, notes: reading.notes.map(ofEach) }
  reading = takeSize(reading)
  const found = ofCan ? null : unitAtStart(reading.rest)
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
  // "250g tub ricotta": the weight says it all.
  if (kitchenUnit(unit)?.dimension === 'weight') reading = { ...reading, rest: reading.rest.replace(CONTAINER, ' ') }
  if (sizeOfOne && !unit && /cm|inch|mm/i.test(sizeOfOne[0])) unit = 'piece'
  reading = takeParenthesis(reading)
  const { name, notes } = splitNote(skipOf(reading.rest))
  // "2 cloves" alone: the unit is the food.
  if (name === '') return found ? { ...whole, amount, name: tidy(text.slice(text.length - first.rest.length)) } : whole
  const remarks = [...reading.notes, ...notes].filter((note) => !repeatsAmount(note, unit))
  const [, food, part = ''] = (unit === '' && PART_AFTER_NAME.exec(name)) || []
  if (food) return { amount, unit: kitchenUnit(part)?.name ?? '', name: food, note: joined(remarks) }
  return { amount, unit, name, note: joined(remarks) }
}

function withoutAmount(text: string, whole: IngredientLine): IngredientLine {
  const [start, size = ''] = UNIT_ALONE.exec(text) ?? []
  const rest = text.slice(start?.length ?? 0)
  const unit = start === undefined ? null : unitAtStart(rest)
  const { name, notes } = splitNote(unit ? skipOf(rest.slice(unit.length)) : text)
  if (name === '') return whole
  if (unit) return { amount: 1, unit: unit.unit, name, note: joined([size.toLowerCase(), ...notes]) }
  // "butter (100 g)"
  const measured = notes.length === 1 ? takeMeasure(notes[0] ?? '') : null
  if (measured && measured.rest.trim() === '') return { ...measured.measure, name, note: '' }
  const wedges = / (wedges|halves|quarters)$/i.exec(name)
  if (wedges)
    return { amount: null, unit: '', name: name.slice(0, wedges.index), note: joined([wedges[1] ?? '', ...notes]) }
  return { amount: null, unit: '', name, note: joined(notes) }
}

const SALT_AND_PEPPER = /^((?:[a-z]+ )?salt) (?:&|and) ((?:[a-z]+ ){0,3}pepper(?:,.*)?)$/i

/** The rows of a line that was written as one: "salt & pepper" is two foods. */
export function ingredientsFromLine(line: string): CustomIngredient[] {
  const read = ingredientFromLine(line)
  const [, salt, pepper] = (read.amount === 0 && SALT_AND_PEPPER.exec(read.name)) || []
  return salt && pepper ? [salt, pepper].map((name) => ({ ...read, name })) : [read]
}

/** A row of the recipe form. The note stays in the name so that nothing is lost. */
export function ingredientFromLine(line: string): CustomIngredient {
  const { amount, unit, name, note } = parseIngredientLine(line)
  return { name: note === '' ? name : `${name}, ${note}`, amount: amount ?? 0, unit }
}
