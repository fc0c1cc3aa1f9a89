import { describe, expect, test } from 'vitest'
import type { PlannedDay } from '#domain/plan/provider-plan.ts'
import type { FoodInformation, FoodSearchResponse } from '#domain/recipe/provider.ts'
import { ORIGIN, readerOf, routesOver, sampleSource } from './testing.ts'

const app = routesOver(sampleSource())
const get = readerOf(app)

describe('GET /food/ingredients', () => {
  test.each([
    ['chicken breast', 'chicken breast'],
    ['oats', 'rolled oats'],
    ['olive oil', 'olive oil'],
    ['banana', 'banana'],
    ['prawns', 'shrimp'],
    ['brocoli', 'broccoli'],
    ['greek yogurt', 'yogurt, Greek, plain, non fat'],
    ['ice cream', 'ice creams, vanilla'],
  ])('%s finds %s first', async (query, name) => {
    const found = await get<FoodSearchResponse>(`/food/ingredients/search?query=${query}&number=1`)
    expect(found.results).toHaveLength(1)
    expect(found.results[0]?.name).toBe(name)
  })

  test.each(['', 'xyzzy', '🍌'])('%j finds nothing', async (query) => {
    expect(await get(`/food/ingredients/search?query=${query}`)).toMatchObject({ results: [], totalResults: 0 })
  })

  test('includes units and aisle if requested', async () => {
    const { results } = await get<FoodSearchResponse>(
      '/food/ingredients/search?query=oats&number=1&metaInformation=true',
    )
    expect(results[0]).toMatchObject({ aisle: 'Cereal', possibleUnits: ['cup', 'tbsp', 'tsp', 'ml', 'g', 'oz'] })
  })

  test('excludes foods by intolerance, and foods not known to be free of it', async () => {
    const { results } = await get<FoodSearchResponse>(
      '/food/ingredients/search?query=milk&intolerances=dairy&number=100',
    )
    expect(results.map(({ name }) => name)).toEqual(['coconut milk'])
  })

  test.each([
    ['amount=100&unit=g', 100, 89],
    ['amount=1&unit=serving', 118, 105.02],
    ['amount=2&unit=piece', 236, 210.04],
    ['amount=0.5&unit=cup', 75, 66.75],
    ['amount=1&unit=oz', 28, 25.23],
  ])('a banana: %s', async (query, grams, calories) => {
    const food = await get<FoodInformation>(`/food/ingredients/9040/information?${query}`)
    expect(food.nutrition?.weightPerServing).toEqual({ amount: grams, unit: 'g' })
    expect(food.nutrition?.nutrients.find(({ name }) => name === 'Calories')?.amount).toBe(calories)
    expect(food).toMatchObject({ name: 'banana', aisle: 'Produce', estimatedCost: { unit: 'US Cents' } })
  })
})

describe('GET /mealplanner/generate', () => {
  const day = (query: string) => get<PlannedDay>(`/mealplanner/generate?timeFrame=day&${query}`)

  test('gives breakfast, lunch and dinner, and the sum of one serving of each', async () => {
    const { meals, nutrients } = await day('targetCalories=1400&seed=4')
    expect(meals.map(({ slot }) => slot)).toEqual(['breakfast', 'lunch', 'dinner'])
    expect(new Set(meals.map(({ id }) => id)).size).toBe(3)
    expect(meals.reduce((sum, { calories = 0 }) => sum + calories, 0)).toBeCloseTo(nutrients.calories, 2)
    expect(meals[0]?.image).toBe(`${ORIGIN}/img/recipes/${meals[0]?.id}-960.avif`)
    expect(Math.abs(nutrients.calories - 1400)).toBeLessThan(1400 * 0.05)
  })

  test('the same seed plans the same day', async () => {
    expect(await day('seed=9')).toEqual(await day('seed=9'))
  })

  test('one meal can be swapped: the others stay, and the old one does not come back', async () => {
    const { meals } = await day('targetCalories=1400&seed=4')
    const [breakfast, lunch, dinner] = meals
    const swapped = await day(`targetCalories=1400&seed=5&keep=${breakfast?.id},,${dinner?.id}&avoid=${lunch?.id}`)
    expect(swapped.meals[0]?.id).toBe(breakfast?.id)
    expect(swapped.meals[2]?.id).toBe(dinner?.id)
    expect(swapped.meals[1]?.id).not.toBe(lunch?.id)
  })

  test('a kept dish without a place goes where its type belongs', async () => {
    const { meals } = await day('targetCalories=1500&keep=90000007&seed=2')
    expect(meals.find(({ id }) => id === 90000007)?.slot).toBe('lunch')
  })

  test.each(['keep=7', 'keep=90000008&diet=vegan', 'keep=x', 'diet=vegan&exclude=lentils,eggplant,spinach'])(
    '%s has no plan',
    async (query) => {
      const response = await app.request(`/mealplanner/generate?timeFrame=day&${query}`)
      expect(response.status).toBe(404)
    },
  )
})
