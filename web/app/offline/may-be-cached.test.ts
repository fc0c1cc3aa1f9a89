import { expect, test } from 'vitest'
import { mayBeCached } from './may-be-cached.ts'

const withHeader = (caching?: string) => new Response('', caching ? { headers: { 'cache-control': caching } } : {})

test.each([
  ['/recipes/7', 'no-cache', true],
  ['/recipes/7', undefined, true],
  ['/sharing', 'no-cache', true],
  ['/recipes/7', 'private, no-store', false],
  ['/recipes/7', 'No-Store', false],
  ['/shared/some-token', 'private, no-store', false],
  ['/shared/some-token', undefined, false],
  ['/calendar/some-token.ics', 'private, no-cache', false],
  ['/auth', 'no-cache', false],
  ['/account', 'no-cache', false],
  ['/admin', 'no-cache', false],
])('without a network, %s that was sent with “%s” is readable: %s', (pathname, caching, kept) => {
  expect(mayBeCached(pathname, withHeader(caching))).toBe(kept)
})
