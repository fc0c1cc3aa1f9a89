// Fetches the rows of one table that changed since the last time, and puts them into the state.
import type { SyncItem } from '#domain/sync/operations.ts'
import { receiveChanges, type Since, startFetch } from '#domain/sync/sync-state.ts'
import { changeHousehold } from './change-household.ts'
import { comparePlaces, type FetchedRow, keyText, placeOf } from './fetched-rows.ts'
import { type FetchedChanges, fetchChanges, type SyncSession } from './sync-call.ts'
import type { SyncedState } from './synced-state.ts'
import type { SyncedTable } from './synced-table.ts'

export async function fetchRows<Item extends SyncItem>(
  synced: SyncedTable<Item>,
  state: SyncedState<Item>,
  session: SyncSession,
  tell: (message: string) => void,
) {
  const { table, order } = synced
  const found = new Map<string, FetchedRow<Item>>()
  let full = false
  let isSomeRemoved = false
  let since: Since | null = null
  const [started, ticket] = startFetch(state.read().state)
  const takePage = (page: FetchedChanges) => {
    if (page.full) {
      full = true
      found.clear()
    }
    isSomeRemoved ||= page.removed.length > 0
    for (const key of page.removed) found.set(keyText(key), null)
    for (const row of page.rows) {
      const item = synced.itemOf(row)
      if (item) found.set(keyText(synced.keyOf(item.id)), { item, place: placeOf(row, order) })
    }
    since = page.since
  }
  const fetching = fetchChanges(session, table, started.since ?? null, takePage)
  const [, household] = await Promise.all([fetching, session.household])
  changeHousehold(synced, state, household, tell)
  const now = state.read()
  const rows = [...found.values()].filter((row) => row !== null)
  const known = full || !isSomeRemoved ? [] : now.state.snapshot.map(({ id }) => id)
  const removed = known.filter((id) => found.get(keyText(synced.keyOf(id))) === null)
  state.write({
    ...now,
    state: receiveChanges(now.state, ticket, { full, rows, removed, since }, comparePlaces(order)),
  })
}
