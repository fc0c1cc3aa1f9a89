// What sync stores on this device, per member and table: the state, and the changes that aren't in it yet. Only the
// holder of the member's lock writes the state; any tab adds changes, each under its own key. A state that is too large
// for localStorage is in IndexedDB (large-record.ts).
import { isObject } from '#domain/json.ts'
import type { Change } from '#domain/sync/changes.ts'
import type { SyncItem } from '#domain/sync/operations.ts'
import { emptySync, type SyncState } from '#domain/sync/sync-state.ts'
import { isLong } from '#web/device/device-storage.ts'
import { newUuid } from '#web/device/new-uuid.ts'

export interface SyncRecord<Item extends SyncItem> {
  /** Identifies this device's operations. A new record gets a new id, because its numbering restarts. */
  device: string
  /** The household the operations are meant for; null until it is known. */
  household: string | null
  /** Whether data from before signing in has been merged into the state. */
  brought: boolean
  state: SyncState<Item>
}

/** Prefix of every storage key that sync uses. */
export const SYNC_KEYS = 'sync-'

/** Says that the state is in the database, and which version of it. */
export const largeRecordKey = (member: string, table: string) => `${SYNC_KEYS}large:${member}:${table}`

const recordKey = (member: string, table: string) => `${SYNC_KEYS}state:${member}:${table}`
const changePrefix = (member: string, table: string) => `${SYNC_KEYS}change:${member}:${table}:`

export const newRecord = <Item extends SyncItem>(): SyncRecord<Item> => ({
  ...{ device: newUuid(), household: null, brought: false },
  state: emptySync<Item>(),
})

/** Starts over if the record is unreadable: the server has everything that was acknowledged. */
export function readRecord<Item extends SyncItem>(member: string, table: string): SyncRecord<Item> {
  const saved = parsed(localStorage.getItem(recordKey(member, table)))
  if (isObject(saved) && isObject(saved.state) && Array.isArray(saved.state.pending)) {
    return saved as unknown as SyncRecord<Item> // written by writeRecord below
  }
  return newRecord()
}

/** False if it is too large, or the device full. */
export function writeRecord<Item extends SyncItem>(
  member: string,
  table: string,
  record: SyncRecord<Item>,
  anySize = false,
) {
  if (!anySize && (isLong(record.state.snapshot) || isLong(record.state.pending))) return false
  return written(recordKey(member, table), record)
}

export function removeRecord(member: string, table: string) {
  localStorage.removeItem(recordKey(member, table))
  removeChanges(member, table)
}

export function removeChanges(member: string, table: string) {
  for (const key of changeKeys(member, table)) localStorage.removeItem(key)
}

let changesMade = 0

/** False if they are too large, as after an import, or the device is full. */
export function addChanges<Item extends SyncItem>(member: string, table: string, changes: readonly Change<Item>[]) {
  if (isLong(changes)) return false
  changesMade += 1
  const order = `${Date.now()}-${String(changesMade).padStart(6, '0')}-${newUuid()}`
  return written(changePrefix(member, table) + order, changes)
}

export interface FoundChanges<Item extends SyncItem> {
  keys: readonly string[]
  changes: readonly Change<Item>[]
}

export function findChanges<Item extends SyncItem>(member: string, table: string): FoundChanges<Item> {
  const keys = changeKeys(member, table).sort()
  const changes = keys.flatMap((key) => {
    const saved = parsed(localStorage.getItem(key))
    return Array.isArray(saved) ? (saved as Change<Item>[]) : [] // written by addChanges above
  })
  return { keys, changes }
}

function changeKeys(member: string, table: string) {
  const prefix = changePrefix(member, table)
  return Object.keys(localStorage).filter((key) => key.startsWith(prefix))
}

function written(key: string, value: unknown) {
  try {
    localStorage.setItem(key, JSON.stringify(value))
    return true
  } catch {
    return false
  }
}

function parsed(text: string | null): unknown {
  try {
    return text === null ? null : JSON.parse(text)
  } catch {
    return null
  }
}
