// Changes recorded while another tab holds the sync state. A change contains only the fields that were edited, so a tab
// with an outdated list overwrites nothing else.
import { apply, changedFields, type FieldOf, type SyncItem } from './operations.ts'
import { type Edit, type SyncState, withEdits } from './sync-state.ts'

export type Change<Item extends SyncItem> = {
  /** What a person did: changes made together have the same one. */
  action?: string
} & ({ kind: 'put'; item: Item; fields: FieldOf<Item>[] | null } | { kind: 'remove'; id: Item['id'] })

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
  return withEdits(state, changes.map(editOf))
}

function editOf<Item extends SyncItem>(change: Change<Item>): Edit<Item> {
  if (change.kind === 'remove') return change
  const { item, fields, action } = change
  if (!fields) return { kind: 'put', action, item, over: (now) => ({ ...now, ...item }) }
  return { kind: 'put', action, item, over: (now) => apply([now], [{ kind: 'put', item, fields, seq: 0 }])[0] ?? now }
}
