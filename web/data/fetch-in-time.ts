// fetch with a time limit, so that a server that never responds doesn't keep anyone waiting without a message.

const PATIENCE_MS = 30_000
/** A photo, or the rows of an import, over a weak signal. */
const UPLOAD_PATIENCE_MS = 120_000
const LARGE_BYTES = 50_000

/** Rejects with a TimeoutError, which failureText puts into words. */
export const fetchInTime: typeof fetch = (address, options) => {
  const { body, signal } = options ?? {}
  const size = body instanceof Blob ? body.size : String(body).length
  const limit = AbortSignal.timeout(size > LARGE_BYTES ? UPLOAD_PATIENCE_MS : PATIENCE_MS)
  return fetch(address, { ...options, signal: signal ? AbortSignal.any([signal, limit]) : limit })
}
