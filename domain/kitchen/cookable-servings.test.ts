import { expect, test } from 'vitest'
import { servingsToPrepare } from './cookable-servings.ts'

test.each([
  [0, 0],
  [0.25, 0.5],
  [1, 1],
  [1.25, 1.5],
  [1.5, 1.5],
  [1.75, 2],
  [2, 2],
  [2.1, 2],
  [2.5, 3],
  [7.5, 8],
  [5.25, 6],
  [9, 9],
  [1.2 * 5, 6],
])('for %d servings on plates, %d are cooked', (eaten, cooked) => {
  expect(servingsToPrepare(eaten)).toBe(cooked)
})
