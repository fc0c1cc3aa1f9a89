import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { FOOD_MEASURES, type Food } from '#domain/nutrition/food.ts'
import { edibleGrams } from './units.ts'

const onion: Food = {
  id: 11282,
  name: 'onion',
  aliases: [],
  usda: '11282',
  traits: new Set(),
  aisle: 'Produce',
  grams: { cup: 160, tbsp: 10, piece: 110, slice: 14, serving: 80 },
  pieceName: 'medium',
  edibleShare: 0.9,
  priceCentsPer100g: 24,
  co2eKgPerKg: 0.5,
  nutrients: {},
  liquid: false,
  fodmaps: [],
}
const oil: Food = { ...onion, name: 'oil', grams: { cup: 216, tbsp: 13.5, serving: 14 }, edibleShare: 1, liquid: true }
const egg: Food = { ...onion, name: 'egg', grams: { piece: 50, serving: 50 }, pieceName: 'large', edibleShare: 0.88 }
const stock: Food = { ...onion, name: 'stock', grams: { serving: 240 }, edibleShare: 1, liquid: true }
const cinnamon: Food = { ...onion, name: 'cinnamon stick', grams: { piece: 0.3, serving: 0.3 }, pieceName: 'stick' }
const celery: Food = { ...onion, name: 'celery', grams: { stalk: 40, serving: 80 }, pieceName: '' }

function grams(food: Food, amount: number, unit: string): number {
  const result = edibleGrams(food, amount, unit)
  if ('problem' in result) throw new Error(result.problem)
  return result.grams
}

describe('kitchen units', () => {
  test.each([
    [onion, 2, '', 220],
    [onion, 1, 'cup', 160],
    [onion, 2, 'Tablespoons', 20],
    [onion, 1, 'large', 148.5],
    [onion, 1, 'small', 77],
    [onion, 3, 'slices', 42],
    [egg, 2, '', 100],
    [egg, 1, 'large', 50],
    [egg, 1, 'medium', 50 / 1.35],
    [oil, 1, 'tsp', 4.5],
    [oil, 100, 'ml', 90],
    [oil, 1, 'l', 900],
    [stock, 1.2, 'l', 1200],
    [cinnamon, 2, 'sticks', 0.6],
    [celery, 2, 'sticks', 80],
  ])('%o: %d %s', (food, amount, unit, expected) => expect(grams(food, amount, unit)).toBeCloseTo(expected, 6))

  test('a weight is as bought, without peel and shell; a piece is what is eaten', () => {
    expect(grams(onion, 500, 'g')).toBeCloseTo(450)
    expect(grams(onion, 1, 'kg')).toBeCloseTo(900)
    expect(grams(onion, 1, 'lb')).toBeCloseTo(408.2, 1)
  })

  test('a pinch is a sixteenth of a teaspoon', () => {
    const salt: Food = { ...onion, name: 'salt', grams: { tsp: 6, serving: 1 } }
    expect(grams(salt, 1, 'pinch')).toBeCloseTo(0.375)
    expect(grams(salt, 1, 'dash')).toBeCloseTo(0.75)
  })

  test('a food that can’t be measured this way says how it can', () => {
    expect(edibleGrams(onion, 1, 'can')).toEqual({
      problem: 'onion has no weight for a can; it has g, cup, tbsp, pieces (medium), slice',
    })
    expect(edibleGrams(egg, 1, 'cup')).toEqual({ problem: 'egg has no weight for a cup, tbsp or tsp' })
    expect(edibleGrams(onion, 1, 'blob')).toMatchObject({ problem: expect.stringContaining('"blob" is not known') })
    expect(edibleGrams(onion, -1, 'g')).toMatchObject({ problem: expect.stringContaining('-1') })
    expect(edibleGrams(oil, 1, '')).toMatchObject({ problem: expect.stringContaining('one piece') })
  })

  const unit = fc.constantFrom('g', 'kg', 'oz', 'lb', 'tsp', 'tbsp', 'cup', 'ml', 'l', '', 'slice', 'large')
  const amount = fc.double({ min: 0, max: 1000, noNaN: true })

  test('twice as much weighs twice as much', () => {
    fc.assert(
      fc.property(amount, unit, (some, word) => {
        expect(grams(onion, 2 * some, word)).toBeCloseTo(2 * grams(onion, some, word), 6)
      }),
    )
  })

  test('units that are fractions of each other weigh proportionally', () => {
    fc.assert(
      fc.property(amount, (some) => {
        expect(grams(oil, 3 * some, 'tsp')).toBeCloseTo(grams(oil, some, 'tbsp'), 6)
        expect(grams(oil, 16 * some, 'tbsp')).toBeCloseTo(grams(oil, some, 'cup'), 6)
        expect(grams(onion, 1000 * some, 'g')).toBeCloseTo(grams(onion, some, 'kg'), 6)
        expect(grams(onion, 16 * some, 'oz')).toBeCloseTo(grams(onion, some, 'lb'), 6)
      }),
    )
  })

  test('every measure that a food has gives exactly its weight', () => {
    const weights = fc.record(
      Object.fromEntries(FOOD_MEASURES.map((name) => [name, fc.double({ min: 0.1, max: 900, noNaN: true })])),
    )
    fc.assert(
      fc.property(weights, fc.constantFrom(...FOOD_MEASURES), (own, measure) => {
        const food: Food = { ...onion, grams: own }
        expect(grams(food, 1, measure)).toBeCloseTo(own[measure] ?? Number.NaN, 6)
      }),
    )
  })

  test('whatever is written, the result is a finite weight or a reason', () => {
    fc.assert(
      fc.property(fc.double(), fc.string(), (some, word) => {
        const result = edibleGrams(onion, some, word)
        if ('grams' in result) expect(Number.isFinite(result.grams) || some > 1e300).toBe(true)
        else expect(result.problem).not.toBe('')
      }),
    )
  })
})
