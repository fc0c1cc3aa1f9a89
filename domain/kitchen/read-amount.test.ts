import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { anyText } from '#domain/text/testing/any-text.ts'
import { cleanNumber } from './amounts.ts'
import { parseAmount, readAmount } from './read-amount.ts'

describe('reading an amount', () => {
  test.each([
    ['1 1/2', 1.5],
    ['½', 0.5],
    ['1,5', 1.5],
    ['1½', 1.5],
    ['1 ½', 1.5],
    ['1 and 1/2', 1.5],
    ['1-1/2', 1.5],
    ['2–3/4', 2.75],
    ['1 - ½', 1.5],
    ['1 & 1/2', 1.5],
    ['1 & ½', 1.5],
    ['1 000', 1000],
    ['12 050', 12_050],
    ['2 400', null],
    ['3/4', 0.75],
    ['3⁄4', 0.75],
    ['1,250', 1250],
    ['1,250,000', 1_250_000],
    ['0,125', 0.125],
    ['1.250', 1.25],
    ['.5', 0.5],
    [' 2 ', 2],
    ['2-3', 3],
    ['2 – 3', 3],
    ['2 to 3', 3],
    ['', null],
    ['a lot', null],
    ['2 eggs', null],
    ['1/0', null],
    ['--', null],
  ])('"%s" is %s', (text, expected) => {
    expect(parseAmount(text)).toBe(expected)
  })

  test('a range has both ends, and text after the number is kept', () => {
    expect(readAmount('2-3 cloves')).toEqual({ amount: 2, upTo: 3, rest: ' cloves' })
    expect(readAmount('1½ to 2 cups')).toEqual({ amount: 1.5, upTo: 2, rest: ' cups' })
    expect(readAmount('1 to 1-1/2 cups')).toEqual({ amount: 1, upTo: 1.5, rest: ' cups' })
    expect(readAmount('1-1½ cups')).toEqual({ amount: 1, upTo: 1.5, rest: ' cups' })
    expect(readAmount('1/2-3/4 cup')).toEqual({ amount: 0.5, upTo: 0.75, rest: ' cup' })
    expect(readAmount('2 400 g cans')).toEqual({ amount: 2, upTo: null, rest: ' 400 g cans' })
    expect(readAmount('2 -inch piece')).toEqual({ amount: 2, upTo: null, rest: ' -inch piece' })
  })

  test('no text makes it throw, and results are never negative or infinite', () => {
    fc.assert(
      fc.property(anyText(60), (text) => {
        const read = readAmount(text)
        if (read) {
          expect(Number.isFinite(read.amount)).toBe(true)
          expect(read.amount).toBeGreaterThanOrEqual(0)
        }
      }),
    )
  })

  test('every decimal that people can type is read correctly', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 9_999_999 }), (hundredths) => {
        const value = cleanNumber(hundredths / 100)
        expect(parseAmount(String(value))).toBe(value)
      }),
    )
  })
})
