// @vitest-environment happy-dom
import { beforeEach, expect, test } from 'vitest'
import { DEFAULT_PREFERENCES, USUAL_MEAL_TIMES } from '#domain/account/preferences.ts'
import { changePreferences, currentPreferences } from '#web/device/preferences.ts'
import { preferencesSync } from './preferences-sync.ts'

const CHOSEN = { weekStartsOn: 1, defaultServings: 3, mealTimes: { ...USUAL_MEAL_TIMES, dinner: 1200 } }

beforeEach(() => localStorage.clear())

test('settings reach the account and come back from it unchanged', () => {
  expect(preferencesSync.list.items()).toEqual([])
  changePreferences(CHOSEN)
  const [item] = preferencesSync.list.items()
  if (!item) throw new Error('Nothing to send.')
  const row = preferencesSync.rowOf(item)
  expect(row).toMatchObject({ week_starts_on: 1, default_servings: 3, meal_times: [480, 750, 1200, 930] })
  expect(preferencesSync.itemOf(row)).toEqual(item)

  preferencesSync.list.clear()
  expect(currentPreferences()).toEqual(DEFAULT_PREFERENCES)
  preferencesSync.list.show([item])
  expect(currentPreferences()).toEqual(CHOSEN)
})

test('only what a person changes on this device is sent', () => {
  const sent: unknown[] = []
  const end = preferencesSync.list.watch((before, after) => {
    sent.push([before[0]?.weekStartsOn, after[0]?.weekStartsOn])
    return true
  })
  changePreferences({ weekStartsOn: 1 })
  const [item] = preferencesSync.list.items()
  if (!item) throw new Error('Nothing to send.')
  preferencesSync.list.show([{ ...item, weekStartsOn: 6 }])
  end()
  expect(sent).toEqual([[0, 1]])
})

test('signing in keeps what the account has, and adds what only this device has', () => {
  changePreferences({ weekStartsOn: 6, defaultServings: 5 })
  const [here] = preferencesSync.list.items()
  const account = preferencesSync.itemOf({ theme: 'dark', units: 'us', week_starts_on: 1, meal_times: [] })
  if (!here || !account) throw new Error('Nothing to merge.')
  expect(preferencesSync.merged?.(account, here)).toMatchObject({
    ...{ theme: 'dark', units: 'us', weekStartsOn: 1, defaultServings: 5, mealTimes: USUAL_MEAL_TIMES },
  })
})
