import { expect, test } from 'vitest'
import { createExpiringCache } from './expiring-cache.ts'

test('an answer is forgotten when its time is over', () => {
  let clock = 0
  const cache = createExpiringCache<string>({ ms: 100, most: 10, now: () => clock })
  cache.set('soup', 'hot')
  clock = 99
  expect(cache.get('soup')).toBe('hot')
  clock = 100
  expect(cache.get('soup')).toBeUndefined()
})

test('with too many answers the oldest goes', () => {
  const cache = createExpiringCache<number>({ ms: 100, most: 2, now: () => 0 })
  cache.set('one', 1)
  cache.set('two', 2)
  cache.set('one', 1)
  cache.set('three', 3)
  expect([cache.get('one'), cache.get('two'), cache.get('three')]).toEqual([1, undefined, 3])
})
