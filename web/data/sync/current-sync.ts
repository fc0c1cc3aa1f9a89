// This tab's sync, for code that waits for it or ends it. Null for visitors and until it is loaded.
import { deviceOwner, OWNER_KEY } from '#web/device/device-store.ts'
import type { SyncEngine } from './sync-engine.ts'

/** Set when a member signed out before sync was there to take the lists off the device: who that is. */
export const LEFT_KEY = 'sync-left'

let current: SyncEngine | null = null

export const currentSync = () => current

export function setCurrentSync(engine: SyncEngine | null) {
  current = engine
}

const LOAD_MS = 2000
const LOOK_MS = 50

/** Sync may still be loading if the page was just opened. */
export async function loadedSync(): Promise<SyncEngine | null> {
  for (let waited = 0; !current && deviceOwner() && waited < LOAD_MS; waited += LOOK_MS)
    await new Promise((resolve) => setTimeout(resolve, LOOK_MS))
  return current
}

/** After signing out: removes the account's copy from this device. */
export function leaveDevice(unsent: 'keep' | 'drop') {
  // It could not be loaded without a network: the lists leave with the next page that has one.
  if (!current) return localStorage.setItem(LEFT_KEY, deviceOwner() ?? '')
  localStorage.removeItem(OWNER_KEY)
  current.leave(unsent)
  current = null
}

/** After an account was deleted: the device's data stays, without an owner. */
export function releaseDevice() {
  localStorage.removeItem(OWNER_KEY)
  current?.release()
  current = null
}
