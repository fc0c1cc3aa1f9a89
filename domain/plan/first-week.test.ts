import { expect, test } from 'vitest'
import { DEFAULT_GOALS } from '#domain/diary/goals.ts'
import { FIRST_ANSWERS, firstGoals, firstWeekRequest, needsOwnGoal } from './first-week.ts'
import { OFTEN_AVOIDED } from './often-avoided.ts'
import { preferenceParameters } from './plan-request.ts'

test('a new member’s answers become a request for a week', () => {
  const answers = { diet: 'vegan', avoid: ['peanut', 'soy'], people: 2, portions: [1, 0.5], aim: 'lose' } as const
  const request = firstWeekRequest(firstGoals(null, answers), answers)
  expect(request).toMatchObject({ targetCalories: DEFAULT_GOALS.calories, diet: 'Vegan', span: 'week' })
  const parameters = preferenceParameters(request, { day: 'monday', favorites: [], excluded: [] })
  expect(parameters).toMatchObject({
    exclude: 'peanut, soy',
    people: '2',
    portions: '1,0.5',
    leftovers: 'true',
    day: 'monday',
  })
})

test('existing goals stay', () => {
  const saved = { ...DEFAULT_GOALS, calories: 1700, diet: 'vegan' } as const
  expect(firstGoals(saved, FIRST_ANSWERS)).toEqual({ ...saved, diet: 'none' })
})

test('people who want to lose or gain weight need their own goal; people who have one, or keep their weight, don’t', () => {
  const own = { ...DEFAULT_GOALS, calories: 1700 }
  expect(needsOwnGoal(DEFAULT_GOALS, { ...FIRST_ANSWERS, aim: 'lose' })).toBe(true)
  expect(needsOwnGoal(DEFAULT_GOALS, { ...FIRST_ANSWERS, aim: 'gain' })).toBe(true)
  expect(needsOwnGoal(DEFAULT_GOALS, FIRST_ANSWERS)).toBe(false)
  expect(needsOwnGoal(own, { ...FIRST_ANSWERS, aim: 'lose' })).toBe(false)
})

test('each food offered to leave out is listed once', () => {
  expect(new Set(OFTEN_AVOIDED).size).toBe(OFTEN_AVOIDED.length)
})
