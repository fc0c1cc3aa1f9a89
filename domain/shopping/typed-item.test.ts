import { expect, test } from 'vitest'
import { readTypedItem } from './typed-item.ts'

const typed = (name: string, amount = 1, unit = '') => readTypedItem({ name, amount, unit })

test.each([
  ['2 cans coconut milk', { name: 'coconut milk', amount: 2, unit: 'can' }],
  ['500g flour', { name: 'flour', amount: 500, unit: 'g' }],
  ['1 1/2 lb carrots', { name: 'carrots', amount: 1.5, unit: 'lb' }],
  ['½ watermelon', { name: 'watermelon', amount: 0.5, unit: '' }],
  ['6 large eggs', { name: 'eggs, large', amount: 6, unit: '' }],
  ['a dozen eggs', { name: 'eggs', amount: 12, unit: '' }],
  ['three onions', { name: 'onions', amount: 3, unit: '' }],
  ['a lemon', { name: 'lemon', amount: 1, unit: '' }],
  ['2-3 lemons', { name: 'lemons', amount: 3, unit: '' }],
  ['milk 2l', { name: 'milk', amount: 2, unit: 'l' }],
  ['bag of rice', { name: 'rice', amount: 1, unit: 'bag' }],
  ['6 pack beer', { name: 'beer', amount: 6, unit: '' }],
  ['6-pack of beer', { name: 'beer', amount: 6, unit: '' }],
  ['1 pack butter', { name: 'butter', amount: 1, unit: 'packet' }],
  ['2 packs butter', { name: 'butter', amount: 2, unit: 'packet' }],
  ['2 x 1L milk', { name: 'milk', amount: 2, unit: 'l' }],
  ['2 x 400 g cans tomatoes', { name: 'tomatoes, 400 g each', amount: 2, unit: 'can' }],
])('"%s" has an amount', (name, expected) => expect(typed(name)).toEqual(expected))

test.each([
  '7up',
  '2% milk',
  '3-in-1 oil',
  '5 spice powder',
  'half and half',
  'A1 sauce',
  '42',
  'three cheese ravioli',
  'five spice',
  'cream of coconut',
  '7up 2l',
])('"%s" is a name', (name) => expect(typed(name).name).toBe(name))

test('a filled-in amount or unit is never replaced', () => {
  expect(typed('2 cans coconut milk', 3)).toMatchObject({ name: '2 cans coconut milk', amount: 3 })
  expect(typed('2 cans coconut milk', 1, 'kg')).toMatchObject({ name: '2 cans coconut milk', unit: 'kg' })
})
