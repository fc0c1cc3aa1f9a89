import { describe, expect, test } from 'vitest'
import { readDeviceText } from '#domain/sync/device-text.ts'
import { type FinishedDish, plannedLeftovers, readFinishedDishes } from './finished-dish.ts'

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
  leftovers: { key: 'k', date: '2026-11-17', mealType: 'lunch', servings: 2.5, calories: 400 },
}

describe('a finished dish that waits on the device', () => {
  test('comes back as it was written', () => {
    const text = JSON.stringify({ state: { dishes: [dish] }, version: 1 })
    expect(readDeviceText(text, readFinishedDishes)).toEqual({ value: [dish], rejected: false })
  })

  test.each([
    ['no list', { dishes: 'none' }],
    ['nobody’s', { dishes: [{ ...dish, member: '' }] }],
    ['of no day', { dishes: [{ ...dish, date: 'yesterday' }] }],
  ])('is left out when it is %s', (_, state) => {
    expect(readFinishedDishes(state)).toEqual({ value: [], rejected: true })
  })

  test('keeps the rest when a meal in it cannot be read', () => {
    const damaged = { ...dish, eaten: { ...dish.eaten, servings: -1 }, leftovers: 'soup' }
    expect(readFinishedDishes([damaged]).value).toEqual([{ ...dish, eaten: null, leftovers: null }])
  })
})

describe('leftovers in the plan', () => {
  test('have the calories of one serving, which the plan multiplies', () => {
    expect(plannedLeftovers(2.5, 400.4, 1)).toEqual({ servings: 2.5, calories: 400 })
  })

  test('are shared by everybody at the table', () => {
    expect(plannedLeftovers(3, 400, 2)).toEqual({ servings: 1.5, calories: 400 })
    expect(plannedLeftovers(2, 400, 3).servings).toBe(0.67)
  })

  test('are never more, or smaller, than the plan can hold', () => {
    expect(plannedLeftovers(1, 25_000, 1).calories).toBe(20_000)
    expect(plannedLeftovers(0.5, 400, 4).servings).toBe(0.25)
  })
})
