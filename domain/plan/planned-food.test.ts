import { expect, test } from 'vitest'
import { entryOf, type LoggableFood } from '#domain/diary/diary-entry.ts'
import { foodEntry } from './food-entry.ts'
import { foodMacros, foodToLog, readPlannedFood } from './planned-food.ts'
import type { ScheduledMeal } from './schedule-entry.ts'
import { entriesOfWeek, weekMeals } from './schedule-placement.ts'
import { dayTotals, hasAllMacros, weekGrid } from './week-plan.ts'
import { readTemplateMeals } from './week-template.ts'

const yogurt: LoggableFood = {
  kind: 'food',
  id: '1116',
  title: 'Yogurt',
  nutrients: { calories: 61, protein: 3.5, carbohydrates: 4.7, fat: 3.3, calcium: 121 },
  portions: [{ label: 'cup', grams: 245 }],
}
const entry = foodEntry(yogurt, 245)
const food = readPlannedFood(JSON.parse(JSON.stringify(entry.food)))
const meal: ScheduledMeal = {
  ...{ ...entry, id: 1, date: '2026-11-19', mealType: 'breakfast', servings: 2, isNote: false },
  ...{ leftoverOf: null, cookedAt: null, food },
}

test('a cup of yogurt is planned with its calories, and logged as two cups with all its nutrients', () => {
  expect(entry).toMatchObject({ title: 'Yogurt', recipeId: null, servings: 1, calories: 149 })
  if (!food) throw new Error('It can be read again.')
  const logged = entryOf(foodToLog(meal.title, food), food.grams * 2, meal, 1)
  const { nutrients, ...direct } = entryOf(yogurt, 490, meal, 1)
  expect(logged).toMatchObject(direct)
  expect(direct.portion).toEqual({ label: 'cup', count: 2 })
  for (const [key, amount] of Object.entries(nutrients ?? {}))
    expect(logged.nutrients).toHaveProperty(key, expect.closeTo(amount, 2))
})

test('the day counts it, macros included', () => {
  const [day] = weekGrid(['2026-11-19'], [meal])
  if (!day || !food) throw new Error('There is one day.')
  expect(dayTotals(day.slots, new Map()).protein).toBeCloseTo(2 * foodMacros(food).protein)
  expect(dayTotals(day.slots, new Map()).calories).toBeCloseTo(4.9 * 61)
  expect(hasAllMacros(day.slots, new Map())).toBe(true)
})

test('a saved week keeps it', () => {
  const [kept] = readTemplateMeals(JSON.parse(JSON.stringify(weekMeals(['2026-11-19'], [meal]))))
  expect(kept).toMatchObject({ title: 'Yogurt', isNote: false, servings: 2, food })
  expect(entriesOfWeek(['2026-12-03'], kept ? [kept] : [])).toMatchObject([{ date: '2026-12-03', food }])
})

test('what isn’t a food is none', () => {
  for (const saved of [null, 'yogurt', {}, { id: '', grams: 1 }, { id: '1', grams: 0 }])
    expect(readPlannedFood(saved)).toBeNull()
})
