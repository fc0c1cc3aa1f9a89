// The four meals of a day.
export const MEAL_SLOTS = ['breakfast', 'lunch', 'dinner', 'snack'] as const
export type MealSlot = (typeof MEAL_SLOTS)[number]

export const MEAL_SLOT_NAMES: Record<MealSlot, string> = {
  breakfast: 'Breakfast',
  lunch: 'Lunch',
  dinner: 'Dinner',
  snack: 'Snack',
}

/** A slot from outside; what is none of the four counts as a snack. */
export function mealSlot(value: unknown): MealSlot {
  return MEAL_SLOTS.find((slot) => slot === value) ?? 'snack'
}
