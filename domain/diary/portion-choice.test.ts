import { describe, expect, test } from 'vitest'
import { portionsOf, typedChoice } from './portion-choice.ts'

const piece = { unit: 'piece', label: '1 large egg', grams: 50 }
const hundred = { unit: 'g', label: '100 g', grams: 100 }
const portions = portionsOf(50, [piece, { unit: 'serving', label: '1 serving', grams: 50 }, hundred])

describe('the portion of a food', () => {
  test('the serving comes first, and only once', () => {
    expect(portions.map(({ label }) => label)).toEqual(['1 serving', '1 large egg', '100 g'])
  })

  test.each([
    ['2 eggs', { amount: 2, unit: 'piece', grams: 100 }, '1 large egg', 2],
    ['half an egg', { amount: 0.5, unit: 'piece', grams: 25 }, '1 large egg', 0.5],
    ['one serving', { amount: 1, unit: 'serving', grams: 50 }, '1 serving', 1],
    ['100 g of egg', { amount: 100, unit: 'g', grams: 100 }, '100 g', 1],
    ['230 g of egg', { amount: 230, unit: 'g', grams: 230 }, '230 g', 1],
    ['a third of an egg', { amount: 1 / 3, unit: 'piece', grams: 50 / 3 }, '16.7 g', 1],
    ['3 tablespoons', { amount: 3, unit: 'tbsp', grams: 45 }, '45 g', 1],
  ])('%s', (_, typed, label, count) => {
    const choice = typedChoice(typed, portions)
    expect(choice?.portion.label).toBe(label)
    expect(choice?.count).toBe(count)
  })

  test('an unknown weight isn’t offered', () => {
    expect(typedChoice({ amount: 1, unit: 'serving', grams: 0 }, portions)).toBeNull()
  })
})
