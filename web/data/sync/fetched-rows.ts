// Rows as the server sends them, after a change: which item they are, and their place in the list.
import type { Json } from '#domain/json.ts'
import type { SyncItem } from '#domain/sync/operations.ts'
import type { Place } from '#domain/sync/sync-state.ts'

/** Null for a row that is gone. */
export type FetchedRow<Item extends SyncItem> = { item: Item; place: Place } | null

/** The same for a row's key from the server and for one made here, whatever the order and type of its columns. */
export const keyText = (key: Json): string =>
  JSON.stringify(
    Object.keys(key)
      .sort()
      .map((column) => [column, String(key[column])]),
  )

const columnOf = (part: string) => part.split('.')[0] ?? ''

export const placeOf = (row: Json, order: readonly string[]): Place => order.map((part) => row[columnOf(part)])

/** As the database sorts: nothing comes last, or first in descending order. */
export function comparePlaces(order: readonly string[]) {
  const directions = order.map((part) => (part.endsWith('.desc') ? -1 : 1))
  return (one: Place, other: Place): number => {
    for (const [at, direction] of directions.entries()) {
      const difference = compareValues(one[at], other[at]) * direction
      if (difference !== 0) return difference
    }
    return 0
  }
}

function compareValues(one: unknown, other: unknown): number {
  if (one === other) return 0
  if (one === null || one === undefined) return 1
  if (other === null || other === undefined) return -1
  return one < other ? -1 : 1
}
