import { expect, test } from 'vitest'
import { averageDays, type DiaryDay } from './day-averages.ts'

const day = (date: string, entries: number, iron?: number): DiaryDay => ({
  date,
  calories: 0,
  protein: 0,
  carbs: 0,
  fat: 0,
  waterMl: 0,
  entries,
  nutrients: iron === undefined ? {} : { iron },
  known: iron === undefined ? {} : { iron: 1 },
})

test('an average leaves out days without entries and the current day', () => {
  const days = [day('2026-03-01', 2, 10), day('2026-03-02', 0), day('2026-03-03', 1, 20), day('2026-03-04', 1, 500)]
  expect(averageDays(days, '2026-03-04')).toEqual({ days: 2, nutrients: { iron: 15 }, known: { iron: 1 } })
})

test('a nutrient without data stays unknown, and one with partial data says how much of the food has it', () => {
  const average = averageDays([day('2026-03-01', 1, 10), day('2026-03-02', 1)], '2026-03-04')
  expect(average.nutrients.iron).toBe(5)
  expect(average.known.iron).toBe(0.5)
  expect(average.nutrients.zinc).toBeUndefined()
})
