// Formats numbers in American English. Not with Intl: its first use loads locale data, which takes half as long as the
// rest of the application's startup.

/** From here on, toFixed() writes an exponent. */
const LARGEST = 1e21

/** "1,240", "-0.5": thousands separators, at most `mostDecimals` decimals, no trailing zeros. */
export function numberText(value: number, mostDecimals = 0): string {
  const size = Math.abs(value)
  const digits = size < LARGEST ? String(Number(size.toFixed(mostDecimals))) : size.toLocaleString('en-US')
  const [whole = '', decimals] = digits.replaceAll(',', '').split('.')
  const text = whole.replace(/\B(?=(?:\d{3})+$)/g, ',') + (decimals ? `.${decimals}` : '')
  return value < 0 && text !== '0' ? `-${text}` : text
}
