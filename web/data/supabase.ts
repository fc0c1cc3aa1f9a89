// The members' backend. Its client is loaded on first use, so visitors never download it.
import type { SupabaseClient, User } from '@supabase/supabase-js'
import { SESSION_KEY } from '#domain/account/device-keys.ts'
import type { Database } from './database.types.ts'
import { CONNECTION_LOST } from './failure-text.ts'
import { fetchInTime } from './fetch-in-time.ts'
import { onSignOut, setSessionUser } from './session.ts'
import { readSiteConfig } from './site-config.ts'

export type Backend = SupabaseClient<Database>

let opening: Promise<Backend> | null = null
/** The client, once its script is loaded. */
let opened: Backend | null = null
/** The server ended the session while the page was open, so ask the member to sign in again. */
let sessionRanOut = false
let leaving = false

export function backend(): Promise<Backend> {
  opening ??= open().catch((error) => {
    opening = null // a connection lost while loading is retried at the next call
    throw error
  })
  return opening
}

/** A client without storage, for calls that must not sign anyone in on this device. */
export async function passingBackend(): Promise<Backend> {
  const { createClient } = await import('@supabase/supabase-js')
  const { url, publishableKey } = readSiteConfig().backend
  return createClient<Database>(url, publishableKey, {
    auth: { persistSession: false, autoRefreshToken: false, detectSessionInUrl: false },
    global: { fetch: fetchInTime },
  })
}

/** A server that restarts loses all of its connections: the devices don't come back at the same moment. */
function reconnectAfterMs(tries: number) {
  return Math.min(1000 * 2 ** (tries - 1), 10_000) + Math.random() * 5000
}

async function open(): Promise<Backend> {
  const { createClient } = await import('@supabase/supabase-js')
  const { url, publishableKey } = readSiteConfig().backend
  const client = createClient<Database>(url, publishableKey, {
    auth: { persistSession: true, autoRefreshToken: true, detectSessionInUrl: false, storageKey: SESSION_KEY },
    // The query cache already retries.
    db: { schema: 'public', retry: false },
    global: { fetch: fetchInTime },
    realtime: { params: { eventsPerSecond: 2 }, reconnectAfterMs },
  })
  // Never await in here: the client holds a lock during the callback. Only SIGNED_OUT clears the member: a session that
  // expired and cannot be renewed offline is still theirs.
  client.auth.onAuthStateChange((event, session) => {
    if (session) {
      // If another tab has just signed out, a client that is starting still reports the session it read before.
      if (storedSession() !== null) rememberUser(session.user)
    } else if (event === 'SIGNED_OUT') {
      sessionRanOut = !leaving
      setSessionUser(null)
    }
  })
  opened = client
  return client
}

onSignOut(async () => {
  const accessToken = storedAccessToken()
  await endSessionHere()
  if (accessToken) revoke(accessToken)
})

/** Ends the session on this device and in its other tabs. Needs neither the network nor the client's script. */
export async function endSessionHere() {
  const stored = storedSession()
  if (stored === null) return
  if (stored !== undefined) localStorage.removeItem(SESSION_KEY)
  leaving = true
  await opened?.auth.signOut({ scope: 'local' }).finally(() => {
    leaving = false
  })
}

/** Not awaited: offline, the session has ended here anyway, and its token expires soon. */
function revoke(accessToken: string) {
  const { url, publishableKey } = readSiteConfig().backend
  const headers = { apikey: publishableKey, authorization: `Bearer ${accessToken}` }
  fetch(`${url}/auth/v1/logout?scope=local`, { method: 'POST', headers, keepalive: true }).catch(() => undefined)
}

function rememberUser(user: User) {
  sessionRanOut = false
  setSessionUser({ id: user.id, email: user.email ?? '' })
}

/** At start-up: resumes the session stored on this device, if any. */
export async function resumeSession() {
  if (hasStoredSession()) {
    const { data } = await (await backend()).auth.getSession()
    if (data.session && hasStoredSession()) return rememberUser(data.session.user)
  }
  if (!hasStoredSession()) setSessionUser(null)
}

const REFUSED = [400, 401, 403]

/** The server rejected the token: renews the session, or ends it here, so that the member is asked to sign in. */
export async function renewSession() {
  const before = storedSession()
  if (!before) return
  const { auth } = await backend()
  const { error } = await auth.refreshSession()
  // The client would keep it until the token expires. Another tab may have a new one.
  if (error && REFUSED.includes(error.status ?? 0) && storedSession() === before) await auth.signOut({ scope: 'local' })
}

/** The member's id, for calls that need one. */
export async function memberId(): Promise<string> {
  if (storedSession() !== null) {
    const { data } = await (await backend()).auth.getSession()
    if (data.session) return data.session.user.id
  }
  // If a stored session couldn't be renewed, the backend didn't respond.
  if (hasStoredSession()) throw new Error(CONNECTION_LOST)
  throw new Error(sessionRanOut ? 'Please sign in again.' : 'Not authenticated')
}

/** Null after signing out; undefined if the browser blocks storage, so that a session lasts as long as its page. */
function storedSession() {
  try {
    return localStorage.getItem(SESSION_KEY)
  } catch {
    return undefined
  }
}

function hasStoredSession() {
  return typeof storedSession() === 'string'
}

function storedAccessToken(): string | null {
  const text = storedSession()
  const session: { access_token?: string } = text ? JSON.parse(text) : {}
  return session.access_token ?? null
}
