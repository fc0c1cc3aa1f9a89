import { describe, expect, test } from 'vitest'
import { DEFAULT_GOALS } from './goals.ts'
import { type Body, energyGoal, fitMacros, restingKcal, waterGoalMl } from './goals-from-you.ts'

const anna: Body = {
  age: 35,
  sex: 'female',
  heightCm: 168,
  weightKg: 72,
  goalWeightKg: null,
  activity: 'light',
  aim: 'lose',
  paceKg: 0.5,
  maternity: 'none',
}
const goalOf = (changes: Partial<Body>) => {
  const result = energyGoal({ ...anna, ...changes })
  if (!('goal' in result)) throw new Error(result.noNumber)
  return result.goal
}
const reasonFor = (changes: Partial<Body>) => {
  const result = energyGoal({ ...anna, ...changes })
  return 'noNumber' in result ? result.noNumber : null
}

test('energy at rest follows Mifflin–St Jeor', () => {
  // 10 × 72 + 6.25 × 168 − 5 × 35 − 161 and + 5, calculated by hand.
  expect(restingKcal(anna)).toBe(1434)
  expect(restingKcal({ ...anna, sex: 'male' })).toBe(1600)
})

test('activity and pace determine the goal, rounded to the form’s steps', () => {
  expect(goalOf({ aim: 'keep' })).toMatchObject({
    restingKcal: 1434,
    maintenanceKcal: 1972,
    calories: 1950,
    limits: [],
  })
  expect(goalOf({}).calories).toBe(1400)
  expect(goalOf({ aim: 'gain', paceKg: 0.25 }).calories).toBe(2250)
})

describe('safe limits', () => {
  test('are named', () => {
    expect(goalOf({ paceKg: 2, weightKg: 150 }).limits).toEqual([
      { of: 'pace', kgAWeek: 1.5 },
      { of: 'deficit', kcal: 1000 },
    ])
    const small = { activity: 'sedentary', weightKg: 60, age: 60, paceKg: 0.6 } as const
    expect(goalOf(small).limits).toEqual([{ of: 'least', kcal: 1200 }])
  })

  test('a goal weight that is low for the height is treated like such a weight', () => {
    expect(reasonFor({ goalWeightKg: 43 })).toBe('low goal weight')
    expect(reasonFor({ goalWeightKg: 43, aim: 'keep' })).toBe('low goal weight')
    expect(reasonFor({ goalWeightKg: 60 })).toBeNull()
    expect(reasonFor({ weightKg: 45, goalWeightKg: 50, aim: 'gain' })).toBeNull()
  })

  test('a pace is at most one percent of body weight a week', () => {
    const goal = goalOf({ paceKg: 2, weightKg: 90 })
    expect(goal.limits).toEqual([{ of: 'pace', kgAWeek: 0.9 }])
    expect(goal.maintenanceKcal - goal.calories).toBeCloseTo(990, -2)
  })

  test('a deficit is at most 1,000 kcal a day', () => {
    const goal = goalOf({ paceKg: 2, weightKg: 150 })
    expect(goal.maintenanceKcal - goal.calories).toBeCloseTo(1000, -2)
  })

  test('a goal is never below 1,200 kcal, or 1,500 for men', () => {
    expect(goalOf({ activity: 'sedentary', weightKg: 60, age: 60, paceKg: 0.6 }).calories).toBe(1200)
    expect(goalOf({ sex: 'male', activity: 'sedentary', weightKg: 65, age: 70, paceKg: 0.65 }).calories).toBe(1500)
  })

  test('under 18, in pregnancy, while breastfeeding and at a low weight there is a reason and no number', () => {
    expect(reasonFor({ age: 17 })).toBe('growing')
    expect(reasonFor({ maternity: 'pregnant' })).toBe('pregnant')
    expect(reasonFor({ maternity: 'lactating' })).toBe('lactating')
    expect(reasonFor({ weightKg: 50 })).toBe('low weight')
    expect(reasonFor({ weightKg: 50, aim: 'keep' })).toBe('low weight')
    // Only the year of birth is known: before the birthday, a difference of 18 years means an age of 17.
    expect(reasonFor({ age: 18 })).toBe('growing')
    expect(reasonFor({ age: 19 })).toBeNull()
  })
})

test('fitting makes manual macros match the calories again', () => {
  const fitted = fitMacros({ ...DEFAULT_GOALS, calories: 1500 })
  expect(Math.abs(fitted.proteinG * 4 + fitted.carbsG * 4 + fitted.fatG * 9 - 1500)).toBeLessThan(15)
  expect(fitted.proteinG / fitted.carbsG).toBeCloseTo(150 / 250, 1)
})

test('water depends on weight, within the slider’s range', () => {
  expect(waterGoalMl(72)).toBe(2500)
  expect(waterGoalMl(20)).toBe(1000)
  expect(waterGoalMl(200)).toBe(4000)
})
