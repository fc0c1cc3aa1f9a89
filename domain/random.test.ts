import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { sample, seededRandom } from './random.ts'

describe('reproducible randomness', () => {
  test('one seed gives one sequence, another seed another', () => {
    const row = (seed: number) => Array.from({ length: 5 }, seededRandom(seed))
    expect(row(1)).toEqual(row(1))
    expect(row(1)).not.toEqual(row(2))
  })

  test('numbers lie from 0 to below 1, whatever the seed', () => {
    fc.assert(
      fc.property(fc.double({ noNaN: true }), (seed) => {
        const number = seededRandom(seed)()
        expect(number).toBeGreaterThanOrEqual(0)
        expect(number).toBeLessThan(1)
      }),
    )
  })

  test('a sample holds different items of the list, and no more than there are', () => {
    fc.assert(
      fc.property(fc.uniqueArray(fc.integer()), fc.nat(30), fc.integer(), (items, count, seed) => {
        const chosen = sample(items, count, seededRandom(seed))
        expect(chosen).toHaveLength(Math.min(count, items.length))
        expect(new Set(chosen).size).toBe(chosen.length)
        for (const item of chosen) expect(items).toContain(item)
      }),
    )
  })

  test('every item is chosen about as often as any other', () => {
    const random = seededRandom(3)
    const times = new Map<string, number>()
    for (let n = 0; n < 4000; n++) {
      for (const item of sample(['a', 'b', 'c', 'd'], 2, random)) times.set(item, (times.get(item) ?? 0) + 1)
    }
    for (const count of times.values()) expect(Math.abs(count - 2000)).toBeLessThan(150)
  })
})
