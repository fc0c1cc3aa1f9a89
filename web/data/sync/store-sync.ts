// Syncs one table of one member: records changes, sends them, fetches the table, and shows both combined.
import { type Change, changesBetween, record } from '#domain/sync/changes.ts'
import { idOf, type SyncItem } from '#domain/sync/operations.ts'
import {
  acknowledge,
  actionsToSend,
  bringAlong,
  drop,
  emptySync,
  markSent,
  type PendingOperation,
  put,
  receiveChanges,
  type Since,
  startFetch,
  toSend,
  view,
} from '#domain/sync/sync-state.ts'
import { deviceOwner, STORAGE_FULL } from '#web/device/device-store.ts'
import { newUuid } from '#web/device/new-uuid.ts'
import { comparePlaces, type FetchedRow, keyText, placeOf } from './fetched-rows.ts'
import type { LargeRecord } from './large-record.ts'
import {
  type FetchedChanges,
  fetchChanges,
  Refusal,
  type SentOperation,
  type SyncSession,
  sendOperations,
} from './sync-call.ts'
import { LockLost } from './sync-lock.ts'
import {
  addChanges,
  findChanges,
  largeRecordKey,
  readRecord,
  removeRecord,
  type SyncRecord,
  writeRecord,
} from './sync-record.ts'
import { DeviceFull } from './sync-status.ts'
import type { Noun, SyncedTable } from './synced-table.ts'

export interface StoreSync {
  table: string
  /** What it consists of: ["recipe", "recipes"]. */
  noun: Noun
  /** Starts recording changes made in this tab. */
  watch(onChange: () => void): () => void
  waiting(): number
  /** Whether the device has this revision of the table already. */
  has(revision: number): boolean
  /** Moves recorded changes into the state. Requires the member's lock. */
  collect(): Promise<void>
  /** Sends and fetches. Requires the member's lock. */
  run(session: SyncSession, tell: (message: string) => void): Promise<void>
  /** Shows the account's list with later changes on top, if the account's list is known. */
  show(): void
  /**
   * Removes the account's copy from this device. Unsent changes wait for the member's next sign-in, or are discarded.
   */
  leave(unsent: 'keep' | 'drop'): Promise<void>
  /** Keeps the list, which belongs to this device again. */
  release(): Promise<void>
}

const MOST_OPERATIONS = 100
const MOST_BYTES = 120_000

export function storeSync<Item extends SyncItem>(synced: SyncedTable<Item>, member: string): StoreSync {
  const { table, noun, order, list } = synced
  /** Changes that didn't fit on the device. */
  let unwritten: Change<Item>[] = []

  /** The state in the database, once it is too large for localStorage. */
  let large: LargeRecord<Item> | null = null
  /** Whether a large list and its state have been read, so that leaving doesn't have to wait for them. */
  let isRead = false
  /** A state that has no place yet. */
  let homeless: SyncRecord<Item> | null = null

  const read = () => large?.now() ?? homeless ?? readRecord<Item>(member, table)
  const write = (next: SyncRecord<Item>) => {
    // Signed out while a response was in flight, perhaps in another tab: nothing may be written back to the device.
    if (deviceOwner() !== member) throw new LockLost('The member has signed out on this device.')
    if (large) large.write(next)
    else homeless = writeRecord(member, table, next) ? null : next
    return next
  }

  const isInDatabase = () => localStorage.getItem(largeRecordKey(member, table)) !== null

  /** The list and the state are read, as other tabs have left them. */
  async function ready() {
    await list.ready?.()
    if (!large && isInDatabase()) large = await openLarge()
    await large?.load(list.items())
    const before = await list.beforeInDatabase?.()
    isRead = true
    if (!before) return
    note(before, list.items())
    list.forgetBefore()
  }

  async function openLarge(): Promise<LargeRecord<Item> | null> {
    try {
      const { openLargeRecord } = await import('./large-record.ts')
      return await openLargeRecord<Item>(member, table)
    } catch {
      return null // no database in this browser
    }
  }

  /** Whether the state is stored. If the device is full, it stays in memory, and sync goes on with it. */
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

  /** Whether there was anything to record. */
  function note(before: readonly Item[], after: readonly Item[]): boolean {
    const known = view(read().state)
    const action = newUuid()
    const changes = changesBetween(before, after).map((change) =>
      change.kind === 'put' && synced.completed
        ? { ...change, action, item: synced.completed(change.item, after, known) }
        : { ...change, action },
    )
    if (changes.length > 0 && !addChanges(member, table, changes)) unwritten.push(...changes)
    return changes.length > 0
  }

  /** Changes made before this script loaded. */
  function noteEarlier() {
    const before = list.before()
    if (!before) return
    note(before, list.items())
    list.forgetBefore()
  }

  /** The state with all changes so far. */
  function current(): { now: SyncRecord<Item>; keys: readonly string[] } {
    const { keys, changes } = findChanges<Item>(member, table)
    const saved = read()
    return { now: { ...saved, state: record(saved.state, [...changes, ...unwritten]) }, keys }
  }

  /** Moves the changes into the state. Repeating this after a crash is harmless. */
  function collect(): SyncRecord<Item> {
    noteEarlier()
    const { now, keys } = current()
    if (keys.length === 0 && unwritten.length === 0) return now
    write(now)
    unwritten = []
    for (const key of keys) localStorage.removeItem(key)
    return now
  }

  async function sendAll(session: SyncSession, tell: (message: string) => void) {
    let most = MOST_OPERATIONS
    for (;;) {
      const found = collect()
      const batch = batchOf(toSend(found.state), most)
      const last = batch.at(-1)
      if (!last) return
      // Stored before sending: these operations are final.
      const now = write({ ...found, state: markSent(found.state, last.seq) })
      const operations = toSend(now.state).slice(0, batch.length)
      await stored()
      try {
        const household = synced.shared ? await session.household : undefined
        const sent = { table, device: now.device, household, operations: operations.map(sentAs) }
        const seq = await sendOperations(session, sent)
        // The server knows later numbers than this device, so an old copy of its storage was restored.
        if (seq > now.state.lastSeq) write({ ...now, device: newUuid() })
        else write({ ...now, state: acknowledge(now.state, seq) })
      } catch (error) {
        if (!(error instanceof Refusal)) throw error
        const [refused, ...others] = operations
        if (others.length > 0) most = 1
        else if (refused) {
          write({ ...now, state: drop(now.state, refused.seq) })
          if (refused.kind === 'put') synced.onRefused?.(refused.item, error.message)
          // Otherwise the device's own list would be merged in again.
          if (!now.brought) list.show(list.items().filter(({ id }) => id !== idOf(refused)))
          tell(`${nameIn(refused)} couldn’t be saved. ${error.message}`)
        }
      }
    }
  }

  function sentAs(operation: PendingOperation<Item>): SentOperation {
    const { seq, kind } = operation
    if (kind === 'remove') return { seq, kind, row: synced.keyOf(operation.id), fields: null }
    return { seq, kind, row: synced.rowOf(operation.item), fields: operation.fields?.map(synced.columnOf) ?? null }
  }

  function batchOf(waiting: readonly PendingOperation<Item>[], most: number) {
    let bytes = 0
    const large = waiting.slice(0, most).findIndex((operation) => {
      bytes += JSON.stringify(operation).length
      return bytes > MOST_BYTES
    })
    return waiting.slice(0, large < 0 ? most : Math.max(1, large))
  }

  const nameIn = (operation: PendingOperation<Item>) =>
    operation.kind === 'put' ? `“${synced.nameOf(operation.item)}”` : 'A change'

  async function fetchNew(session: SyncSession, tell: (message: string) => void) {
    const found = new Map<string, FetchedRow<Item>>()
    let full = false
    let since: Since | null = null
    const [started, ticket] = startFetch(read().state)
    const takePage = (page: FetchedChanges) => {
      if (page.full) {
        full = true
        found.clear()
      }
      for (const key of page.removed) found.set(keyText(key), null)
      for (const row of page.rows) {
        const item = synced.itemOf(row)
        if (item) found.set(keyText(synced.keyOf(item.id)), { item, place: placeOf(row, order) })
      }
      since = page.since
    }
    const fetching = fetchChanges(session, table, started.since ?? null, takePage)
    const [, household] = await Promise.all([fetching, session.household])
    changeHousehold(household, tell)
    const now = read()
    const rows = [...found.values()].filter((row) => row !== null)
    const known = now.state.snapshot.map(({ id }) => id)
    const removed = full ? [] : known.filter((id) => found.get(keyText(synced.keyOf(id))) === null)
    write({ ...now, state: receiveChanges(now.state, ticket, { full, rows, removed, since }, comparePlaces(order)) })
  }

  /** True if there is something to send. */
  function bringDeviceAlong(): boolean {
    const now = collect()
    if (now.brought) return false
    const known = view(now.state)
    const items = list
      .items()
      .filter((item) => !synced.isThere?.(item, known))
      .map((item) => synced.completed?.(item, list.items(), known) ?? item)
    const { merged } = synced
    const both = merged
      ? known.flatMap((inAccount) => {
          const onDevice = items.find(({ id }) => id === inAccount.id)
          return onDevice ? [merged(inAccount, onDevice)] : []
        })
      : []
    const state = bringAlong(both.reduce(put, now.state), items)
    write({ ...now, brought: true, state })
    return toSend(state).length > 0
  }

  function changeHousehold(household: string, tell: (message: string) => void) {
    const now = collect()
    if (!synced.shared || now.household === household) return
    const unsent = toSend(now.state)
    const isMove = now.household !== null
    const lost = isMove && !synced.movesAlong ? unsent : []
    const pending = now.state.pending.filter((operation) => !lost.includes(operation))
    const state = isMove ? { ...now.state, snapshot: [], since: null, places: {} } : now.state
    write({ ...now, household, state: { ...state, pending } })
    if (lost.length > 0) tell('You’ve switched households, so your last changes to the old list weren’t saved.')
  }

  function show() {
    const { now } = current()
    if (!now.brought) return
    list.show(view(now.state).slice(0, synced.most))
    synced.onShow?.(view(now.state))
  }

  return {
    table,
    noun,
    show,
    async collect() {
      await ready()
      collect()
      if (!(await stored())) throw new DeviceFull(STORAGE_FULL)
    },
    watch(onChange) {
      if (!read().brought && synced.adopted && list.items().some((item) => synced.adopted?.(item) !== item))
        list.show(list.items().map(synced.adopted))
      noteEarlier()
      return list.watch((before, after) => {
        if (note(before, after)) onChange()
      })
    },
    waiting() {
      const { now } = current()
      return actionsToSend(now.state, synced.counts)
    },
    has: (revision) => (read().state.since?.revision ?? -1) >= revision,
    async run(session, tell) {
      await ready()
      // With nothing to send, request the list and the household in parallel.
      if (toSend(collect().state).length > 0) {
        changeHousehold(await session.household, tell)
        await sendAll(session, tell)
      }
      await fetchNew(session, tell)
      if (bringDeviceAlong()) {
        await sendAll(session, tell)
        await fetchNew(session, tell)
      }
      collect()
      show()
      if (!(await stored())) throw new DeviceFull(STORAGE_FULL)
    },
    async leave(unsent) {
      if (!isRead && (isInDatabase() || list.isLarge?.())) await ready()
      noteEarlier()
      const { now } = current()
      if (now.brought || synced.membersOnly) {
        list.clear()
        synced.onLeave?.()
      }
      list.forgetBefore()
      const pending = toSend(now.state)
      homeless = null
      await removeAll()
      if (unsent === 'drop' || pending.length === 0) return
      const left = { ...now, brought: false, state: { ...emptySync<Item>(), lastSeq: now.state.lastSeq, pending } }
      if (writeRecord(member, table, left)) return
      large = await openLarge()
      large?.write(left)
      await large?.stored()
    },
    async release() {
      if (synced.membersOnly) list.clear()
      list.forgetBefore()
      await removeAll()
    },
  }

  /** What is in localStorage goes at once; the rest as soon as the database has it. */
  async function removeAll() {
    const record = large ?? (isInDatabase() ? await openLarge() : null)
    large = null
    removeRecord(member, table)
    await record?.remove()
  }
}
