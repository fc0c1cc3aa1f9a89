// Errors in the format of Supabase's auth client.

export class AuthError extends Error {
  readonly status: number
  readonly code: string
  readonly retryAfterS: number | undefined

  constructor(status: number, code: string, message: string, retryAfterS?: number) {
    super(message)
    this.status = status
    this.code = code
    this.retryAfterS = retryAfterS
  }
}

export const invalidCredentials = () => new AuthError(400, 'invalid_credentials', 'Invalid login credentials')
export const accountPaused = () =>
  new AuthError(400, 'user_banned', 'This account is paused. Ask whoever runs this site.')
export const sessionMissing = () =>
  new AuthError(401, 'session_not_found', 'Your session has ended. Please sign in again.')
export const codeRejected = () => new AuthError(403, 'otp_expired', 'This link or code is invalid or has expired.')
export const badRequest = (message: string) => new AuthError(400, 'validation_failed', message)
