import { expect, test } from 'vitest'
import type { LoggableFood } from './diary-entry.ts'
import { loggedPortion, portionOf } from './logged-portion.ts'
import { loggedPortionText } from './logged-portion-text.ts'

const bread: LoggableFood = {
  kind: 'food',
  id: '18064',
  title: 'bread',
  nutrients: {},
  portions: [
    { label: '1 slice', grams: 28 },
    { label: '1 loaf', grams: 560 },
  ],
}

test.each([
  [28, '1 slice'],
  [56, '2 slices'],
  [560, '1 loaf'],
])('%d g of bread are %s', (grams, text) => {
  const portion = portionOf(bread, grams)
  expect(portion && loggedPortionText(portion)).toBe(text)
})

test('70 g of bread are no number of slices, and a recipe is counted in servings', () => {
  expect(portionOf(bread, 70)).toBeNull()
  expect(portionOf({ ...bread, kind: 'recipe' }, 2)).toBeNull()
})

test.each([
  ['ml', 200, '200 ml'],
  ['large', 2, '2 large'],
  ['medium - 3" diam', 2, '2 medium - 3" diam'],
  ['serving', 1.5, '1½ servings'],
  ['cup, chopped', 2, '2 cups, chopped'],
  ['fl oz', 8, '8 fl oz'],
  ['cups', 2, '2 cups'],
  ['glass', 2, '2 glasses'],
])('%s, %d times: %s', (label, count, text) => {
  expect(loggedPortionText({ label, count })).toBe(text)
})

test('a portion needs a name and an amount that the diary accepts', () => {
  expect(loggedPortion('', 2)).toBeNull()
  expect(loggedPortion('slice', 0)).toBeNull()
  expect(loggedPortion('slice', 10_001)).toBeNull()
  expect(loggedPortion('x'.repeat(80), 1)?.label).toHaveLength(60)
})
