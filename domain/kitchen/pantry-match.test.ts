import { describe, expect, test } from 'vitest'
import { withoutPlainWords } from '#domain/nutrition/food-name.ts'
import { ANY_FOOD, KINDS, NOT_FROM_A_CAN, READ_AS } from './food-kinds.ts'
import { foodName, itemsFor } from './pantry-match.ts'

const pantry = ['Onions', 'Extra virgin olive oil', 'Sesame oil', 'Rice', 'Rice vinegar', 'butter', 'milk', 'cheese']
const used = (name: string, home: readonly string[], unit = '') =>
  itemsFor(
    { name, unit },
    home.map((item) => ({ name: item })),
  ).map((item) => item.name)

describe('the items at home that an ingredient uses', () => {
  test.each([
    ['red onion, chopped', ['Onions']],
    ['olive oil', ['Extra virgin olive oil']],
    ['rice', ['Rice']],
    ['rice vinegar', ['Rice vinegar']],
    ['2% milk', ['milk']],
    ['saffron', []],
    ['peanut butter', []],
    ['light coconut milk', []],
    ['cream cheese', []],
    ['green onions', []],
    ['constructor', []],
  ])('%s: %o', (ingredient, items) => {
    expect(used(ingredient, pantry)).toEqual(items)
  })

  test('is the item with the same name before an equivalent one', () => {
    expect(used('red onions', ['onion', 'red onion'])).toEqual(['red onion'])
    expect(used('white onion', ['onion', 'red onion'])).toEqual(['onion'])
    expect(used('onion', ['red onion'])).toEqual(['red onion'])
  })

  test('distinguishes cans from fresh food', () => {
    expect(used('tomatoes', ['tomatoes'], 'can')).toEqual([])
    expect(used('tomatoes', ['canned tomatoes'], 'cans')).toEqual(['canned tomatoes'])
    expect(used('chickpeas', ['chickpeas'], 'can')).toEqual(['chickpeas'])
  })

  test('reads an amount in the name of an item', () => {
    expect(used('baby spinach', ['a bag of spinach'])).toEqual(['a bag of spinach'])
    expect(used('all-purpose flour', ['500 g flour'])).toEqual(['500 g flour'])
    expect(used('tomatoes', ['2 cans tomatoes'], 'can')).toEqual(['2 cans tomatoes'])
    expect(used('tomatoes', ['2 cans tomatoes', 'tomatoes, 2 cans'])).toEqual([])
    expect(used('onion', ['two onions'])).toEqual(['two onions'])
    expect(used('five spice powder', ['five spice powder'])).toEqual(['five spice powder'])
    expect(used('half and half', ['half and half'])).toEqual(['half and half'])
  })

  test('leftovers are the food itself', () => {
    expect(used('white rice', ['leftover rice'])).toEqual(['leftover rice'])
    expect(used('chicken breast', ['Leftover chicken'])).toEqual(['Leftover chicken'])
    expect(used('rice', ['leftovers'])).toEqual([])
  })

  test('never mistakes slices and pieces for the whole food', () => {
    expect(used('ground turkey', ['turkey slices', '6 turkey slices'])).toEqual([])
    expect(used('chicken breast', ['chicken pieces'])).toEqual([])
    expect(used('lemon', ['lemon slices'])).toEqual([])
    expect(used('turkey slices', ['Turkey slices'])).toEqual(['Turkey slices'])
  })

  test('takes a part from the whole, never the whole from a part', () => {
    expect(used('lemon juice', ['lemons'])).toEqual(['lemons'])
    expect(used('lemon', ['lemon juice'])).toEqual([])
    expect(used('eggs', ['egg whites'])).toEqual([])
  })

  test('the tables use names as they are parsed', () => {
    const { before, after, names } = KINDS
    const foods = [...before.keys(), ...after.keys(), ...names.keys(), ...[...names.values()].flat(), ...NOT_FROM_A_CAN]
    for (const name of [...foods, ...Object.values(READ_AS)]) expect(foodName({ name })).toBe(name)
    // Words that are skipped while parsing would never be looked up.
    for (const words of [...before.values(), ...after.values(), ANY_FOOD].flat())
      expect(withoutPlainWords(words)).toBe(words)
  })
})
