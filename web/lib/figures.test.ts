import { describe, expect, it } from 'vitest'
import { countText, minutesText, priceText, wholeNumber } from './figures.ts'

describe('figures on the page', () => {
  it('write cents as dollars with two decimals, and an unknown price as N/A', () => {
    expect(priceText(243.49)).toBe('$2.43')
    expect(priceText(5)).toBe('$0.05')
    expect(priceText(null)).toBe('N/A')
  })

  it('write long times in hours', () => {
    expect([5, 60, 75, 180].map(minutesText)).toEqual(['5 min', '1 h', '1 h 15 min', '3 h'])
    expect(minutesText(59.7)).toBe('1 h')
  })

  it('round to whole numbers, and part the thousands', () => {
    expect([0, 0.5, 12.49, 998.5, 999.5, 1240, -3.2].map(wholeNumber)).toEqual(
      ['0', '1', '12', '999', '1,000', '1,240', '-3'], //
    )
  })

  it('count one and many', () => {
    expect([countText(1, 'serving'), countText(1200, 'recipe')]).toEqual(['1 serving', '1,200 recipes'])
  })
})
