import { describe, expect, test } from 'vitest'
import { NUTRIENTS } from '#domain/nutrition/nutrients.ts'
import { createFoodTable } from './food-table.ts'
import { gramsOfUnit, lookupFoodFromUsda, possibleUnits } from './lookup-food.ts'
import { readSr28 } from './sr28.ts'
import { readableName } from './sr28-names.ts'

const foods = readSr28()
const byNumber = new Map(foods.map((food) => [food.usda, food]))

describe("USDA's table", () => {
  test('has 8,790 foods, each with a unique number', () => {
    expect(foods).toHaveLength(8790)
    expect(byNumber.size).toBe(8790)
  })

  test.each([
    ['01123', 143, 12.56],
    ['04053', 884, 0],
    ['16057', 164, 8.86],
    ['01019', 264, 14.21],
    ['09040', 89, 1.09],
  ])('%s has %d kcal and %d g protein in 100 g', (number, calories, protein) => {
    expect(byNumber.get(number)?.nutrients).toMatchObject({ calories, protein })
  })

  test('its columns are the nutrients we calculate, and vitamin A in retinol equivalents', () => {
    const names = foods.flatMap(({ nutrients }) => Object.keys(nutrients))
    expect([...new Set(names)].sort()).toEqual(
      [...Object.keys(NUTRIENTS).filter((name) => name !== 'netCarbohydrates'), 'vitaminARae'].sort(),
    )
  })

  test('values that USDA leaves blank are missing, not zero', () => {
    // Caraway cheese: no value for sugar.
    expect(byNumber.get('01008')?.nutrients).not.toHaveProperty('sugar')
    expect(byNumber.get('01123')?.nutrients.fiber).toBe(0)
  })

  test.each([
    ['BANANAS,RAW', 'bananas, raw'],
    ['YOGURT,GREEK,PLN,NONFAT', 'yogurt, Greek, plain, non fat'],
    [
      'CHICKEN,BROILERS OR FRYERS,BREAST,SKINLESS,BNLESS,MEAT ONLY,RAW',
      'chicken, broilers or fryers, breast, skinless, boneless, meat only, raw',
    ],
    ['MILK,RED FAT,FLUID,2% MILKFAT,W/ ADDED VIT A', 'milk, reduced fat, fluid, 2% milkfat, with added vitamin a'],
    ['PEPPERS,SWEET,RED,RAW', 'peppers, sweet, red, raw'],
  ])('%s reads as %s', (short, long) => {
    expect(readableName(short)).toBe(long)
  })
})

describe('household weights', () => {
  const food = (number: string) => {
    const found = byNumber.get(number)
    if (!found) throw new Error(`no ${number}`)
    return lookupFoodFromUsda(found)
  }

  test.each([
    ['01123', 'serving', 50], // USDA weighs an egg by size, not by serving
    ['01123', 'piece', 50],
    ['01001', 'tbsp', 14.2],
    ['01001', 'cup', 227.2],
    ['09040', 'g', 1],
    ['09040', 'kg', 1000],
    ['35171', 'serving', 100], // no weight of any kind is recorded
  ])('%s in %s: %d g', (number, unit, grams) => {
    expect(gramsOfUnit(food(number), unit)).toBeCloseTo(grams, 1)
  })

  test('a unit that makes no sense for a food counts as a serving', () => {
    expect(gramsOfUnit(food('01123'), 'bottles')).toBe(50)
  })

  test('every food can be measured in grams', () => {
    for (const sr of foods.slice(0, 500)) expect(possibleUnits(lookupFoodFromUsda(sr))).toContain('g')
  })
})

describe('looking foods up among all of USDA', () => {
  const table = createFoodTable(foods.map(lookupFoodFromUsda))
  test.each([
    ['banana', 'bananas, raw'],
    ['hummus', 'hummus, commercial'],
    ['big mac', "mcdonald's, big mac"],
    ['white rice', /^rice, white/],
    ['ice cream', 'ice creams, vanilla'],
    ['beer', /^alcoholic beverage, beer/],
    ['olive oil', /^oil, olive/],
  ])('%s', (query, name) => {
    const [first] = table.search(query)
    if (typeof name === 'string') expect(first?.name).toBe(name)
    else expect(first?.name).toMatch(name)
  })
})
