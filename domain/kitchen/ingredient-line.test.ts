import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { anyText } from '#domain/text/testing/any-text.ts'
import { ingredientFromLine, parseIngredientLine } from './ingredient-line.ts'

describe('a line of an ingredient list', () => {
  test.each<[string, number | null, string, string, string]>([
    ['2 large eggs, beaten', 2, '', 'eggs', 'large, beaten'],
    ['1 (400 g) can chickpeas, drained', 1, 'can', 'chickpeas', '400 g, drained'],
    ['a pinch of salt', 1, 'pinch', 'salt', ''],
    ['2 ribs celery', 2, 'stalk', 'celery', ''],
    ['2 rib eye steaks', 2, '', 'rib eye steaks', ''],
    ['½ cup/120 ml milk', 0.5, 'cup', 'milk', ''],
    ['½ cup (120 ml) milk', 0.5, 'cup', 'milk', ''],
    ['• 3 tbsp olive oil', 3, 'tbsp', 'olive oil', ''],
    ['- 3 tablespoons of olive oil', 3, 'tbsp', 'olive oil', ''],
    ['[ ] 250g/9oz plain flour', 250, 'g', 'plain flour', ''],
    ['1½ cups rice', 1.5, 'cup', 'rice', ''],
    ['1 1/2 cups rice', 1.5, 'cup', 'rice', ''],
    ['2-3 garlic cloves, crushed', 3, 'clove', 'garlic', 'crushed'],
    ['2 to 3 cloves garlic', 3, 'clove', 'garlic', ''],
    ['2 x 400g tins chopped tomatoes', 2, 'can', 'chopped tomatoes', '400 g each'],
    ['1 14-ounce can coconut milk', 1, 'can', 'coconut milk', '14 oz'],
    ['2-inch piece ginger, grated', 1, 'piece', 'ginger', '2-inch, grated'],
    ['2 inch piece ginger', 1, 'piece', 'ginger', '2 inch'],
    ['2 cm ginger', 1, 'piece', 'ginger', '2 cm'],
    ['Juice of 2 lemons', 2, '', 'lemons', 'juice'],
    ['finely grated zest and juice of 1/2 orange', 0.5, '', 'orange', 'finely grated zest and juice'],
    ['juice of half a lemon', 0.5, '', 'lemon', 'juice'],
    ['juice of 1 lemon and 1 lime', null, '', 'juice of 1 lemon and 1 lime', ''],
    ['lemon juice', null, '', 'lemon juice', ''],
    ['1 cup plus 2 tbsp sugar', 1.125, 'cup', 'sugar', ''],
    ['1-1/2 cups flour', 1.5, 'cup', 'flour', ''],
    ['1 & 1/2 cups flour', 1.5, 'cup', 'flour', ''],
    ['1 to 1-1/2 cups stock', 1.5, 'cup', 'stock', ''],
    ['1 lb 4 oz beef', 1.25, 'lb', 'beef', ''],
    ['1 cup 2 tbsp flour', 1.125, 'cup', 'flour', ''],
    ['1 tsp 15 ml oil', 1, 'tsp', '15 ml oil', ''],
    ['1 cup 240 ml milk', 1, 'cup', '240 ml milk', ''],
    ['1 lb, 4 oz beef', 1.25, 'lb', 'beef', ''],
    ['1 kg 200 g potatoes', 1.2, 'kg', 'potatoes', ''],
    ['1 000 g sugar', 1000, 'g', 'sugar', ''],
    ['2 400 g cans tomatoes', 2, 'can', 'tomatoes', '400 g each'],
    ['1 can 400 g tomatoes', 1, 'can', '400 g tomatoes', ''],
    ['salt and pepper to taste', null, '', 'salt and pepper', 'to taste'],
    ['Fresh parsley, for garnish', null, '', 'Fresh parsley', 'for garnish'],
    ['Handful of basil leaves', 1, 'handful', 'basil leaves', ''],
    ['6-8 ounces (170-225 g) salmon', 8, 'oz', 'salmon', ''],
    ['1 cup milk (about 240 ml), warm', 1, 'cup', 'milk', 'warm'],
    ['1 dozen eggs', 12, '', 'eggs', ''],
    ['2 dozen mussels', 24, '', 'mussels', ''],
    ['one and a half cups milk', 1.5, 'cup', 'milk', ''],
    ['1 and a half cups milk', 1.5, 'cup', 'milk', ''],
    ['one onion', 1, '', 'onion', ''],
    ['half a lemon', 0.5, '', 'lemon', ''],
    ['about 500 ml water', 500, 'ml', 'water', ''],
    ['1,5 dl cream', 1.5, 'dl', 'cream', ''],
    ['1,000 g flour', 1000, 'g', 'flour', ''],
    ['4 boneless, skinless chicken thighs', 4, '', 'boneless skinless chicken thighs', ''],
    ['2% milk', null, '', '2% milk', ''],
    ['2 fl oz rum', 2, 'fl oz', 'rum', ''],
    ['3 cloves', 3, '', 'cloves', ''],
    ['1 T butter (softened)', 1, 'tbsp', 'butter', 'softened'],
    ['2 heaped tsp paprika', 2, 'tsp', 'paprika', 'heaped'],
    ['canned tuna', null, '', 'canned tuna', ''],
    ['a few sprigs of thyme', 3, 'sprig', 'thyme', ''],
    ['a little oil', 1, '', 'little oil', ''],
    ['Eggs: 3', 3, '', 'Eggs', ''],
    ['Flour 200 g', 200, 'g', 'Flour', ''],
    ['Plain flour: 200g, sifted', 200, 'g', 'Plain flour', 'sifted'],
    ['Butter – 1 1/2 tbsp (soft)', 1.5, 'tbsp', 'Butter', 'soft'],
    ['Chicken thighs, about 500 g', 500, 'g', 'Chicken thighs', ''],
    ['Onions: 2-3', 3, '', 'Onions', ''],
    ['flour type 405', null, '', 'flour type 405', ''],
    ['Pinch salt', 1, 'pinch', 'salt', ''],
    ['Handful basil leaves', 1, 'handful', 'basil leaves', ''],
    ['½ a lemon', 0.5, '', 'lemon', ''],
    ['1/2 of an onion', 0.5, '', 'onion', ''],
    ['½ a cup milk', 0.5, 'cup', 'milk', ''],
    ['', null, '', '', ''],
    ['•', null, '', '', ''],
  ])('"%s"', (line, amount, unit, name, note) => {
    expect(parseIngredientLine(line)).toEqual({ amount, unit, name, note })
  })

  test('the note stays with the name in the form, and no amount is 0', () => {
    expect(ingredientFromLine('2 large eggs, beaten')).toEqual({ name: 'eggs, large, beaten', amount: 2, unit: '' })
    expect(ingredientFromLine('salt')).toEqual({ name: 'salt', amount: 0, unit: '' })
  })
})

describe('any text', () => {
  const pieces = fc.constantFrom(
    '1',
    '½',
    '/',
    ' ',
    '-',
    '(',
    ')',
    'cup',
    'g',
    'of',
    ',',
    'x',
    '%',
    'a',
    'egg',
    '400',
    '•',
  )
  const text = fc.oneof(
    anyText(400),
    fc.array(pieces, { maxLength: 40 }).map((parts) => parts.join('')),
    fc.array(pieces, { maxLength: 40 }).map((parts) => parts.join(' ')),
  )

  test('is read without throwing; the amount is a number or missing', () => {
    fc.assert(
      fc.property(text, (line) => {
        const read = parseIngredientLine(line)
        expect(read.amount === null || (Number.isFinite(read.amount) && read.amount >= 0)).toBe(true)
        expect(read.name).toBe(read.name.trim())
      }),
      { numRuns: 1000 },
    )
  })

  test('a plain line survives a round trip', () => {
    const names = fc.constantFrom('olive oil', 'plain flour', 'red onions', 'crème fraîche', 'milk')
    const units = fc.constantFrom('g', 'ml', 'tbsp', 'cup', 'clove', 'can')
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 99_999 }), units, names, (hundredths, unit, name) => {
        const amount = hundredths / 100
        expect(parseIngredientLine(`${amount} ${unit} ${name}`)).toEqual({ amount, unit, name, note: '' })
      }),
    )
  })
})
