import { describe, expect, test } from 'vitest'
import { containsPhrase, fold, listItems, queryWords, singularWords } from './text-match.ts'

describe('comparing words', () => {
  test.each([
    ['Crème Brûlée', 'creme brulee'],
    ['Smørrebrød', 'smorrebrod'],
    ["Shepherd's pie", 'shepherd pie'],
    ['Käsespätzle', 'kasespatzle'],
  ])('%s reads as %s', (text, folded) => {
    expect(fold(text)).toBe(folded)
  })

  test.each([
    ['tomatoes', 'tomato'],
    ['berries', 'berry'],
    ['radishes', 'radish'],
    ['eggs', 'egg'],
    ['leaves', 'leaf'],
    ['hummus', 'hummus'],
    ['asparagus', 'asparagus'],
    ['cheese', 'cheese'],
    ['nuts', 'nut'],
    ['olives', 'olive'],
    ['peas', 'pea'],
    ['molasses', 'molasses'],
  ])('%s is one word with %s', (plural, one) => {
    expect(singularWords(plural)).toEqual([one])
  })

  test('stop words say nothing, unless there is nothing else', () => {
    expect(queryWords('Soup with the beans, soup!')).toEqual(['soup', 'beans'])
    expect(queryWords('the and of')).toEqual(['the', 'and', 'of'])
  })

  test('egg is not in eggplant, tree nut is in tree nuts', () => {
    expect(containsPhrase(singularWords('eggplant parmesan'), ['egg'])).toBe(false)
    expect(containsPhrase(singularWords('mixed tree nuts'), ['tree', 'nut'])).toBe(true)
    expect(containsPhrase(singularWords('anything'), [])).toBe(false)
  })

  test('a list drops its gaps', () => {
    expect(listItems(' shellfish , , olives ')).toEqual(['shellfish', 'olives'])
  })
})
