// The token stands behind the "#": browsers never send that part, so it reaches neither logs nor referrers.

const TOKEN = /^[\w-]{22}$/

export const invitationLink = (origin: string, token: string) => `${origin}/join#${token}`

/** The token in an address's fragment; null when there is none. */
export function invitationToken(fragment: string): string | null {
  const token = fragment.replace(/^#/, '')
  return TOKEN.test(token) ? token : null
}

/** From a whole link, as somebody pastes it, or from the token alone. */
export const tokenIn = (text: string) => invitationToken(text.trim().split('#').at(-1) ?? '')
