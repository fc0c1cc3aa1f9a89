// The system's clock may be set at any time, forward or back: nothing in the server may depend on it to wait.
import { Hono } from 'hono'
import { afterEach, expect, test, vi } from 'vitest'
import { createRateLimiter, rateLimit } from './rate-limit.ts'
import { createResponseStore } from './response-store.ts'

const DAY_MS = 86_400_000
afterEach(() => void vi.useRealTimers())

/** Time keeps running; only the date jumps. */
function setDate(by: number) {
  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + by })
}

test.each([-365 * DAY_MS, 365 * DAY_MS])(
  'a client waits as long as it was told, even if the date jumps by %d ms',
  async (jump) => {
    let time = 0
    const app = new Hono()
      .use(rateLimit(createRateLimiter({ perMinute: 1, now: () => time }), () => 'x'))
      .get('/', (c) => c.text('ok'))
    await app.request('/')
    setDate(jump)
    expect((await app.request('/')).status).toBe(429)
    time += 60_000
    expect((await app.request('/')).status).toBe(200)
  },
)

test.each([-DAY_MS, DAY_MS])('a used-up limit refills with time, not with the date (%d ms)', async (jump) => {
  const app = new Hono().use(rateLimit(createRateLimiter({ perMinute: 1 }), () => 'x')).get('/', (c) => c.text('ok'))
  await app.request('/')
  setDate(jump)
  expect((await app.request('/')).status).toBe(429)
})

test('a cached page doesn’t live for years because the date was set back', async () => {
  const store = createResponseStore<{ size: number }>(100)
  store.set('/', { size: 1 }, 5)
  setDate(-365 * DAY_MS)
  await new Promise((resolve) => setTimeout(resolve, 20))
  expect(store.get('/')).toBeUndefined()
})
