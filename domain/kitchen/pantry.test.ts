import { describe, expect, test } from 'vitest'
import { PANTRY_MAX, type PantryItem, pantryItemsNamed, readPantryItems, typedFoods, withPantryItem } from './pantry.ts'

const eggs: PantryItem = { id: 'a', name: 'Eggs', amount: null, unit: '', useBy: null }

describe('what is at home', () => {
  test('is added once, whatever the spelling; blanks are ignored', () => {
    expect(withPantryItem([eggs], ' spinach ', () => 'b')).toEqual([
      eggs,
      { id: 'b', name: 'spinach', amount: null, unit: '', useBy: null },
    ])
    for (const name of ['egg', ' EGGS', '', '  ', '!']) expect(withPantryItem([eggs], name, () => 'b')).toEqual([eggs])
    const more = { ...eggs, id: 'b', name: 'egg' }
    expect(pantryItemsNamed([eggs, more], 'egg')).toEqual([eggs, more])
    expect(pantryItemsNamed([eggs], 'eggplant')).toEqual([])
  })

  test('is typed with commas, semicolons or on separate lines', () => {
    expect(typedFoods('red lentils; Nutella,eggs\n\n spinach ;')).toEqual(['red lentils', 'Nutella', 'eggs', 'spinach'])
  })

  test('has a limit', () => {
    const full = Array.from({ length: PANTRY_MAX }, (_, at) => ({ ...eggs, id: `${at}`, name: `food ${at}` }))
    expect(withPantryItem(full, 'one more', () => 'x')).toHaveLength(PANTRY_MAX)
  })

  test('is read as it was saved, without what can’t be read', () => {
    const saved = { items: [{ ...eggs, amount: 6, useBy: '2027-01-31' }, { id: 'x' }, null] }
    expect(readPantryItems(saved)).toEqual({ value: [{ ...eggs, amount: 6, useBy: '2027-01-31' }], rejected: true })
    expect(readPantryItems([{ id: 'a', name: 'Eggs', useBy: 'soon' }])).toEqual({ value: [eggs], rejected: false })
    expect(readPantryItems(null)).toEqual({ value: [], rejected: false })
  })
})
