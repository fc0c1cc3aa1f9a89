/** A startup error with a message for the operator: what is wrong and what to do. Shown without a stack trace. */
export class StartError extends Error {
  override name = 'StartError'
}
