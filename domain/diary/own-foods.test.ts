import { expect, test } from 'vitest'
import { entryOf, quickEntry } from './diary-entry.ts'
import { entryAmount, entryFigures } from './entry-figures.ts'
import { ownFood } from './own-foods.ts'

const when = { date: '2026-11-19', mealType: 'breakfast' } as const
const used = { uses: 1, usedAt: '2026-11-19T08:00:00Z' }
const typed = { calories: 380, protein: 13, carbs: null, fat: null, name: 'Oats, rolled' }

test('a quick entry is logged again as it was, with what was unknown still unknown', () => {
  const own = ownFood(quickEntry(typed, when), used)
  const again = own && entryOf(own.item, own.amount, when)
  expect(again).toMatchObject({ kind: 'quick', title: 'Oats, rolled', foodId: null, grams: null })
  expect(again && entryFigures(again, 'kcal')).toBe('380 kcal · 13 g protein · – carbs · – fat')
  expect(again && entryAmount(again)).toBe('1 serving')
})

test('an imported food is logged in any amount of its own unit, or by weight', () => {
  const milk = {
    ...quickEntry({ ...typed, name: 'Milk, 2%', calories: 100 }, when),
    portion: { label: 'ml', count: 200 },
  }
  const half = ownFood(milk, used)
  expect(half && entryOf(half.item, 100, when)).toMatchObject({ calories: 50, portion: { label: 'ml', count: 100 } })
  const oats = ownFood({ ...quickEntry(typed, when), grams: 100 }, used)
  expect(oats && entryOf(oats.item, 50, when)).toMatchObject({ calories: 190, grams: 50, portion: null })
})

test('an entry that doesn’t say what was eaten is not offered', () => {
  for (const name of ['', 'Breakfast (MyFitnessPal)'])
    expect(ownFood(quickEntry({ ...typed, name }, when), used)).toBeNull()
})
