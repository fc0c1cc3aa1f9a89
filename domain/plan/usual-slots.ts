// The meals of a day if nobody asks for others.
import type { MealSlot } from '#domain/time/meal-slots.ts'

/** Below this, three meals of a reasonable size are enough. */
export const SNACKS_FROM_KCAL = 2600
const FURTHER_SNACKS_FROM_KCAL = [3400, 4400]

export function usualSlots(targetCalories: number): MealSlot[] {
  const snacks = [SNACKS_FROM_KCAL, ...FURTHER_SNACKS_FROM_KCAL].filter((from) => targetCalories >= from)
  return ['breakfast', 'lunch', 'dinner', ...snacks.map((): MealSlot => 'snack')]
}
