import { describe, expect, test } from 'vitest'
import table from '#catalogue/synonyms.json' with { type: 'json' }
import { createSynonyms, sameFoodName, synonyms } from './synonyms.ts'
import { singularWords } from './text-match.ts'

const terms = (text: string) => synonyms.termsOfQuery(text).map(({ term }) => term)

describe('synonyms', () => {
  test.each([
    ['Aubergines', ['eggplant']],
    ['beef mince tacos', ['ground beef', 'taco']],
    ['garbanzo beans', ['chickpea']],
    ['mac n cheese', ['mac and cheese']],
    ['brocolli soup', ['broccoli', 'soup']],
    ['egg', ['egg']],
    ['', []],
  ])('%s is read as %j', (text, expected) => {
    expect(terms(text)).toEqual(expected)
  })

  test('a misspelling is corrected in queries and left alone in recipes', () => {
    const small = createSynonyms({ same: [], kinds: {}, inQueries: { burger: 'hamburger' } })
    expect(small.termsOfQuery('hamburger')).toEqual([{ term: 'burger', words: ['hamburger'] }])
    expect(small.terms('Hamburger Pannfisch').map(({ term }) => term)).toEqual(['hamburger', 'pannfisch'])
  })

  test('a kind includes its members, and never the other way round', () => {
    expect(synonyms.kindsOf('spaghetti')).toContain('pasta')
    expect(synonyms.kindsOf('pasta')).toEqual([])
    expect(synonyms.meanings('pasta')).toContainEqual(['spaghetti'])
    expect(synonyms.meanings('spaghetti')).not.toContainEqual(['pasta'])
    expect(synonyms.meanings('garbanzos')).toContainEqual(['chickpea'])
  })

  test('the shopping list sees one food under all its names', () => {
    for (const name of ['Prawns', 'prawn', 'shrimps']) expect(sameFoodName(name)).toBe('shrimp')
    expect(sameFoodName('red bell peppers')).toBe('red bell pepper')
  })

  test('the table never reads one word in two ways', () => {
    const first = new Map<string, string>()
    const twice: string[] = []
    for (const list of table.same) {
      for (const phrase of list.split(',').map((text) => singularWords(text).join(' '))) {
        if (first.has(phrase) && first.get(phrase) !== list) twice.push(phrase)
        first.set(phrase, list)
      }
    }
    expect(twice).toEqual([])
  })
})
