// Amounts the way cooks write them: scaled by servings, in kitchen fractions, never as long decimals.
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

export const isDecimalUnit = (unit: string): boolean => DECIMAL_UNITS.has(unit)

/** Twelve digits are plenty for a kitchen and remove floating-point noise (0.1 + 0.2). */
export function cleanNumber(value: number): number {
  return Number(value.toPrecision(12))
}

/** Scales an amount from `from` servings to `to`. Invalid servings leave it unchanged. */
export function scaleAmount(amount: number, from: number, to: number): number {
  if (!(from > 0 && to > 0 && Number.isFinite(from) && Number.isFinite(to))) return amount
  if (from === to) return amount
  return cleanNumber((amount * to) / from)
}

/** Rounds grams and milliliters to steps that a kitchen scale can show; whole numbers stay as written. */
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

/** '' for zero ("to taste"), "1½" for spoons, cups and pieces, "1,250" for grams. */
export function formatAmount(amount: number, unit = ''): string {
  if (!Number.isFinite(amount) || amount <= 0) return ''
  return DECIMAL_UNITS.has(unit) ? formatDecimalAmount(amount, unit) : formatKitchenAmount(amount)
}

/** Whether the displayed amount takes a plural: 1.02 is shown as "1". */
export const isPlural = (amount: number, unit = ''): boolean => amount > 1 && formatAmount(amount, unit) !== '1'
