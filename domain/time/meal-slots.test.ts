import { expect, test } from 'vitest'
import { mealAtHour } from './meal-slots.ts'

test.each([
  [7, 'breakfast'],
  [12, 'lunch'],
  [19, 'dinner'],
  [1, 'dinner'],
])('what is cooked at %i:00 is %s', (hour, meal) => {
  expect(mealAtHour(hour)).toBe(meal)
})
