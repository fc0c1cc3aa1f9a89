// One member's list on one device: the server's last version plus the member's operations since. Screens show `view`.
// No clocks and no merging: an operation stays on top until the server's version contains it.
import { apply, changedFields, idOf, type Operation, type SyncItem } from './operations.ts'

export type PendingOperation<Item extends SyncItem> = Operation<Item> & {
  /** "sent" may have arrived; it is sent again until it is acknowledged. */
  status: 'new' | 'sent' | 'acknowledged'
}

export interface SyncState<Item extends SyncItem> {
  snapshot: readonly Item[]
  pending: readonly PendingOperation<Item>[]
  lastSeq: number
  /** Fetches are numbered, so that a slow response never replaces a newer one. */
  lastFetch: number
  lastReceived: number
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
  const before = view(state).find(({ id }) => id === item.id)
  const fields = before ? changedFields(before, item) : null
  if (fields?.length === 0) return state
  return withOperation(state, { seq: state.lastSeq + 1, kind: 'put', item, fields, status: 'new' })
}

export function remove<Item extends SyncItem>(state: SyncState<Item>, id: Item['id']): SyncState<Item> {
  if (!view(state).some((item) => item.id === id)) return state
  return withOperation(state, { seq: state.lastSeq + 1, kind: 'remove', id, status: 'new' })
}

/** Unsent operations on one item are merged, so that the queue stays short after a week offline. */
function withOperation<Item extends SyncItem>(state: SyncState<Item>, added: PendingOperation<Item>): SyncState<Item> {
  const isMerged = (old: PendingOperation<Item>) => old.status === 'new' && idOf(old) === idOf(added)
  const merged = state.pending.filter(isMerged).reduceRight((later, earlier) => merge(earlier, later), added)
  return { ...state, lastSeq: added.seq, pending: [...state.pending.filter((old) => !isMerged(old)), merged] }
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

/** Save this before sending: from now on these operations must not change. */
export function markSent<Item extends SyncItem>(state: SyncState<Item>): SyncState<Item> {
  return withStatus(state, 'sent', ({ status }) => status === 'new')
}

/** The server has stored every operation up to this one. */
export function acknowledge<Item extends SyncItem>(state: SyncState<Item>, seq: number): SyncState<Item> {
  return withStatus(state, 'acknowledged', (operation) => operation.seq <= seq)
}

/** The server rejected this operation for good, so it is dropped. */
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
  return { ...state, snapshot: items, pending, lastReceived: number }
}

/** At sign-in, items that only the device has are added to the account, once. */
export function bringAlong<Item extends SyncItem>(state: SyncState<Item>, items: readonly Item[]): SyncState<Item> {
  const known = new Set(view(state).map(({ id }) => id))
  return items.filter(({ id }) => !known.has(id)).reduce(put, state)
}
