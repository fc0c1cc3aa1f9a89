// The members' backend, loaded only when somebody is or wants to be a member: a visitor's pages never carry it.
import type { SupabaseClient, User } from '@supabase/supabase-js'
import type { Database } from './database.types.ts'
import { onSignOut, setSessionUser } from './session.ts'
import { readSiteConfig } from './site-config.ts'

export type Backend = SupabaseClient<Database>

/** Where the backend's client keeps its session on this device. */
const SESSION_KEY = 'plateful-session'

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
  // Nothing is awaited in here: the client holds a lock while it calls us.
  client.auth.onAuthStateChange((_event, session) => rememberUser(session?.user ?? null))
  return client
}

// Leaving works without a network too: the session then ends on this device, and its token runs out by itself.
onSignOut(async () => {
  if (!hasStoredSession()) return
  const client = await backend()
  const { error } = await client.auth.signOut()
  if (error) localStorage.removeItem(SESSION_KEY)
})

function rememberUser(user: User | null) {
  setSessionUser(user ? { id: user.id, email: user.email ?? '' } : null)
}

/** At start-up: takes up the session that this device keeps, if there is one. */
export async function resumeSession() {
  if (!hasStoredSession()) return setSessionUser(null)
  const { data } = await (await backend()).auth.getSession()
  rememberUser(data.session?.user ?? null)
}

function hasStoredSession() {
  try {
    return localStorage.getItem(SESSION_KEY) !== null
  } catch {
    return false
  }
}

/** The member's id, for calls that need one. */
export async function memberId(): Promise<string> {
  if (!hasStoredSession()) throw new Error('Not authenticated')
  const { data } = await (await backend()).auth.getSession()
  if (!data.session) throw new Error('Not authenticated')
  return data.session.user.id
}
