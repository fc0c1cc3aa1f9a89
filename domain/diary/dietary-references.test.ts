import { describe, expect, test } from 'vitest'
import { type Maternity, type ReferenceKey, referenceFor, type Sex } from './dietary-references.ts'

type Published = [ReferenceKey, Sex, number, Maternity, number, number | null]

// Copied from the published tables, not from our code: nutrient, person, recommended amount, upper limit for food.
const PUBLISHED: Published[] = [
  ['protein', 'male', 30, 'none', 56, null],
  ['protein', 'female', 16, 'none', 46, null],
  ['protein', 'female', 28, 'pregnant', 71, null],
  ['fiber', 'male', 40, 'none', 38, null],
  ['fiber', 'female', 60, 'none', 21, null],
  ['fiber', 'female', 30, 'lactating', 29, null],
  ['calcium', 'male', 16, 'none', 1300, 3000],
  ['calcium', 'male', 65, 'none', 1000, 2000],
  ['calcium', 'female', 51, 'none', 1200, 2000],
  ['calcium', 'female', 17, 'pregnant', 1300, 3000],
  ['iron', 'female', 25, 'none', 18, 45],
  ['iron', 'female', 51, 'none', 8, 45],
  ['iron', 'female', 25, 'pregnant', 27, 45],
  ['iron', 'female', 18, 'lactating', 10, 45],
  ['magnesium', 'male', 30, 'none', 400, null],
  ['magnesium', 'male', 31, 'none', 420, null],
  ['magnesium', 'female', 31, 'pregnant', 360, null],
  ['phosphorus', 'male', 75, 'none', 700, 3000],
  ['phosphorus', 'female', 30, 'pregnant', 700, 3500],
  ['phosphorus', 'female', 18, 'none', 1250, 4000],
  ['potassium', 'male', 45, 'none', 3400, null],
  ['potassium', 'female', 45, 'none', 2600, null],
  ['potassium', 'female', 17, 'lactating', 2500, null],
  ['sodium', 'female', 45, 'none', 1500, 2300],
  ['zinc', 'female', 20, 'none', 8, 40],
  ['zinc', 'female', 15, 'none', 9, 34],
  ['copper', 'female', 40, 'none', 0.9, 10],
  ['copper', 'male', 15, 'none', 0.89, 8],
  ['manganese', 'male', 40, 'none', 2.3, 11],
  ['selenium', 'female', 40, 'lactating', 70, 400],
  ['vitaminARae', 'male', 40, 'none', 900, null],
  ['vitaminARae', 'female', 17, 'pregnant', 750, null],
  ['vitaminARae', 'female', 35, 'lactating', 1300, null],
  ['vitaminC', 'male', 19, 'none', 90, 2000],
  ['vitaminC', 'female', 15, 'none', 65, 1800],
  ['vitaminD', 'female', 71, 'none', 20, 100],
  ['vitaminD', 'male', 70, 'none', 15, 100],
  ['vitaminE', 'female', 30, 'lactating', 19, null],
  ['vitaminK', 'male', 30, 'none', 120, null],
  ['vitaminB1', 'female', 30, 'none', 1.1, null],
  ['vitaminB2', 'female', 30, 'lactating', 1.6, null],
  ['vitaminB3', 'male', 30, 'none', 16, null],
  ['vitaminB5', 'female', 30, 'pregnant', 6, null],
  ['vitaminB6', 'male', 51, 'none', 1.7, 100],
  ['vitaminB6', 'female', 14, 'none', 1.2, 80],
  ['vitaminB12', 'male', 80, 'none', 2.4, null],
  ['folate', 'female', 30, 'pregnant', 600, null],
  ['choline', 'female', 30, 'none', 425, 3500],
]

describe('the dietary references agree with the published tables', () => {
  test.each(PUBLISHED)('%s, %s, %i years, %s', (key, sex, age, maternity, amount, upper) => {
    expect(referenceFor(key, { sex, age, maternity })).toMatchObject({ amount, upper })
  })

  test('at least forty values are checked', () => {
    expect(PUBLISHED.length).toBeGreaterThanOrEqual(40)
  })
})

test('a limit for supplements never warns about food', () => {
  const person = { sex: 'female', age: 30, maternity: 'none' } as const
  for (const key of ['magnesium', 'vitaminE', 'vitaminB3', 'folate', 'vitaminARae'] as const) {
    expect(referenceFor(key, person)?.upper).toBeNull()
  }
})

test('there is no reference for a child, and pregnancy counts only for women up to 50', () => {
  expect(referenceFor('iron', { sex: 'female', age: 13, maternity: 'none' })).toBeNull()
  expect(referenceFor('iron', { sex: 'male', age: 30, maternity: 'pregnant' })?.amount).toBe(8)
  expect(referenceFor('iron', { sex: 'female', age: 51, maternity: 'pregnant' })?.amount).toBe(8)
})
