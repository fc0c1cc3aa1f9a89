// The members' backend, loaded only when somebody is or wants to be a member: a visitor's pages never carry it.
import type { SupabaseClient, User } from '@supabase/supabase-js'
import type { Database } from './database.types.ts'
import { CONNECTION_LOST } from './failure-text.ts'
import { onSignOut, setSessionUser } from './session.ts'
import { readSiteConfig } from './site-config.ts'

export type Backend = SupabaseClient<Database>

/** Where the backend's client keeps its session on this device. */
export const SESSION_KEY = 'plateful-session'

let opening: Promise<Backend> | null = null

export function backend(): Promise<Backend> {
  opening ??= open().catch((error) => {
    opening = null // a lost connection while loading is tried again at the next call
    throw error
  })
  return opening
}

async function open(): Promise<Backend> {
  const { createClient } = await import('@supabase/supabase-js')
  const { url, publishableKey } = readSiteConfig().backend
  const client = createClient<Database>(url, publishableKey, {
    auth: { persistSession: true, autoRefreshToken: true, detectSessionInUrl: false, storageKey: SESSION_KEY },
    // The query cache tries again by itself; a second layer of tries would only delay the bad news.
    db: { schema: 'public', retry: false },
    realtime: { params: { eventsPerSecond: 2 } },
  })
  // Nothing is awaited in here: the client holds a lock while it calls us. Only a sign-out says that nobody is there:
  // an expired session that cannot be renewed without a network is still this member's.
  client.auth.onAuthStateChange((event, session) => {
    if (session) rememberUser(session.user)
    else if (event === 'SIGNED_OUT') setSessionUser(null)
  })
  return client
}

onSignOut(async () => {
  const accessToken = storedAccessToken()
  await endSessionHere()
  // Nobody waits for it: without a network the session has ended here all the same, and its token runs out by itself.
  if (accessToken) (await backend()).auth.admin.signOut(accessToken, 'local')
})

/** Ends the session on this device and in its other tabs, network or not. */
export async function endSessionHere() {
  if (!hasStoredSession()) return
  const { auth } = await backend()
  localStorage.removeItem(SESSION_KEY)
  await auth.signOut({ scope: 'local' })
}

function rememberUser(user: User) {
  setSessionUser({ id: user.id, email: user.email ?? '' })
}

/** At start-up: takes up the session that this device keeps, if there is one. */
export async function resumeSession() {
  if (hasStoredSession()) {
    const { data } = await (await backend()).auth.getSession()
    if (data.session) return rememberUser(data.session.user)
  }
  if (!hasStoredSession()) setSessionUser(null)
}

/** The member's id, for calls that need one. */
export async function memberId(): Promise<string> {
  if (hasStoredSession()) {
    const { data } = await (await backend()).auth.getSession()
    if (data.session) return data.session.user.id
  }
  // A session that is kept but could not be renewed means that nobody answered.
  throw new Error(hasStoredSession() ? CONNECTION_LOST : 'Not authenticated')
}

function storedSession() {
  try {
    return localStorage.getItem(SESSION_KEY)
  } catch {
    return null // where the browser forbids storage nobody stays signed in
  }
}

function hasStoredSession() {
  return storedSession() !== null
}

function storedAccessToken(): string | null {
  const text = storedSession()
  const session: { access_token?: string } = text ? JSON.parse(text) : {}
  return session.access_token ?? null
}
