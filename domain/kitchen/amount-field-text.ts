import { numberText } from '#domain/text/number-text.ts'
import { formatAmount, isDecimalUnit } from './amounts.ts'
import { parseAmount } from './read-amount.ts'

/** For a text field: kitchen fractions if they are exact ("1½"), otherwise decimals ("0.4"). */
export function amountFieldText(amount: number, unit = ''): string {
  if (!Number.isFinite(amount)) return ''
  const text = isDecimalUnit(unit) ? '' : formatAmount(amount)
  return Math.abs((parseAmount(text) ?? Number.NaN) - amount) < 0.01 ? text : numberText(amount, 3)
}
