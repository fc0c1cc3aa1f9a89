// @vitest-environment happy-dom
import { beforeEach, expect, test } from 'vitest'
import type { LoggableFood, NewEntry } from '#domain/diary/diary-entry.ts'
import type { RecentFood } from '#domain/diary/recent-foods.ts'
import { isObject } from '#domain/json.ts'
import { storeSync } from '#web/data/sync/store-sync.ts'
import { findChanges } from '#web/data/sync/sync-record.ts'
import { OWNER_KEY } from '#web/device/device-owner.ts'
import { newUuid } from '#web/device/new-uuid.ts'
import { useRecentFoods } from './recent-foods-store.ts'
import { recentFoodsSync } from './recent-foods-sync.ts'

const MIA = newUuid()
const apple: LoggableFood = { kind: 'food', id: '9003', title: 'apple', nutrients: { calories: 52 }, portions: [] }
const soup: NewEntry = {
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
const { rememberFood, saveMeal, forgetMeal } = useRecentFoods.getState()

beforeEach(() => {
  useRecentFoods.setState({ recent: [] })
  localStorage.clear()
  localStorage.setItem(OWNER_KEY, MIA)
})

test('foods logged and meals saved offline wait for the member, even after a reload', () => {
  const stop = storeSync(recentFoodsSync, MIA).watch(() => undefined)
  rememberFood({ item: apple, amount: 182 })
  rememberFood({ item: apple, amount: 90 })
  saveMeal({ title: 'Lunch: Soup', entries: [soup] })
  stop()
  const waiting = findChanges<RecentFood>(MIA, 'recent_foods').changes
  expect(new Set(waiting.map((change) => change.kind === 'put' && change.item.id))).toEqual(
    new Set(['food 9003', 'quick meal Lunch: Soup']),
  )
  // A recent food follows from logging it, so only the meal is something that Mia did.
  expect(storeSync(recentFoodsSync, MIA).waiting()).toBe(1)
})

test('a meal that was saved and removed before it was sent leaves nothing to show', () => {
  const sync = storeSync(recentFoodsSync, MIA)
  const stop = sync.watch(() => undefined)
  saveMeal({ title: 'Lunch: Soup', entries: [soup] })
  forgetMeal('Lunch: Soup')
  stop()
  sync.collect()
  expect(useRecentFoods.getState().recent).toEqual([])
})

test('the account’s row is read back like the device’s, whatever is in the name', () => {
  rememberFood({ item: apple, amount: 182 })
  saveMeal({ title: 'Lunch: Soup', entries: [soup] })
  for (const food of useRecentFoods.getState().recent) {
    const row = recentFoodsSync.rowOf(food)
    expect(row).toMatchObject(recentFoodsSync.keyOf(food.id))
    // The database formats the time differently.
    const moment = String(row.used_at).replace('Z', '+00:00')
    expect(recentFoodsSync.itemOf({ ...row, used_at: moment })).toEqual(food)
  }
  expect(recentFoodsSync.keyOf('quick meal Lunch: Soup')).toEqual({ kind: 'quick', item_id: 'meal Lunch: Soup' })
})

test('signing out and deleting the account leave none of it on the device', () => {
  for (const leave of [
    () => storeSync(recentFoodsSync, MIA).leave('keep'),
    () => storeSync(recentFoodsSync, MIA).release(),
  ]) {
    rememberFood({ item: apple, amount: 182 })
    leave()
    const saved: unknown = JSON.parse(localStorage.getItem('recent-foods') ?? '{}')
    expect(isObject(saved) && saved.state).toEqual({ recent: [] })
  }
})
