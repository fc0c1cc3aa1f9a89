import { describe, expect, test } from 'vitest'
import { recipeId } from '#domain/recipe-id.ts'
import type { MealSlot } from '#domain/time/meal-slots.ts'
import { dayOf, type PlanDay, type PlanMeal } from './diet-plan.ts'
import { afterSwap } from './plan-swap.ts'

const meal = (id: number, slot: MealSlot, changes: Partial<PlanMeal> = {}): PlanMeal => ({
  id: recipeId(id) ?? (0 as never),
  title: `Dish ${id}`,
  image: '',
  readyInMinutes: 30,
  servings: 4,
  slot,
  calories: id * 10,
  protein: 0,
  carbs: 0,
  fat: 0,
  portion: 1,
  minutesToCook: 30,
  servingsToCook: 2,
  ...changes,
})

const day = (weekday: string, ...meals: PlanMeal[]): PlanDay => ({ weekday, ...dayOf(meals) })

const leftovers = meal(7, 'lunch', {
  leftoverOf: { day: 'monday', slot: 'dinner' },
  minutesToCook: 0,
  servingsToCook: 0,
  portion: 1.5,
})
const week = [
  day('monday', meal(1, 'breakfast'), meal(7, 'dinner', { servingsToCook: 5 })),
  day('tuesday', leftovers, meal(3, 'dinner')),
]

describe('a swap in a week with leftovers', () => {
  test('moves the leftovers to the new dish, cooked for both meals', () => {
    const renewed = dayOf([meal(1, 'breakfast'), meal(9, 'dinner')])
    const [monday, tuesday] = afterSwap({ days: week, at: 0, renewed, stays: (index) => index === 0, tablePortions: 2 })
    expect(monday?.meals.map(({ id }) => id)).toEqual([1, 9])
    expect(monday?.meals[1]?.servingsToCook).toBe(4)
    expect(tuesday?.meals[0]).toMatchObject({
      id: 9,
      slot: 'lunch',
      leftoverOf: leftovers.leftoverOf,
      minutesToCook: 0,
    })
    expect(tuesday?.totals.calories).toBe(90 + 30)
    expect(tuesday?.weekday).toBe('tuesday')
  })

  test('keeps leftovers that stay, although the one-day planner treats them as cooked', () => {
    const renewed = dayOf([meal(7, 'lunch', { portion: 1.5 }), meal(4, 'dinner')])
    const [monday, tuesday] = afterSwap({ days: week, at: 1, renewed, stays: (index) => index === 0, tablePortions: 2 })
    expect(tuesday?.meals[0]).toEqual(leftovers)
    expect(tuesday?.meals[1]?.id).toBe(4)
    expect(monday?.meals[1]?.servingsToCook).toBe(5)
  })

  test('cooks less of a dish whose leftovers were swapped out', () => {
    const renewed = dayOf([meal(8, 'lunch'), meal(3, 'dinner')])
    const [monday] = afterSwap({ days: week, at: 1, renewed, stays: (index) => index === 1, tablePortions: 2 })
    expect(monday?.meals[1]?.servingsToCook).toBe(2)
  })
})
