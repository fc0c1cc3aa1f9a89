// Error messages for people.

export const CONNECTION_LOST = 'The server cannot be reached. Please check your connection and try again.'

/** Browsers and the auth client word it differently. */
export function isConnectionLost(error: { name?: string; message: string }) {
  return error.name === 'AuthRetryableFetchError' || /failed to fetch|networkerror|load failed/i.test(error.message)
}

export function failureText(error: unknown) {
  if (!(error instanceof Error) || !error.message) return 'An error occurred'
  return isConnectionLost(error) ? CONNECTION_LOST : error.message
}
