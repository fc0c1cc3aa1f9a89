import { describe, expect, test } from 'vitest'
import { FOODS } from '#server/catalogue/testing/sample-kitchen.ts'
import { healthScore, isVeryHealthy, nrf93 } from './health-score.ts'

describe('the Nutrient Rich Foods index', () => {
  test('a food with a tenth of every daily value in 100 kcal, and nothing to limit, scores 90', () => {
    const tenth = {
      calories: 100,
      protein: 5,
      fiber: 2.5,
      vitaminA: 500,
      vitaminC: 6,
      vitaminE: 2,
      calcium: 100,
      iron: 1.8,
      potassium: 350,
      magnesium: 40,
      saturatedFat: 0,
      sodium: 0,
    }
    expect(nrf93(tenth, 0)).toBeCloseTo(90, 10)
    // Twice the food has twice the energy: the index is per 100 kcal.
    expect(nrf93({ ...tenth, calories: 200 }, 0)).toBeCloseTo(45, 10)
  })

  test('saturated fat, added sugar and sodium count against it', () => {
    const plain = { calories: 100 }
    expect(nrf93({ ...plain, saturatedFat: 2 }, 0)).toBeCloseTo(-10, 10)
    expect(nrf93(plain, 5)).toBeCloseTo(-10, 10)
    expect(nrf93({ ...plain, sodium: 240 }, 0)).toBeCloseTo(-10, 10)
  })

  test('no nutrient counts for more than a whole day', () => {
    expect(nrf93({ calories: 100, vitaminC: 600 }, 0)).toBe(100)
  })

  test('nothing to eat has no index and no score', () => {
    expect(nrf93({ calories: 0, vitaminC: 5 }, 0)).toBeNull()
    expect(healthScore({}, 0)).toBe(0)
  })

  test('puts greens above pulses, pulses above cheese, cheese above butter', () => {
    const { spinach, broccoli, lentils, cheddar, butter } = FOODS
    const scores = [spinach, broccoli, lentils, cheddar, butter].map((food) => nrf93(food.nutrients, 0) ?? 0)
    expect(scores).toEqual([...scores].sort((a, b) => b - a))
    expect(scores[0]).toBeGreaterThan(400)
    expect(scores.at(-1)).toBeLessThan(0)
  })
})

describe('the health score', () => {
  test('keeps the order of the index and stays within 0 and 100', () => {
    const scores = [-300, 0, 20, 50, 100, 500].map((percent) =>
      healthScore(
        { calories: 100, protein: 25 + percent / 4, saturatedFat: percent < 0 ? 60 : 0, vitaminC: percent },
        0,
      ),
    )
    expect(scores).toEqual([...scores].sort((a, b) => a - b))
    for (const score of scores) expect(score).toSatisfy((n: number) => n >= 0 && n <= 100 && Number.isInteger(n))
  })

  test('very healthy needs a high score and little salt, saturated fat and added sugar', () => {
    expect(isVeryHealthy(71, { sodium: 690, saturatedFat: 4 }, 10)).toBe(true)
    expect(isVeryHealthy(70, {}, 0)).toBe(false)
    expect(isVeryHealthy(90, { sodium: 691 }, 0)).toBe(false)
    expect(isVeryHealthy(90, { saturatedFat: 4.1 }, 0)).toBe(false)
    expect(isVeryHealthy(90, {}, 10.5)).toBe(false)
  })
})
