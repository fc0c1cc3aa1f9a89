import { expect, it } from 'vitest'
import { createRateLimiter } from './rate-limit.ts'

it('a bucket refills steadily', () => {
  let now = 0
  const limiter = createRateLimiter({ perMinute: 2, now: () => now })
  expect([limiter.take('a'), limiter.take('a')]).toEqual([0, 0])
  expect(limiter.take('a')).toBe(30)
  expect(limiter.take('b')).toBe(0)
  now = 30_000
  expect(limiter.take('a')).toBe(0)
})

it('an expensive request counts as several', () => {
  let now = 0
  const limiter = createRateLimiter({ perMinute: 60, now: () => now })
  expect([limiter.take('a', 40), limiter.take('a', 40), limiter.take('a', 20)]).toEqual([0, 20, 0])
  now = 20_000
  expect(limiter.take('a', 20)).toBe(0)
})

it('a request that counts more than the limit takes a minute’s worth', () => {
  let now = 0
  const limiter = createRateLimiter({ perMinute: 10, now: () => now })
  expect([limiter.take('a', 50), limiter.take('a', 50)]).toEqual([0, 60])
  now = 60_000
  expect(limiter.take('a', 50)).toBe(0)
})
