import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import {
  type TrackedFood,
  trackedFood,
  trackerAmount,
  trackerBars,
  trackerTotals,
  withTrackedAmount,
} from './tracker.ts'

const apple = { name: 'apple', calories: 95, protein: 0.5, carbs: 25, fat: 0.3 }

describe('tracked foods', () => {
  test('a food is added with amount 1, in servings', () => {
    expect(trackedFood(apple, 'a')).toEqual({ ...apple, id: 'a', amount: 1, unit: 'serving' })
    expect(trackedFood({ ...apple, fat: Number.NaN }, 'a').fat).toBe(0)
  })

  test.each([
    [0.1, 0.25],
    ['0.25', 0.25],
    ['1,5', 1.5],
    [1.3, 1.25],
    [-4, 0.25],
    [10, 10],
    ['', null],
    ['two', null],
  ])('an amount of %j becomes %s', (input, expected) => {
    expect(trackerAmount(input)).toBe(expected)
  })

  test('changing an amount changes the totals; an empty field changes nothing', () => {
    const foods = [trackedFood(apple, 'a'), trackedFood({ ...apple, calories: 100 }, 'b')]
    expect(trackerTotals(withTrackedAmount(foods, 'a', '2')).calories).toBe(290)
    expect(withTrackedAmount(foods, 'a', '')).toEqual(foods)
  })

  test('totals are the sum of all foods times their amounts', () => {
    const food = fc.record({
      id: fc.uuid(),
      name: fc.string(),
      calories: fc.integer({ min: 0, max: 900 }),
      protein: fc.integer({ min: 0, max: 90 }),
      carbs: fc.integer({ min: 0, max: 90 }),
      fat: fc.integer({ min: 0, max: 90 }),
      amount: fc.integer({ min: 1, max: 40 }).map((quarters) => quarters / 4),
      unit: fc.constant('serving' as const),
    })
    fc.assert(
      fc.property(fc.array(food), (foods: TrackedFood[]) => {
        const quarters = foods.reduce((sum, { calories, amount }) => sum + calories * amount * 4, 0)
        expect(trackerTotals(foods).calories).toBe(quarters / 4)
      }),
    )
  })
})

describe('the goals panel', () => {
  test('uses 2000 kcal, 50 g protein, 275 g carbs and 65 g fat', () => {
    const bars = trackerBars({ calories: 1000, protein: 25, carbs: 55, fat: 65 })
    expect(bars.map(({ label, goal, percent }) => [label, goal, percent])).toEqual([
      ['Calories', 2000, 50],
      ['Protein', 50, 50],
      ['Carbs', 275, 20],
      ['Fat', 65, 100],
    ])
  })

  test('bars stop at 100%, and the calories bar is red only above 2000', () => {
    const over = trackerBars({ calories: 2000.5, protein: 500, carbs: 0, fat: 0 })
    expect(over.map(({ percent, red }) => [percent, red])).toEqual([
      [100, true],
      [100, false],
      [0, false],
      [0, false],
    ])
    expect(trackerBars({ calories: 2000, protein: 0, carbs: 0, fat: 0 })[0]?.red).toBe(false)
  })
})
