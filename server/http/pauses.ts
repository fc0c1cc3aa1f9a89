// Long work in slices: other requests are served in between.
import { setImmediate } from 'node:timers/promises'

const SLICE_MS = 8

/** To be awaited between the steps of the work. It only pauses once a slice is used up. */
export function createPauses(sliceMs = SLICE_MS): () => Promise<void> {
  let since = performance.now()
  return async () => {
    if (performance.now() - since < sliceMs) return
    await setImmediate()
    since = performance.now()
  }
}
