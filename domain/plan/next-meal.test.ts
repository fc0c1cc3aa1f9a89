import fc from 'fast-check'
import { expect, test } from 'vitest'
import { USUAL_MEAL_TIMES } from '#domain/account/preferences.ts'
import type { RecipeId } from '#domain/recipe-id.ts'
import { MEAL_SLOTS, type MealSlot } from '#domain/time/meal-slots.ts'
import { dayPlan, isToCook, startTime } from './next-meal.ts'
import type { ScheduledMeal } from './schedule-entry.ts'

const TODAY = '2026-11-19'
const TOMORROW = '2026-11-20'

const meal = (id: number, mealType: MealSlot, change: Partial<ScheduledMeal> = {}): ScheduledMeal => ({
  ...{ id, mealType, date: TODAY, recipeId: (90000100 + id) as RecipeId, title: `Dish ${id}`, image: '', servings: 1 },
  ...{ calories: 500, isNote: false, leftoverOf: null, cookedAt: null, ...change },
})
const at = (minutes: number, logged: number[] = []) => ({
  ...{ today: TODAY, minutes, times: USUAL_MEAL_TIMES, logged: new Set(logged), isMine: () => true },
})
const day = [meal(1, 'dinner'), meal(2, 'breakfast'), meal(3, 'lunch'), meal(4, 'breakfast', { date: TOMORROW })]
const nextId = (minutes: number, logged?: number[]) => dayPlan(day, at(minutes, logged)).next?.id

test('the next meal is the first that isn’t eaten or over; then tomorrow’s first', () => {
  expect(nextId(6 * 60)).toBe(2)
  expect(nextId(6 * 60, [2])).toBe(3)
  expect(nextId(9 * 60 + 59)).toBe(2)
  expect(nextId(10 * 60)).toBe(3)
  expect(nextId(20 * 60)).toBe(1)
  expect(nextId(20 * 60, [1])).toBe(4)
  expect(nextId(23 * 60)).toBe(4)
  expect(dayPlan(day, at(23 * 60)).others.map(({ id }) => id)).toEqual([2, 3, 1])
  expect(dayPlan(day, at(12 * 60)).others.map(({ id }) => id)).toEqual([2, 1])
  expect(dayPlan([], at(0))).toEqual({ next: null, others: [] })
})

test('what is planned only for others is listed, but never comes next', () => {
  const isMine = ({ id }: ScheduledMeal) => id !== 2 && id !== 4
  const plan = dayPlan(day, { ...at(6 * 60), isMine })
  expect([plan.next?.id, plan.others.map(({ id }) => id)]).toEqual([3, [2, 1]])
  expect(dayPlan(day, { ...at(23 * 60), isMine }).next).toBeNull()
})

test('what has to be cooked comes before leftovers of the same meal, and dishes before notes', () => {
  const dinner = [
    meal(1, 'dinner', { isNote: true, recipeId: null }),
    meal(2, 'dinner', { leftoverOf: 9 }),
    meal(3, 'dinner'),
  ]
  expect(dayPlan(dinner, at(0)).next?.id).toBe(3)
  expect(dayPlan(dinner, at(0, [2, 3])).next?.id).toBe(1)
  expect(dayPlan(dinner, at(18 * 60 + 30, [2, 3])).next).toBeNull()
  const cake = meal(4, 'snack', { isNote: true, recipeId: null })
  expect(dayPlan([cake, ...dinner], at(0)).next?.id).toBe(3)
  expect(dinner.map(isToCook)).toEqual([false, false, true])
  expect(isToCook(meal(5, 'dinner', { cookedAt: '2026-11-19T17:00:00Z' }))).toBe(false)
})

test('nothing of today is lost or shown twice, and a logged meal never comes next', () => {
  const anyMeal = fc.record({
    slot: fc.constantFrom(...MEAL_SLOTS),
    date: fc.constantFrom('2026-11-18', TODAY, TOMORROW, '2026-11-21'),
    isLogged: fc.boolean(),
  })
  const minute = fc.integer({ min: 0, max: 1439 })
  const times = fc.record({ breakfast: minute, lunch: minute, dinner: minute, snack: minute })
  fc.assert(
    fc.property(fc.array(anyMeal, { maxLength: 12 }), times, minute, (drawn, times, minutes) => {
      const meals = drawn.map(({ slot, date }, id) => meal(id, slot, { date }))
      const logged = new Set(drawn.flatMap(({ isLogged }, id) => (isLogged ? [id] : [])))
      const { next, others } = dayPlan(meals, { today: TODAY, minutes, times, logged, isMine: () => true })
      const todays = meals.filter(({ date }) => date === TODAY)
      const shown = [...others, ...(next?.date === TODAY ? [next] : [])]
      expect(shown.toSorted((one, other) => one.id - other.id)).toEqual(todays)
      if (next?.date === TODAY) expect(logged.has(next.id)).toBe(false)
      if (next) expect([TODAY, TOMORROW]).toContain(next.date)
      expect(others.map(({ mealType }) => times[mealType])).toEqual(
        others.map(({ mealType }) => times[mealType]).toSorted((one, other) => one - other),
      )
    }),
  )
})

test('a dish is started so that it’s ready at mealtime, or right away', () => {
  const dinner = 18 * 60 + 30
  expect(startTime({ mealAt: dinner, takes: 45, now: 12 * 60 })).toEqual({
    startAt: 17 * 60 + 45,
    isForTomorrow: false,
  })
  expect(startTime({ mealAt: dinner, takes: 45, now: 18 * 60 })).toEqual({ readyAt: 18 * 60 + 45 })
  expect(startTime({ mealAt: 1440 + 8 * 60, takes: 20, now: 20 * 60 })).toEqual({
    startAt: 1440 + 7 * 60 + 40,
    isForTomorrow: false,
  })
  expect(startTime({ mealAt: 1440 + 8 * 60, takes: 600, now: 20 * 60 })).toEqual({
    startAt: 22 * 60,
    isForTomorrow: true,
  })
})
