import { expect, test } from 'vitest'
import { avoidedBadges, avoidedIn, avoidedSentences, type Eater } from './avoided.ts'

const eater = (name: string, avoids: string[], diet: Eater['diet'] = null): Eater => ({ name, avoids, diet })
const dish = {
  contains: (word: string) => ['sesame', 'dairy', 'beef'].includes(word),
  mayContain: (word: string) => ['gluten', 'dairy'].includes(word),
  fits: () => false,
}
const EVERY_KIND = ['contains', 'may contain', 'diet'] as const
const sentences = (...eaters: Eater[]) => avoidedSentences(avoidedIn(dish, eaters), EVERY_KIND)

test('a dish says what it contains that somebody avoids, and who', () => {
  expect(sentences(eater('Ana', ['sesame', 'olives']))).toEqual(['Contains sesame, which Ana avoids.'])
  expect(sentences(eater('', ['sesame', 'beef']))).toEqual(['Contains sesame and beef, which you avoid.'])
  expect(sentences(eater('', ['olives']))).toEqual([])
})

test('several people who avoid the same are named together', () => {
  expect(sentences(eater('', ['sesame', 'beef']), eater('Ana', ['sesame']))).toEqual([
    'Contains sesame, which you and Ana avoid.',
    'Contains beef, which you avoid.',
  ])
})

test('what depends on the product comes after what is certain, and never twice', () => {
  expect(sentences(eater('', ['gluten', 'dairy']))).toEqual([
    'Contains dairy, which you avoid.',
    'May contain gluten, which you avoid.',
  ])
})

test('a dish that doesn’t fit somebody’s diet says so', () => {
  expect(sentences(eater('Ana', [], 'Vegan'), eater('', [], 'Vegetarian'))).toEqual([
    'Doesn’t fit a vegan diet, which Ana follows.',
    'Doesn’t fit a vegetarian diet, which you follow.',
  ])
})

test('a card has a badge for each thing that is certain, with everybody who avoids it', () => {
  const badges = (...eaters: Eater[]) => avoidedBadges(avoidedIn(dish, eaters))
  expect(badges(eater('', ['sesame', 'gluten'], 'Vegan'), eater('Ana', ['sesame', 'beef']))).toEqual([
    'Sesame: you and Ana',
    'Not vegan: you',
    'Beef: Ana',
  ])
  expect(badges(eater('', ['olives']))).toEqual([])
})
