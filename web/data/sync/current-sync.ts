// This tab's sync, for code that waits for it or ends it. Null for visitors and until it is loaded.
import { useSession } from '#web/data/session.ts'
import { deviceOwner, OWNER_KEY } from '#web/device/device-owner.ts'
import { ITEM_MEMORY_KEY } from '#web/device/item-memory-key.ts'
import type { SyncEngine } from './sync-engine.ts'
import { useSyncStatus } from './sync-status.ts'

/** The member who signed out before sync was loaded and could remove the lists from the device. */
export const LEFT_KEY = 'sync-left'

let current: SyncEngine | null = null
let leaving: Promise<unknown> | null = null

/** Lists that are being removed from this device; null if none are. Nobody else's sync may start before. */
export const whenLeft = () => leaving

export function leaveFirst(work: Promise<unknown>) {
  const both = Promise.all([leaving, work])
    .catch(() => undefined) // the next page goes on with it
    .finally(() => {
      if (leaving === both) leaving = null
    })
  leaving = both
}

export const currentSync = () => current

export function setCurrentSync(engine: SyncEngine | null) {
  current = engine
}

const LOAD_MS = 2000
const LOOK_MS = 50

/** Sync may still be loading if the page was just opened. */
export async function loadedSync(): Promise<SyncEngine | null> {
  const hasMember = () => deviceOwner() !== null || useSession.getState().user !== null
  for (let waited = 0; !current && hasMember() && waited < LOAD_MS; waited += LOOK_MS)
    await new Promise((resolve) => setTimeout(resolve, LOOK_MS))
  return current
}

/** Don't make anyone wait longer on a weak signal: unsent changes are sent later. */
const PATIENCE_MS = 5000

/** Sends pending changes and fetches the account's lists, as far as that works in a few seconds. */
export async function trySync(): Promise<void> {
  const sync = navigator.onLine ? await loadedSync() : null
  if (sync) await Promise.race([sync.syncNow(), new Promise((resolve) => setTimeout(resolve, PATIENCE_MS))])
}

/** The same, unless this tab has already fetched them. */
export async function tryFirstSync(): Promise<void> {
  if (useSyncStatus.getState().state !== 'saved') await trySync()
}

/** Sends pending changes; photos are sent separately. Resolves to the number of changes left. */
export async function sendWithin(ms: number, sync: SyncEngine): Promise<number> {
  sync.syncNow()
  for (let waited = 0; sync.waiting() > 0 && navigator.onLine && waited < ms; waited += LOOK_MS)
    await new Promise((resolve) => setTimeout(resolve, LOOK_MS))
  return sync.waiting()
}

/**
 * After signing out: removes the account's copy from this device. False if that failed because sync couldn't be loaded
 * without a network; then the next page with a network removes it.
 */
export function leaveDevice(unsent: 'keep' | 'drop'): boolean {
  localStorage.removeItem(ITEM_MEMORY_KEY)
  if (!current) {
    localStorage.setItem(LEFT_KEY, deviceOwner() ?? '')
    return deviceOwner() === null
  }
  localStorage.removeItem(OWNER_KEY)
  leaveFirst(current.leave(unsent))
  current = null
  return true
}

/** After an account was deleted: the device's data stays, without an owner. */
export function releaseDevice() {
  localStorage.removeItem(OWNER_KEY)
  if (current) leaveFirst(current.release())
  current = null
}
