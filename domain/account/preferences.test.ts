import { expect, test } from 'vitest'
import { seededRandom } from '#domain/random.ts'
import { MEAL_SLOTS } from '#domain/time/meal-slots.ts'
import {
  DEFAULT_PREFERENCES,
  mealsByTime,
  mealTimeList,
  mealTimesOf,
  readPreferences,
  USUAL_MEAL_TIMES,
} from './preferences.ts'

test('meal times survive the way to the account and back, whatever they are', () => {
  const random = seededRandom(45)
  for (let round = 0; round < 500; round++) {
    const minutes = () => Math.floor(random() * 1440)
    const times = { breakfast: minutes(), lunch: minutes(), dinner: minutes(), snack: minutes() }
    expect(mealTimesOf(mealTimeList(times))).toEqual(times)
    expect(readPreferences({ mealTimes: times }).mealTimes).toEqual(times)
    const order = mealsByTime(times)
    expect(order.toSorted()).toEqual(MEAL_SLOTS.toSorted())
    expect(order.map((slot) => times[slot])).toEqual(Object.values(times).toSorted((one, other) => one - other))
  }
  expect(mealTimeList(USUAL_MEAL_TIMES)).toEqual([])
  expect(mealTimesOf([])).toEqual(USUAL_MEAL_TIMES)
})

test('what isn’t a setting is the default', () => {
  for (const saved of [null, 'text', [], {}, { weekStartsOn: 8, defaultServings: 0, mealTimes: { lunch: 1440 } }]) {
    expect(readPreferences(saved)).toEqual(DEFAULT_PREFERENCES)
  }
  expect(readPreferences({ weekStartsOn: 1, defaultServings: 21, mealTimes: { lunch: 700, dinner: 'late' } })).toEqual({
    ...{ weekStartsOn: 1, defaultServings: null },
    mealTimes: { ...USUAL_MEAL_TIMES, lunch: 700 },
  })
})
