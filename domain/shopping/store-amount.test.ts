import { describe, expect, test } from 'vitest'
import { priceEstimate } from './price-estimate.ts'
import type { ShoppingItem } from './shopping.ts'
import { combineItems } from './shopping-lines.ts'
import { isStaple } from './staples.ts'
import { fullLineText } from './store-amount.ts'
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
const shown = (...items: ShoppingItem[]) => combineItems(items, someStore).map(fullLineText)

describe('recipe amounts are shown as stores sell them', () => {
  test.each<[string, ShoppingItem[], string[]]>([
    ['whole onions', [needed('onion', 2.5, ''), needed('onions', 3, '', 'Curry')], ['6 onions']],
    ['half an onion is one', [needed('onions', 0.5, '')], ['1 onion']],
    ['eggs by the half dozen', [needed('egg', 1.5, '')], ['½ dozen eggs (you need 2)']],
    ['a dozen and a half', [needed('egg', 18, '')], ['1½ dozen eggs']],
    ['a tenth too little is enough', [needed('onion', 2.08, '')], ['2 onions']],
    ['whole cans', [needed('chickpeas', 1.5, 'can')], ['2 cans chickpeas (you need 1½ cans)']],
    ['one can', [needed('chickpeas', 0.5, 'can')], ['1 can chickpeas (you need ½ can)']],
    ['a part of a kilogram in grams', [needed('potatoes', 0.2165, 'kg')], ['250 g potatoes']],
    ['a can says it once', [needed('canned chickpeas', 2, 'can')], ['2 cans chickpeas']],
    ['a bunch holds many', [needed('carrot', 1, 'bunch')], ['1 bunch carrots']],
    ['a jar of spice', [needed('cardamom', 0.125, 'tsp')], ['1 jar cardamom (you need ½ tsp)']],
    ['a pinch', [needed('salt', 1, 'pinch')], ['salt (you need ½ tsp)']],
    ['nobody sells a cup of onion', [needed('onion, chopped', 1, 'cup')], ['2 onions']],
    ['weights join what is counted', [needed('onion', 1, ''), needed('onion', 300, 'g', 'Curry')], ['4 onions']],
    ['weights of what is sold one by one', [needed('carrot', 250, 'g')], ['4 carrots']],
    ['spices to taste', [needed('cardamom', 1, '')], ['1 jar cardamom']],
    ['an unknown food in spoons', [needed('moon dust', 2, 'tbsp')], ['moon dust (you need 2 tbsp)']],
    ['an unknown food in handfuls', [needed('moon dust', 2, 'handful')], ['moon dust (you need 2 handfuls)']],
    ['an unknown food by weight', [needed('moon dust', 480, 'g')], ['500 g moon dust']],
    ['jars of what is sold in jars', [needed('cardamom', 2, 'jar')], ['2 jars cardamom (you need 90 g)']],
    ['other words for one food', [needed('eggplant', 1, ''), needed('aubergines', 1, '', 'Curry')], ['2 eggplants']],
    ['a size', [needed('whole wheat tortillas', 1.5, 'large')], ['2 large whole wheat tortillas']],
    ['a few cloves', [needed('garlic', 4.5, 'clove')], ['1 head garlic']],
    ['a week of garlic', [needed('garlic', 30, 'cloves'), needed('garlic', 4, 'clove', 'Curry')], ['3 heads garlic']],
    ['ginger in thumbs', [needed('ginger', 1.5, 'thumb')], ['1 piece ginger (you need 25 g)']],
  ])('%s', (_, items, lines) => expect(shown(...items)).toEqual(lines))

  test('the price is for whole heads', () => {
    const price = (cloves: number) => priceEstimate(combineItems([needed('garlic', cloves, 'clove')], someStore))?.cents
    expect(price(34)).toBe(price(39))
    expect(price(34)).toBeGreaterThan(price(26) ?? Number.POSITIVE_INFINITY)
  })

  test('typed items stay as typed, apart from the plural', () => {
    expect(shown(typed('watermelon', 0.5, ''))).toEqual(['½ watermelon'])
    expect(shown(typed('Cardamom', 0.5, 'tsp'))).toEqual(['½ tsp Cardamom'])
    expect(shown(typed('egg', 6, ''))).toEqual(['6 eggs'])
    expect(shown(typed('Eggs', 1, ''))).toEqual(['Eggs'])
    expect(shown(typed('onion, red (small)', 3, ''))).toEqual(['3 onions, red (small)'])
  })

  test.each<[string, ShoppingItem[], string[]]>([
    [
      'cooked rice is cooked from dry rice',
      [
        needed('cooked brown rice', 600, 'g'),
        needed('brown rice', 100, 'g', 'Curry'),
        needed('cooked brown rice', 1, 'kg'),
      ],
      ['1 bag brown rice (you need 580 g)'],
    ],
    ['cooked rice in cups', [needed('cooked brown rice, cold', 2, 'cup')], ['1 bag brown rice (you need ¾ cup)']],
    ['cooked rice in ounces', [needed('cooked brown rice', 20, 'oz')], ['1 bag brown rice (you need 6 oz)']],
    ['the kind of rice stays', [needed('cooked jasmine rice', 500, 'g')], ['1 bag jasmine rice (you need 180 g)']],
    ['leftover rice', [needed('leftover rice', 500, 'g')], ['1 bag rice (you need 180 g)']],
    ['cooked lentils come in cans', [needed('cooked lentils', 700, 'g')], ['3 cans lentils']],
    ['lemon juice is in lemons', [needed('lemon juice', 4, 'tbsp')], ['2 lemons']],
    [
      'juice, zest and slices',
      [needed('lemon juice', 3, 'tbsp'), needed('lemon zest', 1, 'tsp', 'Cake'), needed('lemon', 4, 'slice', 'Tea')],
      ['2 lemons'],
    ],
    ['more zest than juice', [needed('lemon zest', 2, 'tbsp'), needed('lemon juice', 1, 'tsp')], ['2 lemons']],
    ['bottled juice', [needed('bottled lemon juice', 200, 'ml')], ['bottled lemon juice (you need 200 ml)']],
    ['juice, bottled', [needed('lemon juice (bottled)', 140, 'ml')], ['1 bottle lemon juice (you need 140 ml)']],
    [
      'ginger by the thumb, spoon and gram',
      [needed('ginger', 1, 'thumb'), needed('fresh ginger', 1, 'tbsp', 'Curry'), needed('ginger root', 20, 'g', 'Tea')],
      ['1 piece ginger (you need 45 g)'],
    ],
    [
      'ginger with its measure in the name',
      [needed('thumb of ginger', 2, ''), needed('2-inch piece of ginger', 1, '', 'Curry')],
      ['1 piece ginger (you need 50 g)'],
    ],
    [
      'ginger and ground ginger',
      [needed('ginger', 1, 'thumb'), needed('ground ginger', 2, 'tbsp')],
      ['1 piece ginger (you need 20 g)', 'ground ginger (you need 2 tbsp)'],
    ],
    [
      'cinnamon is ground',
      [needed('cinnamon', 2, 'tbsp'), needed('ground cinnamon', 1, 'tbsp', 'Cake')],
      ['cinnamon (you need 3 tbsp)'],
    ],
    [
      'less sodium',
      [needed('low-sodium soy sauce', 2, 'tbsp'), needed('reduced-sodium soy sauce', 1, 'tbsp', 'Curry')],
      ['1 bottle low-sodium soy sauce (you need 3 tbsp)'],
    ],
    [
      'two peppers that only look alike to us',
      [needed('yellow pepper', 1, ''), needed('orange pepper', 1, '')],
      ['1 yellow pepper', '1 orange pepper'],
    ],
    [
      'spoons and sprigs of a bunch',
      [needed('parsley', 1, 'bunch'), needed('parsley', 1, 'tbsp', 'Curry')],
      ['1 bunch parsley (you need 65 g)'],
    ],
    [
      'a name that says less',
      [needed('milk', 200, 'ml'), needed('whole milk', 100, 'ml', 'Cake'), needed('skim milk', 50, 'ml', 'Tea')],
      ['1 carton milk (you need 300 ml)', '1 carton skim milk (you need 50 ml)'],
    ],
    [
      'broth is stock',
      [needed('vegetable stock', 1, 'l'), needed('vegetable broth', 1, 'l', 'Curry')],
      ['3 cartons vegetable stock (you need 2 l)'],
    ],
    [
      'tomato sauce by the can and the gram, beside another food that is also called so',
      [
        needed('tomato sauce', 1, 'can'),
        needed('tomato sauce', 400, 'g', 'Curry'),
        needed('canned tomato sauce', 1, 'cup', 'Chili'),
        needed('marinara sauce', 1, 'cup', 'Pasta'),
      ],
      ['3 cans tomato sauce', '1 jar marinara sauce (you need 1 cup)'],
    ],
    [
      'salt to taste joins the spoons',
      [needed('salt', 1, ''), needed('salt', 2, 'tbsp', 'Bread')],
      ['salt (you need 2 tbsp)'],
    ],
  ])('%s', (_, items, lines) => expect(shown(...items)).toEqual(lines))

  test.each<[string, ShoppingItem[], string[]]>([
    [
      'cups and ounces in pounds',
      [needed('brown rice', 2, 'cup'), needed('brown rice', 8, 'oz', 'Curry')],
      ['1 bag brown rice (you need 1½ lb)'],
    ],
    [
      'cups and ounces of a liquid',
      [needed('milk', 2, 'cup'), needed('whole milk', 8.6, 'oz', 'Cake')],
      ['1 carton milk (you need 3 cups)'],
    ],
    [
      'spoons and ounces',
      [needed('brown rice', 2, 'tbsp'), needed('brown rice', 4, 'oz', 'Curry')],
      ['1 bag brown rice (you need 5 oz)'],
    ],
    [
      'cups of cooked and of dry rice',
      [needed('cooked brown rice', 3, 'cup'), needed('brown rice', 1, 'cup', 'Curry')],
      ['1 bag brown rice (you need 2 cups)'],
    ],
    [
      'cooked rice by weight, beside cups',
      [needed('cooked brown rice', 1, 'lb'), needed('brown rice', 1, 'cup', 'Curry')],
      ['1 bag brown rice (you need 11½ oz)'],
    ],
    [
      'a metric amount among them',
      [needed('brown rice', 1, 'cup'), needed('brown rice', 100, 'g', 'Curry')],
      ['1 bag brown rice (you need 290 g)'],
    ],
  ])('a list in US units stays in them: %s', (_, items, lines) => expect(shown(...items)).toEqual(lines))

  test('typed lemons and rice share a line with recipe amounts, in whole lemons', () => {
    expect(shown(typed('lemon', 1, ''), needed('lemon juice', 2, 'tbsp'))).toEqual(['2 lemons'])
    expect(shown(typed('Brown rice', 500, 'g'), needed('cooked brown rice', 1, 'kg'))).toEqual([
      '1 bag Brown rice (you need 800 g)',
    ])
    expect(shown(typed('lemon juice', 200, 'ml'))).toEqual(['200 ml lemon juice'])
  })

  test('the price is for a bag of dry rice', () => {
    expect(priceEstimate(combineItems([needed('cooked brown rice', 1, 'kg')], someStore))?.cents).toBeCloseTo(300)
  })

  test('cups and pieces stay separate while the food is unknown', () => {
    expect(combineItems([needed('onion', 1, 'cup'), needed('onion', 1, '')])).toHaveLength(2)
  })
})

describe('what most kitchens have', () => {
  const staple = (item: ShoppingItem) => combineItems([item], someStore).map(isStaple)[0]

  test('is salt, oil and common spices, up to a usual supply', () => {
    expect(staple(needed('salt', 1, 'tsp'))).toBe(true)
    expect(staple(needed('ground cinnamon', 2, 'tsp'))).toBe(true)
    expect(staple(needed('ground cinnamon', 50, 'g'))).toBe(false)
    expect(staple(needed('ground ginger', 1, 'tsp'))).toBe(true)
    expect(staple(needed('ginger', 1, 'thumb'))).toBe(false)
    expect(staple(needed('olive oil', 3, 'tbsp'))).toBe(true)
    expect(staple(needed('olive oil', 0.5, 'l'))).toBe(false)
    expect(staple(needed('onion', 1, ''))).toBe(false)
  })

  test.each(['gochugaru', 'Korean red pepper flakes', 'ground cardamom', 'Aleppo pepper'])('isn’t %s', (name) => {
    expect(staple(needed(name, 1, 'tsp'))).toBe(false)
  })

  test('is never a typed item', () => {
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

  test('is unknown if nothing on it has a price', () => {
    expect(priceEstimate(combineItems([typed('candles', 1, '')], someStore))).toBeNull()
  })
})
