// Every test starts on a device where nothing is stored, nobody is signed in, and no server responds. Modules stay
// loaded between files, so what one test set would still be there for the next.
import { afterEach, beforeEach } from 'vitest'
import { callApiInProcess } from '#web/data/api.ts'

beforeEach(() => {
  callApiInProcess()
  if (typeof window === 'undefined') return
  localStorage.clear()
  // As when another tab clears everything: the stores read again (web/device/device-store.ts, web/data/session.ts).
  window.dispatchEvent(new StorageEvent('storage', { key: null }))
})

// Pages of one test would be found by the next one, in any file.
if (typeof window !== 'undefined') {
  const { cleanup } = await import('@testing-library/react')
  afterEach(cleanup)
}
