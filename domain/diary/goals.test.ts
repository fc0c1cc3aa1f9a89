import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import {
  completeGoals,
  DEFAULT_GOALS,
  GOAL_DIETS,
  GOAL_KEYS,
  GOAL_RANGES,
  goalValue,
  plannerCalories,
  progressTo,
  providerDietOf,
} from './goals.ts'

describe('goals', () => {
  test('a member without goals starts from 2000 kcal, 2000 ml, 150, 250 and 65 g, no diet', () => {
    expect(completeGoals({})).toEqual({
      calories: 2000,
      waterMl: 2000,
      proteinG: 150,
      carbsG: 250,
      fatG: 65,
      diet: 'none',
    })
    expect(completeGoals({})).toEqual(DEFAULT_GOALS)
  })

  test.each([[''], ['  '], [0], ['0'], [null], [undefined], ['abc'], [Number.NaN]])(
    '%j falls back to the default',
    (input) => {
      for (const key of GOAL_KEYS) expect(goalValue(key, input)).toBe(GOAL_RANGES[key].default)
    },
  )

  test('a set value is kept, within its range', () => {
    expect(goalValue('proteinG', '120')).toBe(120)
    expect(goalValue('calories', 9000)).toBe(4000)
    expect(goalValue('fatG', 5)).toBe(20)
    expect(goalValue('carbsG', -3)).toBe(50)
  })

  test('whatever is saved, the goals are whole numbers within their ranges', () => {
    fc.assert(
      fc.property(fc.oneof(fc.double(), fc.string(), fc.constant(null)), (input) => {
        const goals = completeGoals({ calories: input, waterMl: input, proteinG: input, carbsG: input, fatG: input })
        for (const key of GOAL_KEYS) {
          expect(Number.isInteger(goals[key])).toBe(true)
          expect(goals[key]).toBeGreaterThanOrEqual(GOAL_RANGES[key].min)
          expect(goals[key]).toBeLessThanOrEqual(GOAL_RANGES[key].max)
        }
      }),
    )
  })

  test('only diets that the provider knows are sent to it', () => {
    expect(GOAL_DIETS.map(({ value }) => [value, providerDietOf(value)])).toEqual([
      ['none', null],
      ['vegetarian', 'Vegetarian'],
      ['vegan', 'Vegan'],
      ['keto', 'Ketogenic'],
      ['paleo', 'Paleo'],
      ['mediterranean', null],
      ['low_carb', null],
      ['high_protein', null],
    ])
    expect(completeGoals({ diet: 'carnivore' }).diet).toBe('none')
  })

  test('a target between the planner’s steps moves to the nearest step', () => {
    expect([plannerCalories(1950), plannerCalories(1840), plannerCalories(null)]).toEqual([2000, 1800, 2000])
  })
})

describe('progress', () => {
  test.each([
    [500, 2000, { percent: 25, remaining: 1500, over: 0 }],
    [2500, 2000, { percent: 100, remaining: 0, over: 500 }],
    [2000, 2000, { percent: 100, remaining: 0, over: 0 }],
    [0, 2000, { percent: 0, remaining: 2000, over: 0 }],
    [Number.NaN, 2000, { percent: 0, remaining: 2000, over: 0 }],
    [100, 0, { percent: 0, remaining: 0, over: 0 }],
  ])('%d of %d', (value, target, expected) => {
    expect(progressTo(value, target)).toEqual(expected)
  })
})
