import { describe, expect, test } from 'vitest'
import { realCatalogue } from '#server/search/testing/real-catalogue.ts'
import { lookUpFood } from './food-lookup.ts'
import { judgeFoods } from './testing/judge-foods.ts'

const LEAST = 120
const SHARE = 0.95
const { foods } = realCatalogue()

describe('looking up a food', () => {
  test('what people type finds the food they mean, and every miss has its reason', () => {
    const judged = judgeFoods(foods)
    expect(judged.length).toBeGreaterThanOrEqual(LEAST)
    const wrong = judged.filter(({ problem }) => problem !== '')
    expect(wrong.filter(({ miss }) => miss === '')).toEqual([])
    expect(judged.filter(({ problem, miss }) => problem === '' && miss !== '')).toEqual([])
    expect(1 - wrong.length / judged.length).toBeGreaterThanOrEqual(SHARE)
  })

  test('gives at most ten foods, each with portions and figures for 100 g', () => {
    const found = lookUpFood(foods, '2 eggs')
    expect(found).toMatchObject({ name: 'eggs', amount: 2, unit: 'piece', grams: 100 })
    expect(found.foods.length).toBeLessThanOrEqual(10)
    expect(found.foods[0]?.portions).toContainEqual({ unit: 'piece', label: '1 large egg', grams: 50 })
    for (const food of found.foods) {
      expect(food.portions.at(-1)).toEqual({ unit: 'g', label: '100 g', grams: 100 })
      expect(food.nutrients.calories).toBeGreaterThanOrEqual(0)
    }
  })

  test('a drink is offered by the glass and by the can', () => {
    const unitsOf = (typed: string) => lookUpFood(foods, typed).foods[0]?.portions.map(({ unit }) => unit)
    expect(unitsOf('red wine')).toContain('glass')
    expect(unitsOf('coke')).toEqual(expect.arrayContaining(['glass', 'can']))
    expect(unitsOf('bread')).toContain('slice')
  })

  test.each([
    ['2 sticks butter', 226, 'piece'],
    ['1 head lettuce', 300, 'piece'],
    ['1 fillet salmon', 150, 'piece'],
    ['1 head garlic', 40, 'piece'],
    ['2 cloves garlic', 6, 'clove'],
    ['3 strips bacon', 84, 'strip'],
    ['1 pinch salt', 0.38, 'pinch'],
    ['500 ml popcorn', 16.67, 'ml'],
    ['300 ml oats', 101.25, 'ml'],
    ['3 dl oats', 101.25, 'dl'],
    ['500 ml milk', 508.33, 'ml'],
    ['1 l milk', 1016.67, 'l'],
  ])('%s weigh %d g', (typed, grams, unit) => {
    expect(lookUpFood(foods, typed)).toMatchObject({ grams, unit, unknownUnit: '' })
  })

  test.each([
    ['2 bottles wine', 'bottle', 296],
    ['1 jar salsa', 'jar', 36],
    ['1 glass of rice', 'glass', 45],
  ])('%s: a unit with an unknown weight is reported, and servings are counted', (typed, unknownUnit, grams) => {
    expect(lookUpFood(foods, typed)).toMatchObject({ unit: 'serving', unknownUnit, grams })
  })

  test('a latte consists of its coffee and its milk', () => {
    const latte = lookUpFood(foods, 'latte')
    const milk = foods.byId.get(1079)?.nutrients.calories ?? 0
    const espresso = foods.byId.get(14210)?.nutrients.calories ?? 0
    expect(latte.foods[0]?.nutrients.calories).toBeCloseTo((milk * 240 + espresso * 60) / 300, 1)
  })

  test.each(['', '🍣', 'qqqzzz', "'; DELETE FROM users", 'x'.repeat(300)])(
    '%s finds no food, and nothing fails',
    (typed) => {
      expect(lookUpFood(foods, typed)).toMatchObject({ foods: [], grams: 0 })
    },
  )
})
