import { describe, expect, test } from 'vitest'
import { dietConflicts } from './diet-conflicts.ts'

describe('diets that an ingredient contradicts', () => {
  const butter = { name: 'butter', traits: ['dairy', 'lactose'] as const }
  const ghee = { name: 'ghee', traits: ['dairy', 'ghee'] as const }

  test('a vegan recipe with butter is reported, with the reason', () => {
    expect(dietConflicts(['Vegan', 'Vegetarian'], [butter, { name: 'leek', traits: ['vegetable'] }])).toEqual([
      { diet: 'Vegan', ingredient: 'butter', traits: ['dairy', 'lactose'] },
    ])
  })

  test('an exception of a diet is respected', () => {
    expect(dietConflicts(['Whole30'], [ghee])).toEqual([])
    expect(dietConflicts(['Whole30'], [butter])).toHaveLength(1)
  })

  test('unknown ingredients, unknown diets and ketogenic contradict nothing', () => {
    expect(dietConflicts(['Vegan'], [{ name: 'mystery', traits: null }])).toEqual([])
    expect(dietConflicts(['Carnivore', 'Ketogenic'], [{ name: 'sugar', traits: ['added-sugar'] }])).toEqual([])
  })
})
