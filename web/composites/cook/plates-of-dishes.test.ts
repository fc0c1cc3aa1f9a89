import { expect, test } from 'vitest'
import type { ScheduledMeal } from '#domain/plan/schedule-entry.ts'
import type { RecipeDetail } from '#domain/recipe/recipe-detail.ts'
import type { RecipeId } from '#domain/recipe-id.ts'
import { EVERYBODY_ALWAYS } from '#domain/table/attendance.ts'
import { platesOfDishes } from './plates-of-dishes.ts'

const id = (number: number) => number as RecipeId
const seat = (name: string) => ({
  ...{ id: name, memberId: null, name, diet: 'none', exclusions: [], appetite: 1, usesGoals: false },
})
const table = { seats: [seat('Ana'), seat('Mia')], attendance: EVERYBODY_ALWAYS }
const meal = (number: number, date: string, person: string, leftoverOf: number | null = null): ScheduledMeal => ({
  ...{ id: number, date, mealType: 'dinner', recipeId: id(7), title: 'Soup', image: '', servings: 1, calories: 400 },
  ...{ isNote: false, leftoverOf, cookedAt: null, plates: [{ person, servings: 2 }] },
})
const meals = [meal(1, '2026-11-20', 'Mia'), meal(2, '2026-11-21', 'Ana', 1), meal(3, '2026-11-22', 'Ana')]
const plan = (batch: boolean) => ({
  ...{ readyAt: new Date('2026-11-20T18:30:00').getTime(), batch, cooks: 1, burners: 4 },
  dishes: [7, 8].map((number) => ({ id: id(number), title: '', servings: 4 })),
})
const recipes = [{ id: id(7) }, { id: id(8) }] as RecipeDetail[]
const names = (batch: boolean) =>
  platesOfDishes(plan(batch), recipes, meals, table).map(({ plates }) => plates.map(({ name }) => name))

test('a dish fills the plates of that day’s meal and its leftovers; one that isn’t planned fills everybody’s', () => {
  expect(names(false)).toEqual([
    ['Mia', 'Ana'],
    ['Ana', 'Mia'],
  ])
})

test('cooking ahead, it fills the plates of all days', () => {
  expect(names(true)[0]).toEqual(['Mia', 'Ana', 'Ana'])
})
