import { describe, expect, test } from 'vitest'
import { priceEstimate } from './price-estimate.ts'
import type { ShoppingItem } from './shopping.ts'
import { combineItems } from './shopping-lines.ts'
import { isStaple } from './staples.ts'
import { lineText } from './store-amount.ts'
import { someStore } from './testing.ts'

let count = 0
const typed = (name: string, amount: number, unit: string): ShoppingItem => ({
  id: `item-${++count}`,
  name,
  amount,
  unit,
  checked: false,
})
const needed = (name: string, amount: number, unit: string, recipeTitle = 'Soup'): ShoppingItem => ({
  ...typed(name, amount, unit),
  recipeTitle,
})
const shown = (...items: ShoppingItem[]) => combineItems(items, someStore).map(lineText)

describe('what a recipe needs is shown as a store sells it', () => {
  test.each<[string, ShoppingItem[], string[]]>([
    ['whole onions', [needed('onion', 2.5, ''), needed('onions', 3, '', 'Curry')], ['6 onions']],
    ['half an onion is one', [needed('onions', 0.5, '')], ['1 onion']],
    ['whole eggs', [needed('egg', 1.5, '')], ['2 eggs']],
    ['a tenth too little is enough', [needed('egg', 2.08, '')], ['2 eggs']],
    ['whole cans', [needed('chickpeas', 1.5, 'can')], ['2 cans chickpeas']],
    ['one can', [needed('chickpeas', 0.5, 'can')], ['1 can chickpeas']],
    ['a part of a kilogram in grams', [needed('potatoes', 0.2165, 'kg')], ['215 g potatoes']],
    ['a can says it once', [needed('canned chickpeas', 2, 'can')], ['2 cans chickpeas']],
    ['a bunch holds many', [needed('carrot', 1, 'bunch')], ['1 bunch carrots']],
    ['too little to measure', [needed('cardamom', 0.125, 'tsp')], ['cardamom']],
    ['a pinch', [needed('salt', 1, 'pinch')], ['salt']],
    ['nobody sells a cup of onion', [needed('onion, chopped', 1, 'cup')], ['2 onions']],
    ['weights join what is counted', [needed('onion', 1, ''), needed('onion', 300, 'g', 'Curry')], ['4 onions']],
    ['weights alone stay weights', [needed('carrot', 250, 'g')], ['250 g carrot']],
    ['other words for one food', [needed('eggplant', 1, ''), needed('aubergines', 1, '', 'Curry')], ['2 eggplants']],
    ['a size', [needed('whole wheat tortillas', 1.5, 'large')], ['2 large whole wheat tortillas']],
    ['a few cloves', [needed('garlic', 4.5, 'clove')], ['5 cloves garlic']],
    ['a week of garlic', [needed('garlic', 30, 'cloves'), needed('garlic', 4, 'clove', 'Curry')], ['3 heads garlic']],
    ['a unit of its own', [needed('ginger', 1.5, 'thumb')], ['2 thumbs ginger']],
  ])('%s', (_, items, lines) => expect(shown(...items)).toEqual(lines))

  test('whole heads are what is paid for', () => {
    const price = (cloves: number) => priceEstimate(combineItems([needed('garlic', cloves, 'clove')], someStore))?.cents
    expect(price(34)).toBe(price(39))
    expect(price(34)).toBeGreaterThan(price(26) ?? Number.POSITIVE_INFINITY)
  })

  test('what a person typed stays as typed, apart from the plural', () => {
    expect(shown(typed('watermelon', 0.5, ''))).toEqual(['½ watermelon'])
    expect(shown(typed('Cardamom', 0.5, 'tsp'))).toEqual(['½ tsp Cardamom'])
    expect(shown(typed('egg', 6, ''))).toEqual(['6 eggs'])
    expect(shown(typed('Eggs', 1, ''))).toEqual(['Eggs'])
    expect(shown(typed('onion, red (small)', 3, ''))).toEqual(['3 onions, red (small)'])
  })

  test('cups and pieces stay apart while nothing is known about the food', () => {
    expect(combineItems([needed('onion', 1, 'cup'), needed('onion', 1, '')])).toHaveLength(2)
  })
})

describe('what most kitchens have', () => {
  const staple = (item: ShoppingItem) => combineItems([item], someStore).map(isStaple)[0]

  test('is salt, oil and every spice, in the amounts of a cupboard', () => {
    expect(staple(needed('salt', 1, 'tsp'))).toBe(true)
    expect(staple(needed('ground cardamom', 2, 'tsp'))).toBe(true)
    expect(staple(needed('olive oil', 3, 'tbsp'))).toBe(true)
    expect(staple(needed('olive oil', 0.5, 'l'))).toBe(false)
    expect(staple(needed('onion', 1, ''))).toBe(false)
  })

  test('is never what a person typed', () => {
    expect(staple(typed('salt', 1, ''))).toBe(false)
  })
})

describe('the price of a list', () => {
  test('adds up whole pieces by their weight as bought, and counts what has no price', () => {
    const lines = combineItems(
      [needed('onion', 1.5, ''), needed('chickpeas', 2, 'can'), needed('moon dust', 1, 'g')],
      someStore,
    )
    // 2 onions: 220 g edible are 244.4 g bought at 22 cents; 2 cans: 480 g at 30 cents.
    expect(priceEstimate(lines)?.cents).toBeCloseTo((220 / 0.9 / 100) * 22 + 4.8 * 30)
    expect(priceEstimate(lines)?.unpriced).toBe(1)
  })

  test('is unknown when nothing on it has a price', () => {
    expect(priceEstimate(combineItems([typed('candles', 1, '')], someStore))).toBeNull()
  })
})
