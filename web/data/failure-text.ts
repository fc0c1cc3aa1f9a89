// What a person is told of a failure.

export const CONNECTION_LOST = 'The server cannot be reached. Please check your connection and try again.'

/** A lost connection has the browser's own words for it, or those of the accounts' client. */
export function isConnectionLost(error: { name?: string; message: string }) {
  return error.name === 'AuthRetryableFetchError' || /failed to fetch|networkerror|load failed/i.test(error.message)
}

export function failureText(error: unknown) {
  if (!(error instanceof Error) || !error.message) return 'An error occurred'
  return isConnectionLost(error) ? CONNECTION_LOST : error.message
}
