import { describe, expect, test } from 'vitest'
import type { FoodTrait } from '#domain/nutrition/food.ts'
import { foodTest, intoleranceTest, matchableFood } from './ingredient-match.ts'

const food = (name: string, traits: FoodTrait[] = [], usda: string | null = null) =>
  matchableFood([name], new Set(traits), usda)

const FOODS = {
  egg: food('eggs', ['egg']),
  eggplant: food('eggplant', ['vegetable']),
  'egg plant in two words': food('egg plant', ['vegetable']),
  mayonnaise: food('mayonnaise', ['egg']),
  walnuts: food('walnut halves', ['tree-nut']),
  peanuts: food('peanuts', ['peanut', 'legume']),
  nutmeg: food('nutmeg'),
  butternut: food('butternut squash', ['vegetable']),
  coconut: food('coconut milk'),
  butter: food('unsalted butter', ['dairy']),
  'butter beans': food('butter beans', ['legume']),
  shrimp: food('shrimp', ['shellfish']),
  salmon: food('salmon fillet', ['fish']),
  'sirloin steak': food('sirloin steak', ['meat'], '13933'),
  bacon: food('bacon', ['pork', 'meat'], '10123'),
  olives: food('black olives'),
  'olive oil': food('olive oil'),
  'sugar snaps': food('sugar snap peas', ['pod-legume', 'legume']),
  sugar: food('sugar', ['added-sugar']),
} satisfies Record<string, ReturnType<typeof food>>

const matching = (word: string) =>
  Object.entries(FOODS)
    .filter(([, item]) => foodTest(word)(item))
    .map(([name]) => name)

describe('what a word means among foods', () => {
  test.each([
    ['egg', ['egg', 'mayonnaise']],
    ['Eggs', ['egg', 'mayonnaise']],
    ['nut', ['walnuts', 'peanuts']],
    ['nuts', ['walnuts', 'peanuts']],
    ['tree nuts', ['walnuts']],
    ['butter', ['butter']],
    ['dairy', ['butter']],
    ['milk', []],
    ['seafood', ['shrimp', 'salmon']],
    ['beef', ['sirloin steak']],
    ['pork', ['bacon']],
    ['meat', ['sirloin steak', 'bacon']],
    ['olives', ['olives']],
    ['olive oil', ['olive oil']],
    ['sugar', ['sugar']],
    ['nonsense', []],
  ])('%s', (word, foods) => {
    expect(matching(word)).toEqual(foods)
  })

  test('an intolerance is one of the twelve of the provider, in singular or plural', () => {
    expect(intoleranceTest('Tree Nuts')?.(FOODS.walnuts)).toBe(true)
    expect(intoleranceTest('gluten')?.(food('bread', ['gluten', 'wheat']))).toBe(true)
    expect(intoleranceTest('celery')).toBeNull()
    expect(intoleranceTest('moonlight')).toBeNull()
  })
})
