// Who is signed in, as far as this device knows. Member code keeps it true; the server and the first render know nobody.
import { useEffect } from 'react'
import { create } from 'zustand'
import { createJSONStorage, persist } from 'zustand/middleware'

export interface SessionUser {
  id: string
  email: string
}

interface Session {
  user: SessionUser | null
  /** Whether the device has been asked yet. */
  known: boolean
}

type SignOutHandler = () => Promise<void>

const signOutHandlers = new Set<SignOutHandler>()

export const useSession = create<Session>()(
  persist((): Session => ({ user: null, known: false }), {
    name: 'auth-storage',
    version: 1,
    storage: createJSONStorage(() => localStorage),
    skipHydration: true,
    partialize: ({ user }) => ({ user }),
    merge: (saved) => ({ user: savedUser(saved), known: true }),
  }),
)

// Another tab signed in or out.
if (typeof window !== 'undefined') {
  window.addEventListener('storage', ({ key }) => {
    if (key === 'auth-storage' || key === null) useSession.persist?.rehydrate()
  })
}

/** The member, or null: always null on the server and while the page is hydrated, then what the device remembers. */
export function useSessionUser() {
  useEffect(readSession, [])
  return useSession((session) => session.user)
}

/** False until the device has been asked who is signed in: a page can wait instead of showing the wrong state. */
export function useSessionKnown() {
  useEffect(readSession, [])
  return useSession((session) => session.known)
}

export function setSessionUser(user: SessionUser | null) {
  useSession.setState({ user: user && { id: user.id, email: user.email }, known: true })
}

function readSession() {
  if (useSession.getState().known) return
  // There is no `persist` where the browser forbids storage, whatever its type says.
  if (useSession.persist) useSession.persist.rehydrate()
  else useSession.setState({ known: true })
}

/** Registers what else has to end when the member leaves; returns a function that takes it back. */
export function onSignOut(handler: SignOutHandler) {
  signOutHandlers.add(handler)
  return () => signOutHandlers.delete(handler)
}

/** Ends the session on this device whatever the handlers meet, and lets their error through. */
export async function signOut() {
  try {
    await Promise.all([...signOutHandlers].map((handler) => handler()))
  } finally {
    setSessionUser(null)
  }
}

function savedUser(saved: unknown): SessionUser | null {
  if (typeof saved !== 'object' || saved === null || !('user' in saved)) return null
  const { user } = saved
  if (typeof user !== 'object' || user === null || !('id' in user) || !('email' in user)) return null
  return typeof user.id === 'string' && typeof user.email === 'string' ? { id: user.id, email: user.email } : null
}
