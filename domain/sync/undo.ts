// Undo takes back one step of one's own, and only as far as nobody has changed the same thing since.
import { changedFields, isSame, type SyncItem } from './operations.ts'
import { put, remove, type SyncState, view } from './sync-state.ts'

/** What a step did to each item: how it was before and after. */
export type Step<Item extends SyncItem> = { id: Item['id']; before: Item | undefined; after: Item | undefined }[]

export function stepBetween<Item extends SyncItem>(before: SyncState<Item>, after: SyncState<Item>): Step<Item> {
  const old = byId(view(before))
  const now = byId(view(after))
  return [...new Set([...old.keys(), ...now.keys()])]
    .map((id) => ({ id, before: old.get(id), after: now.get(id) }))
    .filter((change) => !isSame(change.before, change.after))
}

export function undo<Item extends SyncItem>(state: SyncState<Item>, step: Step<Item>): SyncState<Item> {
  return step.reduce((result, { id, before, after }) => {
    const now = view(result).find((item) => item.id === id)
    if (before && after && now) return put(result, takenBack(now, before, after))
    // Removed: put it back, unless somebody did already. Added: remove it, unless somebody changed it.
    if (before && !after) return now ? result : put(result, before)
    return after && !before && isSame(now, after) ? remove(result, id) : result
  }, state)
}

function takenBack<Item extends SyncItem>(now: Item, before: Item, after: Item): Item {
  const own = changedFields(before, after).filter((field) => isSame(now[field], after[field]))
  const result = { ...now }
  for (const field of own) {
    if (Object.hasOwn(before, field)) result[field] = before[field]
    else delete result[field]
  }
  return result
}

const byId = <Item extends SyncItem>(items: readonly Item[]) => new Map(items.map((item) => [item.id, item]))
