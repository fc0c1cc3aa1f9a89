import { describe, expect, test } from 'vitest'
import { FOOD_TRAITS, type FoodTrait } from '#domain/nutrition/food.ts'
import { singularWords } from '#domain/text/text-match.ts'
import { FOOD_GROUPS, foodTest, intoleranceTest, matchableFood } from './ingredient-match.ts'

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
  'chicken breast': food('chicken breast', ['meat', 'poultry']),
  'chili flakes': food('chilli flakes'),
  harissa: food('harissa'),
  'sweet chili sauce': food('sweet chilli sauce'),
  wine: food('red wine', ['alcohol']),
  olives: food('black olives'),
  'olive oil': food('olive oil'),
  'sugar snaps': food('sugar snap peas', ['pod-legume', 'legume']),
  sugar: food('sugar', ['added-sugar']),
  tomato: matchableFood(['tomato', 'beef tomato', 'vine tomato'], new Set(['vegetable']), '11529'),
  'vegan mayonnaise': matchableFood(['vegan mayo', 'egg-free mayonnaise'], new Set(['soy']), null),
  'soy yogurt': matchableFood(['soy yogurt', 'dairy-free yogurt'], new Set(['soy']), null),
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
    ['meat', ['sirloin steak', 'bacon', 'chicken breast']],
    ['red meat', ['sirloin steak', 'bacon']],
    ['processed meats', ['bacon']],
    ['spicy', ['chili flakes', 'harissa']],
    // Mild, but made of chilies.
    ['chili', ['chili flakes', 'harissa', 'sweet chili sauce']],
    ['chili peppers', ['chili flakes', 'harissa', 'sweet chili sauce']],
    ['alcohol', ['wine']],
    ['olives', ['olives']],
    ['olive oil', ['olive oil']],
    ['sugar', ['sugar']],
    ['prawns', ['shrimp']],
    ['aubergines', ['eggplant']],
    ['mayonnaise', ['mayonnaise', 'vegan mayonnaise']],
    ['yogurt', []],
    ['nonsense', []],
  ])('%s', (word, foods) => {
    expect(matching(word)).toEqual(foods)
  })

  test('words that mean no food are distinguished from those that do', () => {
    const all = Object.values(FOODS)
    const words = ['red meat', 'spicy', 'moonlight', 'Eggs', 'low carb']
    expect(words.filter((word) => !all.some(foodTest(word)))).toEqual(['moonlight', 'low carb'])
  })

  test('the table of groups has folded keys, known traits and nothing else', () => {
    const known: readonly string[] = FOOD_TRAITS
    for (const [key, { traits = [], except = [], ...rest }] of Object.entries(FOOD_GROUPS)) {
      expect(singularWords(key).join(' ')).toBe(key)
      for (const trait of [...traits, ...except]) expect(known).toContain(trait)
      expect(Object.keys(rest).filter((name) => !['words', 'except words', 'usda'].includes(name))).toEqual([])
    }
  })

  test('an intolerance is one of the provider’s twelve, singular or plural', () => {
    expect(intoleranceTest('Tree Nuts')?.(FOODS.walnuts)).toBe(true)
    expect(intoleranceTest('gluten')?.(food('bread', ['gluten', 'wheat']))).toBe(true)
    expect(intoleranceTest('celery')).toBeNull()
    expect(intoleranceTest('moonlight')).toBeNull()
  })
})
