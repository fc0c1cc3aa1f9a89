import { expect, test } from 'vitest'
import { readFoodQuery } from './food-query.ts'

test.each([
  ['2 eggs', { name: 'eggs', amount: 2, unit: '' }],
  ['egg', { name: 'egg', amount: null, unit: '' }],
  ['200g chicken breast', { name: 'chicken breast', amount: 200, unit: 'g' }],
  ['1 cup rice', { name: 'rice', amount: 1, unit: 'cup' }],
  ['slice of pizza', { name: 'pizza', amount: 1, unit: 'slice' }],
  ['pizza slice', { name: 'pizza', amount: 1, unit: 'slice' }],
  ['2 slices of bread', { name: 'bread', amount: 2, unit: 'slice' }],
  ['glass of red wine', { name: 'red wine', amount: 1, unit: 'glass' }],
  ['2 glasses of milk', { name: 'milk', amount: 2, unit: 'glass' }],
  ['a bowl of oatmeal', { name: 'oatmeal', amount: 1, unit: 'serving' }],
  ['can of coke', { name: 'coke', amount: 1, unit: 'can' }],
  ['half an avocado', { name: 'avocado', amount: 0.5, unit: '' }],
  ['half a glass of milk', { name: 'milk', amount: 0.5, unit: 'glass' }],
  ['six slices of bread', { name: 'bread', amount: 6, unit: 'slice' }],
  ['tbsp of peanut butter', { name: 'peanut butter', amount: 1, unit: 'tbsp' }],
  ['glass noodles', { name: 'glass noodles', amount: null, unit: '' }],
  ['2% milk', { name: '2% milk', amount: null, unit: '' }],
  ['', { name: '', amount: null, unit: '' }],
])('%s', (text, expected) => {
  expect(readFoodQuery(text)).toEqual(expected)
})
