import { expect, test } from 'vitest'
import { comparePlaces, keyText, placeOf } from './fetched-rows.ts'

test('rows are sorted as the database sorts them', () => {
  const order = ['is_favorite.desc', 'used_at.desc', 'id']
  const rows = [
    { id: 'd', is_favorite: false, used_at: '2026-01-01T10:00:00+00:00' },
    { id: 'c', is_favorite: false, used_at: '2026-01-01T10:00:00.5+00:00' },
    { id: 'b', is_favorite: true, used_at: '2025-01-01T10:00:00+00:00' },
    { id: 'a', is_favorite: false, used_at: '2026-01-01T10:00:00+00:00' },
    { id: 'e', is_favorite: false, used_at: null },
  ]
  const compare = comparePlaces(order)
  const sorted = rows.toSorted((one, other) => compare(placeOf(one, order), placeOf(other, order)))
  expect(sorted.map(({ id }) => id)).toEqual(['b', 'e', 'c', 'a', 'd'])
})

test('a key is the same in any order of its columns, and as a number or as text', () => {
  expect(keyText({ kind: 'recipe', item_id: 7 })).toBe(keyText({ item_id: '7', kind: 'recipe' }))
  expect(keyText({ id: 1 })).not.toBe(keyText({ id: 11 }))
})
