// A list out of whatever a storage key holds: what can be read is kept, and it is said whether anything was not.

export interface Restored<Value> {
  value: Value
  /** True when something had to be left out. */
  rejected: boolean
}
export type DeviceReader<Value> = (saved: unknown) => Restored<Value>

type Fields = Readonly<Record<string, unknown>>
export const isObject = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
export const own = (fields: Fields, name: string): unknown => (Object.hasOwn(fields, name) ? fields[name] : undefined)
export const isText = (value: unknown): value is string => typeof value === 'string'
export const isAmount = (value: unknown): value is number =>
  typeof value === 'number' && Number.isFinite(value) && value >= 0

/** The field in a saved store ({ state: { items: [...] }, version }), or the bare value. */
export function savedField(saved: unknown, names: readonly string[]): unknown {
  if (!isObject(saved)) return saved
  const state = own(saved, 'state')
  const holder = isObject(state) ? state : saved
  const name = names.find((candidate) => Object.hasOwn(holder, candidate))
  if (name !== undefined) return own(holder, name)
  // A store that holds nothing yet is fine; an object of something else is not ours.
  return isObject(state) && Object.keys(state).length === 0 ? undefined : saved
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

export function readId(value: unknown): number | null {
  const id = isText(value) && /^[1-9]\d{0,15}$/.test(value) ? Number(value) : value
  return typeof id === 'number' && Number.isSafeInteger(id) && id > 0 ? id : null
}
