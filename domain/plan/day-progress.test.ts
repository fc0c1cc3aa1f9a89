import { describe, expect, test } from 'vitest'
import { dayStanding, standingText } from './day-progress.ts'

describe('a planned day against its goal', () => {
  test('is on target within five percent, and described in words otherwise', () => {
    expect([1899, 1900, 2000, 2100, 2101].map((kcal) => dayStanding(kcal, 2000))).toEqual([
      'under',
      'on target',
      'on target',
      'on target',
      'over',
    ])
    expect(standingText(0, 2000)).toBe('Nothing planned')
    expect(standingText(750.4, 2000)).toBe('1,250 kcal to go')
    expect(standingText(2050, 2000)).toBe('On target')
    expect(standingText(2300, 2000)).toBe('300 kcal over')
    expect(standingText(1000, 2000, 'kJ')).toBe('4,184 kJ to go')
  })
})
