import { describe, expect, test } from 'vitest'
import { amountsToConfirm, readingsOf } from './photo-amounts.ts'

const amountsIn = (line: string) => readingsOf(line).map(({ amount }) => amount)

describe('a misread fraction comes with the ones that it may be', () => {
  // Each is what Tesseract made of it, in one of our typefaces.
  test.each([
    ['1%2 cups all-purpose flour', '1½'],
    ['1Y2 cups all-purpose flour', '1½'],
    ['V2 tsp salt', '½'],
    ['> tsp salt', '½'],
    ['Ya cup sugar', '¼'],
    ['a cup sugar', '¼'],
    ['¥% cup butter', '¾'],
    ['4%, cups water', '4¾'],
    ['1a cups whole milk', '1¼'],
    ['2Ys cups oats', '2⅓'],
    ['25 cups oats', '2⅓'],
    ['3 cup raisins', '⅓'],
    ['1%; cups rice', '1⅔'],
    ['2 onion', '½'],
    ['11 vegetable stock', '1 l'],
    ['1 1 vegetable stock', '1 l'],
    ['1 | vegetable stock', '1 l'],
    ['2009 brown sugar', '200 g'],
    ['l onion', '1'],
  ])('%s: %s', (line, amount) => {
    expect(amountsIn(line)).toContain(amount)
  })
})

test.each([
  ['200 g feta', ['200', '']],
  ['1½ cups flour', ['1½', '']],
  ['1 1/2 cups flour', ['1 1/2', '']],
  ['3-4 cloves garlic', ['3-4', '']],
  ['500 ml cream', ['500', '']],
  ['- 8 oz chocolate', ['8', '']],
  ['Salt and pepper', ['']],
])('what is read well is offered as it is: %s', (line, amounts) => {
  expect(amountsIn(line)).toEqual(amounts)
})

test('a reading is the whole line with its amount, and the last one has none', () => {
  const lines = readingsOf('• 1% cups flour').map(({ line }) => line)
  expect(lines[0]).toBe('1½ cups flour')
  expect(lines.at(-1)).toBe('flour')
})

test('each line under “Ingredients” is confirmed, also one whose amount was lost; headings and steps aren’t', () => {
  const lines = [
    'Toast',
    'Serves 2',
    'Ingredients',
    'For the top:',
    '% cup oil',
    'onion',
    'Method',
    '2 slices at a time.',
  ]
  expect(amountsToConfirm(lines).map(({ at }) => lines[at])).toEqual(['% cup oil', 'onion'])
})

test('without headings, each line that may be an ingredient is confirmed', () => {
  const lines = ['Toast', '2 slices bread', 'Ya cup butter', '1. Toast the bread.', 'Serve it with 2 eggs.']
  expect(amountsToConfirm(lines).map(({ at }) => lines[at])).toEqual(['2 slices bread', 'Ya cup butter'])
})
