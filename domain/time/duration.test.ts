import fc from 'fast-check'
import { expect, test } from 'vitest'
import { anyText } from '#domain/text/testing/any-text.ts'
import { readMinutes } from './duration.ts'
import { isoDuration } from './iso-duration.ts'

test.each([
  ['PT30M', 30],
  ['PT1H30M', 90],
  ['pt1h', 60],
  ['P1DT2H', 1560],
  ['P0DT0H45M', 45],
  ['PT1.5H', 90],
  ['PT90S', 2],
  ['PT5400S', 90],
  ['45 minutes', 45],
  ['1 hr 15 mins', 75],
  ['1.5 hours', 90],
  ['20-25 min', 25],
  ['1 1/2 hours', 90],
  ['1/2 hour', 30],
  ['1½ hours', 90],
  ['half an hour', 30],
  ['an hour and a half', 90],
  ['1h30', 90],
  ['1h30m', 90],
  ['1 to 1½ hours', 90],
  ['1440 minutes', 1440],
  ['2 days', 2880],
  ['1 day 2 hours', 1560],
  ['a day', 1440],
  ['1:30', 90],
  ['0:45', 45],
  ['1:30:00', 90],
  ['99 days', null],
  ['PT0M', null],
  ['P99W', null],
  ['P', null],
  ['soon', null],
  ['', null],
])('"%s" is %s minutes', (text, expected) => {
  expect(readMinutes(text)).toBe(expected)
})

test('every formatted time can be read again', () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 10_080 }), (minutes) => readMinutes(isoDuration(minutes)) === minutes),
  )
})

test('no text makes it throw', () => {
  fc.assert(
    fc.property(anyText(40), (text) => {
      const minutes = readMinutes(text)
      expect(minutes === null || minutes >= 1).toBe(true)
    }),
  )
})
