import { expect, test } from 'vitest'
import { allergensOf, allergenText } from './allergens.ts'

test('a dish contains what its foods contain, with the nuts by name', () => {
  const foods = [
    { name: 'all-purpose flour', traits: ['gluten', 'wheat', 'grain'] as const },
    { name: 'sliced almonds', traits: ['tree-nut'] as const },
    { name: 'blanched almonds', traits: ['tree-nut'] as const },
    { name: 'pine nuts', traits: ['tree-nut'] as const },
    { name: 'shrimp', traits: ['shellfish', 'crustacean'] as const },
  ]
  expect(allergensOf(foods)).toEqual({
    contains: ['wheat', 'gluten', 'crustaceans', 'tree nuts (almond, pine nut)'],
    mayContain: [],
  })
  expect(allergensOf([{ name: 'pesto', traits: ['tree-nut'] }]).contains).toEqual(['tree nuts'])
})

test('what a product may contain isn’t repeated if the dish contains it anyway', () => {
  const chips = {
    name: 'semisweet chocolate chips',
    traits: ['soy'] as const,
    mayContain: ['dairy', 'tree-nut'] as const,
  }
  expect(allergensOf([chips])).toEqual({ contains: ['soy'], mayContain: ['milk', 'tree nuts'] })
  expect(allergensOf([chips, { name: 'butter', traits: ['dairy'] }]).mayContain).toEqual(['tree nuts'])
})

test('an unknown ingredient is never read as free of allergens', () => {
  const none = { contains: [], mayContain: [] }
  expect(allergenText({ ...none, unknown: 0 })).toBe('Contains none of the major allergens.')
  expect(allergenText({ ...none, unknown: 2 })).toBe('2 ingredients aren’t known to us.')
})
