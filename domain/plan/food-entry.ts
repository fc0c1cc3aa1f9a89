// A plain food as a schedule entry.
import { type LoggableFood, macrosOf, scaleNutrients } from '#domain/diary/diary-entry.ts'
import { LONGEST } from '#domain/limits.ts'
import type { UnplacedEntry } from './recipe-entry.ts'

/** This much of a food as a serving. */
export function foodEntry(item: LoggableFood, grams: number): UnplacedEntry {
  const nutrients = scaleNutrients(item.nutrients, grams / 100)
  return {
    recipeId: null,
    title: item.title.slice(0, LONGEST.plannedNote),
    image: '',
    servings: 1,
    calories: macrosOf(nutrients).calories,
    food: { id: item.id, grams, portion: item.portions.find((one) => one.grams === grams)?.label ?? '', nutrients },
  }
}
