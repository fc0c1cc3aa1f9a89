import { describe, expect, test } from 'vitest'
import { DEFAULT_GOALS } from '#domain/diary/goals.ts'
import { dayStanding, missedGrams } from './day-progress.ts'

describe('a planned day against its goal', () => {
  test('is on target within five percent', () => {
    expect([1899, 1900, 2000, 2100, 2101].map((kcal) => dayStanding(kcal, 2000))).toEqual([
      'under',
      'on target',
      'on target',
      'on target',
      'over',
    ])
  })

  test('misses a macro goal by more than a tenth, and says by how much', () => {
    const day = { calories: 2000, protein: 136, carbs: 250, fat: 65 }
    expect(missedGrams(day, DEFAULT_GOALS)).toEqual([])
    expect(missedGrams({ ...day, protein: 108, fat: 80 }, DEFAULT_GOALS)).toEqual([
      { macro: 'protein', off: -42 },
      { macro: 'fat', off: 15 },
    ])
  })
})
