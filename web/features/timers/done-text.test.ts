import { expect, test } from 'vitest'
import { doneText } from './done-text.ts'

test.each([
  [500, 'Done'],
  [3 * 60_000 + 5, 'Done 3 min ago'],
  [125 * 60_000, 'Done 2 h ago'],
])('a timer that ended %i ms ago says %s', (ms, text) => {
  expect(doneText(ms)).toBe(text)
})
