// A member's changes as idempotent operations, and how they apply to a list. The server applies the same rules in order
// of arrival: the last change to a field wins.

export interface SyncItem {
  /** Created on the device. */
  id: string | number
}

export type FieldOf<Item> = keyof Item & string

export type Operation<Item extends SyncItem> =
  | {
      /** A device's sequence number. The server applies each operation once, and none after a newer one. */
      seq: number
      kind: 'put'
      /** The whole item, in case someone else removed it. */
      item: Item
      /** The changed fields; null for a new item. */
      fields: FieldOf<Item>[] | null
    }
  | { seq: number; kind: 'remove'; id: Item['id'] }

export const idOf = <Item extends SyncItem>(operation: Operation<Item>): Item['id'] =>
  operation.kind === 'put' ? operation.item.id : operation.id

/** A changed item keeps its position; a new one comes last. */
export function apply<Item extends SyncItem>(
  items: readonly Item[],
  operations: readonly Operation<Item>[],
): readonly Item[] {
  if (operations.length === 0) return items
  const result = new Map(items.map((item) => [item.id, item]))
  for (const operation of operations) {
    if (operation.kind === 'remove') result.delete(operation.id)
    else result.set(operation.item.id, changed(result.get(operation.item.id), operation.item, operation.fields))
  }
  return [...result.values()]
}

function changed<Item extends SyncItem>(old: Item | undefined, item: Item, fields: FieldOf<Item>[] | null): Item {
  if (!old || !fields) return item
  const result = { ...old }
  for (const field of fields) copyField(item, result, field)
  return result
}

/** A field that the new item lacks is removed. */
function copyField<Item extends SyncItem>(from: Item, to: Item, field: FieldOf<Item>) {
  if (Object.hasOwn(from, field)) to[field] = from[field]
  else delete to[field]
}

export function changedFields<Item extends SyncItem>(before: Item, after: Item): FieldOf<Item>[] {
  const fields = new Set([...Object.keys(before), ...Object.keys(after)]) as Set<FieldOf<Item>> // their own keys
  return [...fields].filter((field) => !isSame(before[field], after[field]))
}

/** Compares by content: a value read from storage is a different object. */
export const isSame = (one: unknown, other: unknown): boolean =>
  one === other || JSON.stringify(one) === JSON.stringify(other)
