// A food or recipe that can be logged, parsed from JSON: the server's responses, the account's rows and the device.
import { objectOf, objectsOf, positive, textOf } from '#domain/json.ts'
import type { Nutrients } from '#domain/nutrition/nutrients.ts'
import { TRACKED_KEYS } from '#domain/nutrition/nutrition.ts'
import type { LoggableFood } from './diary-entry.ts'

export function readNutrients(value: unknown): Nutrients {
  const json = objectOf(value)
  const nutrients: Nutrients = {}
  for (const key of TRACKED_KEYS) {
    const amount = json[key]
    if (typeof amount === 'number' && amount >= 0) nutrients[key] = amount
  }
  return nutrients
}

export function readLoggableFood(value: unknown): LoggableFood | null {
  const json = objectOf(value)
  const { kind } = json
  if ((kind !== 'food' && kind !== 'recipe') || textOf(json.id) === '' || textOf(json.title) === '') return null
  return {
    kind,
    id: textOf(json.id),
    title: textOf(json.title),
    nutrients: readNutrients(json.nutrients),
    portions: objectsOf(json.portions)
      .map((portion) => ({ label: textOf(portion.label), grams: positive(portion.grams) }))
      .filter(({ label, grams }) => label !== '' && grams > 0),
  }
}

/** The portion that most people mean: an apple, a slice, one serving. */
export const usualAmount = (item: LoggableFood): number =>
  item.kind === 'recipe' ? 1 : (item.portions[0]?.grams ?? 100)
