import { describe, expect, test } from 'vitest'
import { distinctItems, listItems } from './list-items.ts'
import { containsPhrase, fold, isStopWord, queryTerms, singularWords, titleMatches } from './text-match.ts'

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
    ['chilies', 'chili'],
    ['hummus', 'hummus'],
    ['asparagus', 'asparagus'],
    ['cheese', 'cheese'],
    ['nuts', 'nut'],
    ['olives', 'olive'],
    ['peas', 'pea'],
    ['molasses', 'molasses'],
  ])('%s and %s are the same word', (plural, one) => {
    expect(singularWords(plural)).toEqual([one])
  })

  test('stop words are ignored, unless there is nothing else', () => {
    expect(queryTerms('Soup with the beans!')).toEqual([['soup'], ['beans']])
    expect(queryTerms('soup without the beans')).toEqual([['soup'], ['without'], ['beans']])
    expect(queryTerms('tofu or tempeh curry')).toEqual([['tofu', 'tempeh'], ['curry']])
    expect(queryTerms('soup or a salad')).toEqual([['soup', 'salad']])
    expect(queryTerms('the and of')).toEqual([['the'], ['and'], ['of']])
    expect(isStopWord('with')).toBe(true)
    expect(isStopWord('soup')).toBe(false)
  })

  test('two names that share a word are a choice', () => {
    expect(queryTerms('tomato soups or lentil soup')).toEqual([['tomato', 'lentil'], ['soups']])
    expect(queryTerms('tomato soup or red lentil soup')).toEqual([['tomato', 'red'], ['tomato', 'lentil'], ['soup']])
    expect(queryTerms('chicken soup or chicken stew')).toEqual([['chicken'], ['soup', 'stew']])
    expect(queryTerms('soup or lentil soup')).toEqual([['soup']])
    const long = Array.from({ length: 20 }, (_, nth) => `big${nth} hot${nth} soup`).join(' or ')
    expect(queryTerms(long).length).toBeLessThan(50)
    expect(queryTerms(`${long} or soup`)).toEqual([['soup']])
  })

  test('egg is not in eggplant, tree nut is in tree nuts', () => {
    expect(containsPhrase(singularWords('eggplant parmesan'), ['egg'])).toBe(false)
    expect(containsPhrase(singularWords('mixed tree nuts'), ['tree', 'nut'])).toBe(true)
    expect(containsPhrase(singularWords('anything'), [])).toBe(false)
  })

  test('a title is found by all words of a search, in any order, singular or plural', () => {
    expect(titleMatches('Grandma’s Lentil Soup', 'soup lentils')).toBe(true)
    expect(titleMatches('Crème brûlée', 'creme bru')).toBe(true)
    for (const title of ['Sweet potato fries', 'Mixed berries', 'Turkey patties', 'Stuffed vine leaves'])
      expect(titleMatches(title, title.split(' ').at(-1) ?? '')).toBe(true)
    expect(titleMatches('Sweet potato fries', 'frie')).toBe(true)
    expect(titleMatches('Sweet potato fries or wedges', 'potato wedges or potato fries')).toBe(true)
    expect(titleMatches('Lentil soup', 'lentil stew')).toBe(false)
    expect(titleMatches('Lentil soup', ' ')).toBe(false)
  })

  test('a list drops empty items', () => {
    expect(listItems(' shellfish , , olives ')).toEqual(['shellfish', 'olives'])
    expect(distinctItems(' Olives , shellfish, olives,OLIVES ')).toEqual(['Olives', 'shellfish'])
    expect(distinctItems(undefined)).toEqual([])
  })
})
