import fc from 'fast-check'
import { expect, test } from 'vitest'
import { isPortion, portionOf, readPortions, tablePortions, withPortion } from './table-portions.ts'

const portion = fc.integer({ min: 1, max: 8 }).map((quarters) => quarters / 4)
const table = fc
  .integer({ min: 1, max: 12 })
  .chain((people) => fc.record({ people: fc.constant(people), portions: fc.array(portion, { maxLength: people }) }))

test('two adults and a child who eats half eat two and a half portions', () => {
  expect(tablePortions({ people: 3, portions: [1, 1, 0.5] })).toBe(2.5)
  expect(tablePortions({ people: 3, portions: [] })).toBe(3)
  expect(tablePortions({ people: 1, portions: [1, 1, 0.5] })).toBe(1)
})

test('changing one person changes the table by that much, and nobody else', () => {
  fc.assert(
    fc.property(table, fc.nat(11), portion, (before, nth, changed) => {
      const person = nth % before.people
      const after = { ...before, portions: withPortion(before, person, changed) }
      expect(portionOf(after, person)).toBe(changed)
      expect(tablePortions(after) - tablePortions(before)).toBe(changed - portionOf(before, person))
    }),
  )
})

test('stored portions are read back unchanged; invalid ones count as one', () => {
  fc.assert(
    fc.property(table, (kept) => {
      const read = {
        people: kept.people,
        portions: readPortions(JSON.parse(JSON.stringify(kept.portions)), kept.people),
      }
      expect(tablePortions(read)).toBe(tablePortions(kept))
    }),
  )
  expect(readPortions([0.5, 'two', 99, 0.1, 0.75], 5)).toEqual([0.5, 1, 1, 1, 0.75])
  expect(readPortions('nonsense', 3)).toEqual([])
  expect(readPortions([1, 1, 0.5], 2)).toEqual([])
})

test('portions are between a quarter and two and a half', () => {
  expect([0.25, 0.7, 1, 2.5].every(isPortion)).toBe(true)
  expect([0, 0.2, 2.75, 0.333, Number.NaN, '1'].some(isPortion)).toBe(false)
})
