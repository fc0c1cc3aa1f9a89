// A signed-in member. The test responds to backend calls; the client in between is the real one, and a call that the
// real gateway would refuse fails the test.
import { afterAll, afterEach, beforeAll, beforeEach, expect, vi } from 'vitest'
import { gatewayRefusal } from './gateway-rules.ts'

export const MEMBER = '3f0c1b52-6f0a-4c53-9d3e-0a1b2c3d4e5f'

export interface BackendCall {
  /** "POST rpc/apply_operations" */
  call: string
  body: unknown
  /** The filters of a call to a table. */
  search: URLSearchParams
}

type Reply = (call: BackendCall) => Response | Promise<Response>

const CONFIG = {
  backend: { url: 'https://backend.example', publishableKey: 'the key' },
  signInWith: [],
  mail: {},
  host: {},
}
const SESSION = {
  access_token: 'token',
  refresh_token: 'refresh',
  token_type: 'bearer',
  expires_at: 4_000_000_000,
  user: { id: MEMBER, email: 'mia@example.test' },
}

/** For a whole test file that imports what it tests inside its tests: those imports get their own client. */
export function memberBackend() {
  const calls: BackendCall[] = []
  const refused: string[] = []
  let response: Reply = () => Response.json(null)

  beforeAll(() => {
    vi.resetModules()
    document.body.innerHTML = `<script type="application/json" id="site-config">${JSON.stringify(CONFIG)}</script>`
    vi.stubGlobal('fetch', async (requested: string | URL, options: RequestInit = {}) => {
      const url = new URL(requested, CONFIG.backend.url)
      const { pathname, searchParams: search } = url
      const refusal = /^\/(rest|auth)\/v1\//.test(pathname) && (await gatewayRefusal(new Request(url, options)))
      if (refusal) refused.push(`${options.method ?? 'GET'} ${pathname}${url.search}: ${refusal}`)
      const path = pathname.replace('/rest/v1/', '')
      const body = typeof options.body === 'string' ? JSON.parse(options.body) : null
      const made = { call: `${options.method ?? 'GET'} ${path}`, body, search }
      calls.push(made)
      return response(made)
    })
  })
  beforeEach(() => {
    calls.length = 0
    localStorage.clear()
    localStorage.setItem('plateful-session', JSON.stringify(SESSION))
  })
  afterEach(() => expect(refused.splice(0)).toEqual([]))
  afterAll(async () => {
    const { backend } = await import('#web/data/supabase.ts')
    await (await backend()).auth.stopAutoRefresh()
    vi.unstubAllGlobals()
    vi.resetModules()
    localStorage.clear()
    document.body.innerHTML = ''
  })

  return {
    calls,
    respondWith(given: Reply) {
      response = given
    },
  }
}

/** The table: members first, with what each of them eats. */
export const seatRows = (appetites: readonly number[], members = 1) =>
  appetites.map((appetite, at) => ({
    ...{ id: `seat-${at + 1}`, member_id: at === 0 ? MEMBER : at < members ? `member-${at + 1}` : null },
    ...{ name: at === 0 ? 'Mia' : `Person ${at + 1}`, diet: 'none', exclusions: [], appetite },
    ...{ uses_goals: false, usually_away: [] },
  }))
