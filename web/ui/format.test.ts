import { describe, expect, it } from 'vitest'
import { countText, minutesText, priceText } from './format.ts'

describe('formatted numbers', () => {
  it('show cents as dollars with two decimals, and an unknown price as N/A', () => {
    expect(priceText(243.49)).toBe('$2.43')
    expect(priceText(5)).toBe('$0.05')
    expect(priceText(null)).toBe('N/A')
  })

  it('show long times in hours', () => {
    expect([5, 60, 75, 180].map(minutesText)).toEqual(['5 min', '1 h', '1 h 15 min', '3 h'])
    expect(minutesText(59.7)).toBe('1 h')
  })

  it('use singular and plural', () => {
    expect([countText(1, 'serving'), countText(1200, 'recipe')]).toEqual(['1 serving', '1,200 recipes'])
  })
})
