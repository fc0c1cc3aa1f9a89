import fc from 'fast-check'
import { expect, test } from 'vitest'
import { avoidanceText, everyAvoidance, hidesMore, type ListEater, listFit, ownAvoidance } from './list-fit.ts'

const nobody: ListEater = { name: '', avoids: [], allergies: [], diet: null, eats: null }
const me: ListEater = { ...nobody, avoids: ['sesame', 'olives'], allergies: ['sesame'], eats: 'Ketogenic' }
const ana: ListEater = { name: 'Ana', avoids: ['milk'], allergies: ['milk'], diet: 'Vegan', eats: 'Vegan' }

test('by default, a list leaves out what doesn’t fit the member’s own diet and allergies, and the rest comes last', () => {
  expect(listFit([me, ana], { own: true, all: false })).toEqual({
    hide: { avoid: ['sesame'], diets: ['Ketogenic'] },
    last: { avoid: ['sesame', 'olives', 'milk'], diets: ['Vegan'] },
  })
  expect(listFit([me, ana], { own: false, all: false })?.hide).toEqual({ avoid: [], diets: [] })
})

test('one tap hides what anybody at the table avoids', () => {
  expect(listFit([me, ana], { own: true, all: true })?.hide).toEqual({
    avoid: ['sesame', 'olives', 'milk'],
    diets: ['Ketogenic', 'Vegan'],
  })
  expect([hidesMore([me]), hidesMore([me, ana]), hidesMore([ana])]).toEqual([true, true, true])
  expect(hidesMore([{ ...me, avoids: ['sesame'] }])).toBe(false)
})

test('without anything to avoid, a member gets the list that everybody gets', () => {
  expect(listFit([nobody], { own: true, all: true })).toBeUndefined()
  expect(listFit([], { own: true, all: true })).toBeUndefined()
})

test('the words are few', () => {
  expect(avoidanceText(ownAvoidance([me]))).toBe('ketogenic, no sesame')
  expect(avoidanceText(everyAvoidance([me, ana]))).toBe('vegan, no sesame, no olives +1')
  expect(avoidanceText(ownAvoidance([{ ...me, eats: 'Mediterranean' }]))).toBe('Mediterranean, no sesame')
})

const words = fc.uniqueArray(fc.constantFrom('milk', 'egg', 'soy', 'olives', 'liver'))
const eater = fc.record({
  name: fc.constantFrom('', 'Ana', 'Ben'),
  avoids: words,
  allergies: fc.constant<string[]>([]),
  diet: fc.constantFrom('Vegan' as const, null),
  eats: fc.constantFrom('Vegan' as const, 'Ketogenic' as const, null),
})

test('turning a filter on never shows more, and nothing is named twice', () => {
  fc.assert(
    fc.property(fc.array(eater), (eaters) => {
      const hidden = (own: boolean, all: boolean) => listFit(eaters, { own, all })?.hide ?? { avoid: [], diets: [] }
      const none = hidden(false, false)
      expect(none.avoid.length + none.diets.length).toBe(0)
      for (const some of [hidden(true, false), hidden(false, true)]) {
        const both = hidden(true, true)
        expect(both.avoid).toEqual(expect.arrayContaining(some.avoid))
        expect(both.diets).toEqual(expect.arrayContaining(some.diets))
        expect(new Set(both.avoid).size).toBe(both.avoid.length)
      }
    }),
  )
})
