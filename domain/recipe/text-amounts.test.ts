import { describe, expect, test } from 'vitest'
import { portionedPlainText } from './step-amounts.ts'
import { textAmounts } from './text-amounts.ts'

const ingredients = [
  { name: 'plain flour', quantity: 250, unit: 'g' },
  { name: 'eggs, large', quantity: 4, unit: '' },
  { name: 'olive oil', quantity: 4, unit: 'tbsp' },
  { name: 'onions', quantity: 2, unit: '' },
  { name: 'garlic', quantity: 3, unit: 'clove' },
  { name: '2% milk', quantity: 500, unit: 'ml' },
  { name: 'salt and black pepper', quantity: 0, unit: '' },
  { name: 'chicken breast fillets', quantity: 2, unit: '' },
  { name: 'chopped tomatoes', quantity: 1, unit: 'can' },
  { name: 'ginger', quantity: 1, unit: 'piece' },
  { name: 'turmeric', quantity: 1, unit: 'thumb' },
  { name: 'cloves', quantity: 3, unit: '' },
]
const doubled = (text: string) =>
  portionedPlainText(text, ingredients, { writtenServings: 4, servings: 8, system: null })

describe('amounts in the text of an own recipe, for twice the servings', () => {
  test.each([
    ['Rub 200 g flour with 1 tsp salt.', 'Rub 400 g flour with 2 tsp salt.'],
    ['Mix 250g plain flour and 2 eggs.', 'Mix 500 g plain flour and 4 eggs.'],
    ['Heat 1 tablespoon of the olive oil.', 'Heat 2 tbsp of the olive oil.'],
    ['Heat 2-3 tbsp oil in a pan.', 'Heat 4–6 tbsp oil in a pan.'],
    ['Add ½ tbsp olive oil.', 'Add 1 tbsp olive oil.'],
    ['Chop 1 onion.', 'Chop 2 onions.'],
    ['Chop two large onions.', 'Chop 4 large onions.'],
    ['Add half an onion.', 'Add 1 onion.'],
    ['Crush 2 cloves of garlic.', 'Crush 4 cloves of garlic.'],
    ['Pour in the milk (250 ml) and stir.', 'Pour in the milk (500 ml) and stir.'],
    ['Fold in 120 g (1 cup) sifted flour.', 'Fold in 240 g (2 cups) sifted flour.'],
    ['Whisk 1 cup plus 2 tbsp milk.', 'Whisk 2 cups plus 4 tbsp milk.'],
    ['Whisk 1-1/2 cups milk.', 'Whisk 3 cups milk.'],
    ['Add 1 oz 2 g turmeric.', 'Add 2 oz 4 g turmeric.'],
    ['Beat 2 of the 3 eggs.', 'Beat 4 of the 6 eggs.'],
    ['Fry 1/2 of the 2 onions.', 'Fry 1/2 of the 4 onions.'],
    ['Fry ¼ of the 1 onion.', 'Fry ¼ of the 2 onions.'],
    ['Heat 1 tbsp of the 3 tbsp olive oil.', 'Heat 2 tbsp of the 6 tbsp olive oil.'],
    ['Fry 2 chicken breasts.', 'Fry 4 chicken breasts.'],
    ['Add 1 can (400 g) chopped tomatoes.', 'Add 2 cans (400 g) chopped tomatoes.'],
    ['Add 1 (400 g) can of chopped tomatoes.', 'Add 2 (400 g) cans of chopped tomatoes.'],
    ['Add 2 eggs one at a time.', 'Add 4 eggs one at a time.'],
    ['Grate 1 thumb of turmeric.', 'Grate 2 thumbs of turmeric.'],
    ['Add 3 cloves and 100 ml 2% milk.', 'Add 6 cloves and 200 ml 2% milk.'],
    ['Add 1½ tsp freshly ground black pepper.', 'Add 3 tsp freshly ground black pepper.'],
    ['Beat in 2 eggs, stirring after each addition.', 'Beat in 4 eggs, stirring after each addition.'],
  ])('%s', (text, expected) => {
    expect(doubled(text)).toBe(expected)
  })
})

describe('numbers that aren’t amounts stay', () => {
  test.each([
    'Bake at 200 °C (400 °F) for 25 minutes.',
    'Simmer 10 to 12 minutes, then rest for half an hour.',
    'Cut the onion into 8 wedges.',
    'Roll it out 2 cm thick in a 20 cm tin.',
    'Slice a 2 cm piece of ginger.',
    'Grease a 1 l dish and set the oven to 180.',
    'Fill each of 2 large bowls.',
    'Break 1 egg into each cup.',
    'For each serving, fry 1 egg.',
    'Add the eggs one at a time.',
    'Add 1 egg at a time.',
    'Form an egg-sized ball, or 2 egg-sized balls.',
    'Use 2% milk, 3% milk and type 00 flour.',
    'Repeat 3 times with the flour.',
    'Pour 2 l of water over it.',
    'Break one of the eggs.',
    'Keep 900 g flour in the pantry.',
    'Go back to step 2. Eggs come later.',
    'Cut into 4 slices and serve.',
    'Serves 4. Onions first.',
  ])('%s', (text) => {
    expect(doubled(text)).toBe(text)
  })
})

describe('measures', () => {
  const inUs = (text: string, servings = 4) =>
    portionedPlainText(text, ingredients, { writtenServings: 4, servings, system: 'us' })

  test('follow the chosen system, and temperatures with them', () => {
    expect(inUs('Warm 240 ml milk to 60 °C.')).toBe('Warm 1 cup milk to 140 °F.')
    expect(inUs('Warm 240 ml milk to 60 °C.', 8)).toBe('Warm 2 cups milk to 140 °F.')
  })

  test('without changes, the text stays identical', () => {
    const text = 'Heat 1 tablespoon of the oil, then 200g flour and two eggs.'
    expect(portionedPlainText(text, ingredients, { writtenServings: 4, servings: 4, system: null })).toBe(text)
  })

  test('name their ingredient', () => {
    expect(textAmounts('Mix 100 g flour and 2 eggs.', ingredients)).toMatchObject([
      { ingredient: 0, amount: 100, unit: 'g' },
      { ingredient: 1, amount: 2, unit: '' },
    ])
  })
})
