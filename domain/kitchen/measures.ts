// A recipe's measures in metric or US units, and sums of measures. Never converts volume to weight: that requires the
// food.
import { cleanNumber, formatAmount } from './amounts.ts'
import { additionGroup, canonicalUnit, kitchenUnit, type MeasureSystem, unitLabel } from './kitchen-units.ts'
import { readAmount } from './read-amount.ts'

export interface Measure {
  amount: number
  unit: string
}

function inUnit(base: number, unit: string): Measure {
  return { amount: cleanNumber(base / (kitchenUnit(unit)?.size ?? 1)), unit }
}

function metricMeasure(base: number, dimension: 'weight' | 'volume'): Measure {
  // Values just below a kilogram would round to "1,000 g".
  if (base >= 997.5) return inUnit(base, dimension === 'weight' ? 'kg' : 'l')
  return inUnit(base, dimension === 'weight' ? 'g' : 'ml')
}

/** Nobody measures out more tablespoons than this. */
const MOST_TABLESPOONS = 6
const MOST_TEASPOONS = 5
const TBSP_ML = 15

function usVolume(base: number): Measure {
  if (base < TBSP_ML) return inUnit(base, 'tsp')
  if (base < 60) return inUnit(base, 'tbsp')
  return inUnit(base, base <= 8 * 240 ? 'cup' : 'quart')
}

function usWeight(base: number): Measure {
  return inUnit(base, base < 453 ? 'oz' : 'lb')
}

/** Spoons for small amounts, then the unit the system uses for liquids. */
function spoonMeasure(base: number, system: MeasureSystem): Measure {
  if (base > MOST_TABLESPOONS * TBSP_ML) return system === 'us' ? usVolume(base) : metricMeasure(base, 'volume')
  return inUnit(base, base < TBSP_ML ? 'tsp' : 'tbsp')
}

/** Less than a kilogram in grams, less than a liter in milliliters. */
export function inSmallUnits(measure: Measure): Measure {
  const { name, size = 0, dimension } = kitchenUnit(measure.unit) ?? {}
  if ((name !== 'kg' && name !== 'l') || !(measure.amount > 0)) return measure
  return metricMeasure(measure.amount * size, dimension === 'weight' ? 'weight' : 'volume')
}

/** Amounts below this use the next smaller unit: 0.1 cup is 1½ tbsp, ¼ tbsp is ¾ tsp. */
const LEAST: Readonly<Record<string, number>> = { tbsp: 0.5, cup: 0.25 }

/**
 * The same measure in a readable unit: 18 tbsp are 270 ml or 1⅛ cups, 0.22 kg are 220 g. A few spoons stay as written.
 */
export function readableMeasure(written: Measure, system: MeasureSystem): Measure {
  const measure = inSmallUnits(written)
  const unit = kitchenUnit(measure.unit)
  if (unit && measure.amount > 0 && measure.amount < (LEAST[unit.name] ?? 0))
    return usVolume(measure.amount * unit.size)
  const most = unit?.name === 'tsp' ? MOST_TEASPOONS : unit?.name === 'tbsp' ? MOST_TABLESPOONS : null
  if (!unit || most === null || !(measure.amount > most) || !Number.isFinite(measure.amount)) return measure
  return spoonMeasure(measure.amount * unit.size, system)
}

/** The measure in the chosen system; spoons, pieces and unknown units stay as they are. */
export function toSystem(measure: Measure, system: MeasureSystem): Measure {
  const unit = kitchenUnit(measure.unit)
  if (!unit || unit.dimension === 'count' || unit.system === 'both' || !Number.isFinite(measure.amount)) return measure
  if (measure.amount <= 0) return measure
  const base = measure.amount * unit.size
  if (system === 'metric') return unit.system === 'metric' ? measure : metricMeasure(base, unit.dimension)
  if (unit.system === 'us') return measure
  if (unit.dimension === 'volume') return usVolume(base)
  // Ounces are too coarse below an eighth: everyone weighs yeast and saffron in grams.
  if (base < 28.349523125 / 8) return measure
  return usWeight(base)
}

/** From a pound on in pounds, as stores sell it. */
export function inPounds(measure: Measure): Measure {
  const unit = kitchenUnit(measure.unit)
  return unit?.name === 'oz' ? usWeight(measure.amount * unit.size) : measure
}

/** "1½ cups", "250 g", "3"; '' if there is no amount to show. */
export function formatMeasure({ amount, unit }: Measure): string {
  const name = canonicalUnit(unit)
  const figures = formatAmount(amount, name)
  return figures === '' ? '' : `${figures} ${unitLabel(name, amount)}`.trimEnd()
}

/** The text of a line in the reader's system; null keeps the recipe's own units. */
export function displayMeasure(
  measure: Measure,
  system: MeasureSystem | null,
  written: MeasureSystem = 'metric',
): string {
  return formatMeasure(shownMeasure(measure, system, written))
}

function shownMeasure(measure: Measure, system: MeasureSystem | null, written: MeasureSystem = 'metric'): Measure {
  return readableMeasure(system === null ? measure : toSystem(measure, system), system ?? written)
}

/** "¾–1¼ cups": both ends in the unit that suits the upper one. */
export function displayRange(from: number, { amount: upTo, unit }: Measure, system: MeasureSystem | null): string {
  const end = shownMeasure({ amount: upTo, unit }, system)
  const start = formatAmount((from / upTo) * end.amount, canonicalUnit(end.unit))
  const text = formatMeasure(end)
  return start === '' || start === formatAmount(end.amount, canonicalUnit(end.unit)) ? text : `${start}–${text}`
}

/** The sum, or null if the units can't be added. Metric if either is metric; in spoons only for small amounts. */
export function addMeasures(measures: readonly Measure[]): Measure | null {
  const [first] = measures
  if (!first) return null
  const group = additionGroup(first.unit)
  if (measures.some((measure) => additionGroup(measure.unit) !== group)) return null
  const known = kitchenUnit(first.unit)
  if (!known || known.dimension === 'count') {
    return { amount: cleanNumber(total(measures.map(({ amount }) => amount))), unit: canonicalUnit(first.unit) }
  }
  const base = total(measures.map(({ amount, unit }) => amount * (kitchenUnit(unit)?.size ?? 1)))
  const systems = new Set(measures.map(({ unit }) => kitchenUnit(unit)?.system))
  const units = new Set(measures.map(({ unit }) => canonicalUnit(unit)))
  if (units.size === 1) return tidySum(inUnit(base, known.name))
  if (systems.has('metric')) return metricMeasure(base, known.dimension)
  if (known.dimension === 'weight') return usWeight(base)
  return systems.has('us') ? usVolume(base) : spoonMeasure(base, 'metric')
}

/** A sum of equal units keeps the unit unless it gets too large for it: a typed 0.5 kg stays 0.5 kg. */
function tidySum(sum: Measure): Measure {
  if (sum.unit === 'kg' || sum.unit === 'l') return sum
  const outgrown = (sum.unit === 'g' || sum.unit === 'ml') && sum.amount >= 997.5
  return outgrown ? metricMeasure(sum.amount, sum.unit === 'g' ? 'weight' : 'volume') : readableMeasure(sum, 'metric')
}

const total = (amounts: readonly number[]): number => amounts.reduce((sum, amount) => sum + amount, 0)

const celsiusToFahrenheit = (celsius: number): number => {
  const exact = (celsius * 9) / 5 + 32
  const ovenMark = Math.round(exact / 25) * 25
  return exact >= 250 && Math.abs(exact - ovenMark) <= 8 ? ovenMark : Math.round(exact / 5) * 5
}
const fahrenheitToCelsius = (fahrenheit: number): number => {
  const exact = ((fahrenheit - 32) * 5) / 9
  return exact >= 120 ? Math.round(exact / 10) * 10 : Math.round(exact)
}

const DEGREES =
  '(-?\\d{1,3}(?:\\.\\d)?)(?:\\s?(-|–|to)\\s?(\\d{1,3}))?\\s?(?:°|º|˚|degrees?\\s)\\s?(C|F)(?:elsius|ahrenheit)?\\b'
const PAIR = new RegExp(`(${DEGREES})(\\s?[/,]\\s?|\\s?\\(\\s?|\\s+or\\s+)(${DEGREES})(\\s?\\)|\\s?[/,;]\\s?)?`, 'gi')
const SINGLE = new RegExp(DEGREES, 'gi')

/** Converts the temperatures in a step to the chosen system; if the text gives both, one is kept. */
export function temperaturesIn(text: string, system: MeasureSystem): string {
  const wanted = system === 'metric' ? 'C' : 'F'
  const single = text.replace(PAIR, (whole, ...found: string[]) => {
    const [one, , , , oneScale, joint = '', other, , , , otherScale, after = ''] = found
    if (one === undefined || other === undefined || oneScale?.toUpperCase() === otherScale?.toUpperCase()) return whole
    const kept = oneScale?.toUpperCase() === wanted ? one : other
    if (!joint.includes('(')) return kept + after
    // "180 °C (350 °F/Gas 4)" keeps its parenthesis.
    if (after.includes(')')) return kept
    return after === '' ? whole : `${kept} (`
  })
  return single.replace(SINGLE, (whole, from: string, sign?: string, to?: string, scale?: string) => {
    if (scale?.toUpperCase() === wanted) return whole
    const convert = wanted === 'F' ? celsiusToFahrenheit : fahrenheitToCelsius
    const range = sign && to ? `${sign === 'to' ? ' to ' : sign}${convert(Number(to))}` : ''
    return `${convert(Number(from))}${range} °${wanted}`
  })
}

const WRITTEN_UNIT = /^\s{0,2}(fl\.? ?oz|[A-Za-z]{1,12})\b/
const FIGURE_START = /(?<![\p{L}\d.,/⁄½⅓⅔¼¾⅛-])[\d½⅓⅔¼¾⅛]/gu

/**
 * A step's text in the chosen system: temperatures, and amounts with a unit of the other system ("240 ml", "2 cups").
 */
export function stepTextIn(text: string, system: MeasureSystem): string {
  const source = temperaturesIn(text, system)
  let result = ''
  let done = 0
  for (const { index } of source.matchAll(FIGURE_START)) {
    if (index < done) continue
    const tail = source.slice(index, index + 60)
    const read = readAmount(tail)
    if (!read) continue
    const word = WRITTEN_UNIT.exec(read.rest)
    const measure = { amount: read.amount, unit: runningTextUnit(word?.[1]) }
    const converted = read.upTo === null ? toSystem(measure, system) : measure
    const readLength = tail.length - read.rest.length + (converted === measure ? 0 : (word?.[0].length ?? 0))
    result += source.slice(done, index) + (converted === measure ? tail.slice(0, readLength) : formatMeasure(converted))
    done = index + readLength
  }
  return result + source.slice(done)
}

// In running text, a single letter ("2 c") usually means something else; metric recipes do use g and l.
const runningTextUnit = (word = ''): string => (word.length === 1 && !'gl'.includes(word) ? '' : canonicalUnit(word))
