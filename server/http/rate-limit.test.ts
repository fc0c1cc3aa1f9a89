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
