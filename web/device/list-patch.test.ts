import fc from 'fast-check'
import { expect, test } from 'vitest'
import { nothingSaved, patchBetween } from './list-patch.ts'

interface Item {
  id: number
  text: string
}

/** What the database has, in the order of its places. */
function store() {
  const rows = new Map<number, { item: Item; at: number }>()
  return {
    apply(patch: ReturnType<typeof patchBetween<Item>>['patch']) {
      for (const id of patch?.remove ?? []) rows.delete(Number(id))
      for (const { item, at } of patch?.put ?? []) rows.set(Number(item.id), { item: item as Item, at })
    },
    items: () => [...rows.values()].sort((one, other) => one.at - other.at).map(({ item }) => item),
  }
}

const lists = fc.array(
  fc.uniqueArray(fc.record({ id: fc.nat(12), text: fc.string({ maxLength: 2 }) }), { selector: ({ id }) => id }),
  { maxLength: 6 },
)

test('after any changes, the database has the list in its order', () => {
  fc.assert(
    fc.property(lists, (states) => {
      const database = store()
      let saved = nothingSaved<Item>()
      for (const items of states) {
        const { patch, next } = patchBetween('list', saved, items)
        database.apply(patch)
        saved = next
        expect(database.items()).toEqual(items)
      }
    }),
  )
})

test('a change of one item among many writes that one', () => {
  const items = Array.from({ length: 2000 }, (_, id) => ({ id, text: '' }))
  const { next } = patchBetween('list', nothingSaved<Item>(), items)
  const changed = items.with(7, { id: 7, text: 'new' })
  expect(patchBetween('list', next, changed).patch).toEqual({
    list: 'list',
    put: [{ item: { id: 7, text: 'new' }, at: 8 }],
    remove: [],
  })
  expect(patchBetween('list', next, [...items]).patch).toBeNull()
})
