import { describe, expect, test } from 'vitest'
import { joinedLines, type PrintedLine } from './printed-lines.ts'
import { inReadingOrder } from './reading-order.ts'

const LETTER = 10
const HEIGHT = 20
const SPACING = 30

/** A line at this place; every letter is 10 wide. */
const at = (text: string, left: number, row: number): PrintedLine => ({
  text,
  left,
  right: left + text.length * LETTER,
  top: row * SPACING,
  bottom: row * SPACING + HEIGHT,
})
const column = (lines: readonly string[], left = 0, from = 0) =>
  lines.flatMap((text, row) => (text === '' ? [] : [at(text, left, from + row)]))
const textOf = (lines: readonly PrintedLine[]) => lines.map(({ text }) => text)

describe('lines that end where the paper does', () => {
  test('are one step again, also where a number starts the next line', () => {
    const lines = column([
      'Method',
      '1. Put the apples into the dish and bake',
      '45 minutes until they are golden and',
      'soft.',
      '2. Serve.',
    ])
    expect(textOf(joinedLines(lines))).toEqual([
      'Method',
      '1. Put the apples into the dish and bake 45 minutes until they are golden and soft.',
      '2. Serve.',
    ])
  })

  test('are two steps where a gap is between them', () => {
    const lines = column([
      'Method',
      'Put the apples into the large dish',
      'and bake.',
      '',
      '',
      'Serve it warm with the cold cream.',
    ])
    expect(textOf(joinedLines(lines)).slice(1)).toEqual([
      'Put the apples into the large dish and bake.',
      'Serve it warm with the cold cream.',
    ])
  })

  test('stay ingredients, whatever their length, unless one goes on', () => {
    const list = [
      'Ingredients',
      '1 cup flour',
      '6 apples, peeled, cored and sliced',
      'cinnamon',
      '2 cups sugar, plus',
      'more for dusting',
    ]
    expect(textOf(joinedLines(column(list)))).toEqual([...list.slice(0, 4), '2 cups sugar, plus more for dusting'])
  })

  test('lose the hyphen of a word that was broken', () => {
    const lines = column(['Method', 'Stir the butter and the choco-', 'late until they have melted here.'])
    expect(textOf(joinedLines(lines))[1]).toBe('Stir the butter and the chocolate until they have melted here.')
  })

  test('keep the place of all of them', () => {
    const [, joined] = joinedLines(column(['Ingredients', '2 cups sugar, plus', 'more for dusting']))
    expect(joined).toMatchObject({ top: SPACING, bottom: 2 * SPACING + HEIGHT, right: 180 })
  })
})

describe('the text of a PDF is read as a person reads it', () => {
  const left = ['Ingredients', '200 g flour', '2 eggs', '1 onion']
  const right = ['Method', 'Mix all.', 'Fry it.', 'Serve.']

  test('column by column, with the title above both', () => {
    const pieces = [at('Onion pancakes, a simple supper', 0, 0), ...column(right, 300, 1), ...column(left, 0, 1)]
    expect(textOf(inReadingOrder(pieces))).toEqual(['Onion pancakes, a simple supper', ...left, ...right])
  })

  test('with a tip across both columns between them', () => {
    const pieces = [
      ...column(left, 0, 0),
      ...column(right, 300, 0),
      at('Tip: it is good cold, too, for a picnic by a lake', 0, 4),
      ...column(['Waffles', '3 eggs', '1 lemon'], 0, 5),
      ...column(['Steps', 'Mix all.', 'Bake it.'], 300, 5),
    ]
    expect(textOf(inReadingOrder(pieces)).slice(8)).toEqual([
      'Tip: it is good cold, too, for a picnic by a lake',
      ...['Waffles', '3 eggs', '1 lemon'],
      ...['Steps', 'Mix all.', 'Bake it.'],
    ])
  })

  test('in three columns', () => {
    const three = [left, right, ['Notes', 'Freezes.', 'Keeps.', 'Enjoy.']]
    const pieces = three.flatMap((lines, place) => column(lines, place * 300))
    expect(textOf(inReadingOrder(pieces))).toEqual(three.flat())
  })

  test('line by line, where amounts are in a column of their own', () => {
    const pieces = [...column(['200 g', '2', '1 tbsp'], 0), ...column(['flour', 'eggs', 'oil'], 150)]
    expect(textOf(inReadingOrder(pieces))).toEqual(['200 g flour', '2 eggs', '1 tbsp oil'])
  })

  test('from pieces of a line, and with fractions of small figures', () => {
    const small = { ...at('1/2', 10, 0), top: 0, bottom: 12 }
    const pieces = [at('1', 0, 0), { ...small, right: 28 }, at('cups', 31, 0), at('flour', 76, 0)]
    expect(textOf(inReadingOrder(pieces))).toEqual(['1 1/2 cups flour'])
  })
})
