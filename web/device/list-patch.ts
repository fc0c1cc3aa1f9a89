// A list and what of it is in the device's database: which items have to be written after a change, and where they are.
import type { ListPatch } from './list-database.ts'

interface WithId {
  id: string | number
}

/** What is in the database, or on its way there. */
export interface SavedPlaces<Item extends WithId> {
  items: ReadonlyMap<Item['id'], Item>
  at: Map<Item['id'], number>
}

export const nothingSaved = <Item extends WithId>(): SavedPlaces<Item> => ({ items: new Map(), at: new Map() })

/** Items are compared by identity: whoever changes one makes a new object. */
export function patchBetween<Item extends WithId>(
  list: string,
  saved: SavedPlaces<Item>,
  items: readonly Item[],
): { patch: ListPatch | null; next: SavedPlaces<Item> } {
  if (isSameOrder(saved.items, items)) return patchInPlace(list, saved, items)
  const next = new Map(items.map((item) => [item.id, item]))
  const remove = [...saved.items.keys()].filter((id) => !next.has(id))
  const at = new Map<Item['id'], number>()
  const put: { item: Item; at: number }[] = []
  let before = 0
  for (const [index, item] of items.entries()) {
    const known = saved.at.get(item.id)
    const place = known !== undefined && known > before ? known : between(before, followingPlace(index))
    at.set(item.id, place)
    before = place
    if (place !== known || saved.items.get(item.id) !== item) put.push({ item, at: place })
  }
  function followingPlace(index: number) {
    const following = items[index + 1]
    return following && saved.at.get(following.id)
  }
  const patch = put.length === 0 && remove.length === 0 ? null : { list, put, remove }
  return { patch, next: { items: next, at } }
}

function isSameOrder<Item extends WithId>(saved: ReadonlyMap<Item['id'], Item>, items: readonly Item[]) {
  if (saved.size !== items.length) return false
  let index = 0
  for (const id of saved.keys()) if (items[index++]?.id !== id) return false
  return true
}

/** Most changes leave the order as it is: among thousands of items, one is another. */
function patchInPlace<Item extends WithId>(
  list: string,
  { items: before, at }: SavedPlaces<Item>,
  items: readonly Item[],
) {
  const put = items.filter((item) => before.get(item.id) !== item).map((item) => ({ item, at: at.get(item.id) ?? 0 })) // every item has a place
  if (put.length === 0) return { patch: null, next: { items: before, at } }
  const next = new Map(before)
  for (const { item } of put) next.set(item.id, item)
  return { patch: { list, put, remove: [] }, next: { items: next, at } }
}

const between = (before: number, after: number | undefined) =>
  after !== undefined && after > before ? (before + after) / 2 : before + 1
