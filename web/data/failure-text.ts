// Error messages for people.

export const CONNECTION_LOST = 'We can’t reach the server. Check your connection and try again.'

export const SESSION_ENDED = 'Your session has ended. Please sign in again.'

/** Hosted backends mention tokens: "JWT expired", "Auth session missing!", "Invalid Refresh Token". */
const isSessionEnded = ({ message }: { message: string }) => /\bjwt\b|session missing|refresh token/i.test(message)

/**
 * The time limit of fetch-in-time.ts. The Supabase client reports it as a message: "TimeoutError: signal timed out".
 */
export const isTimeout = ({ name, message }: { name?: string; message: string }) =>
  name === 'TimeoutError' || message.startsWith('TimeoutError')

/** Browsers and the auth client word a lost connection differently, also while a script is loaded. */
export function isConnectionLost(error: { name?: string; message: string }) {
  return (
    isTimeout(error) ||
    error.name === 'AuthRetryableFetchError' ||
    /failed to fetch|networkerror|load failed|imported module|importing a module/i.test(error.message)
  )
}

/** A change was sent, and nobody knows whether it arrived. */
export class UnconfirmedError extends Error {
  constructor() {
    super('We can’t reach the server, so this may not be saved. Try again: nothing is saved twice.')
  }
}

/** Nothing failed: the member doesn't want their health details stored. */
export class NotAgreedError extends Error {
  constructor() {
    super('You chose not to have it stored, and can change your mind anytime.')
  }
}

/** No response, or one from whoever stands before the server. */
export const isUnconfirmed = ({ status }: { status: number }) => [0, 502, 503, 504].includes(status)

/** "The meal wasn’t moved." and why, but only if it's true. */
export const notDoneText = (notDone: string, error: unknown) =>
  error instanceof UnconfirmedError ? error.message : `${notDone} ${failureText(error)}`.trim()

export function failureText(error: unknown) {
  if (!(error instanceof Error) || !error.message) return 'An error occurred'
  if (isConnectionLost(error)) return CONNECTION_LOST
  return isSessionEnded(error) ? SESSION_ENDED : error.message
}
