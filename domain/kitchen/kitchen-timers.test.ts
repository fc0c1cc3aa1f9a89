import { describe, expect, test } from 'vitest'
import { recipeId } from '#domain/recipe-id.ts'
import {
  addMinute,
  countdown,
  isOver,
  msLeft,
  newTimer,
  nextEnd,
  pauseTimer,
  readTimers,
  resumeTimer,
  withoutForgotten,
} from './kitchen-timers.ts'

const NOON = Date.UTC(2027, 0, 31, 12)
const MINUTE = 60_000
const soup = recipeId(90_000_001)
if (soup === null) throw new Error('The recipe of this test has no number.')
const started = (minutes: number, step = 2) =>
  newTimer({ recipeId: soup, recipeTitle: 'Bean Stew', step, label: `${minutes} minutes`, seconds: minutes * 60 }, NOON)

describe('a timer', () => {
  test('is exact after an hour of sleep, because it stores its end time', () => {
    expect(msLeft(started(90), NOON + 60 * MINUTE)).toBe(30 * MINUTE)
    expect(isOver(started(60), NOON + 60 * MINUTE)).toBe(true)
  })

  test('stands still while it is paused', () => {
    const paused = pauseTimer(started(10), NOON + 4 * MINUTE)
    expect(msLeft(paused, NOON + 50 * MINUTE)).toBe(6 * MINUTE)
    expect(msLeft(resumeTimer(paused, NOON + 50 * MINUTE), NOON + 52 * MINUTE)).toBe(4 * MINUTE)
  })

  test('can’t be paused once it is over', () => {
    expect(pauseTimer(started(1), NOON + 2 * MINUTE)).toEqual(started(1))
  })

  test('can be extended by a minute while it runs, while it is paused, and after it rang', () => {
    expect(msLeft(addMinute(started(10), NOON), NOON)).toBe(11 * MINUTE)
    expect(msLeft(addMinute(pauseTimer(started(10), NOON), NOON), NOON)).toBe(11 * MINUTE)
    const again = addMinute({ ...started(1), rung: true }, NOON + 5 * MINUTE)
    expect(msLeft(again, NOON + 5 * MINUTE)).toBe(MINUTE)
    expect(again.rung).toBe(false)
  })

  test('rings at the earliest end of the running ones', () => {
    const paused = pauseTimer(started(1), NOON)
    expect(nextEnd([started(10), started(3), paused], NOON)).toBe(NOON + 3 * MINUTE)
    expect(nextEnd([started(3)], NOON + 4 * MINUTE)).toBeNull()
  })

  test('is forgotten six hours after its end', () => {
    const timers = [started(10)]
    expect(withoutForgotten(timers, NOON + 5 * 60 * MINUTE)).toHaveLength(1)
    expect(withoutForgotten(timers, NOON + 7 * 60 * MINUTE)).toEqual([])
  })
})

test.each([
  [0, '0:00'],
  [1, '0:01'],
  [59_001, '1:00'],
  [245_000, '4:05'],
  [3_729_000, '1:02:09'],
  [-5000, '0:00'],
])('%i ms are shown as %s', (ms, text) => {
  expect(countdown(ms)).toBe(text)
})

test('saved timers are restored; what can’t be read is left out', () => {
  const timers = [started(10), pauseTimer(started(5), NOON + MINUTE)]
  expect(readTimers(JSON.parse(JSON.stringify({ timers })))).toEqual({ value: timers, rejected: false })
  const { value, rejected } = readTimers({
    timers: [{ id: 'x' }, null, timers[0], { ...timers[0], endsAt: 'soon', id: 'y' }],
  })
  expect(value).toEqual([timers[0]])
  expect(rejected).toBe(true)
})
