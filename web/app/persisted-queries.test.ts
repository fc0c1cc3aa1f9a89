// @vitest-environment happy-dom
import { QueryClient } from '@tanstack/react-query'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { PERSISTED_QUERIES } from '#domain/account/device-keys.ts'
import { memberKey } from '#web/data/member-key.ts'
import { setSessionUser } from '#web/data/session.ts'
import { persistQueries } from './persisted-queries.ts'

const MIA = { id: 'mia', email: 'mia@example.com' }
const day = memberKey(MIA.id, 'day', '2026-11-18')

beforeEach(() => {
  vi.useFakeTimers()
  localStorage.clear()
  window.history.replaceState(null, '', '/dashboard')
  setSessionUser(MIA)
})

afterEach(() => {
  setSessionUser(null)
  vi.useRealTimers()
})

/** A visit in which the server returned these results. */
function visit(responses: [ReturnType<typeof memberKey>, unknown][], build = 'one') {
  const client = new QueryClient()
  persistQueries(client, build)
  for (const [key, response] of responses) client.setQueryData(key, response)
  vi.advanceTimersByTime(2000)
  return client
}

const nextVisit = (build = 'one') => {
  const client = new QueryClient()
  persistQueries(client, build)
  return client
}

test('the next visit shows what the last one showed, and still refetches it', () => {
  visit([[day, { calories: 1285 }]])
  const client = nextVisit()
  expect(client.getQueryData(day)).toEqual({ calories: 1285 })
  expect(client.getQueryState(day)?.dataUpdatedAt).toBe(1)
})

test('a result that is already in the cache stays', () => {
  visit([[day, { calories: 1285 }]])
  const client = new QueryClient()
  client.setQueryData(day, { calories: 1400 })
  persistQueries(client, 'one')
  expect(client.getQueryData(day)).toEqual({ calories: 1400 })
})

test.each([
  ['another member', () => setSessionUser({ id: 'ben', email: 'ben@example.com' }), 'one'],
  ['another version of the site', () => undefined, 'two'],
  ['a page with a form', () => window.history.replaceState(null, '', '/goals'), 'one'],
  ['text that cannot be read', () => localStorage.setItem(PERSISTED_QUERIES, '{'), 'one'],
  [
    'a page whose kept figures have another shape',
    () => localStorage.setItem(PERSISTED_QUERIES, JSON.stringify({ build: 'one', member: MIA.id, responses: 5 })),
    'one',
  ],
])('nothing is shown to %s', (_, change, build) => {
  visit([[day, { calories: 1285 }]])
  change()
  expect(nextVisit(build).getQueryData(day)).toBeUndefined()
})

test('only query results of those pages are stored, and nothing of a visitor', () => {
  visit([
    [memberKey(MIA.id, 'invitation', 'secret'), { household: 'Vale' }],
    [['recipes', 1], { title: 'Soup' }],
  ])
  expect(localStorage.getItem(PERSISTED_QUERIES)).not.toMatch(/secret|Soup/)
  localStorage.clear()
  setSessionUser(null)
  visit([[memberKey(undefined, 'day', '2026-11-18'), { calories: 1 }]])
  expect(localStorage.getItem(PERSISTED_QUERIES)).toBeNull()
})

test('a large result doesn’t displace the small ones', () => {
  const year = memberKey(MIA.id, 'diary', 'days', '2025-11-18', '2026-11-18')
  visit([
    [day, { calories: 1285 }],
    [year, 'x'.repeat(300_000)],
  ])
  const client = nextVisit()
  expect(client.getQueryData(year)).toBeUndefined()
  expect(client.getQueryData(day)).toEqual({ calories: 1285 })
})

test('visiting a page without that data removes nothing', () => {
  const household = memberKey(MIA.id, 'household')
  visit([[day, { calories: 1285 }]])
  window.history.replaceState(null, '', '/shopping-list')
  visit([[household, { name: 'Vale' }]])
  window.history.replaceState(null, '', '/dashboard')
  const client = nextVisit()
  expect(client.getQueryData(day)).toEqual({ calories: 1285 })
  expect(client.getQueryData(household)).toEqual({ name: 'Vale' })
})

test('a change right before the page closes is stored too', () => {
  const client = new QueryClient()
  persistQueries(client, 'one')
  client.setQueryData(day, { calories: 900 })
  window.dispatchEvent(new Event('pagehide'))
  expect(nextVisit().getQueryData(day)).toEqual({ calories: 900 })
})

test('what couldn’t be refreshed stays, even if something else could', async () => {
  const water = memberKey(MIA.id, 'water', '2026-11-18')
  visit([[day, { calories: 1285 }]])
  const client = nextVisit()
  const lost = () => Promise.reject(new Error('offline'))
  await client.prefetchQuery({ queryKey: day, queryFn: lost, retry: false })
  expect(client.getQueryState(day)?.status).toBe('error')
  client.setQueryData(water, [{ id: 1, amountMl: 250 }])
  vi.advanceTimersByTime(2000)
  expect(nextVisit().getQueryData(day)).toEqual({ calories: 1285 })
})
