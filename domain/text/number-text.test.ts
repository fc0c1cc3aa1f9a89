import fc from 'fast-check'
import { expect, test } from 'vitest'
import { numberText } from './number-text.ts'

test('numbers are formatted the American way', () => {
  expect([0, 0.5, 12.49, 998.5, 999.5, 1240, 1234567, -3.2, -0.2].map((value) => numberText(value))).toEqual(
    ['0', '1', '12', '999', '1,000', '1,240', '1,234,567', '-3', '0'], //
  )
  expect([4.25, 9.96, 1200.5, 3, -0.04].map((value) => numberText(value, 1))).toEqual(
    ['4.3', '10', '1,200.5', '3', '0'], //
  )
})

test.each([0, 1, 2])('with %d decimals it matches Intl', (decimals) => {
  const standard = new Intl.NumberFormat('en-US', { maximumFractionDigits: decimals })
  fc.assert(
    fc.property(fc.double({ min: -1e9, max: 1e9, noNaN: true }), (value) => {
      expect(numberText(value, decimals)).toBe(standard.format(value).replace(/^-0$/, '0'))
    }),
  )
})
