import { describe, expect, test } from 'vitest'
import { type HealthFacts, healthScore, isVeryHealthy } from './health-score.ts'
import { nutriScore } from './nutri-score.ts'

const dish = (change: Partial<HealthFacts> = {}): HealthFacts => ({
  nutrients: { calories: 400, sugar: 5, saturatedFat: 2, sodium: 300, protein: 20, fiber: 8 },
  servingGrams: 400,
  produceShare: 0.5,
  hasRedMeat: false,
  isDrink: false,
  dishTypes: ['main course'],
  addedSugarGrams: 0,
  limitedSaturatedFatGrams: 2,
  ...change,
})

/** Per 100 g. */
const per100g = (nutrients: HealthFacts['nutrients'], change: Partial<HealthFacts> = {}) =>
  nutriScore(dish({ nutrients, servingGrams: 100, produceShare: 0, ...change }))

describe('Nutri-Score 2023', () => {
  test.each([
    ['energy', { calories: 335 / 4.184 }, 0],
    ['energy', { calories: 336 / 4.184 }, 1],
    ['energy', { calories: 900 }, 10],
    ['sugar', { sugar: 3.4 }, 0],
    ['sugar', { sugar: 10.1 }, 3],
    ['sugar', { sugar: 60 }, 15],
    ['saturated fat', { saturatedFat: 4.5 }, 4],
    ['salt', { sodium: 240 }, 2],
    ['salt', { sodium: 2000 }, 20],
    ['protein', { protein: 5 }, -2],
    ['fiber', { fiber: 6.4 }, -4],
  ])('counts %s: %o gives %d points', (_, nutrients, points) => {
    expect(per100g(nutrients)?.points).toBe(points)
  })

  test.each([
    [0.4, 0],
    [0.41, -1],
    [0.61, -2],
    [0.81, -5],
  ])('a share of %d fruit, vegetables and pulses gives %d points', (produceShare, points) => {
    expect(per100g({}, { produceShare })?.points).toBe(points)
  })

  test('protein from red meat gives 2 points at most, and none if the rest is bad', () => {
    expect(per100g({ protein: 20 }, { hasRedMeat: true })?.points).toBe(-2)
    expect(per100g({ protein: 20, sodium: 900 })?.points).toBe(11)
  })

  test.each([
    ['A', { sodium: 0 }],
    ['B', { sodium: 240 }],
    ['C', { sodium: 400 }],
    ['D', { sodium: 1000 }],
    ['E', { sodium: 2000 }],
  ])('grade %s', (grade, nutrients) => {
    expect(per100g(nutrients)?.grade).toBe(grade)
  })

  test('a drink has its own table, in which only water is an A', () => {
    expect(per100g({ sugar: 6.5 }, { isDrink: true })).toEqual({ points: 5, grade: 'C' })
    expect(per100g({}, { isDrink: true })?.grade).toBe('B')
  })

  test('a dish without weight has no score', () => {
    expect(nutriScore(dish({ servingGrams: 0 }))).toBeNull()
    expect(healthScore(dish({ servingGrams: 0 }))).toBe(0)
  })
})

describe('the health score', () => {
  test('gives each grade its band of 20 and keeps the order of the points', () => {
    const salts = [0, 100, 200, 300, 500, 900, 1300, 1600, 2000, 2400]
    const scores = salts.map((sodium) =>
      healthScore(dish({ nutrients: { sodium: sodium / 100 }, servingGrams: 1, produceShare: 0 })),
    )
    expect(scores).toEqual([...scores].sort((a, b) => b - a))
    expect(scores[0]).toBe(80)
    for (const score of scores) expect(score).toSatisfy((n: number) => n >= 0 && n <= 100 && Number.isInteger(n))
  })

  test('no single nutrient lifts a dish above its grade: vitamins don’t count at all', () => {
    const { nutrients } = dish()
    expect(healthScore(dish({ nutrients: { ...nutrients, vitaminA: 100_000 } }))).toBe(healthScore(dish()))
  })

  test.each([
    [
      '690 mg of sodium',
      { nutrients: { ...dish().nutrients, sodium: 690 } },
      { nutrients: { ...dish().nutrients, sodium: 691 } },
    ],
    ['10 g of added sugar', { addedSugarGrams: 10 }, { addedSugarGrams: 10.1 }],
    ['a tenth of the energy as saturated fat', { limitedSaturatedFatGrams: 4.4 }, { limitedSaturatedFatGrams: 4.5 }],
  ])('a serving with more than %s gets no badge', (_, within, beyond) => {
    expect(isVeryHealthy(healthScore(dish(within)))).toBe(true)
    expect(healthScore(dish(beyond))).toBeLessThanOrEqual(70)
    expect(isVeryHealthy(healthScore(dish(beyond)))).toBe(false)
  })

  test('the further a serving exceeds a limit, the more it loses, at most 20 points for each', () => {
    const sodium = (mg: number) => healthScore(dish({ nutrients: { ...dish().nutrients, sodium: mg } }))
    expect(sodium(760)).toBe(69)
    expect(sodium(1035)).toBe(65)
    const sugar = [11, 15, 20, 30, 200].map((addedSugarGrams) => healthScore(dish({ addedSugarGrams })))
    expect(sugar).toEqual([69, 65, 60, 50, 50])
  })

  test.each([
    ['a main course', 700, ['main course', 'soup']],
    ['a breakfast', 500, ['breakfast']],
    ['a salad', 400, ['side dish', 'salad']],
    ['a side dish', 300, ['side dish']],
    ['a drink', 150, ['beverage']],
  ])('%s of more than %d kcal gets no badge', (_, most, dishTypes) => {
    const withCalories = (calories: number) =>
      isVeryHealthy(
        healthScore(dish({ dishTypes, nutrients: { calories, fiber: 10, protein: 10 }, limitedSaturatedFatGrams: 1 })),
      )
    expect(withCalories(most)).toBe(true)
    expect(withCalories(most + 1)).toBe(false)
  })

  test('a dish beside a meal has half of the meal’s limits', () => {
    const side = (sodium: number) =>
      healthScore(
        dish({ dishTypes: ['bread'], nutrients: { ...dish().nutrients, calories: 300, sodium }, servingGrams: 500 }),
      )
    expect(isVeryHealthy(side(345))).toBe(true)
    expect(isVeryHealthy(side(346))).toBe(false)
  })

  test('the badge starts above 70', () => {
    expect([70, 71].map(isVeryHealthy)).toEqual([false, true])
  })
})
