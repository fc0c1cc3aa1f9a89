// Runs the browser's own readers in a test, as a member who is signed in at a running server.
import { Window } from 'happy-dom'
import { vi } from 'vitest'
import { SESSION_KEY } from '#domain/account/device-keys.ts'
import { keyOf, type RunningServer } from '#server/testing/running-server.ts'

/** Modules of web/ must be imported after this. Returns a function that leaves the page. */
export async function openMemberPage(server: RunningServer, session: object): Promise<() => Promise<void>> {
  const page = new Window({ url: server.origin })
  const config = page.document.createElement('script')
  config.id = 'site-config'
  config.type = 'application/json'
  config.textContent = JSON.stringify({ backend: { publishableKey: await keyOf(server) }, signInWith: [], mail: {} })
  page.document.body.append(config)
  page.localStorage.setItem(SESSION_KEY, JSON.stringify(session))
  vi.resetModules()
  for (const name of ['window', 'document', 'localStorage'] as const)
    vi.stubGlobal(name, name === 'window' ? page : page[name])
  return async () => {
    const { backend } = await import('#web/data/supabase.ts')
    await (await backend()).auth.stopAutoRefresh()
    vi.unstubAllGlobals()
    vi.resetModules()
    await page.happyDOM.close()
  }
}
