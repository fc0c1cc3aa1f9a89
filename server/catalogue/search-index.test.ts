import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { createSearchIndex } from './search-index.ts'

const DISHES = [
  { title: 'Crème Brûlée', other: ['cream', 'egg yolks', 'French', 'dessert'] },
  { title: 'Roast Eggplant', other: ['eggplant', 'tomatoes', 'Italian', 'vegan'] },
  { title: 'Tomato Soup', other: ['tomato', 'onion', 'soup', 'vegan'] },
  { title: 'Egg Salad', other: ['eggs', 'celery', 'American'] },
  { title: 'Broccoli with Berries', other: ['broccoli', 'blueberries', 'salad'] },
  { title: 'The Best of Eggs', other: ['eggs', 'cream'] },
]
const index = createSearchIndex(DISHES)
const titles = (query: string) => index.search(query, { offset: 0, number: 10 }).found.map((at) => DISHES[at]?.title)

describe('searching for dishes', () => {
  test.each([
    ['an accent may be left out', 'creme brulee', ['Crème Brûlée']],
    ['an accent may be typed', 'crème brûlée', ['Crème Brûlée']],
    ['plural and singular are one', 'tomatoes', ['Tomato Soup', 'Roast Eggplant']],
    ['the beginning of a word is enough', 'broc', ['Broccoli with Berries']],
    ['two letters are no beginning', 'br', []],
    ['one letter may be missing', 'brocoli', ['Broccoli with Berries']],
    ['one letter may be wrong', 'tomatu', ['Tomato Soup', 'Roast Eggplant']],
    ['one letter may be too many', 'tommato', ['Tomato Soup', 'Roast Eggplant']],
    ['two letters may be swapped', 'tomaot', ['Tomato Soup', 'Roast Eggplant']],
    ['short words are taken as they are', 'sopu', []],
    [
      'the whole word goes before its beginning, the title before the rest',
      'egg',
      ['Egg Salad', 'The Best of Eggs', 'Roast Eggplant', 'Crème Brûlée'],
    ],
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

  test('a page is cut out of all matches, and the total counts them all', () => {
    expect(index.search('egg', { offset: 1, number: 2 })).toEqual({ total: 4, found: [5, 1] })
    expect(index.search('egg', { offset: 9, number: 2 })).toEqual({ total: 4, found: [] })
  })

  test('a filter leaves documents out of the page and of the total', () => {
    expect(index.search('egg', { offset: 0, number: 10, accept: (at) => at !== 3 })).toEqual({
      total: 3,
      found: [5, 1, 0],
    })
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
