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

const between = (before: number, after: number | undefined) =>
  after !== undefined && after > before ? (before + after) / 2 : before + 1
