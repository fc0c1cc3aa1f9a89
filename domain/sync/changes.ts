// Changes recorded while another tab holds the sync state. A change contains only the fields that were edited, so a tab
// with an outdated list overwrites nothing else.
import { apply, changedFields, type FieldOf, type SyncItem } from './operations.ts'
import { put, remove, type SyncState, view } from './sync-state.ts'

export type Change<Item extends SyncItem> =
  | { kind: 'put'; item: Item; fields: FieldOf<Item>[] | null }
  | { kind: 'remove'; id: Item['id'] }

export function changesBetween<Item extends SyncItem>(before: readonly Item[], after: readonly Item[]): Change<Item>[] {
  const old = new Map(before.map((item) => [item.id, item]))
  const kept = new Set(after.map(({ id }) => id))
  const removed = before.filter(({ id }) => !kept.has(id)).map(({ id }): Change<Item> => ({ kind: 'remove', id }))
  const written = after.flatMap((item): Change<Item>[] => {
    const earlier = old.get(item.id)
    if (earlier === item) return []
    const fields = earlier ? changedFields(earlier, item) : null
    return fields?.length === 0 ? [] : [{ kind: 'put', item, fields }]
  })
  return [...removed, ...written]
}

export function record<Item extends SyncItem>(
  state: SyncState<Item>,
  changes: readonly Change<Item>[],
): SyncState<Item> {
  return changes.reduce((result, change) => {
    if (change.kind === 'remove') return remove(result, change.id)
    const now = view(result).find(({ id }) => id === change.item.id)
    if (!now) return put(result, change.item)
    if (!change.fields) return put(result, { ...now, ...change.item })
    const [changed = now] = apply([now], [{ ...change, seq: 0 }])
    return put(result, changed)
  }, state)
}
