import { expect, test } from 'vitest'
import { itemSuggestions } from './item-suggestions.ts'

const foods = ['whole milk', 'oat milk', 'millet', 'coconut milk', 'onion', 'crème fraîche']

test('what somebody added before comes first, then foods, those that start with the text before the others', () => {
  expect(itemSuggestions('mil', ['Milk for Grandma', 'almond milk'], foods)).toEqual([
    ...['Milk for Grandma', 'almond milk'],
    ...['millet', 'whole milk', 'oat milk', 'coconut milk'],
  ])
})

test('each is offered once, and not what has been typed already', () => {
  expect(itemSuggestions('onion', ['Onion'], foods)).toEqual([])
  expect(itemSuggestions('oni', ['Onion'], foods)).toEqual(['Onion'])
})

test('words are found without accents, and not before the second letter', () => {
  expect(itemSuggestions('creme', [], foods)).toEqual(['crème fraîche'])
  expect(itemSuggestions('m', [], foods)).toEqual([])
})
