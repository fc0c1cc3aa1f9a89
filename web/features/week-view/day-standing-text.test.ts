import { describe, expect, test } from 'vitest'
import { DEFAULT_GOALS } from '#domain/diary/goals.ts'
import { dayStandingText, standingText } from './day-standing-text.ts'

describe('a planned day against its goal', () => {
  test('is described in words', () => {
    expect(standingText(0, 2000)).toBe('Nothing planned')
    expect(standingText(750.4, 2000)).toBe('1,250 kcal to go')
    expect(standingText(2050, 2000)).toBe('On target')
    expect(standingText(2300, 2000)).toBe('300 kcal over')
    expect(standingText(1000, 2000, 'kJ')).toBe('4,184 kJ to go')
  })

  test('isn’t on target while a macro goal is missed by more than a tenth', () => {
    const day = { calories: 2000, protein: 136, carbs: 250, fat: 65 }
    expect(dayStandingText(day, DEFAULT_GOALS)).toBe('On target')
    expect(dayStandingText({ ...day, protein: 108 }, DEFAULT_GOALS)).toBe('Calories on target, protein 42 g short')
    expect(dayStandingText({ ...day, fat: 80 }, DEFAULT_GOALS)).toBe('Calories on target, fat 15 g over')
    expect(dayStandingText({ ...day, calories: 1500, fat: 20 }, DEFAULT_GOALS)).toBe('500 kcal to go')
  })

  test('has no too few carbs on a low-carb diet, and no too much protein on a high-protein one', () => {
    const lowCarb = { ...DEFAULT_GOALS, diet: 'low_carb', proteinG: 130, carbsG: 120, fatG: 111 } as const
    expect(dayStandingText({ calories: 2000, protein: 130, carbs: 60, fat: 115 }, lowCarb)).toBe('On target')
    expect(dayStandingText({ calories: 2000, protein: 130, carbs: 140, fat: 115 }, lowCarb)).toContain(
      'carbs 20 g over',
    )
    const protein = { ...DEFAULT_GOALS, diet: 'high_protein', proteinG: 150, carbsG: 200, fatG: 67 } as const
    expect(dayStandingText({ calories: 2000, protein: 190, carbs: 200, fat: 67 }, protein)).toBe('On target')
  })
})
