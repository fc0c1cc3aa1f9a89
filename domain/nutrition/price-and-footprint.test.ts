import { describe, expect, test } from 'vitest'
import { co2eKg, isSustainable } from './footprint.ts'
import { isCheap, priceCents } from './price.ts'

describe('the price of a dish', () => {
  test('is what its foods cost as bought', () => {
    expect(
      priceCents([
        { boughtGrams: 250, priceCentsPer100g: 40 },
        { boughtGrams: 50, priceCentsPer100g: 200 },
      ]),
    ).toBe(200)
  })

  test('is unknown when more than a twentieth of it has no price', () => {
    const rice = { boughtGrams: 190, priceCentsPer100g: 20 }
    expect(priceCents([rice, { boughtGrams: 10, priceCentsPer100g: null }])).toBe(38)
    expect(priceCents([rice, { boughtGrams: 11, priceCentsPer100g: null }])).toBeNull()
    expect(priceCents([])).toBeNull()
  })

  test('is cheap up to $1.90 a serving', () => {
    expect([isCheap(190), isCheap(190.5), isCheap(null)]).toEqual([true, false, false])
  })
})

describe('the footprint of a dish', () => {
  test('is the sum of its foods’ footprints', () => {
    expect(
      co2eKg([
        { boughtGrams: 100, co2eKgPerKg: 99.48 },
        { boughtGrams: 200, co2eKgPerKg: 0.5 },
      ]),
    ).toBeCloseTo(10.048, 6)
  })

  test('counts foods without a value as the average of the others, up to a quarter of the weight', () => {
    const beans = { boughtGrams: 300, co2eKgPerKg: 1 }
    expect(co2eKg([beans, { boughtGrams: 100, co2eKgPerKg: null }])).toBeCloseTo(0.4, 6)
    expect(co2eKg([beans, { boughtGrams: 101, co2eKgPerKg: null }])).toBeNull()
    expect(co2eKg([])).toBeNull()
  })

  test('is sustainable within half a kilogram for a meal, and a quarter for anything smaller', () => {
    expect(isSustainable(0.5, ['main course'])).toBe(true)
    expect(isSustainable(0.51, ['main course'])).toBe(false)
    expect(isSustainable(0.3, ['snack'])).toBe(false)
    expect(isSustainable(0.25, ['snack'])).toBe(true)
    expect(isSustainable(null, ['snack'])).toBe(false)
  })
})
