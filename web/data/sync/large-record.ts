// A member's sync state of one table in IndexedDB, one record per row and operation: an edit among 2,000 recipes writes
// one of them. Loaded only on devices that have such a state.
import { type Change, record as withChanges } from '#domain/sync/changes.ts'
import type { SyncItem } from '#domain/sync/operations.ts'
import { emptySync, type PendingOperation, type Place } from '#domain/sync/sync-state.ts'
import { clearLists, type ListPatch, openLists, readItems, readList, writeLists } from '#web/device/list-database.ts'
import { nothingSaved, patchBetween } from '#web/device/list-patch.ts'
import { newUuid } from '#web/device/new-uuid.ts'
import { largeRecordKey, newRecord, readRecord, type SyncRecord, writeRecord } from './sync-record.ts'

export interface LargeRecord<Item extends SyncItem> {
  now(): SyncRecord<Item>
  /** Another tab may have written since. `known` are objects to use instead of equal ones. */
  load(known: readonly Item[]): Promise<void>
  write(next: SyncRecord<Item>): void
  /** Whether everything is stored. If not, it stays in memory and is tried again with the next write. */
  stored(): Promise<boolean>
  remove(): Promise<void>
}

interface Row<Item> {
  id: string | number
  item: Item
  place: Place
}
interface Waiting<Item extends SyncItem> {
  id: number
  operation: PendingOperation<Item>
}

/** Rejects where the browser has no database. */
export async function openLargeRecord<Item extends SyncItem>(
  member: string,
  table: string,
): Promise<LargeRecord<Item>> {
  await openLists()
  const lists = ['head', 'rows', 'pending'].map((part) => `sync:${member}:${table}:${part}`)
  const [head = '', rows = '', pending = ''] = lists
  const key = largeRecordKey(member, table)

  let record = newRecord<Item>()
  let version: string | null = null
  let savedRows = nothingSaved<Row<Item>>()
  let savedPending = nothingSaved<Waiting<Item>>()
  let unstored: ListPatch[] = []
  let working: Promise<unknown> = Promise.resolve()
  /** One object per item and operation: what is the same object is stored already. */
  const rowOf = new WeakMap<Item, Row<Item>>()
  const waitingOf = new WeakMap<PendingOperation<Item>, Waiting<Item>>()

  function asRow(item: Item): Row<Item> {
    const row = rowOf.get(item) ?? { id: item.id, item, place: record.state.places?.[item.id] ?? [] }
    rowOf.set(item, row)
    return row
  }

  function asWaiting(operation: PendingOperation<Item>): Waiting<Item> {
    const waiting = waitingOf.get(operation) ?? { id: operation.seq, operation }
    waitingOf.set(operation, waiting)
    return waiting
  }

  /** What a tab of an earlier version left: its operations were not sent yet. */
  function takeOldRecord() {
    const old = readRecord<Item>(member, table)
    const unsent = old.state.pending.filter(({ status }) => status !== 'acknowledged')
    if (unsent.length > 0 && old.device !== record.device) {
      const changes = unsent.map((one): Change<Item> => (one.kind === 'put' ? one : { kind: 'remove', id: one.id }))
      write({ ...record, state: withChanges(record.state, changes) })
    }
    leaveForOldTabs()
  }

  /** Such a tab finds an empty state that counts as complete, so that it fetches everything and adds nothing. */
  function leaveForOldTabs() {
    writeRecord(member, table, { ...newRecord<Item>(), brought: true, state: emptySync<Item>() })
  }

  function write(next: SyncRecord<Item>) {
    const { snapshot, pending: operations, places: _, ...rest } = next.state
    const isSameSnapshot = snapshot === record.state.snapshot && savedRows.items.size === snapshot.length
    record = next
    if (!isSameSnapshot) {
      const { patch, next: after } = patchBetween(rows, savedRows, snapshot.map(asRow))
      savedRows = after
      if (patch) unstored.push(patch)
    }
    const { patch, next: after } = patchBetween(pending, savedPending, operations.map(asWaiting))
    savedPending = after
    if (patch) unstored.push(patch)
    unstored.push({ list: head, put: [{ item: { id: 0, ...next, state: rest } as { id: number }, at: 0 }], remove: [] })
    const result = working.then(store)
    working = result.catch(() => undefined)
  }

  async function store() {
    const patches = unstored
    unstored = []
    if (patches.length === 0) return
    try {
      await writeLists(patches)
      version = newUuid()
      localStorage.setItem(key, version)
    } catch {
      unstored = [...patches, ...unstored]
    }
  }

  return {
    now: () => record,
    write,
    async load(known) {
      await working
      if (unstored.length > 0 || (version !== null && version === localStorage.getItem(key))) return takeOldRecord()
      const found: Row<Item>[] = []
      const waiting: Waiting<Item>[] = []
      const own = new Map(known.map((item) => [item.id, item]))
      savedRows = nothingSaved()
      savedPending = nothingSaved()
      await readList(rows, (part) => {
        for (const { at, text } of part) {
          const row: Row<Item> = JSON.parse(text)
          const same = own.get(row.id)
          const item = same && JSON.stringify(same) === JSON.stringify(row.item) ? same : row.item
          const kept = { ...row, item }
          rowOf.set(item, kept)
          found.push(kept)
          savedRows.at.set(row.id, at)
        }
      })
      await readList(pending, (part) => {
        for (const { at, text } of part) {
          const saved: Waiting<Item> = JSON.parse(text)
          waitingOf.set(saved.operation, saved)
          waiting.push(saved)
          savedPending.at.set(saved.id, at)
        }
      })
      const byPlace = found.sort((one, other) => (savedRows.at.get(one.id) ?? 0) - (savedRows.at.get(other.id) ?? 0))
      savedRows = { items: new Map(byPlace.map((row) => [row.id, row])), at: savedRows.at }
      savedPending = { items: new Map(waiting.map((one) => [one.id, one])), at: savedPending.at }
      const [stored] = await readItems(head, [0])
      const saved: SyncRecord<Item> = stored ? JSON.parse(stored.text) : newRecord<Item>()
      record = {
        ...saved,
        state: {
          ...saved.state,
          snapshot: byPlace.map(({ item }) => item),
          pending: waiting.sort((one, other) => one.id - other.id).map(({ operation }) => operation),
          places: Object.fromEntries(byPlace.map(({ id, place }) => [id, place])),
        },
      }
      version = localStorage.getItem(key)
      takeOldRecord()
    },
    async stored() {
      await working
      await store()
      return unstored.length === 0
    },
    async remove() {
      unstored = []
      await working
      await clearLists(lists)
      localStorage.removeItem(key) // last: whoever closes the page before finds an empty state
    },
  }
}
