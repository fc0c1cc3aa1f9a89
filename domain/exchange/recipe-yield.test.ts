import fc from 'fast-check'
import { expect, test } from 'vitest'
import { anyText } from '#domain/text/testing/any-text.ts'
import { piecesCounted, servingsIn } from './recipe-yield.ts'

test.each([
  ['4', 4],
  ['4 servings', 4],
  ['2.5 servings', 2.5],
  ['Serves 4-6', 4],
  ['Servings: 8', 8],
  ['6 generous portions', 6],
  ['about 20 rolls', 20],
  ['12 muffins', 12],
  ['Makes 12-14 pancakes', 12],
  ['1 sandwich', 1],
  ['1 loaf (10 slices)', 10],
  ['1 9-inch cake, 8 servings', 8],
  ['Serves 4 (makes 12 meatballs)', 4],
  ['16 large pieces', 16],
  ['2 dozen', 24],
  ['Makes 2 dozen cookies', 24],
  ['1½ dozen rolls', 18],
  ['a dozen eggs', 12],
  ['8 crab cakes', 8],
  ['2 crab cakes', 2],
  ['3 fish cakes', 3],
  ['2 chicken pot pies', 2],
  ['4 8 oz servings', 4],
  ['4 (8 oz) servings', 4],
  ['6 1 cup servings', 6],
  ['2 1/2-cup servings', 2],
  ['4 servings 1 cup each', 4],
  ['12 2-inch squares', 12],
  ['8 oz servings', null],
  ['1 pot pie', null],
  ['1 loaf', null],
  ['Two 9-inch pies', null],
  ['One 9-inch pie', null],
  ['1 9x13 pan', null],
  ['1 (9-inch) cake', null],
  ['2 large pizzas', null],
  ['3 cups', null],
  ['about 500 ml', null],
  ['a lot', null],
  ['0', null],
  ['', null],
])('"%s" are %s servings', (text, servings) => {
  expect(servingsIn(text)).toBe(servings)
})

test.each([
  ['about 20 rolls', 20, true],
  ['Makes 2 dozen cookies', 24, true],
  ['1 loaf (10 slices)', 10, true],
  ['6 bowls', 6, true],
  ['about 20 rolls', 5, false], // somebody has said what a serving is
  ['Serves 4 (makes 12 meatballs)', 4, false],
  ['4', 4, false],
  ['4-6', 4, false],
  ['8 adults', 8, false],
  ['1 loaf', 4, false],
])('"%s" and %s servings: that pieces were counted is %s', (text, servings, counted) => {
  expect(piecesCounted([text], servings) !== '').toBe(counted)
})

test('any text gives a number of servings or none', () => {
  fc.assert(
    fc.property(anyText(80), (text) => {
      const servings = servingsIn(text)
      expect(servings === null || (servings >= 1 && servings <= 1000)).toBe(true)
    }),
  )
})
