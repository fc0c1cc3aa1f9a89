// Numbers as the site writes them, in American English. Not by Intl: its first use loads the world's formats, which takes
// half as long as everything else that the application does to start.

/** From here on, numbers are written with an exponent unless the standard does it. */
const LARGEST = 1e21

/** "1,240", "-0.5": thousands parted, no more decimals than given, none that say nothing. */
export function numberText(value: number, mostDecimals = 0): string {
  const size = Math.abs(value)
  const digits = size < LARGEST ? String(Number(size.toFixed(mostDecimals))) : size.toLocaleString('en-US')
  const [whole = '', decimals] = digits.replaceAll(',', '').split('.')
  const text = whole.replace(/\B(?=(?:\d{3})+$)/g, ',') + (decimals ? `.${decimals}` : '')
  return value < 0 && text !== '0' ? `-${text}` : text
}
