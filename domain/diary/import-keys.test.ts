import { expect, test } from 'vitest'
import { diaryCsv, readDiaryCsv } from './diary-csv.ts'
import { quickEntry } from './diary-entry.ts'
import { newEntries } from './import-keys.ts'

const lines = (count: number) =>
  Array.from({ length: count }, (_, at) =>
    quickEntry(
      { calories: at % 2000, protein: null, carbs: null, fat: null, name: `Meal ${Math.floor(at / 2000)}` },
      { date: '2026-03-08', mealType: 'dinner' },
    ),
  )

const importKeys = (file: ReturnType<typeof lines>) => newEntries(file, []).map(({ deviceKey }) => deviceKey)

test('the lines of a file get the same unique keys at every attempt', () => {
  const keys = importKeys(lines(20_000))
  expect(new Set(keys).size).toBe(20_000)
  expect(importKeys(lines(20_000))).toEqual(keys)
  const uuid = /^[0-9a-f]{8}-[0-9a-f]{4}-8[0-9a-f]{3}-8[0-9a-f]{3}-[0-9a-f]{12}$/
  expect(keys.filter((key) => !uuid.test(key))).toEqual([])
})

test('two coffees are two entries, whatever comes in between', () => {
  const [coffee, soup] = [lines(1), lines(2).slice(1)]
  const keys = importKeys([...coffee, ...soup, ...coffee])
  expect(new Set(keys).size).toBe(3)
  expect(importKeys([...coffee, ...coffee])).toEqual([keys[0], keys[2]])
})

test('importing the diary’s own export adds nothing, even for entries logged here and names that look like formulas', () => {
  const logged = ['=Kuchen', 'Soup ', '-5 kg lentils', 'Soup '].map((name, at) => ({
    ...quickEntry(
      { calories: 300, protein: 10, carbs: null, fat: null, name: 'x' },
      { date: '2026-03-08', mealType: 'lunch' },
    ),
    title: name,
    deviceKey: `logged here ${at}`,
  }))
  const file = readDiaryCsv(diaryCsv(logged))?.entries ?? []
  expect(file.map(({ title }) => title)).toEqual(['=Kuchen', 'Soup', '-5 kg lentils', 'Soup'])
  expect(newEntries(file, logged)).toEqual([])
  expect(newEntries(file, logged.slice(0, 3)).map(({ title }) => title)).toEqual(['Soup'])
  expect(
    newEntries(
      file,
      logged.map((entry) => ({ ...entry, calories: 301 })),
    ),
  ).toHaveLength(4)
})

test('an edited imported entry is recognized, and a deleted one is imported again', () => {
  const [first, second] = newEntries([...lines(1), ...lines(1)], [])
  if (!first || !second) throw new Error('There are two coffees.')
  expect(newEntries([...lines(1), ...lines(1)], [{ ...first, calories: 77 }])).toEqual([second])
  expect(newEntries([...lines(1), ...lines(1)], [second])).toEqual([first])
})
