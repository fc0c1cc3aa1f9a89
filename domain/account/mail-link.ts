// The URL fragment of a link from one of our emails, or of the return from a sign-in provider.

export interface SessionTokens {
  accessToken: string
  refreshToken: string
}

const REASONS = ['signup', 'recovery', 'email_change'] as const
type Reason = (typeof REASONS)[number]

export type Arrival =
  /** From our own email; still has to be redeemed. */
  | { kind: 'code'; reason: Reason; tokenHash: string }
  /** From hosted Supabase: a session. `reason` is "recovery" or "email_change" for an email, '' for a provider. */
  | { kind: 'session'; reason: string; tokens: SessionTokens }
  | { kind: 'problem'; message: string }

const EXPIRED = 'This link has expired or was already used. Request a new one.'
const DENIED = 'Sign-in was canceled. Please try again.'
const OTHER = 'This link didn’t work. Request a new one, or try again.'

/** Null if the fragment contains neither. Shows only our own messages, because anyone can craft a link. */
export function readArrival(hash: string): Arrival | null {
  const fields = new URLSearchParams(hash.replace(/^#/, ''))
  if (fields.has('error') || fields.has('error_description') || fields.has('error_code')) {
    return { kind: 'problem', message: problemSentence(fields.get('error_code') ?? fields.get('error') ?? '') }
  }
  const reason = REASONS.find((known) => known === fields.get('type'))
  const tokenHash = fields.get('token_hash')
  if (tokenHash && reason) return { kind: 'code', reason, tokenHash }
  const accessToken = fields.get('access_token')
  const refreshToken = fields.get('refresh_token')
  if (!accessToken || !refreshToken) return null
  return { kind: 'session', reason: fields.get('type') ?? '', tokens: { accessToken, refreshToken } }
}

function problemSentence(code: string): string {
  if (code === 'otp_expired') return EXPIRED
  return code === 'access_denied' ? DENIED : OTHER
}

/** The email address in the token, or null if it can't be read. */
export function tokenEmail(accessToken: string): string | null {
  try {
    const payload = accessToken.split('.')[1] ?? ''
    const claims: unknown = JSON.parse(atob(payload.replaceAll('-', '+').replaceAll('_', '/')))
    const email = typeof claims === 'object' && claims !== null && 'email' in claims ? claims.email : null
    return typeof email === 'string' ? email : null
  } catch {
    return null
  }
}
