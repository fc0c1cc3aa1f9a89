import fc from 'fast-check'
import { expect, test } from 'vitest'
import { gramsOfPlate } from './serving.ts'
import { type PickyEater, setAsides, setAsideText } from './set-aside.ts'

const steps = [[], ['onion', 'oil'], ['rice', 'stock'], ['parmesan', 'butter'], ['bacon']]
const eater = (name: string, ...foods: string[]): PickyEater => ({ name, avoids: (one) => foods.includes(one) })
const texts = (...eaters: PickyEater[]) => setAsides(steps, eaters).map((step) => step.map(setAsideText))

test('a portion is set aside before the first ingredient that somebody avoids, once', () => {
  expect(texts(eater('Ben', 'parmesan', 'bacon'))).toEqual([
    [],
    [],
    [],
    ['Before the parmesan: set aside Ben’s portion.'],
    [],
  ])
})

test('people with the same reason share a sentence, others get their own', () => {
  expect(texts(eater('Ben', 'parmesan'), eater('Mia', 'parmesan'), eater('', 'butter'))[3]).toEqual([
    'Before the parmesan: set aside Ben’s and Mia’s portions.',
    'Before the butter: set aside your portion.',
  ])
})

test('nothing can be set aside before anything is in the pot', () => {
  expect(texts(eater('Ben', 'onion')).flat()).toEqual([])
  expect(texts(eater('Ben')).flat()).toEqual([])
})

test('nobody’s portion is still in the pot when something they avoid goes in', () => {
  const food = fc.constantFrom('a', 'b', 'c', 'd', 'e')
  fc.assert(
    fc.property(fc.array(fc.array(food, { maxLength: 3 })), fc.uniqueArray(food), (dish, foods) => {
      const aside = setAsides(dish, [eater('Ben', ...foods)]).findIndex((step) => step.length > 0)
      const first = dish.findIndex((step) => step.some((one) => foods.includes(one)))
      const hasSomethingBefore = dish.slice(0, Math.max(0, first)).some((step) => step.length > 0)
      expect(aside).toBe(hasSomethingBefore ? first : -1)
    }),
  )
})

test('plates are shares of the weighed pot, or about what the recipe’s ingredients weigh', () => {
  const pot = { servings: 4, grams: 1850, gramsPerServing: 410 }
  expect(gramsOfPlate(pot, { servings: 1 })).toEqual({ grams: 465, isAbout: false })
  expect(gramsOfPlate(pot, { servings: 0.7 })).toEqual({ grams: 325, isAbout: false })
  expect(gramsOfPlate({ ...pot, grams: null }, { servings: 1.5 })).toEqual({ grams: 620, isAbout: true })
  expect(gramsOfPlate({ ...pot, grams: null, gramsPerServing: null }, { servings: 1 })).toBeNull()
})
