import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { createTextIndex } from './text-index.ts'

const DISHES = [
  { title: 'Crème Brûlée', other: 'cream, egg yolks, French, dessert' },
  { title: 'Roast Eggplant', other: 'eggplant, tomatoes, Italian, vegan' },
  { title: 'Tomato Soup', other: 'tomato, onion, soup, vegan, a fair price' },
  { title: 'Egg Salad', other: 'eggs, celery, American' },
  { title: 'Broccoli with Berries', other: 'broccoli, blueberries, salad' },
  { title: 'The Best of Eggs', other: 'eggs, cream' },
  { title: 'Spaghetti with Minced Beef', other: 'beef mince, onion' },
  { title: 'Sea Bass all’Acqua Pazza', other: 'sea bass, ground cumin, beef stock' },
  { title: 'Cauliflower Curry', other: 'cauliflower' },
]
const index = createTextIndex(
  DISHES.map(({ title, other }) => [
    { text: title, weight: 14, isName: true, isTitle: true },
    ...other.split(', ').map((text) => ({ text, weight: 5, isName: true })),
  ]),
)
const titlesOf = (documents: readonly number[]) => documents.map((at) => DISHES[at]?.title)
const titles = (query: string, typing = false) => titlesOf(index.search(query, { offset: 0, number: 10, typing }).found)

describe('searching for dishes', () => {
  test.each([
    ['an accent may be left out', 'creme brulee', ['Crème Brûlée']],
    ['an accent may be typed', 'crème brûlée', ['Crème Brûlée']],
    ['plural and singular are one', 'tomatoes', ['Tomato Soup', 'Roast Eggplant']],
    ['the beginning of a word is enough where no word is whole', 'broc', ['Broccoli with Berries']],
    ['two letters are no beginning', 'br', []],
    ['one letter may be missing', 'brocoli', ['Broccoli with Berries']],
    ['one letter may be wrong', 'tomatu', ['Tomato Soup', 'Roast Eggplant']],
    ['one letter may be too many', 'tommato', ['Tomato Soup', 'Roast Eggplant']],
    ['two letters may be swapped', 'tomaot', ['Tomato Soup', 'Roast Eggplant']],
    ['two letters of a long word may be wrong', 'caulefloewr', ['Cauliflower Curry']],
    ['two letters of a short word may not', 'tamatu', []],
    ['short words are taken as they are', 'sopu', []],
    ['a word inside another is no match', 'egg', ['Egg Salad', 'The Best of Eggs', 'Crème Brûlée']],
    ['pizza is not pazza', 'pizza', []],
    ['rice is not price', 'rice', []],
    ['British words find American ones', 'aubergine', ['Roast Eggplant']],
    [
      'a phrase is one thing: ground cumin and beef stock are no ground beef',
      'ground beef',
      ['Spaghetti with Minced Beef'],
    ],
    ['a kind finds what belongs to it', 'pasta', ['Spaghetti with Minced Beef']],
    ['every word must be found', 'vegan tomato soup', ['Tomato Soup']],
    ['one unknown word finds nothing', 'tomato zebra', []],
    ['stop words alone are literal words', 'the of', ['The Best of Eggs']],
    ['stop words beside others say nothing', 'soup with the tomato', ['Tomato Soup']],
    ['another script finds nothing', '寿司', []],
    ['an emoji finds nothing', '🍣', []],
    ['nothing asked is everything, in order of merit', '', DISHES.map(({ title }) => title)],
  ])('%s: %s', (_, query, expected) => {
    expect(titles(query)).toEqual(expected)
  })

  test('while somebody types, the last word may be unfinished', () => {
    expect(titles('egg', true)).toEqual(['Egg Salad', 'The Best of Eggs', 'Roast Eggplant', 'Crème Brûlée'])
    expect(titles('eggp', true)).toEqual(['Roast Eggplant'])
    expect(titles('auberg', true)).toEqual(['Roast Eggplant'])
  })

  test('a corrected word is said', () => {
    expect(index.search('brokkoli salad', { offset: 0, number: 1 }).corrections).toEqual([
      { typed: 'brokkoli', read: 'broccoli' },
    ])
    expect(index.search('broccoli', { offset: 0, number: 1 }).corrections).toEqual([])
  })

  test('a page is cut out of all matches, and the total counts them all', () => {
    expect(index.search('egg', { offset: 1, number: 2 })).toMatchObject({ total: 3, found: [5, 0] })
    expect(index.search('egg', { offset: 9, number: 2 })).toMatchObject({ total: 3, found: [] })
  })

  test('a filter leaves documents out of the page and of the total', () => {
    const accept = (at: number) => at !== 3
    expect(index.search('egg', { offset: 0, number: 10, accept })).toMatchObject({ total: 2, found: [5, 0] })
  })

  test('pages put together are the whole answer, each document once', () => {
    fc.assert(
      fc.property(
        fc.constantFrom('egg', '', 'vegan', 'tom', 'salad'),
        fc.integer({ min: 1, max: 7 }),
        (query, number) => {
          const whole = index.search(query, { offset: 0, number: 100 })
          const pages: number[] = []
          for (let offset = 0; offset < whole.total; offset += number) {
            pages.push(...index.search(query, { offset, number }).found)
          }
          expect(pages).toEqual(whole.found)
          expect(new Set(pages).size).toBe(whole.total)
        },
      ),
    )
  })

  test('no text makes it fail', () => {
    fc.assert(fc.property(fc.string({ maxLength: 300, unit: 'grapheme' }), (query) => void titles(query)))
  })
})
