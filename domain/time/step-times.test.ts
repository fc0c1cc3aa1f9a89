import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { anyText } from '#domain/text/testing/any-text.ts'
import { spokenTime, stepTimes } from './step-times.ts'

const MINUTE = 60
const HOUR = 3600

describe('the times of a step', () => {
  test.each([
    ['Simmer for 45 minutes, until tender.', ['45 minutes'], [45 * MINUTE]],
    ['Bake 10–12 min.', ['10–12 min'], [10 * MINUTE]],
    ['Bake for 10 to 12 minutes.', ['10 to 12 minutes'], [10 * MINUTE]],
    ['Roast for 1 hour 15 minutes.', ['1 hour 15 minutes'], [75 * MINUTE]],
    ['Roast for 1 hour and 15 minutes.', ['1 hour and 15 minutes'], [75 * MINUTE]],
    ['Chill 1½ hours.', ['1½ hours'], [1.5 * HOUR]],
    ['Chill 1 1/2 hrs.', ['1 1/2 hrs'], [1.5 * HOUR]],
    ['Bake for 1/2 hour.', ['1/2 hour'], [0.5 * HOUR]],
    ['Proof for 1.5 h.', ['1.5 h'], [1.5 * HOUR]],
    ['Rest half an hour.', ['half an hour'], [0.5 * HOUR]],
    ['Braise for an hour and a half.', ['an hour and a half'], [1.5 * HOUR]],
    ['Braise one and a half hours.', ['one and a half hours'], [1.5 * HOUR]],
    ['Sear 90 seconds, then rest for five minutes.', ['90 seconds', 'five minutes'], [90, 5 * MINUTE]],
    ['Fry 3 minutes per side, then 1 minute more.', ['3 minutes', '1 minute'], [3 * MINUTE, MINUTE]],
    ['Give it a 10-minute rest.', ['10-minute'], [10 * MINUTE]],
    ['Knead 5 minutes, 10 minutes by hand.', ['5 minutes', '10 minutes'], [5 * MINUTE, 10 * MINUTE]],
    ['Chill for 1 to 1½ hours.', ['1 to 1½ hours'], [HOUR]],
  ])('%s', (text, found, seconds) => {
    const times = stepTimes(text)
    expect(times.map(({ from, to }) => text.slice(from, to))).toEqual(found)
    expect(times.map((time) => time.seconds)).toEqual(seconds)
  })

  test.each([
    'Stir every 5 minutes.',
    'Refrigerate leftovers within two hours.',
    'Keep it no more than 2 hours.',
    'Cook for a few minutes.',
    'Take it out 30 minutes before serving.',
    'Marinate for 3 days.',
    'Roast at 200 °C (400 °F) with 250 ml water.',
    'Set a second bowl aside.',
    'Add 4 hearts of romaine and 2 small onions.',
  ])('asks for no timer: %s', (text) => {
    expect(stepTimes(text)).toEqual([])
  })

  test('no text makes it throw, and every time lies within the text', () => {
    fc.assert(
      fc.property(anyText(200), (text) => {
        for (const { from, to, seconds } of stepTimes(text)) {
          expect(seconds).toBeGreaterThan(0)
          expect(to).toBeGreaterThan(from)
        }
      }),
    )
  })
})

test.each([
  [45, '45 seconds'],
  [60, '1 minute'],
  [90, '1 minute 30 seconds'],
  [3600, '1 hour'],
  [4500, '1 hour 15 minutes'],
])('%i seconds are described as %s', (seconds, text) => {
  expect(spokenTime(seconds)).toBe(text)
})
