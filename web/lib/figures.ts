// Figures as the pages write them.

const whole = new Intl.NumberFormat('en-US', { maximumFractionDigits: 0 })
const fine = new Intl.NumberFormat('en-US', { maximumFractionDigits: 1 })

export const NOT_KNOWN = '–'

/** "1,240" */
export const wholeNumber = (value: number) =>
  value >= 0 && value < 999 ? String(Math.round(value)) : whole.format(value)

/** "4.2": one decimal below ten, none above. */
export const shortNumber = (value: number) => (Math.abs(value) < 10 ? fine : whole).format(value)

/** "$2.43" from cents, "N/A" when unknown. */
export const priceText = (cents: number | null) => (cents === null ? 'N/A' : `$${(cents / 100).toFixed(2)}`)

/** "45 min", "1 h 15 min", "2 h". */
export function minutesText(given: number) {
  const minutes = Math.round(given)
  const hours = Math.floor(minutes / 60)
  const rest = minutes % 60
  if (hours === 0) return `${rest} min`
  return rest === 0 ? `${hours} h` : `${hours} h ${rest} min`
}

export const countText = (count: number, one: string, many = `${one}s`) =>
  `${wholeNumber(count)} ${count === 1 ? one : many}`
