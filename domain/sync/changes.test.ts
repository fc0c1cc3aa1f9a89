import { describe, expect, test } from 'vitest'
import { changesBetween, record } from './changes.ts'
import { emptySync, put, receive, startFetch, view } from './sync-state.ts'

interface Item {
  id: string
  name: string
  checked: boolean
  position?: number
}

const milk: Item = { id: 'a', name: 'Milk', checked: false }
const bread: Item = { id: 'b', name: 'Bread', checked: false }

function synced(...items: Item[]) {
  const [state, ticket] = startFetch(emptySync<Item>())
  return receive(state, ticket, items)
}

describe('a person’s changes', () => {
  test('contain the fields that were edited', () => {
    expect(changesBetween([milk, bread], [{ ...milk, checked: true }, bread])).toEqual([
      { kind: 'put', item: { ...milk, checked: true }, fields: ['checked'] },
    ])
  })

  test('adds and removes whole items', () => {
    expect(changesBetween([milk], [bread])).toEqual([
      { kind: 'remove', id: 'a' },
      { kind: 'put', item: bread, fields: null },
    ])
  })

  test('are empty if a list was only read again', () => {
    expect(changesBetween([milk, bread], structuredClone([milk, bread]))).toEqual([])
  })
})

describe('recording them', () => {
  test('checking an item in a tab that hasn’t seen its new name keeps the new name', () => {
    const tick = changesBetween([milk], [{ ...milk, checked: true }])
    const state = record(synced({ ...milk, name: 'Oat milk' }), tick)
    expect(view(state)).toEqual([{ ...milk, name: 'Oat milk', checked: true }])
  })

  test('checking an item that is gone restores it completely', () => {
    const state = record(synced(bread), changesBetween([milk], [{ ...milk, checked: true }]))
    expect(view(state)).toEqual([bread, { ...milk, checked: true }])
  })

  test('the same change twice is one operation', () => {
    const added = changesBetween([], [milk])
    const once = record(synced(), added)
    expect(record(once, added)).toBe(once)
  })

  test('fields that only the account knows are kept', () => {
    const state = record(put(synced(), { ...milk, position: 3 }), [{ kind: 'put', item: milk, fields: null }])
    expect(view(state)).toEqual([{ ...milk, position: 3 }])
  })

  test('thousands of imported recipes take no noticeable time', () => {
    const items = Array.from({ length: 5000 }, (_, at) => ({ ...milk, id: `item ${at}` }))
    const before = process.threadCpuUsage()
    const state = record(synced(), changesBetween([], items))
    expect(state.pending).toHaveLength(items.length)
    // One pass takes milliseconds; rebuilding the list for each change would take half a minute.
    expect(process.threadCpuUsage(before).user / 1000).toBeLessThan(3000)
  })
})
