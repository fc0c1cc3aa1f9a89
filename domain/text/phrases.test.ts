import { expect, test } from 'vitest'
import { phraseFinder, phraseReader } from './phrases.ts'
import { singularWords } from './text-match.ts'

const phrases = ['butter bean', 'butter', 'peanut butter cup'].map(singularWords)

test.each([
  ['butter beans', true],
  ['cold butter', true],
  ['peanut butter', true],
  ['buttermilk', false],
  ['bean butters', true],
  ['peanut', false],
  ['', false],
])('"%s" has one of the phrases: %s', (text, expected) => {
  expect(phraseFinder(phrases)(singularWords(text))).toBe(expected)
})

test('a phrase that isn’t accepted doesn’t hide a later one', () => {
  const requested: string[] = []
  const read = phraseReader(phrases, (phrase) => phrase)
  const accepts = (phrase: readonly string[]) => {
    requested.push(phrase.join(' '))
    return phrase.length === 1
  }
  expect(read(singularWords('butter bean'), accepts)).toBe(true)
  expect(requested).toEqual(['butter bean', 'butter'])
})

test('no phrase is in no text', () => {
  expect(phraseFinder([])(['egg'])).toBe(false)
  expect(phraseFinder([[]])(['egg'])).toBe(false)
})
