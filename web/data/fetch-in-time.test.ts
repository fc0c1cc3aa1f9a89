import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { apiGet, apiPost } from './api.ts'
import { CONNECTION_LOST, failureText } from './failure-text.ts'
import { fetchInTime } from './fetch-in-time.ts'
import { createQueryClient } from './query-client.ts'
import { rowsOf } from './rows.ts'
import { backend } from './supabase.ts'

/** Like fetch with a server that never responds; under /stalled it starts a response. */
function silentFetch(address: string | URL, { signal }: RequestInit = {}): Promise<Response> {
  const end = (stop: (reason: unknown) => void) => signal?.addEventListener('abort', () => stop(signal.reason))
  if (!String(address).includes('stalled')) return new Promise((_, reject) => end(reject))
  return Promise.resolve(new Response(new ReadableStream({ start: (response) => end((why) => response.error(why)) })))
}

const limits: number[] = []

beforeAll(() => {
  vi.stubGlobal('fetch', silentFetch)
  // A second passes in a millisecond.
  const realTimeout = AbortSignal.timeout
  vi.spyOn(AbortSignal, 'timeout').mockImplementation((ms) => {
    limits.push(ms)
    return realTimeout.call(AbortSignal, ms / 1000)
  })
  const config = { backend: { url: 'https://backend.example', publishableKey: 'the key' }, signInWith: [] }
  vi.stubGlobal('document', { getElementById: () => ({ textContent: JSON.stringify(config) }) })
})
afterAll(async () => {
  await (await backend()).auth.stopAutoRefresh()
  vi.restoreAllMocks()
  vi.unstubAllGlobals()
})

test.each([
  ['a call to our own server', () => apiGet('/mealplanner/generate')],
  ['what is sent to it', () => apiPost('/mealplanner/generate', {})],
  ['an answer that breaks off', () => apiGet('/stalled')],
])('%s ends in plain words when the server is silent', async (_, call) => {
  const failure = await call().catch((error: unknown) => error)
  expect(failureText(failure)).toBe(CONNECTION_LOST)
})

test('a member’s request fails with a clear message if the server is silent, and isn’t retried automatically', async () => {
  const members = await backend()
  const client = createQueryClient()
  let calls = 0
  const read = client.fetchQuery({
    queryKey: ['goals'],
    retry: client.getDefaultOptions().queries?.retry, // what every query of a page has
    queryFn: async () => {
      calls += 1
      return rowsOf(await members.from('user_goals').select('*'))
    },
  })
  await expect(read).rejects.toThrow(CONNECTION_LOST)
  expect(calls).toBe(1)
})

test('a photo and a large import have two minutes, everything else half a minute', async () => {
  const limitOf = async (body: BodyInit) => {
    limits.length = 0
    await fetchInTime('/photo', { method: 'POST', body }).catch(() => undefined)
    return limits
  }
  expect(await limitOf('a few words')).toEqual([30_000])
  expect(await limitOf('x'.repeat(200_000))).toEqual([120_000])
  expect(await limitOf(new Blob(['x'.repeat(200_000)]))).toEqual([120_000])
})

test('a request can still be aborted before its time', async () => {
  const stopped = new AbortController()
  const call = fetchInTime('/anything', { signal: stopped.signal })
  stopped.abort()
  await expect(call).rejects.toMatchObject({ name: 'AbortError' })
})
