// The sync state of one table on this device: in localStorage or, once it is too large for that, in IndexedDB; and the
// changes that aren't in it yet.
import { type Change, changesBetween, record } from '#domain/sync/changes.ts'
import type { SyncItem } from '#domain/sync/operations.ts'
import { view } from '#domain/sync/sync-state.ts'
import { deviceOwner } from '#web/device/device-owner.ts'
import { newUuid } from '#web/device/new-uuid.ts'
import type { LargeRecord } from './large-record.ts'
import { LockLost } from './sync-lock.ts'
import {
  addChanges,
  findChanges,
  largeRecordKey,
  readRecord,
  removeChanges,
  removeRecord,
  type SyncRecord,
  writeRecord,
} from './sync-record.ts'
import type { SyncedTable } from './synced-table.ts'

export interface SyncedState<Item extends SyncItem> {
  read(): SyncRecord<Item>
  write(next: SyncRecord<Item>): SyncRecord<Item>
  /** With all changes so far. */
  current(): SyncRecord<Item>
  /** Moves the changes into the state. Repeating this after a crash is harmless. */
  collect(): SyncRecord<Item>
  /** Records what a person did; null if that was nothing. */
  note(before: readonly Item[], after: readonly Item[]): 'recorded' | 'too large' | null
  /** Changes made before this script loaded, in a list in localStorage. */
  noteEarlier(): void
  /** Reads the list and the state as other tabs have left them, with the changes that were too large to record. */
  ready(): Promise<void>
  /** Whether the state is stored. If the device is full, it stays in memory, and sync goes on with it. */
  stored(): Promise<boolean>
  /**
   * The same while signing out, when nothing of the account may be written to the device any more. Null if there is
   * nothing to wait for.
   */
  readyToLeave(): Promise<void> | null
  /** Leaves only this on the device, or nothing. */
  replace(left: SyncRecord<Item> | null): Promise<void>
}

const idOf = <Item extends SyncItem>(change: Change<Item>) => (change.kind === 'put' ? change.item.id : change.id)

export function syncedState<Item extends SyncItem>(
  { table, list, completed }: SyncedTable<Item>,
  member: string,
): SyncedState<Item> {
  /** Changes that didn't fit into localStorage. Those of a large list are in the database too, with the list. */
  let unwritten: Change<Item>[] = []
  /** The state in the database, once it is too large for localStorage. */
  let large: LargeRecord<Item> | null = null
  /** Whether a large list and its state have been read, so that leaving doesn't have to wait for them. */
  let isRead = false
  /** A state that has no place yet. */
  let homeless: SyncRecord<Item> | null = null
  let reading: Promise<void> = Promise.resolve()
  let isLeft = false

  const read = () => large?.now() ?? homeless ?? readRecord<Item>(member, table)
  const isInDatabase = () => localStorage.getItem(largeRecordKey(member, table)) !== null

  function write(next: SyncRecord<Item>) {
    // Signed out while a response was in flight, perhaps in another tab: nothing may be written back to the device.
    if (deviceOwner() !== member) throw new LockLost('The member has signed out on this device.')
    if (large) large.write(next)
    else homeless = writeRecord(member, table, next) ? null : next
    return next
  }

  function note(before: readonly Item[], after: readonly Item[]) {
    const known = completed ? view(read().state) : []
    const action = newUuid()
    const changes = changesBetween(before, after).map((change) =>
      change.kind === 'put' && completed
        ? { ...change, action, item: completed(change.item, after, known) }
        : { ...change, action },
    )
    if (changes.length === 0) return null
    if (addChanges(member, table, changes)) return 'recorded'
    unwritten.push(...changes)
    return 'too large'
  }

  function noteEarlier() {
    const before = list.before()
    if (!before) return
    note(before, list.items())
    list.forgetBefore()
  }

  function withChanges() {
    const { keys, changes } = findChanges<Item>(member, table)
    const saved = read()
    return { now: { ...saved, state: record(saved.state, [...changes, ...unwritten]) }, keys }
  }

  function collect() {
    noteEarlier()
    const { now, keys } = withChanges()
    if (keys.length === 0 && unwritten.length === 0) return now
    write(now)
    unwritten = []
    for (const key of keys) localStorage.removeItem(key)
    return now
  }

  /** Part by part, so that the page responds in between. */
  async function takeUnrecorded() {
    const inMemory = new Set(unwritten)
    const action = newUuid()
    await list.takeUnrecorded?.((before, after) => {
      const ids = new Set([...before, ...after].map(({ id }) => id))
      unwritten = unwritten.filter((change) => !inMemory.has(change) || !ids.has(idOf(change)))
      const changes = changesBetween(before, after).map((change) => ({ ...change, action }))
      const saved = read()
      write({ ...saved, state: record(saved.state, changes) })
      return stored()
    })
  }

  /** One after the other: a page that is left may still be syncing. */
  function readAll(): Promise<void> {
    reading = reading.catch(() => undefined).then(readNow) // that one's caller reports it
    return reading
  }

  async function readNow() {
    if (isLeft) return
    await list.ready?.()
    if (!large && isInDatabase()) large = await openLarge()
    await large?.load(list.items())
    isRead = true
  }

  async function ready() {
    await readAll()
    await takeUnrecorded()
  }

  function readyToLeave() {
    if (!isInDatabase() && !list.isLarge?.()) return null
    return (isRead ? reading : readAll()).then(() =>
      list.takeUnrecorded?.(async (before, after) => {
        unwritten.push(...changesBetween(before, after))
        return false // until they are left on the device
      }),
    )
  }

  async function openLarge(): Promise<LargeRecord<Item> | null> {
    try {
      const { openLargeRecord } = await import('./large-record.ts')
      return await openLargeRecord<Item>(member, table)
    } catch {
      return null // no database in this browser
    }
  }

  async function stored(): Promise<boolean> {
    if (homeless) {
      const opened = await openLarge()
      if (!opened) return writeRecord(member, table, homeless, true)
      opened.write(homeless)
      if (!(await opened.stored())) return false
      large = opened
      homeless = null
      await large.load(list.items())
    }
    return large ? large.stored() : true
  }

  async function replace(left: SyncRecord<Item> | null) {
    const isWritten = left !== null && writeRecord(member, table, left)
    if (isWritten) removeChanges(member, table)
    else if (!left) removeRecord(member, table)
    isLeft = true
    homeless = null
    unwritten = []
    const record = large ?? (isInDatabase() || (left && !isWritten) ? await openLarge() : null)
    large = null
    if (!left || isWritten) return record?.remove()
    record?.write(left)
    if (await record?.stored()) removeRecord(member, table)
  }

  return {
    read,
    write,
    current: () => withChanges().now,
    collect,
    note,
    noteEarlier,
    ready,
    readyToLeave,
    stored,
    replace,
  }
}
