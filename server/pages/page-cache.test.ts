import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { createPageCache as createCache, type PageCacheLimits } from './page-cache.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

const createPageCache = (limits: PageCacheLimits) => createCache<ReturnType<typeof page>>(limits)
const page = (text: string) => ({ text, size: text.length })

test('a page is kept for its time and not longer', () => {
  const cache = createPageCache({ freshMs: 1000, mostBytes: 100 })
  cache.set('/', page('home'))
  vi.advanceTimersByTime(999)
  expect(cache.get('/')).toEqual(page('home'))
  vi.advanceTimersByTime(1)
  expect(cache.get('/')).toBeUndefined()
})

test('however many addresses somebody invents, the pages together never grow beyond their limit', () => {
  const cache = createPageCache({ freshMs: 1000, mostBytes: 100 })
  for (let address = 0; address < 1000; address++) cache.set(`/${address}`, page('ten signs.'))
  const kept = Array.from({ length: 1000 }, (_, address) => cache.get(`/${address}`)).filter(Boolean)
  expect(kept).toHaveLength(10)
  expect(cache.get('/999')).toBeDefined()
})

test('a page that is larger than all together may be is not kept', () => {
  const cache = createPageCache({ freshMs: 1000, mostBytes: 5 })
  cache.set('/', page('ten signs.'))
  expect(cache.get('/')).toBeUndefined()
})

test('a page set again counts once', () => {
  const cache = createPageCache({ freshMs: 1000, mostBytes: 25 })
  for (let time = 0; time < 10; time++) cache.set('/', page('ten signs.'))
  cache.set('/other', page('ten signs.'))
  expect(cache.get('/')).toBeDefined()
  expect(cache.get('/other')).toBeDefined()
})
