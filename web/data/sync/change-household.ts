import type { SyncItem } from '#domain/sync/operations.ts'
import { toSend } from '#domain/sync/sync-state.ts'
import type { SyncedState } from './synced-state.ts'
import type { SyncedTable } from './synced-table.ts'

/** What was meant for the member's last household isn't sent to the new one, unless it moves along. */
export function changeHousehold<Item extends SyncItem>(
  { shared, movesAlong }: SyncedTable<Item>,
  state: SyncedState<Item>,
  household: string,
  tell: (message: string) => void,
) {
  const now = state.collect()
  if (!shared || now.household === household) return
  const isMove = now.household !== null
  const lost = isMove && !movesAlong ? toSend(now.state) : []
  const pending = now.state.pending.filter((operation) => !lost.includes(operation))
  const kept = isMove ? { ...now.state, snapshot: [], since: null, places: {} } : now.state
  state.write({ ...now, household, state: { ...kept, pending } })
  if (lost.length > 0) tell('You’ve switched households, so your last changes to the old list weren’t saved.')
}
