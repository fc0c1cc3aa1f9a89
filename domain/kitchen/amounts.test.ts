import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { formatAmount, scaleAmount } from './amounts.ts'
import { parseAmount } from './read-amount.ts'

const amount = fc.double({ min: 0.001, max: 100_000, noNaN: true })
const servings = fc.integer({ min: 1, max: 60 })
const unit = fc.constantFrom('', 'g', 'kg', 'mg', 'ml', 'l', 'dl', 'tsp', 'tbsp', 'cup', 'clove', 'oz', 'anything')

describe('scaling by servings', () => {
  test.each([
    [400, 4, 3, 300],
    [1, 4, 6, 1.5],
    [0.2, 1, 3, 0.6],
    [2, 4, 4, 2],
    [0, 4, 8, 0],
  ])('%d for %d servings is, for %d, %d', (written, from, to, expected) => {
    expect(scaleAmount(written, from, to)).toBe(expected)
  })

  test.each([
    [0, 4],
    [4, 0],
    [-1, 4],
    [4, Number.NaN],
    [Number.POSITIVE_INFINITY, 2],
  ])('invalid servings (%d to %d) leave the amount as written', (from, to) => {
    expect(scaleAmount(3, from, to)).toBe(3)
  })

  test('scaling there and back gives the same amount', () => {
    fc.assert(
      fc.property(amount, servings, servings, (written, from, to) => {
        const back = scaleAmount(scaleAmount(written, from, to), to, from)
        expect(Math.abs(back - written)).toBeLessThanOrEqual(written * 1e-9)
      }),
    )
  })

  test('scaling parts and adding them is the same as scaling the sum', () => {
    fc.assert(
      fc.property(amount, amount, servings, servings, (one, other, from, to) => {
        const parts = scaleAmount(one, from, to) + scaleAmount(other, from, to)
        const whole = scaleAmount(one + other, from, to)
        expect(Math.abs(parts - whole)).toBeLessThanOrEqual(whole * 1e-9)
      }),
    )
  })
})

describe('formatting an amount', () => {
  test.each([
    [0.5, '', '½'],
    [1.5, 'cup', '1½'],
    [0.333, 'cup', '⅓'],
    [2.667, 'tbsp', '2⅔'],
    [0.25, 'tsp', '¼'],
    [0.125, 'tsp', '⅛'],
    [0.75, '', '¾'],
    [0.6000000001, 'cup', '⅔'],
    [0.98, '', '1'],
    [0.01, 'tsp', '<⅛'],
    [12.4, '', '12½'],
    [99.9, '', '100'],
    [1234, '', '1,234'],
    [187.5, 'g', '190'],
    [62, 'g', '62'],
    [33.4, 'ml', '33'],
    [3.3, 'g', '3.5'],
    [0.34, 'g', '0.3'],
    [0.01, 'g', '<0.1'],
    [1250, 'g', '1,250'],
    [1.255, 'kg', '1.26'],
    [0.001, 'kg', '<0.01'],
    [0, 'g', ''],
    [-2, '', ''],
    [Number.NaN, '', ''],
    [Number.POSITIVE_INFINITY, 'g', ''],
  ])('%d %s is written %s', (value, inUnit, expected) => {
    expect(formatAmount(value, inUnit)).toBe(expected)
  })

  test('no amount is ever formatted as NaN or with a long decimal', () => {
    fc.assert(
      fc.property(fc.double(), unit, (value, inUnit) => {
        expect(formatAmount(value, inUnit)).toMatch(/^(?:|<⅛|<0\.0?1|[⅛¼⅓½⅔¾]|\d[\d,]*(?:[⅛¼⅓½⅔¾]|\.\d{1,2})?)$/)
      }),
    )
  })

  test('a formatted amount can be parsed again and is close to the original', () => {
    fc.assert(
      fc.property(fc.double({ min: 0.2, max: 9_000, noNaN: true }), unit, (value, inUnit) => {
        const again = parseAmount(formatAmount(value, inUnit))
        expect(again).not.toBeNull()
        // Half of the widest step: from ¼ down to ⅛, from 5 g to 6 g, from 50 g to 55 g.
        expect(Math.abs((again ?? 0) - value)).toBeLessThanOrEqual(Math.max(Math.min(0.5, value * 0.3), value * 0.051))
      }),
    )
  })
})
