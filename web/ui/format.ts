// Formats numbers for display.
import { numberText } from '#domain/text/number-text.ts'

export const NOT_KNOWN = '–'

/** "1,240" */
export const wholeNumber = (value: number) => numberText(value)

/** "4.2": one decimal below ten, none above. */
export const shortNumber = (value: number) => numberText(value, Math.abs(value) < 10 ? 1 : 0)

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

/** "1 recipe", "1,200 recipes", "2.5 servings". */
export const countText = (count: number, one: string, many = `${one}s`) =>
  `${numberText(count, 2)} ${count === 1 ? one : many}`

/** " · 1 meal isn’t counted", after totals that leave out meals with unknown nutrition. */
export const uncountedNote = (meals: number) =>
  meals > 0 ? ` · ${countText(meals, 'meal isn’t', 'meals aren’t')} counted` : ''

/** Beside numbers that leave out ingredients we don't know. */
export const uncountedShort = (ingredients: number) => `${countText(ingredients, 'ingredient')} not counted`
