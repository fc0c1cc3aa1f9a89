import { expect, test } from 'vitest'
import type { LoggableFood, NewEntry } from './diary-entry.ts'
import {
  favoriteMeals,
  foodsUsed,
  type RecentFood,
  readRecentFoods,
  withFoodUsed,
  withMeal,
  withoutMeal,
} from './recent-foods.ts'

const food = (id: string, title: string): LoggableFood => ({
  kind: 'food',
  id,
  title,
  nutrients: { calories: 52 },
  portions: [{ label: '1 medium', grams: 182 }],
})
const apple = food('9003', 'apple')
const pear = food('9252', 'pear')
const at = (minute: number) => new Date(Date.UTC(2026, 10, 16, 8, minute)).toISOString()
const entry: NewEntry = {
  kind: 'quick',
  date: '2026-11-16',
  mealType: 'lunch',
  title: 'Soup',
  recipeId: null,
  foodId: null,
  grams: null,
  quantity: 1,
  nutrients: null,
  scheduleId: null,
  calories: 300,
  protein: 10,
  carbs: 40,
  fat: 9,
}

test('the most recent food comes first, once, with its latest portion and how often it was logged', () => {
  const none: readonly RecentFood[] = []
  const one = withFoodUsed(none, { item: apple, amount: 182 }, at(1))
  const two = withFoodUsed(one, { item: pear, amount: 100 }, at(2))
  expect(foodsUsed(two).map(({ item }) => item.title)).toEqual(['pear', 'apple'])
  const again = withFoodUsed(two, { item: apple, amount: 90 }, at(3))
  expect(foodsUsed(again)).toMatchObject([
    { item: apple, amount: 90, uses: 2 },
    { item: pear, amount: 100, uses: 1 },
  ])
})

test('a favorite meal is stored under its name, separate from foods', () => {
  const foods = withFoodUsed([], { item: apple, amount: 182 }, at(1))
  const both = withMeal(foods, { title: 'Lunch: Soup', entries: [entry] }, at(2))
  expect(favoriteMeals(both)).toEqual([{ title: 'Lunch: Soup', entries: [entry] }])
  expect(foodsUsed(both)).toHaveLength(1)
  expect(withMeal(both, { title: 'Lunch: Soup', entries: [entry, entry] }, at(3))).toHaveLength(2)
  expect(withoutMeal(both, 'Lunch: Soup')).toEqual(foods)
})

test('what the device stored is read back unchanged, and nonsense is left out', () => {
  const foods = withFoodUsed([], { item: apple, amount: 182 }, at(1))
  const recent = withMeal(foods, { title: 'Lunch: Soup', entries: [entry] }, at(2))
  expect(readRecentFoods(JSON.parse(JSON.stringify({ recent })))).toEqual({ value: recent, rejected: false })
  const [good] = recent
  const bad = [{ ...good, id: 'apple' }, { ...good, usedAt: 'soon' }, { ...good, body: {} }, null, 'apple']
  expect(readRecentFoods({ recent: [good, ...bad] })).toEqual({ value: [good], rejected: true })
  expect(readRecentFoods({ recent: [{ ...good, uses: -3 }] }).value).toMatchObject([{ uses: 1 }])
})
