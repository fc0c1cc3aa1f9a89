// One member's list on one device: the server's last version plus the member's operations since. Screens show `view`.
// No clocks and no merging: an operation stays on top until the server's version contains it.
import { apply, changedFields, idOf, isSame, type Operation, type SyncItem } from './operations.ts'

export type PendingOperation<Item extends SyncItem> = Operation<Item> & {
  /** "sent" may have arrived; it is resent until it is acknowledged. */
  status: 'new' | 'sent' | 'acknowledged'
  /** What a person did: operations recorded together have the same one. */
  action?: string
}

export interface SyncState<Item extends SyncItem> {
  snapshot: readonly Item[]
  pending: readonly PendingOperation<Item>[]
  lastSeq: number
  /** Fetches are numbered, so that a slow response never replaces a newer one. */
  lastFetch: number
  lastReceived: number
  /** Where the snapshot ends in the server's history; null until the first fetch. Missing in records of version 0.2. */
  since?: Since | null
  /** The values that the rows are sorted by, by id. */
  places?: Readonly<Record<string, Place>>
}

/** The server's bookmark. Only its revision means something to a device: a message with this number or a lower one is old. */
export interface Since {
  revision: number
}
export type Place = readonly unknown[]

/** What changed since a bookmark, or all there is. */
export interface Changes<Item extends SyncItem> {
  full: boolean
  rows: readonly { item: Item; place: Place }[]
  removed: readonly Item['id'][]
  since: Since | null
}

/** The operations that a fetch is certain to contain: those acknowledged before it started. */
export interface FetchTicket {
  number: number
  acknowledged: number
}

export function emptySync<Item extends SyncItem>(): SyncState<Item> {
  return { snapshot: [], pending: [], lastSeq: 0, lastFetch: 0, lastReceived: 0 }
}

export function view<Item extends SyncItem>({ snapshot, pending }: SyncState<Item>): readonly Item[] {
  return apply(snapshot, pending)
}

export function put<Item extends SyncItem>(state: SyncState<Item>, item: Item): SyncState<Item> {
  return withEdits(state, [{ kind: 'put', item }])
}

export function remove<Item extends SyncItem>(state: SyncState<Item>, id: Item['id']): SyncState<Item> {
  return withEdits(state, [{ kind: 'remove', id }])
}

export type Edit<Item extends SyncItem> = { action?: string } & (
  | {
      kind: 'put'
      item: Item
      /** The result of merging with the pending one; without it, the whole item counts. */
      over?: (now: Item) => Item
    }
  | { kind: 'remove'; id: Item['id'] }
)

/**
 * What a person did, in order, as operations; no-op changes are left out. Unsent operations on one item are merged, so
 * that the queue stays short after a week offline. In one pass, because an import may bring thousands of recipes.
 */
export function withEdits<Item extends SyncItem>(
  state: SyncState<Item>,
  edits: readonly Edit<Item>[],
): SyncState<Item> {
  if (edits.length === 0) return state
  const items = new Map(view(state).map((item) => [item.id, item]))
  const pending = new Map(state.pending.map((operation) => [operation.seq, operation]))
  const unsent = Map.groupBy(
    state.pending.filter(({ status }) => status === 'new'),
    idOf,
  )
  let { lastSeq } = state
  for (const edit of edits) {
    const operation = operationOf(edit, items, lastSeq + 1)
    if (!operation) continue
    lastSeq = operation.seq
    const id = idOf(operation)
    const earlier = unsent.get(id) ?? []
    for (const { seq } of earlier) pending.delete(seq)
    const merged = earlier.reduceRight((later, old) => merge(old, later), operation)
    pending.set(merged.seq, merged)
    unsent.set(id, [merged])
    if (operation.kind === 'put') items.set(id, operation.item)
    else items.delete(id)
  }
  return lastSeq === state.lastSeq ? state : { ...state, lastSeq, pending: [...pending.values()] }
}

/** Null if the list wouldn't change. */
function operationOf<Item extends SyncItem>(
  edit: Edit<Item>,
  items: ReadonlyMap<Item['id'], Item>,
  seq: number,
): PendingOperation<Item> | null {
  const since = { seq, status: 'new', ...(edit.action === undefined ? {} : { action: edit.action }) } as const
  if (edit.kind === 'remove') return items.has(edit.id) ? { ...since, kind: 'remove', id: edit.id } : null
  const before = items.get(edit.item.id)
  const item = before && edit.over ? edit.over(before) : edit.item
  const fields = before ? changedFields(before, item) : null
  return fields?.length === 0 ? null : { ...since, kind: 'put', item, fields }
}

function merge<Item extends SyncItem>(
  earlier: PendingOperation<Item>,
  later: PendingOperation<Item>,
): PendingOperation<Item> {
  if (later.kind === 'remove' || later.fields === null) return later
  // Changing a removed item adds it again.
  const fields = earlier.kind === 'put' && earlier.fields ? [...new Set([...earlier.fields, ...later.fields])] : null
  return { ...later, fields }
}

/** What to send, in order. */
export function toSend<Item extends SyncItem>({ pending }: SyncState<Item>): PendingOperation<Item>[] {
  return pending.filter(({ status }) => status !== 'acknowledged')
}

/** How many things a person did that the account doesn't have yet: five ingredients of one recipe are one. */
export function actionsToSend<Item extends SyncItem>(
  state: SyncState<Item>,
  counts: (id: Item['id']) => boolean = () => true,
): number {
  const waiting = toSend(state).filter((operation) => counts(idOf(operation)))
  return new Set(waiting.map((operation) => operation.action ?? idOf(operation))).size
}

/** Save this before sending: from now on these operations, up to this one, must not change. */
export function markSent<Item extends SyncItem>(
  state: SyncState<Item>,
  upTo = Number.POSITIVE_INFINITY,
): SyncState<Item> {
  return withStatus(state, 'sent', ({ seq, status }) => status === 'new' && seq <= upTo)
}

/** The server has stored every operation up to this one. */
export function acknowledge<Item extends SyncItem>(state: SyncState<Item>, seq: number): SyncState<Item> {
  return withStatus(state, 'acknowledged', (operation) => operation.seq <= seq && operation.status !== 'acknowledged')
}

/** The server rejected this operation permanently, so it is dropped. */
export function drop<Item extends SyncItem>(state: SyncState<Item>, seq: number): SyncState<Item> {
  return { ...state, pending: state.pending.filter((operation) => operation.seq !== seq) }
}

function withStatus<Item extends SyncItem>(
  state: SyncState<Item>,
  status: PendingOperation<Item>['status'],
  which: (operation: PendingOperation<Item>) => boolean,
): SyncState<Item> {
  return { ...state, pending: state.pending.map((old) => (which(old) ? { ...old, status } : old)) }
}

export function startFetch<Item extends SyncItem>(state: SyncState<Item>): [SyncState<Item>, FetchTicket] {
  const number = state.lastFetch + 1
  const acknowledged = state.pending.findLast(({ status }) => status === 'acknowledged')?.seq ?? 0
  return [
    { ...state, lastFetch: number },
    { number, acknowledged },
  ]
}

export function receive<Item extends SyncItem>(
  state: SyncState<Item>,
  { number, acknowledged }: FetchTicket,
  items: readonly Item[],
): SyncState<Item> {
  if (number <= state.lastReceived) return state
  const pending = state.pending.filter(({ seq, status }) => status !== 'acknowledged' || seq > acknowledged)
  return { ...state, snapshot: items, pending, lastFetch: Math.max(state.lastFetch, number), lastReceived: number }
}

/** Only what changed. A row that changed keeps its object's neighbors: an unchanged list stays the same list. */
export function receiveChanges<Item extends SyncItem>(
  state: SyncState<Item>,
  ticket: FetchTicket,
  { full, rows, removed, since }: Changes<Item>,
  compare: (one: Place, other: Place) => number,
): SyncState<Item> {
  if (ticket.number <= state.lastReceived) return state
  if (!full && rows.length === 0 && removed.length === 0) return { ...receive(state, ticket, state.snapshot), since }
  const items = new Map((full ? [] : state.snapshot).map((item) => [item.id, item]))
  const places = full ? {} : { ...state.places }
  // Rows that stay where they are need no sorting, which takes long for thousands.
  const isInPlace = !full && rows.every(({ item, place }) => items.has(item.id) && isSame(places[item.id], place))
  for (const id of removed) {
    items.delete(id)
    delete places[id]
  }
  for (const { item, place } of rows) {
    items.set(item.id, item)
    places[item.id] = place
  }
  const sorted = [...items.values()]
  if (!isInPlace) sorted.sort((one, other) => compare(places[one.id] ?? [], places[other.id] ?? []))
  return { ...receive(state, ticket, sorted), since, places }
}

/** At sign-in, items that only the device has are added to the account, once. */
export function bringAlong<Item extends SyncItem>(state: SyncState<Item>, items: readonly Item[]): SyncState<Item> {
  const known = new Set(view(state).map(({ id }) => id))
  const fresh = items.filter(({ id }) => !known.has(id))
  return withEdits(
    state,
    fresh.map((item) => ({ kind: 'put', item })),
  )
}
