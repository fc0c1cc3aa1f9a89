// The four meals of a day.
export const MEAL_SLOTS = ['breakfast', 'lunch', 'dinner', 'snack'] as const
export type MealSlot = (typeof MEAL_SLOTS)[number]

export const MEAL_SLOT_NAMES: Record<MealSlot, string> = {
  breakfast: 'Breakfast',
  lunch: 'Lunch',
  dinner: 'Dinner',
  snack: 'Snack',
}

/** The meal that people usually eat at that hour (0 to 23). */
export function mealAtHour(hour: number): MealSlot {
  if (hour >= 4 && hour < 11) return 'breakfast'
  return hour >= 11 && hour < 16 ? 'lunch' : 'dinner'
}

/** Parses a slot; anything unknown counts as a snack. */
export function mealSlot(value: unknown): MealSlot {
  return MEAL_SLOTS.find((slot) => slot === value) ?? 'snack'
}
