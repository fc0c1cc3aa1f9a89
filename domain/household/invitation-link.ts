// The token comes after the "#": browsers never send that part, so it reaches neither logs nor referrers.

const TOKEN = /^[\w-]{22}$/

/** The host's: for signing up where that needs an invitation. */
export const signUpLink = (origin: string, token: string) => `${origin}/auth?mode=sign-up#${token}`

export const invitationLink = (origin: string, token: string) => `${origin}/join#${token}`

/** The token in a URL's fragment; null if there is none. */
export function invitationToken(fragment: string): string | null {
  const token = fragment.replace(/^#/, '')
  return TOKEN.test(token) ? token : null
}

/** From a full link, as people paste it, or from the token alone. */
export const tokenIn = (text: string) => invitationToken(text.trim().split('#').at(-1) ?? '')
