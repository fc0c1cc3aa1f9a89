// An invitation, to a household or from the site's host, that was opened but not used yet. It is stored on the device, not in the URL: signing up may
// involve an email and another tab.
import { objectOf, positive, textOf } from '#domain/json.ts'

const KEY = 'pending-invitation'
/** As long as the invitation itself is valid. */
const KEPT_MS = 7 * 24 * 60 * 60 * 1000

/** `toSite`: from the host, only for signing up. */
export function keepInvitation(token: string, toSite = false) {
  try {
    localStorage.setItem(KEY, JSON.stringify({ token, toSite, at: Date.now() }))
  } catch {
    // No storage: the link has to be opened again after signing in.
  }
}

/** To a household. */
export const pendingInvitation = () => saved((toSite) => !toSite)

/** Either kind lets its owner sign up where that needs one. */
export const signUpInvitation = () => saved(() => true)

function saved(fits: (toSite: boolean) => boolean): string | null {
  try {
    const { token, toSite, at } = objectOf(JSON.parse(localStorage.getItem(KEY) ?? 'null'))
    return Date.now() - positive(at) < KEPT_MS && fits(toSite === true) ? textOf(token) || null : null
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
