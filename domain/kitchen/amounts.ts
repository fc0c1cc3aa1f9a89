// Amounts as cooks write and read them: scaled by servings, in kitchen fractions, never in long decimals.
import { numberText } from '#domain/text/number-text.ts'

const DECIMAL_UNITS: ReadonlySet<string> = new Set(['mg', 'g', 'kg', 'ml', 'cl', 'dl', 'l'])
const LARGE_DECIMAL_UNITS: ReadonlySet<string> = new Set(['kg', 'l', 'dl', 'cl'])

const FRACTIONS: readonly (readonly [value: number, text: string])[] = [
  [0, ''],
  [1 / 8, '⅛'],
  [1 / 4, '¼'],
  [1 / 3, '⅓'],
  [1 / 2, '½'],
  [2 / 3, '⅔'],
  [3 / 4, '¾'],
  [1, ''],
]

const FRACTION_VALUES: Readonly<Record<string, number>> = {
  '½': 1 / 2,
  '⅓': 1 / 3,
  '⅔': 2 / 3,
  '¼': 1 / 4,
  '¾': 3 / 4,
  '⅕': 1 / 5,
  '⅖': 2 / 5,
  '⅗': 3 / 5,
  '⅘': 4 / 5,
  '⅙': 1 / 6,
  '⅚': 5 / 6,
  '⅐': 1 / 7,
  '⅛': 1 / 8,
  '⅜': 3 / 8,
  '⅝': 5 / 8,
  '⅞': 7 / 8,
  '⅑': 1 / 9,
  '⅒': 1 / 10,
}

/** Twelve digits are plenty for a kitchen and drop binary noise (0.1 + 0.2). */
export function cleanNumber(value: number): number {
  return Number(value.toPrecision(12))
}

/** Scales an amount from `from` servings to `to`. Invalid servings leave it unchanged. */
export function scaleAmount(amount: number, from: number, to: number): number {
  if (!(from > 0 && to > 0 && Number.isFinite(from) && Number.isFinite(to))) return amount
  if (from === to) return amount
  return cleanNumber((amount * to) / from)
}

/** Rounds grams and milliliters to steps a kitchen scale can show; whole numbers stay as written. */
export function roundDecimalAmount(amount: number, unit: string): number {
  if (!Number.isFinite(amount)) return 0
  if (amount >= 1e9) return Math.round(amount)
  if (LARGE_DECIMAL_UNITS.has(unit)) return cleanNumber(Math.round(cleanNumber(amount * 100)) / 100)
  if (Math.abs(amount - Math.round(amount)) < 1e-6) return Math.round(amount)
  const size = Math.abs(amount)
  const stepsInOne = size >= 50 ? 1 / 5 : size >= 5 ? 1 : size >= 1 ? 2 : 10
  return cleanNumber(Math.round(cleanNumber(amount * stepsInOne)) / stepsInOne)
}

function formatDecimalAmount(amount: number, unit: string): string {
  const rounded = roundDecimalAmount(amount, unit)
  if (rounded > 0) return numberText(rounded, 2)
  return LARGE_DECIMAL_UNITS.has(unit) ? '<0.01' : '<0.1'
}

function formatKitchenAmount(amount: number): string {
  if (amount >= 100) return numberText(amount)
  const whole = Math.floor(amount)
  const rest = amount - whole
  const choices = amount >= 10 ? FRACTIONS.filter(([value]) => value * 2 === Math.round(value * 2)) : FRACTIONS
  const [value, text] = choices.reduce((best, choice) =>
    Math.abs(choice[0] - rest) < Math.abs(best[0] - rest) ? choice : best,
  )
  const shownWhole = value === 1 ? whole + 1 : whole
  if (shownWhole === 0 && text === '') return '<⅛'
  return shownWhole === 0 ? text : `${numberText(shownWhole)}${text}`
}

/** '' for nothing ("to taste"), "1½" for spoons, cups and pieces, "1,250" for grams. */
export function formatAmount(amount: number, unit = ''): string {
  if (!Number.isFinite(amount) || amount <= 0) return ''
  return DECIMAL_UNITS.has(unit) ? formatDecimalAmount(amount, unit) : formatKitchenAmount(amount)
}

export interface ReadAmount {
  amount: number
  /** The upper end of "2-3"; null for a single figure. */
  upTo: number | null
  /** What follows the figures, untrimmed. */
  rest: string
}

const VULGAR = Object.keys(FRACTION_VALUES).join('')
// "1 1/2", "1½", "½", "1/2", "1,250", "1,5", "1.5", ".5". The number of digits is bounded so that matching stays fast.
const FIGURE = new RegExp(
  `^\\s{0,20}(?:(\\d{1,9})\\s{0,3}([${VULGAR}])|(\\d{1,9})\\s{1,3}(?:and\\s{1,3})?(\\d{1,4})\\s?[/⁄∕]\\s?(\\d{1,4})|(\\d{1,9})\\s?[/⁄∕]\\s?(\\d{1,4})|([${VULGAR}])|(\\d{1,3}(?:,\\d{3}){1,3}(?:\\.\\d{1,9})?)(?![\\d,])|(\\d{0,9}[.,]\\d{1,15}|\\d{1,9}))`,
)
const RANGE_SIGN = /^\s{0,3}(?:-|–|—|‒|−|to\s|or\s)\s{0,3}/i

function readFigure(text: string): { value: number; rest: string } | null {
  const match = FIGURE.exec(text)
  if (!match) return null
  const [all, whole, vulgar, mixed, top, bottom, plainTop, plainBottom, loneVulgar, thousands, decimal] = match
  const value =
    vulgar !== undefined
      ? Number(whole) + (FRACTION_VALUES[vulgar] ?? 0)
      : top !== undefined
        ? Number(mixed) + Number(top) / Number(bottom)
        : plainTop !== undefined
          ? Number(plainTop) / Number(plainBottom)
          : loneVulgar !== undefined
            ? (FRACTION_VALUES[loneVulgar] ?? 0)
            : thousands !== undefined && !thousands.startsWith('0')
              ? Number(thousands.replaceAll(',', ''))
              : Number((thousands ?? decimal ?? '').replace(',', '.'))
  return Number.isFinite(value) ? { value, rest: text.slice(all.length) } : null
}

/** Parses the number at the start of a text, or null. */
export function readAmount(text: string): ReadAmount | null {
  const first = readFigure(text)
  if (!first) return null
  const sign = RANGE_SIGN.exec(first.rest)
  const second = sign ? readFigure(first.rest.slice(sign[0].length)) : null
  if (!second || second.value <= first.value) return { amount: first.value, upTo: null, rest: first.rest }
  return { amount: first.value, upTo: second.value, rest: second.rest }
}

/** The number a person typed, or null if it is not an amount. "2-3" gives 2. */
export function parseAmount(text: string): number | null {
  const read = readAmount(text)
  return read && read.rest.trim() === '' ? read.amount : null
}
