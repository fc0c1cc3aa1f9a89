import type { ComponentProps } from 'react'
import { MEAL_SLOT_NAMES, MEAL_SLOTS, type MealSlot, mealSlot } from '#domain/time/meal-slots.ts'
import { Select } from './select.tsx'

const MEALS = MEAL_SLOTS.map((slot) => ({ value: slot, label: MEAL_SLOT_NAMES[slot] }))

interface MealSelectProps extends Omit<ComponentProps<typeof Select>, 'options' | 'onChange'> {
  onMeal: (meal: MealSlot) => void
}

/** Breakfast, lunch, dinner or snack. */
export function MealSelect({ onMeal, ...rest }: MealSelectProps) {
  return <Select {...rest} options={MEALS} onChange={(event) => onMeal(mealSlot(event.target.value))} />
}
