// What the backend writes behind the # of the address that a mail's link, or a provider's sign-in, leads back to.

export interface SessionTokens {
  accessToken: string
  refreshToken: string
}

export type Arrival =
  /** `reason` is "recovery" or "email_change" for a mail, '' for a provider. */
  | { kind: 'session'; reason: string; tokens: SessionTokens }
  | { kind: 'problem'; message: string }
  /** Something is still to be done, in the backend's words. */
  | { kind: 'message'; message: string }

/** Null when the address carries nothing of the kind. */
export function readArrival(hash: string): Arrival | null {
  const fields = new URLSearchParams(hash.replace(/^#/, ''))
  const problem = fields.get('error_description') ?? fields.get('error')
  if (problem) return { kind: 'problem', message: problem }
  const accessToken = fields.get('access_token')
  const refreshToken = fields.get('refresh_token')
  if (accessToken && refreshToken) {
    return { kind: 'session', reason: fields.get('type') ?? '', tokens: { accessToken, refreshToken } }
  }
  const message = fields.get('message')
  return message ? { kind: 'message', message } : null
}
