import { expect, test } from 'vitest'
import { listCount, withOwnCount } from './list-count.ts'

test.each([
  [{ shown: 20, total: null }, 0, 'Showing 20 recipes'],
  [{ shown: 20, total: null }, 304, 'Showing 20 recipes and 304 of yours'],
  [{ shown: 20, total: 53 }, 1, 'Showing 20 of 53 recipes and 1 of yours'],
  [{ shown: 0, total: 0 }, 2, '2 recipes of yours'],
  [{ shown: 0, total: 0 }, 0, ''],
])('%j and %d own recipes are “%s”', (listed, own, text) => {
  expect(withOwnCount(listCount(listed), { others: listed.shown, own })).toBe(text)
})
