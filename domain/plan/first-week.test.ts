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

test('existing goals stay; another diet has other macros', () => {
  const saved = { ...DEFAULT_GOALS, calories: 1700, proteinG: 90, diet: 'vegan' } as const
  expect(firstGoals(saved, { ...FIRST_ANSWERS, diet: 'vegan' })).toEqual(saved)
  expect(firstGoals(saved, { ...FIRST_ANSWERS, diet: 'keto' })).toMatchObject({
    calories: 1700,
    diet: 'keto',
    carbsG: 50,
  })
  // 150 g of protein is what nobody chose.
  expect(firstGoals(null, FIRST_ANSWERS)).toMatchObject({ calories: 2000, proteinG: 100, carbsG: 250 })
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
