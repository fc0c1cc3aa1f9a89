import { expect, test } from 'vitest'
import { foodsNotEaten, withFoodsNotEaten } from './foods-not-eaten.ts'

const before = { allergies: ['peanut', 'soy'], dislikes: ['olives', 'soy'] }

test('allergies and dislikes are one list, each food once', () => {
  expect(foodsNotEaten(before)).toEqual(['peanut', 'soy', 'olives'])
})

test('an allergy stays one as long as it is in the list, and a new food is a dislike', () => {
  const shown = foodsNotEaten(before)
  expect(withFoodsNotEaten(before, { shown, chosen: ['peanut', 'olives', 'egg'] })).toEqual({
    allergies: ['peanut'],
    dislikes: ['olives', 'egg'],
  })
  expect(withFoodsNotEaten(before, { shown, chosen: [] })).toEqual({ allergies: [], dislikes: [] })
})

test('a food that was added on another device after the form opened stays', () => {
  const change = { shown: ['olives'], chosen: ['egg'] }
  expect(withFoodsNotEaten({ allergies: ['peanut'], dislikes: ['olives'] }, change)).toEqual({
    allergies: ['peanut'],
    dislikes: ['egg'],
  })
})
