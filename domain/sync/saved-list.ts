// Reads a list from a storage key: valid items are kept, and `rejected` says whether any weren't.

import { isObject, type Json } from '#domain/json.ts'

export interface Restored<Value> {
  value: Value
  /** True if something had to be left out. */
  rejected: boolean
}
export type DeviceReader<Value> = (saved: unknown) => Restored<Value>

export const own = (fields: Json, name: string): unknown => (Object.hasOwn(fields, name) ? fields[name] : undefined)
export const isText = (value: unknown): value is string => typeof value === 'string'
export const isAmount = (value: unknown): value is number =>
  typeof value === 'number' && Number.isFinite(value) && value >= 0

/** The field of a saved state ({ items: [...] }), or the bare value. */
export function savedField(saved: unknown, names: readonly string[]): unknown {
  if (!isObject(saved)) return saved
  const name = names.find((candidate) => Object.hasOwn(saved, candidate))
  if (name !== undefined) return saved[name]
  // An empty state is fine; any other object isn't ours.
  return Object.keys(saved).length === 0 ? undefined : saved
}

export function restoreList<Item>(
  saved: unknown,
  names: readonly string[],
  readItem: (value: unknown) => Item | null,
  identity: (item: Item) => unknown,
): Restored<Item[]> {
  const list = savedField(saved, names)
  if (list === undefined || list === null) return { value: [], rejected: false }
  if (!Array.isArray(list)) return { value: [], rejected: true }
  const kept = new Map<unknown, Item>()
  let rejected = false
  for (const entry of list) {
    const item = readItem(entry)
    if (item === null || kept.has(identity(item))) rejected = true
    else kept.set(identity(item), item)
  }
  return { value: [...kept.values()], rejected }
}
