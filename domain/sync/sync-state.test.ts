import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { apply, type Operation } from './operations.ts'
import {
  acknowledge,
  bringAlong,
  emptySync,
  markSent,
  type Place,
  put,
  receive,
  receiveChanges,
  remove,
  startFetch,
  toSend,
  view,
} from './sync-state.ts'

interface Item {
  id: string
  name: string
  amount: number
  checked: boolean
  note?: string
}
const milk: Item = { id: 'milk', name: 'Milk', amount: 1, checked: false }
const empty = emptySync<Item>

describe('a device', () => {
  test('shows a change right away, and keeps showing it until a response from the server contains it', () => {
    let state = put(empty(), milk)
    expect(view(state)).toEqual([milk])
    const [fetching, early] = startFetch(markSent(state))
    state = acknowledge(fetching, 1)
    state = receive(state, early, []) // requested before the server had it
    expect(view(state)).toEqual([milk])
    const [again, later] = startFetch(state)
    state = receive(again, later, [milk])
    expect(state.pending).toEqual([])
    expect(view(state)).toEqual([milk])
  })

  test('a slow response never replaces a newer one', () => {
    const [one, slow] = startFetch(empty())
    const [two, fast] = startFetch(one)
    const state = receive(receive(two, fast, [milk]), slow, [])
    expect(view(state)).toEqual([milk])
  })

  test('unsent changes are merged into one operation; sent ones stay as they are', () => {
    let state = put(put(put(empty(), milk), { ...milk, amount: 2 }), { ...milk, amount: 2, checked: true })
    expect(toSend(state)).toEqual([
      { seq: 3, kind: 'put', item: { ...milk, amount: 2, checked: true }, fields: null, status: 'new' },
    ])
    state = put(markSent(state), { ...milk, amount: 3, checked: true })
    expect(toSend(state)).toMatchObject([
      { seq: 3, status: 'sent' },
      { seq: 4, fields: ['amount'], status: 'new' },
    ])
    state = remove(state, 'milk')
    expect(toSend(state)).toMatchObject([{ seq: 3 }, { seq: 5, kind: 'remove' }])
  })

  test('a no-op is no operation', () => {
    const state = put(empty(), milk)
    expect(put(state, { ...milk })).toBe(state)
    expect(remove(state, 'bread')).toBe(state)
  })

  test('two people change different fields of one item: both changes are kept', () => {
    const ticked: Operation<Item> = { seq: 1, kind: 'put', item: { ...milk, checked: true }, fields: ['checked'] }
    const more: Operation<Item> = { seq: 1, kind: 'put', item: { ...milk, amount: 2 }, fields: ['amount'] }
    for (const order of [
      [ticked, more],
      [more, ticked],
    ])
      expect(apply([milk], order)).toEqual([{ ...milk, checked: true, amount: 2 }])
    // Changed after somebody removed it: nothing typed is lost.
    expect(apply([], [more])).toEqual([{ ...milk, amount: 2 }])
  })

  test('a cleared field is gone, also in what others changed meanwhile', () => {
    const noted: Item = { ...milk, note: 'the blue one' }
    const [fetching, ticket] = startFetch(put(receive(...startFetch(empty()), [noted]), milk))
    expect(toSend(fetching)).toMatchObject([{ item: milk, fields: ['note'] }])
    const state = receive(fetching, ticket, [{ ...noted, amount: 2 }])
    expect(view(state)).toEqual([{ ...milk, amount: 2 }])
    expect(view(state)[0]).not.toHaveProperty('note')
  })

  test('signing in adds the device’s items once, without duplicates', () => {
    const bread = { ...milk, id: 'bread', name: 'Bread' }
    const [fetching, ticket] = startFetch(empty())
    const state = receive(fetching, ticket, [milk])
    const once = bringAlong(state, [{ ...milk, name: 'Old milk' }, bread])
    expect(view(once)).toEqual([milk, bread])
    expect(bringAlong(once, [bread])).toBe(once)
  })
})

describe('changes of a list that is sorted', () => {
  const byPlace = (one: Place, other: Place) => Number(one[0]) - Number(other[0])
  const item = (id: string, name = id): Item => ({ id, name, amount: 1, checked: false })
  const places = fc.dictionary(fc.constantFrom(...'abcdef'), fc.nat(20), { minKeys: 1 })
  const rowsOf = (places: Record<string, number>, name: string) =>
    Object.entries(places).map(([id, place]) => ({ item: item(id, name), place: [place] }))

  test('leave it sorted, whether rows stay in their place or move', () => {
    fc.assert(
      fc.property(places, places, (before, after) => {
        const nothing = { removed: [], since: null }
        const [first, ticket] = startFetch(empty())
        const had = { full: true, rows: rowsOf(before, 'old'), ...nothing }
        const [second, next] = startFetch(receiveChanges(first, ticket, had, byPlace))
        const changed = receiveChanges(second, next, { full: false, rows: rowsOf(after, 'new'), ...nothing }, byPlace)
        const now = { ...before, ...after }
        const shown = changed.snapshot.map(({ id }) => now[id] ?? -1)
        expect(shown).toEqual([...shown].sort((one, other) => one - other))
        expect(new Set(changed.snapshot.map(({ id }) => id))).toEqual(new Set(Object.keys(now)))
        for (const { id, name } of changed.snapshot) expect(name).toBe(id in after ? 'new' : 'old')
      }),
    )
  })
})
