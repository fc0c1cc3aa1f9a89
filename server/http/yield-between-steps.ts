// Lets long work yield to the event loop, so that other requests are served in between.
import { setImmediate } from 'node:timers/promises'

const SLICE_MS = 8

/** Await this between steps. It yields only after the current time slice is used up. */
export function createYielding(sliceMs = SLICE_MS): () => Promise<void> {
  let since = performance.now()
  return async () => {
    if (performance.now() - since < sliceMs) return
    await setImmediate()
    since = performance.now()
  }
}
