import { expect, test } from 'vitest'
import { quickEntry } from './diary-entry.ts'
import { importKeys } from './import-keys.ts'

const lines = (count: number) =>
  Array.from({ length: count }, (_, at) =>
    quickEntry(
      { calories: at % 2000, protein: null, carbs: null, fat: null, name: `Meal ${Math.floor(at / 2000)}` },
      { date: '2026-03-08', mealType: 'dinner' },
    ),
  )

test('the lines of a file get the same keys at every attempt, and each its own', () => {
  const keys = importKeys(lines(20_000))
  expect(new Set(keys).size).toBe(20_000)
  expect(importKeys(lines(20_000))).toEqual(keys)
  for (const key of keys) expect(key).toMatch(/^[0-9a-f]{8}-[0-9a-f]{4}-8[0-9a-f]{3}-8[0-9a-f]{3}-[0-9a-f]{12}$/)
})

test('two coffees are two entries, whatever comes between them', () => {
  const [coffee, soup] = [lines(1), lines(2).slice(1)]
  const keys = importKeys([...coffee, ...soup, ...coffee])
  expect(new Set(keys).size).toBe(3)
  expect(importKeys([...coffee, ...coffee])).toEqual([keys[0], keys[2]])
})
