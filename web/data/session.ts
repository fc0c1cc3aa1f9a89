// Who is signed in, as far as this device knows. On the server and during hydration, nobody is.
import { useEffect } from 'react'
import { create } from 'zustand'
import { createJSONStorage, persist } from 'zustand/middleware'
import { readAuthUser } from '#domain/sync/device-state.ts'

export interface SessionUser {
  id: string
  email: string
}

interface Session {
  user: SessionUser | null
  /** False until the device's storage has been read. */
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
    merge: (saved) => ({ user: readAuthUser(saved).value, known: true }),
  }),
)

// Another tab signed in or out.
if (typeof window !== 'undefined') {
  window.addEventListener('storage', ({ key }) => {
    if (key === 'auth-storage' || key === null) useSession.persist?.rehydrate()
  })
}

/** The member, or null; always null on the server and during hydration. */
export function useSessionUser() {
  useEffect(readSession, [])
  return useSession((session) => session.user)
}

/** Lets a page wait instead of flashing the signed-out state. */
export function useSessionKnown() {
  useEffect(readSession, [])
  return useSession((session) => session.known)
}

export function setSessionUser(user: SessionUser | null) {
  useSession.setState({ user: user && { id: user.id, email: user.email }, known: true })
}

/** Called before hydration and by every component that needs it; only the first call reads. */
export function readSession() {
  if (useSession.getState().known) return
  // Missing if the browser blocks storage, whatever its type says.
  if (useSession.persist) useSession.persist.rehydrate()
  else useSession.setState({ known: true })
}

/** Registers a handler; returns a function that removes it. */
export function onSignOut(handler: SignOutHandler) {
  signOutHandlers.add(handler)
  return () => signOutHandlers.delete(handler)
}

/** Signs out on this device even if a handler fails, then rethrows its error. */
export async function signOut() {
  try {
    await Promise.all([...signOutHandlers].map((handler) => handler()))
  } finally {
    setSessionUser(null)
  }
}
