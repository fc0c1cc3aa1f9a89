/** Why the backend cannot open, in words for the operator: what is wrong and what to do. No stack trace is needed. */
export class StartError extends Error {
  override name = 'StartError'
}
