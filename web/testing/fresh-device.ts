// Every test starts on a device where nothing is stored and nobody is signed in. The modules stay loaded from file to
// file, so that what one test put on a list would still be there for the next.
import { beforeEach } from 'vitest'

beforeEach(() => {
  if (typeof window === 'undefined') return
  localStorage.clear()
  // As when another tab clears everything: the stores read again (web/device/device-store.ts, web/data/session.ts).
  window.dispatchEvent(new StorageEvent('storage', { key: null }))
})
