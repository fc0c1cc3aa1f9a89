import { describe, expect, it } from 'vitest'
import { asWritten, ingredientLines, shoppingDrafts, writtenSystem } from './ingredient-lines.ts'
import type { Portion } from './recipe-detail.ts'
import type { ViewIngredient } from './recipe-view.ts'

const ingredient = (given: Partial<ViewIngredient>): ViewIngredient => ({
  name: 'flour',
  amount: '',
  unit: '',
  image: '',
  quantity: 0,
  aisle: '',
  original: '',
  metric: null,
  us: null,
  ...given,
})

const dough = {
  servings: 4,
  ingredients: [
    ingredient({
      name: 'flour',
      quantity: 250,
      unit: 'g',
      original: '250 g flour, sifted',
      metric: { amount: 250, unit: 'g' },
      us: { amount: 2, unit: 'cups' },
    }),
    ingredient({ name: 'butter', quantity: 100, unit: 'g' }),
    ingredient({ name: 'olive oil', quantity: 1, unit: 'tbsp' }),
    ingredient({ name: 'salt', original: 'salt, to taste' }),
  ],
}

describe('the ingredients of a recipe', () => {
  it('are shown as written, with their preparation', () => {
    expect(ingredientLines(dough, { servings: 4, system: null })).toEqual([
      { measure: '250 g', name: 'flour', note: 'sifted' },
      { measure: '100 g', name: 'butter', note: '' },
      { measure: '1 tbsp', name: 'olive oil', note: '' },
      { measure: '', name: 'salt', note: 'to taste' },
    ])
  })

  it('say what a can weighs, in the chosen units and servings, unless the recipe says it', () => {
    const can = { name: 'chickpeas', quantity: 2, unit: 'cans', canGrams: 240 }
    const cans = {
      servings: 4,
      ingredients: [
        ingredient({ ...can, original: '2 cans chickpeas, drained and rinsed' }),
        ingredient({ ...can, name: 'coconut milk', quantity: 1, unit: 'can', canGrams: 400 }),
        ingredient({ ...can, name: 'tomato sauce', original: '2 cans tomato sauce, 15 ounces' }),
        ingredient({ ...can, canGrams: undefined }),
        ingredient({ name: 'tahini', quantity: 30, unit: 'g', canGrams: 240 }),
      ],
    }
    const weights = (portion: Portion) => ingredientLines(cans, portion).map(({ weight }) => weight)
    const none = [undefined, undefined, undefined]
    expect(weights({ servings: 4, system: null })).toEqual(['480 g drained', '400 g', ...none])
    expect(weights({ servings: 2, system: 'metric' })).toEqual(['240 g drained', '200 g', ...none])
    expect(weights({ servings: 4, system: 'us' })).toEqual(['17 oz drained', '14 oz', ...none])
  })

  it('follow the number of servings, in kitchen fractions', () => {
    const lines = ingredientLines(dough, { servings: 6, system: null })
    expect(lines.map(({ measure }) => measure)).toEqual(['375 g', '150 g', '1½ tbsp', ''])
  })

  it('are singular or plural by their number', () => {
    const burgers = {
      servings: 4,
      ingredients: [
        ingredient({ name: 'whole wheat buns', quantity: 4, original: '4 whole wheat buns, split' }),
        ingredient({ name: 'onion', quantity: 0.5 }),
        ingredient({ name: 'oats', quantity: 4, unit: 'cups' }),
      ],
    }
    expect(ingredientLines(burgers, { servings: 1, system: null })).toEqual([
      { measure: '1', name: 'whole wheat bun', note: 'split' },
      { measure: '⅛', name: 'onion', note: '' },
      { measure: '1 cup', name: 'oats', note: '' },
    ])
    expect(ingredientLines(burgers, { servings: 16, system: null })[1]).toMatchObject({ measure: '2', name: 'onions' })
  })

  it('mention a can only once', () => {
    const soup = { servings: 4, ingredients: [ingredient({ name: 'canned chickpeas', quantity: 2, unit: 'cans' })] }
    expect(ingredientLines(soup, { servings: 4, system: 'metric' })).toMatchObject([
      { measure: '2 cans', name: 'chickpeas' },
    ])
  })

  it('use the provider’s measures for the chosen system, or else converted ones', () => {
    const lines = ingredientLines(dough, { servings: 2, system: 'us' })
    expect(lines.map(({ measure }) => measure)).toEqual(['1 cup', '1¾ oz', '½ tbsp', ''])
  })

  it('go on the shopping list for the chosen servings, without an amount if there is none', () => {
    expect(shoppingDrafts(dough, { servings: 8, system: null })).toEqual([
      { name: 'flour', amount: 500, unit: 'g' },
      { name: 'butter', amount: 200, unit: 'g' },
      { name: 'olive oil', amount: 2, unit: 'tbsp' },
      { name: 'salt', amount: undefined, unit: '' },
    ])
  })

  it('go on the shopping list in the reader’s units, from a pound on in pounds', () => {
    const ingredients = asWritten([
      { name: 'cabbage', amount: 200, unit: 'g' },
      { name: 'tomatoes', amount: 28, unit: 'oz' },
    ])
    const bought = (servings: number) => shoppingDrafts({ servings: 4, ingredients }, { servings, system: 'us' })
    expect(bought(4)).toMatchObject([
      { name: 'cabbage', amount: expect.closeTo(7.05, 2), unit: 'oz' },
      { name: 'tomatoes', amount: 28, unit: 'oz' },
    ])
    expect(bought(12)).toMatchObject([{ amount: expect.closeTo(1.32, 2), unit: 'lb' }, { unit: 'oz' }])
    expect(shoppingDrafts({ servings: 4, ingredients }, { servings: 4, system: 'metric' })).toMatchObject([
      { amount: 200, unit: 'g' },
      { amount: expect.closeTo(793.8, 1), unit: 'g' },
    ])
  })
})

describe('the system that a recipe is written in', () => {
  it('is that of most of its measured ingredients', () => {
    expect(writtenSystem(dough.ingredients)).toBe('metric')
    expect(writtenSystem([ingredient({ unit: 'cup' }), ingredient({ unit: 'oz' }), ingredient({ unit: 'g' })])).toBe(
      'us',
    )
    expect(writtenSystem([])).toBe('metric')
  })
})
