import { describe, expect, it } from 'vitest'
import { createRateLimiter, network } from './rate-limit.ts'

describe('the network that shares a limit', () => {
  it.each([
    ['198.51.100.7', '198.51.100.7'],
    ['2001:db8::1', '2001:db8:0:0'],
    ['2001:db8::2', '2001:db8:0:0'],
    ['2001:0db8:0000:0000:ffff::', '2001:db8:0:0'],
    ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2'],
    ['2001:db8:1:3::', '2001:db8:1:3'],
    ['::1', '0:0:0:0'],
    ['fe80::1%eth0', 'fe80:0:0:0'],
  ])('of %s is %s', (address, shared) => expect(network(address)).toBe(shared))
})

it('a bucket refills steadily', () => {
  let now = 0
  const limiter = createRateLimiter({ perMinute: 2, now: () => now })
  expect([limiter.take('a'), limiter.take('a')]).toEqual([0, 0])
  expect(limiter.take('a')).toBe(30)
  expect(limiter.take('b')).toBe(0)
  now = 30_000
  expect(limiter.take('a')).toBe(0)
})
