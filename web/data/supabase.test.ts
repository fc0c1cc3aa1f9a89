import { afterAll, expect, test, vi } from 'vitest'
import { backend } from './supabase.ts'

afterAll(() => vi.unstubAllGlobals())

test('the backend’s client stores and renews its session, reads none from a URL, and limits realtime events', async () => {
  const config = { backend: { url: 'https://backend.example', publishableKey: 'the key' }, signInWith: [] }
  vi.stubGlobal('document', { getElementById: () => ({ textContent: JSON.stringify(config) }) })
  const client = await backend()
  expect(new URL(client.realtime.endpointURL()).searchParams.get('eventsPerSecond')).toBe('2')
  expect(client.auth).toMatchObject({ persistSession: true, autoRefreshToken: true, detectSessionInUrl: false })
  expect(client.from('user_goals').select('*')).toMatchObject({ schema: 'public' })
  await client.auth.stopAutoRefresh()
})
