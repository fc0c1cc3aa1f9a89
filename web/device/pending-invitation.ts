// An invitation that was opened but not answered yet. It is stored on the device, not in the URL: signing up may
// involve an email and another tab.
import { objectOf, positive, textOf } from '#domain/json.ts'

const KEY = 'pending-invitation'
/** As long as the invitation itself is valid. */
const KEPT_MS = 7 * 24 * 60 * 60 * 1000

export function keepInvitation(token: string) {
  try {
    localStorage.setItem(KEY, JSON.stringify({ token, at: Date.now() }))
  } catch {
    // No storage: the link has to be opened again after signing in.
  }
}

export function pendingInvitation(): string | null {
  try {
    const { token, at } = objectOf(JSON.parse(localStorage.getItem(KEY) ?? 'null'))
    return Date.now() - positive(at) < KEPT_MS ? textOf(token) || null : null
  } catch {
    return null // storage is blocked or unreadable
  }
}

export function dropInvitation() {
  try {
    localStorage.removeItem(KEY)
  } catch {
    // No storage, so nothing is stored either.
  }
}
