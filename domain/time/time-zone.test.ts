import { expect, test } from 'vitest'
import { clockIn, isTimeZone } from './time-zone.ts'

const DINNER = 18 * 60 + 30

test.each([
  ['2026-03-07', 'America/New_York', '2026-03-07T23:30:00.000Z'],
  ['2026-03-08', 'America/New_York', '2026-03-08T22:30:00.000Z'],
  ['2026-10-24', 'Europe/Berlin', '2026-10-24T16:30:00.000Z'],
  ['2026-10-25', 'Europe/Berlin', '2026-10-25T17:30:00.000Z'],
  ['2026-06-01', 'Asia/Kolkata', '2026-06-01T13:00:00.000Z'],
  ['2026-06-01', 'Pacific/Kiritimati', '2026-06-01T04:30:00.000Z'],
  ['2026-06-01', 'UTC', '2026-06-01T18:30:00.000Z'],
])('half past six on %s in %s is %s', (day, zone, instant) => {
  expect(clockIn(zone)(day, DINNER).toISOString()).toBe(instant)
})

test('breakfast on the morning of a clock change is at eight on the new clock', () => {
  expect(clockIn('America/New_York')('2026-03-08', 8 * 60).toISOString()).toBe('2026-03-08T12:00:00.000Z')
  expect(clockIn('America/New_York')('2026-11-01', 8 * 60).toISOString()).toBe('2026-11-01T13:00:00.000Z')
})

test('a skipped time is an hour earlier, on the same day', () => {
  expect(clockIn('America/New_York')('2026-03-08', 2 * 60 + 30).toISOString()).toBe('2026-03-08T06:30:00.000Z')
})

test('only real zones are accepted', () => {
  expect(isTimeZone('Europe/Berlin')).toBe(true)
  expect(isTimeZone('Middle/Earth')).toBe(false)
})
