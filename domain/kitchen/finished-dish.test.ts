import { describe, expect, test } from 'vitest'
import { readDeviceText } from '#domain/sync/device-text.ts'
import { type FinishedDish, keepsADay, leftoverMeals, planCalories, readFinishedDishes } from './finished-dish.ts'

const dish: FinishedDish = {
  id: '7b0c0c0e-0f4e-4c3e-9a55-000000000001',
  member: 'm1',
  recipeId: '90000101',
  title: 'Lentil Soup',
  image: '/img/recipes/90000101-960.avif',
  cookedAt: '2026-11-16T18:30:00.000Z',
  date: '2026-11-16',
  stars: 4,
  note: '',
  eaten: {
    ...{ date: '2026-11-16', mealType: 'dinner', servings: 1.5, calories: 600, protein: 30, carbs: 60, fat: 20 },
    nutrients: { calories: 600 },
  },
  leftovers: [{ key: 'k', date: '2026-11-17', mealType: 'lunch', servings: 2.5, calories: 400 }],
  cookedServings: 4,
  cookedGrams: 1850,
  served: {
    ...{ mealType: 'dinner', everyone: true, plates: [{ person: 'ben', servings: 1.5, grams: 695 }] },
    each: { calories: 400.4, protein: 20, carbs: 40, fat: 13, nutrients: { calories: 400.4 } },
  },
}

describe('a finished dish waiting on the device', () => {
  test('is read as it was written', () => {
    const text = JSON.stringify({ state: { dishes: [dish] }, version: 1 })
    expect(readDeviceText(text, readFinishedDishes)).toEqual({ value: [dish], rejected: false })
  })

  test.each([
    ['no list', { dishes: 'none' }],
    ['nobody’s', { dishes: [{ ...dish, member: '' }] }],
    ['of no day', { dishes: [{ ...dish, date: 'yesterday' }] }],
  ])('is left out if it is %s', (_, state) => {
    expect(readFinishedDishes(state)).toEqual({ value: [], rejected: true })
  })

  test('keeps the rest if a meal in it can’t be read', () => {
    const damaged = { ...dish, eaten: { ...dish.eaten, servings: -1 }, leftovers: 'soup' }
    expect(readFinishedDishes([damaged]).value).toEqual([{ ...dish, eaten: null, leftovers: [] }])
  })

  test('has the leftovers that an older version stored as one meal', () => {
    const [leftovers] = dish.leftovers
    expect(readFinishedDishes([{ ...dish, leftovers }]).value).toEqual([dish])
    expect(readFinishedDishes([{ ...dish, leftovers: null }]).value).toEqual([{ ...dish, leftovers: [] }])
  })
})

describe('leftovers in the plan', () => {
  const pot = {
    date: '2026-11-30',
    mealType: 'lunch',
    servings: 1,
    portion: 1,
    tablePortions: 1,
    keepsADay: false,
  } as const
  const servings = (more: Partial<typeof pot> | object) =>
    leftoverMeals({ ...pot, ...more }).meals.map((meal) => meal.servings)

  test('are one meal a day of about one portion each, so nobody eats the whole pot at once', () => {
    expect(leftoverMeals({ ...pot, servings: 2 })).toEqual({
      meals: [
        { date: '2026-11-30', mealType: 'lunch', servings: 1 },
        { date: '2026-12-01', mealType: 'lunch', servings: 1 },
      ],
      unplanned: 0,
    })
    expect(servings({ servings: 1.25 })).toEqual([1.25])
    expect(servings({ servings: 2.5, tablePortions: 1.5 })).toEqual([0.83, 0.83])
    expect(servings({ servings: 3, portion: 1.5 })).toEqual([1.5, 1.5])
  })

  test('keep for three days; the rest stays unplanned', () => {
    expect(servings({ servings: 6 })).toEqual([1, 1, 1])
    expect(leftoverMeals({ ...pot, servings: 6 }).unplanned).toBe(3)
    expect(leftoverMeals({ ...pot, servings: 12, tablePortions: 2.5 }).unplanned).toBe(4.5)
  })

  test('of a dish with rice are one meal, because cooked rice keeps a day', () => {
    expect(servings({ servings: 3, keepsADay: true })).toEqual([1])
    expect(leftoverMeals({ ...pot, servings: 3, keepsADay: true }).unplanned).toBe(2)
    expect(keepsADay([{ name: 'basmati rice' }])).toBe(true)
    expect(keepsADay([{ name: 'rice vinegar' }, { name: 'rice noodles' }, { name: 'cauliflower rice' }])).toBe(false)
  })

  test('are never more, or smaller, than the plan allows', () => {
    expect(planCalories(25_000)).toBe(20_000)
    expect(servings({ servings: 0.5, tablePortions: 4 })).toEqual([0.25])
  })
})
