import { describe, expect, test } from 'vitest'
import { notForChildren } from '#domain/recipe/for-children.ts'
import { recipeFacts } from '#domain/recipe/recipe-facts.ts'
import { readCatalogueFiles } from './catalogue-files.ts'

const { recipes } = readCatalogueFiles()
const dishes = recipes.map((recipe) => {
  const { nutrients, addedSugarGrams } = recipeFacts(recipe)
  return { recipe, reasons: notForChildren(recipe, { sodiumMg: nutrients.sodium ?? 0, addedSugarGrams }), nutrients }
})
const suitable = dishes.filter(({ reasons }) => reasons.length === 0)
const reasonsOf = (title: string) =>
  dishes.find(({ recipe }) => recipe.title === title)?.reasons ?? expect.fail(`There is no ${title}.`)

describe('a dish for children', () => {
  test('has no honey, alcohol, coffee or tea, whole nuts or popcorn, over the whole catalogue', () => {
    expect(suitable.length).toBeGreaterThan(50)
    for (const { recipe } of suitable) {
      for (const { food, preparation } of recipe.ingredients) {
        expect([...food.traits], recipe.title).not.toContain('honey')
        expect([...food.traits], recipe.title).not.toContain('alcohol')
        expect(food.name, recipe.title).not.toMatch(/^(?:coffee|espresso|black tea|green tea|popcorn)/)
        if (/^(?:almonds|walnuts|peanuts|cashews|hazelnuts|pecans|pistachios)$/.test(food.name)) {
          expect(preparation, recipe.title).toMatch(/ground|crushed|blended/)
        }
      }
    }
  })

  test('is every one that says it is for them', () => {
    const promised = dishes.filter(({ recipe: { summary, notes } }) =>
      /\bfor (?:children|kids)\b|\bchildren (?:eat|like|love|take|make|don.t notice)/i.test(
        [summary, ...Object.values(notes)].join(' '),
      ),
    )
    expect(promised.length).toBeGreaterThan(0)
    expect(promised.filter(({ reasons }) => reasons.length > 0).map(({ recipe }) => recipe.file)).toEqual([])
  })

  test('has at most 600 mg of sodium', () => {
    expect(suitable.filter(({ nutrients }) => (nutrients.sodium ?? 0) > 600)).toEqual([])
  })

  test.each([
    ['Classic tiramisu', 'Tiramisu', 'alcohol'],
    ['a stew with wine', 'Bœuf bourguignon', 'alcohol'],
    ['soft eggs', 'Shakshuka', 'raw or soft egg'],
    ['a Scotch bonnet', 'Jollof rice', 'hot spices'],
    ['a yellow chili paste', 'Causa de atún', 'hot spices'],
    ['swordfish', 'Swordfish alla ghiotta', 'fish with much mercury'],
  ])('%s isn’t one', (_, title, reason) => {
    const found = dishes.find(({ recipe }) => recipe.title.toLowerCase().includes(title.toLowerCase()))
    expect(found?.reasons).toContain(reason)
  })
})

test('a dish that suits children stops suiting them with an egg that stays soft', () => {
  const [dish] = suitable
  if (!dish) return expect.fail('no dish suits children')
  const egg = recipes.flatMap(({ ingredients }) => ingredients).find(({ food }) => food.name === 'egg')
  const step = dish.recipe.steps[0]
  if (!egg || !step) return expect.fail('no egg')
  const changed = {
    ...dish.recipe,
    ingredients: [...dish.recipe.ingredients, egg],
    steps: [...dish.recipe.steps, { ...step, text: 'Fold in the yolks; use pasteurized eggs, because they stay raw.' }],
  }
  expect(notForChildren(changed, { sodiumMg: 0, addedSugarGrams: 0 })).toEqual(['raw or soft egg'])
  expect(reasonsOf(dish.recipe.title)).toEqual([])
})
