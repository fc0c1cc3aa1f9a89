import { expect, test } from 'vitest'
import type { EntryPlace, ScheduledMeal } from '#domain/plan/schedule-entry.ts'
import { beforeDishText, copiedText, movedText } from './move-text.ts'

const to: EntryPlace = { date: '2026-11-18', mealType: 'dinner' }
const change = { meal: {} as ScheduledMeal, to }
const move = { change: [change], isToCookAgain: false, loggedOn: null }

test('a moved meal says where it is, and what became of its leftovers, the stove and the diary', () => {
  expect(movedText('Stew', to, move)).toBe('Stew moved to dinner on Wednesday, November 18, 2026.')
  expect(movedText('Stew', to, { change: [change, change], isToCookAgain: true, loggedOn: '2026-11-16' })).toBe(
    'Stew moved to dinner on Wednesday, November 18, 2026, and its leftovers with it. It’s no longer marked as cooked. What you logged stays on Monday, November 16, 2026.',
  )
  expect(copiedText('Stew', to)).toBe('Stew copied to dinner on Wednesday, November 18, 2026.')
  expect(beforeDishText(to)).toBe(
    'Leftovers have to come after the dish itself, which is planned for dinner on Wednesday, November 18, 2026.',
  )
})
