// A plain food as a planned meal: yogurt, an apple. A serving has a weight, and the nutrients of that weight.
import { type LoggableFood, scaleNutrients } from '#domain/diary/diary-entry.ts'
import { readNutrients } from '#domain/diary/loggable-food.ts'
import { objectOf, positive, textOf } from '#domain/json.ts'
import type { Macros } from '#domain/nutrition/macros.ts'
import type { Nutrients } from '#domain/nutrition/nutrients.ts'

export interface PlannedFood {
  id: string
  /** Of a serving. */
  grams: number
  /** What a serving is, such as a cup; '' for grams. */
  portion: string
  nutrients: Nutrients
}

export function readPlannedFood(saved: unknown): PlannedFood | null {
  const { id, grams, portion, nutrients } = objectOf(saved)
  if (textOf(id) === '' || positive(grams) === 0) return null
  return { id: textOf(id), grams: positive(grams), portion: textOf(portion), nutrients: readNutrients(nutrients) }
}

/** As the diary logs foods: per 100 g. */
export const foodToLog = (title: string, { id, grams, portion, nutrients }: PlannedFood): LoggableFood => ({
  kind: 'food',
  id,
  title,
  nutrients: scaleNutrients(nutrients, 100 / grams),
  portions: portion === '' ? [] : [{ label: portion, grams }],
})

/** Of a serving; what isn't known counts as nothing. */
export const foodMacros = ({ nutrients }: PlannedFood): Macros => ({
  calories: nutrients.calories ?? 0,
  protein: nutrients.protein ?? 0,
  carbs: nutrients.carbohydrates ?? 0,
  fat: nutrients.fat ?? 0,
})
