import { describe, expect, test } from 'vitest'
import {
  copyOf,
  type DiaryEntry,
  entryOf,
  isDiaryDay,
  type LoggableFood,
  macroOf,
  quickEntry,
  quickProblem,
  servingsEntry,
  withFigures,
  withMacros,
} from './diary-entry.ts'
import { amountProblem, amountUnits, withAmount } from './entry-amount.ts'

const when = { date: '2026-03-08', mealType: 'lunch' } as const
const apple: LoggableFood = {
  kind: 'food',
  id: '9003',
  title: 'apple',
  nutrients: { calories: 52, carbohydrates: 13.81, fiber: 2.4, vitaminARae: 3 },
  portions: [{ label: '1 medium', grams: 182 }],
}

test('a food is scaled from 100 g to the amount eaten, and unknown nutrients stay unknown', () => {
  const entry = entryOf(apple, 182, when)
  expect(entry).toMatchObject({ kind: 'food', foodId: '9003', recipeId: null, grams: 182, quantity: 1, calories: 95 })
  expect(entry.nutrients).toEqual({ calories: 94.64, carbohydrates: 25.1342, fiber: 4.368, vitaminARae: 5.46 })
})

test('a recipe counts in servings', () => {
  const entry = entryOf({ ...apple, kind: 'recipe', id: '716429', title: 'Soup' }, 1.5, when)
  expect(entry).toMatchObject({ recipeId: '716429', foodId: null, grams: null, quantity: 1.5, calories: 78 })
})

test('a dish has the same calories and macros wherever it is logged: they are rounded once', () => {
  const fajitas: LoggableFood = {
    ...apple,
    kind: 'recipe',
    nutrients: { calories: 619.47, protein: 38.4964, carbohydrates: 61.0004, fat: 24.4998 },
  }
  const one = entryOf(fajitas, 1, when)
  expect(one).toMatchObject({ calories: 619, protein: 38, carbs: 61, fat: 24 })
  const saved: DiaryEntry = { ...entryOf(fajitas, 2, when), id: 1, deviceKey: 'a', updatedAt: 'x' }
  expect(withAmount(saved, 1, 'servings').calories).toBe(619)
  const food = { foodId: '1', name: 'fajitas', gramsPerServing: null, nutrients: fajitas.nutrients }
  expect(servingsEntry(food, 1, when).calories).toBe(619)
})

test('a day’s nutrients are the sum of the same whole numbers as its totals', () => {
  const day = { calories: 1718, protein: 80, carbs: 200, fat: 67 }
  expect(withMacros({ calories: 1717.4, fat: 67.6, iron: 9.5 }, day)).toEqual({ calories: 1718, fat: 67, iron: 9.5 })
})

test('a quick entry knows only what was typed', () => {
  const entry = quickEntry({ calories: 650, protein: 30, carbs: null, fat: null, name: ' Pizza out ' }, when)
  expect(entry).toMatchObject({ title: 'Pizza out', calories: 650, protein: 30, carbs: 0 })
  expect(entry.nutrients).toEqual({ calories: 650, protein: 30 })
  expect(quickEntry({ calories: 1, protein: null, carbs: null, fat: null, name: '' }, when).title).toBe('Quick add')
})

test('servings from the nutrition planner become grams if their weight is known', () => {
  const food = { foodId: '9003', name: 'apple', gramsPerServing: 182, nutrients: { calories: 95, fiber: 4.4 } }
  expect(servingsEntry(food, 2, when)).toMatchObject({
    kind: 'food',
    grams: 364,
    calories: 190,
    nutrients: { fiber: 8.8 },
  })
  expect(servingsEntry({ ...food, gramsPerServing: null }, 2, when)).toMatchObject({ kind: 'quick', grams: null })
})

test('an edited amount changes every value, also of an old row without nutrients', () => {
  const saved: DiaryEntry = { ...entryOf(apple, 100, when), id: 1, deviceKey: 'a', updatedAt: 'x' }
  expect(withAmount(saved, 200, 'grams')).toMatchObject({ grams: 200, calories: 104, nutrients: { fiber: 4.8 } })
  const old = { ...saved, kind: 'recipe' as const, grams: null, quantity: 1, nutrients: null, calories: 400, fat: 10 }
  expect(withAmount(old, 0.5, 'servings')).toMatchObject({ quantity: 0.5, calories: 200, fat: 5, nutrients: null })
})

test('an amount is edited in the unit it was logged in, or by weight', () => {
  const saved: DiaryEntry = { ...entryOf(apple, 364, when), id: 1, deviceKey: 'a', updatedAt: 'x' }
  expect(amountUnits(saved)).toEqual(['portion', 'grams'])
  expect(saved.portion).toEqual({ label: 'medium', count: 2 })
  const three = withAmount(saved, 3, 'portion')
  expect(three).toMatchObject({ portion: { label: 'medium', count: 3 }, grams: 546, calories: 284 })
  expect(withAmount(three, 100, 'grams')).toMatchObject({ portion: null, grams: 100, calories: 52 })
})

test('macros that nobody knows are unknown, never 0 g, and can be corrected', () => {
  const pizza = quickEntry({ calories: 650, protein: null, carbs: null, fat: 20, name: 'Pizza' }, when)
  expect([macroOf(pizza, 'protein'), macroOf(pizza, 'fat')]).toEqual([null, 20])
  const corrected = withFigures(pizza, { calories: 700, protein: 30, carbs: 0, fat: null })
  expect(corrected).toMatchObject({ calories: 700, protein: 30, carbs: 0, fat: 0 })
  expect(corrected.nutrients).toEqual({ calories: 700, protein: 30, carbohydrates: 0 })
  expect([macroOf(corrected, 'carbs'), macroOf(corrected, 'fat')]).toEqual([0, null])
  // Another program stores a row without our snapshot.
  const bare = { ...pizza, nutrients: null, fat: 0 }
  expect(macroOf(bare, 'protein')).toBeNull()
  expect(macroOf({ ...bare, carbs: 80 }, 'protein')).toBe(0)
})

test('a copy is a new entry that isn’t linked to the plan', () => {
  const saved: DiaryEntry = { ...entryOf(apple, 100, when, 7), id: 1, deviceKey: 'a', updatedAt: 'x' }
  expect(copyOf(saved, { date: '2026-03-09' })).toEqual({
    ...entryOf(apple, 100, { ...when, date: '2026-03-09' }),
    scheduleId: null,
  })
})

describe('bad input has a clear message', () => {
  test.each([
    [0, 'grams', 'Enter an amount above 0.'],
    [-5, 'servings', 'Enter an amount above 0.'],
    [Number.NaN, 'grams', 'Enter an amount above 0.'],
    [10_000_000, 'grams', 'Enter at most 10,000 g.'],
    [101, 'servings', 'Enter at most 100 servings.'],
    [10_001, 'portion', 'Enter at most 10,000.'],
    [150, 'grams', null],
  ] as const)('%s %s', (amount, unit, problem) => expect(amountProblem(amount, unit)).toBe(problem))

  test('calories and macros of a quick entry', () => {
    const none = { protein: null, carbs: null, fat: null, name: '' }
    expect(quickProblem({ ...none, calories: Number.NaN })).toContain('Enter the calories')
    expect(quickProblem({ ...none, calories: 99_999 })).toContain('20,000')
    expect(quickProblem({ ...none, calories: 100, fat: -1 })).toContain('macros')
    expect(quickProblem({ ...none, calories: 0 })).toBeNull()
  })

  test('days outside 2000 to 2100', () => {
    expect(isDiaryDay('1900-01-01')).toBe(false)
    expect(isDiaryDay('2200-01-01')).toBe(false)
    expect(isDiaryDay('2026-03-08')).toBe(true)
  })
})
