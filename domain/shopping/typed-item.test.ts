import { expect, test } from 'vitest'
import { readTypedItem } from './typed-item.ts'

const typed = (name: string, amount = 1, unit = '') => readTypedItem({ name, amount, unit })

test.each([
  ['2 cans coconut milk', { name: 'coconut milk', amount: 2, unit: 'can' }],
  ['500g flour', { name: 'flour', amount: 500, unit: 'g' }],
  ['1 1/2 lb carrots', { name: 'carrots', amount: 1.5, unit: 'lb' }],
  ['½ watermelon', { name: 'watermelon', amount: 0.5, unit: '' }],
  ['6 large eggs', { name: 'eggs, large', amount: 6, unit: '' }],
])('"%s" says how much', (name, expected) => expect(typed(name)).toEqual(expected))

test.each(['7up', '2% milk', '3-in-1 oil', '5 spice powder', 'half and half', 'A1 sauce', '42'])(
  '"%s" is a name',
  (name) => expect(typed(name).name).toBe(name),
)

test('an amount or a unit that was filled in is never replaced', () => {
  expect(typed('2 cans coconut milk', 3)).toMatchObject({ name: '2 cans coconut milk', amount: 3 })
  expect(typed('2 cans coconut milk', 1, 'kg')).toMatchObject({ name: '2 cans coconut milk', unit: 'kg' })
})
