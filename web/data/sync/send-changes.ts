// Sends what a member changed in one table, in batches, each operation until the server has it or rejects it.
import { idOf, type SyncItem } from '#domain/sync/operations.ts'
import { acknowledge, drop, markSent, type PendingOperation, toSend } from '#domain/sync/sync-state.ts'
import { newUuid } from '#web/device/new-uuid.ts'
import { Refusal, type SentOperation, type SyncSession, sendOperations } from './sync-call.ts'
import type { SyncedState } from './synced-state.ts'
import type { SyncedTable } from './synced-table.ts'

const MOST_OPERATIONS = 100
/** About half of what the server takes (domain/limits.ts), so that a weak signal gets some of it through. */
const MOST_BYTES = 120_000

export async function sendChanges<Item extends SyncItem>(
  synced: SyncedTable<Item>,
  state: SyncedState<Item>,
  session: SyncSession,
  tell: (message: string) => void,
) {
  const { table, list } = synced
  let most = MOST_OPERATIONS
  for (;;) {
    const found = state.collect()
    const batch = batchOf(synced, toSend(found.state).slice(0, most))
    const last = batch.at(-1)
    if (!last) return
    // Stored before sending: these operations are final.
    const now = state.write({ ...found, state: markSent(found.state, last.seq) })
    const operations = toSend(now.state).slice(0, batch.length)
    await state.stored()
    try {
      const household = synced.shared ? await session.household : undefined
      const sent = { table, device: now.device, household, operations: batch }
      const seq = await sendOperations(session, sent)
      // The server knows later numbers than this device, so an old copy of its storage was restored.
      if (seq > now.state.lastSeq) state.write({ ...now, device: newUuid() })
      else state.write({ ...now, state: acknowledge(now.state, seq) })
    } catch (error) {
      if (!(error instanceof Refusal)) throw error
      const [refused, ...others] = operations
      if (others.length > 0) most = 1
      else if (refused) {
        state.write({ ...now, state: drop(now.state, refused.seq) })
        if (refused.kind === 'put') synced.onRefused?.(refused.item, error.message)
        // Otherwise the device's own list would be merged in again.
        if (!now.brought) list.show(list.items().filter(({ id }) => id !== idOf(refused)))
        const name = refused.kind === 'put' ? `“${synced.nameOf(refused.item)}”` : 'A change'
        tell(`${name} couldn’t be saved. ${error.message}`)
      }
    }
  }
}

function sentAs<Item extends SyncItem>(synced: SyncedTable<Item>, operation: PendingOperation<Item>): SentOperation {
  const { seq, kind } = operation
  if (kind === 'remove') return { seq, kind, row: synced.keyOf(operation.id), fields: null }
  return { seq, kind, row: synced.rowOf(operation.item), fields: operation.fields?.map(synced.columnOf) ?? null }
}

const encoder = new TextEncoder()

/** At least one, and as many as fit. */
function batchOf<Item extends SyncItem>(synced: SyncedTable<Item>, waiting: readonly PendingOperation<Item>[]) {
  const batch: SentOperation[] = []
  let bytes = 0
  for (const operation of waiting) {
    const sent = sentAs(synced, operation)
    bytes += encoder.encode(JSON.stringify(sent)).length
    if (bytes > MOST_BYTES && batch.length > 0) break
    batch.push(sent)
  }
  return batch
}
