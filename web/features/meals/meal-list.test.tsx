// @vitest-environment happy-dom
import { render, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import type { DiaryEntry } from '#domain/diary/diary-entry.ts'
import { MealList } from './meal-list.tsx'

const soup: DiaryEntry = {
  ...{ id: 2, date: '2027-01-31', mealType: 'lunch', kind: 'recipe', recipeId: null, foodId: null, grams: null },
  ...{ title: 'Soup', quantity: 1, calories: 300, protein: 9, carbs: 40, fat: 8, nutrients: { calories: 300 } },
  ...{ scheduleId: null, deviceKey: 'soup', updatedAt: '' },
}

test('meals are in the member’s own unit of energy', () => {
  render(<MealList meals={[soup]} energyUnit="kJ" onRemove={() => undefined} />)
  expect(screen.getByText(/1,255 kJ/)).toBeTruthy()
})
