// The sync of this tab, for those who have to wait for it or end it. Null for visitors, and until it is loaded.
import { OWNER_KEY } from '#web/device/device-store.ts'
import type { SyncEngine } from './sync-engine.ts'

let current: SyncEngine | null = null

export const currentSync = () => current

export function setCurrentSync(engine: SyncEngine | null) {
  current = engine
}

/** After signing out: takes the account's copy off this device. */
export function leaveDevice(unsent: 'keep' | 'drop') {
  localStorage.removeItem(OWNER_KEY)
  current?.leave(unsent)
  current = null
}

/** After an account was deleted: what is on the device stays there, and is nobody's. */
export function releaseDevice() {
  localStorage.removeItem(OWNER_KEY)
  current?.release()
  current = null
}
