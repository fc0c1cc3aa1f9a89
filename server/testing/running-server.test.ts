import { afterAll, afterEach, expect, test, vi } from 'vitest'
import { leavePlaces, newFolderHome } from '#server/database/testing/places.ts'
import { keyOf, startServer } from './running-server.ts'

afterEach(() => vi.unstubAllEnvs())
afterAll(leavePlaces)

test('a test server never uses the hosted project whose settings the shell exports', async () => {
  vi.stubEnv('SUPABASE_URL', 'https://real-members.example')
  vi.stubEnv('SUPABASE_PUBLISHABLE_KEY', 'sb_publishable_of_real_members')
  const server = await startServer({ dataDir: newFolderHome().dataDir })
  try {
    expect(await keyOf(server)).toMatch(/^sb_publishable_(?!of_real_members)/)
    expect(await (await fetch(`${server.origin}/auth`)).text()).not.toContain('real-members.example')
  } finally {
    await server.stop()
  }
}, 60_000)
