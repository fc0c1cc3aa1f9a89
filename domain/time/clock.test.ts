import { expect, test } from 'vitest'
import { clockText, clockValue, minutesOfClock } from './clock.ts'

test('a time of day is read in words, and goes through a time field unchanged', () => {
  expect([0, 65, 719, 720, 1065, 1439].map(clockText)).toEqual([
    ...['12:00 AM', '1:05 AM', '11:59 AM', '12:00 PM', '5:45 PM', '11:59 PM'],
  ])
  expect(clockText(-30)).toBe('11:30 PM')
  expect(clockText(1440 + 15)).toBe('12:15 AM')
  for (let minutes = 0; minutes < 1440; minutes++) expect(minutesOfClock(clockValue(minutes))).toBe(minutes)
  for (const text of ['', '24:00', '7:30', '12:60', 'noon']) expect(minutesOfClock(text)).toBeNull()
})
