import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { createSynonyms, type Synonyms } from '#domain/text/synonyms.ts'
import { MENTION, OTHER_NAME, type TextField } from './postings.ts'
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
const field = (text: string, weight: number): TextField => ({ text, weight, isName: true })
const found = (dishes: readonly TextField[][], query: string, synonyms?: Synonyms) =>
  createTextIndex(dishes, synonyms).search(query, { offset: 0, number: 10 }).found

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
    ['one of two words will do where "or" stands between them', 'soup or curry', ['Tomato Soup', 'Cauliflower Curry']],
    ['the words around a choice must be found all the same', 'tomato or egg soup', ['Tomato Soup']],
    ['a little word after "or" says nothing', 'soup or a curry', ['Tomato Soup', 'Cauliflower Curry']],
    ['of two names with a word in common one will do', 'cauliflower curry or red lentil curry', ['Cauliflower Curry']],
    ['and it may be their first word', 'roast eggplant or roast duck', ['Roast Eggplant']],
    ['one unknown word finds nothing', 'tomato zebra', []],
    ['stop words alone are literal words', 'the of', ['The Best of Eggs']],
    ['stop words beside others say nothing', 'soup with the tomato', ['Tomato Soup']],
    ['another script finds nothing', '寿司', []],
    ['an emoji finds nothing', '🍣', []],
    ['nothing asked is everything, in order of merit', '', DISHES.map(({ title }) => title)],
  ])('%s: %s', (_, query, expected) => {
    expect(titles(query)).toEqual(expected)
  })

  test('what a dish is counts more than what is in it or next to it', () => {
    const dishes = [
      [{ text: 'Rice bowls', weight: 13, isName: true, isDish: true }],
      [{ text: 'Tofu', weight: 13, isName: true, isDish: true }, field('rice', 9)],
      [{ text: 'Red beans and rice', weight: 13, isName: true, isDish: true }],
    ]
    expect(found(dishes, 'rice')).toEqual([2, 0, 1])
  })

  test('however many words the choices have, the shared word must match', () => {
    const dishes = [[field('Red lentil dal with tomato and green peas', 13)], [field('Red lentil tomato soup', 13)]]
    expect(found(dishes, 'red lentil tomato soup or green split pea mint soup')).toEqual([1])
    expect(found(dishes, 'soup red lentil tomato or soup green split pea mint')).toEqual([1])
  })

  test('a name that the dish doesn’t use counts only if nothing else is found', () => {
    const dishes = [[field('mozzarella', 7), field('pizza mozzarella', OTHER_NAME)], [field('pizza', 13)]]
    expect(found(dishes, 'pizza')).toEqual([1])
    expect(found(dishes.slice(0, 1), 'pizza')).toEqual([0])
  })

  test('a dish mentioned in prose doesn’t count', () => {
    const dishes = [[field('Baked bananas', 13), { text: 'Warm, instead of ice cream, in summer.', weight: MENTION }]]
    expect(found(dishes, 'ice cream')).toEqual([])
    expect(found(dishes, 'summer')).toEqual([0])
  })

  test('if a dish has the words side by side, one that only contains the last word isn’t found', () => {
    const dishes = [
      [field('Banana toast', 13), field('bread', 7)],
      [field('Banana bread', 13)],
      [field('Bread with banana', 13)],
      [field('Toast', 13), field('banana bread', 7)],
    ]
    expect(found(dishes, 'banana bread')).toEqual([1, 2, 3])
    expect(found(dishes.slice(0, 1), 'banana bread')).toEqual([0])
  })

  test('a kind finds members with several words, along with dishes that have the words', () => {
    const synonyms = createSynonyms({ same: [], kinds: { 'pulled pork': 'carnitas' }, inQueries: {} })
    const dishes = [[field('Carnitas', 13)], [field('Pork roast', 13)], [field('Pulled pork', 13)]]
    expect(found(dishes, 'pulled pork', synonyms)).toEqual([2, 0])
  })

  test('a phrase of the table that no dish contains is searched word by word', () => {
    const synonyms = createSynonyms({ same: ['bean burger, bean patty'], kinds: {}, inQueries: {} })
    expect(found([[field('Burgers of black beans', 13)]], 'bean burger', synonyms)).toEqual([0])
  })

  test('while somebody types, the last word may be unfinished', () => {
    expect(titles('egg', true)).toEqual(['Egg Salad', 'The Best of Eggs', 'Roast Eggplant', 'Crème Brûlée'])
    expect(titles('eggp', true)).toEqual(['Roast Eggplant'])
    expect(titles('auberg', true)).toEqual(['Roast Eggplant'])
  })

  test('a correction is reported', () => {
    expect(index.search('brokkoli salad', { offset: 0, number: 1 }).corrections).toEqual([
      { typed: 'brokkoli', read: 'broccoli' },
    ])
    expect(index.search('broccoli', { offset: 0, number: 1 }).corrections).toEqual([])
  })

  test('a word is never corrected to another misspelling', () => {
    const read = (query: string) => index.search(query, { offset: 0, number: 1 }).corrections.map((one) => one.read)
    expect(read('brocoly')).toEqual(['broccoli'])
    expect(read('aubergin')).toEqual([])
    expect(read('aubergune')).toEqual(['aubergine'])
  })

  test('a page is part of all matches, and the total counts them all', () => {
    expect(index.search('egg', { offset: 1, number: 2 })).toMatchObject({ total: 3, found: [5, 0] })
    expect(index.search('egg', { offset: 9, number: 2 })).toMatchObject({ total: 3, found: [] })
  })

  test('a filter leaves documents out of the page and of the total', () => {
    const accept = (at: number) => at !== 3
    expect(index.search('egg', { offset: 0, number: 10, accept })).toMatchObject({ total: 2, found: [5, 0] })
  })

  test('the pages together are the whole result, each document once', () => {
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
