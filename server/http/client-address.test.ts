import { describe, expect, it } from 'vitest'
import { addressFrom } from './client-address.ts'

describe('one client, however many addresses its home has', () => {
  it.each([
    ['198.51.100.7', '198.51.100.7'],
    ['::ffff:198.51.100.7', '198.51.100.7'],
    ['2001:db8::1', '2001:db8:0:0'],
    ['2001:db8::2', '2001:db8:0:0'],
    ['2001:0db8:0000:0000:ffff::', '2001:db8:0:0'],
    ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2'],
    ['2001:db8:1:3::', '2001:db8:1:3'],
    ['::1', '0:0:0:0'],
    ['fe80::1%eth0', 'fe80:0:0:0'],
  ])('%s counts as %s, directly and behind a proxy', (address, client) => {
    expect(addressFrom([])(address, undefined)).toBe(client)
    expect(addressFrom(['10.0.0.1'])('10.0.0.1', address.split('%')[0])).toBe(client)
  })
})

it('a forwarded address counts only from a trusted proxy', () => {
  const addressOf = addressFrom(['10.0.0.0/8'])
  expect(addressOf('10.0.0.1', '203.0.113.9, 198.51.100.7, 10.0.0.2')).toBe('198.51.100.7')
  expect(addressOf('192.0.2.1', '198.51.100.7')).toBe('192.0.2.1')
  expect(addressOf('10.0.0.1', 'nonsense')).toBe('10.0.0.1')
})
