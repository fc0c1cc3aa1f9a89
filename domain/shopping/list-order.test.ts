import { expect, test } from 'vitest'
import { positionAt } from './list-order.ts'

test('a new list is numbered from one', () => {
  expect([0, 1, 2].map((index) => positionAt(index, [undefined, undefined, undefined]))).toEqual([1, 2, 3])
})

test('new items go after the last one, in order', () => {
  const positions = [4, 9, undefined, undefined]
  expect([2, 3].map((index) => positionAt(index, positions))).toEqual([10, 11])
})

test('a restored item goes between its old neighbors', () => {
  expect(positionAt(1, [1, undefined, 3])).toBe(2)
  const between = [1, 2].map((index) => positionAt(index, [1, undefined, undefined, 2]))
  expect(between[0]).toBeGreaterThan(1)
  expect(between[1]).toBeGreaterThan(between[0] ?? 0)
  expect(between[1]).toBeLessThan(2)
})

test('an item restored to the top goes before the first item', () => {
  expect(positionAt(0, [undefined, 5])).toBe(4)
})
