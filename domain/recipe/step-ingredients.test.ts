import { describe, expect, test } from 'vitest'
import { stepIngredients } from './step-ingredients.ts'

const step = (text: string) => ({ section: '', text, minutes: null, amounts: [] })
const line = (measure: string, name: string) => ({ measure, name, note: '' })
const noIngredients = { ingredients: [] }
const asWritten = { servings: 2, system: null }

describe('what a step needs', () => {
  test('is what our own steps say, for the chosen servings', () => {
    const amount = {
      from: 4,
      to: 14,
      name: 'red lentils',
      amountFirst: true,
      amount: 200,
      unit: 'g',
      metric: null,
      us: null,
    }
    const recipe = {
      ...noIngredients,
      servings: 2,
      steps: [{ ...step('Add 200 g red lentils.'), amounts: [amount] }, step('Serve.')],
    }
    expect(stepIngredients(recipe, [], { servings: 4, system: null })).toEqual([
      [{ name: 'red lentils', measure: '400 g' }],
      [],
    ])
  })

  test('is singular or plural by its number', () => {
    const buns = { from: 6, to: 12, name: 'buns', amountFirst: true, amount: 4, unit: '', metric: null, us: null }
    const recipe = { ...noIngredients, servings: 4, steps: [{ ...step('Split 4 buns.'), amounts: [buns] }] }
    expect(stepIngredients(recipe, [], { servings: 1, system: null })).toEqual([[{ name: 'bun', measure: '1' }]])
  })

  test('is found by name in other recipes, and measured out where it is first mentioned', () => {
    const lines = [line('2', 'red onions, chopped'), line('1 tbsp', 'olive oil'), line('', 'salt')]
    const recipe = {
      ...noIngredients,
      servings: 2,
      steps: [step('Soften the onion in the olive oil.'), step('Salt the onions.')],
    }
    expect(stepIngredients(recipe, lines, asWritten)).toEqual([
      [
        { name: 'red onions, chopped', measure: '2' },
        { name: 'olive oil', measure: '1 tbsp' },
      ],
      [
        { name: 'red onions, chopped', measure: '' },
        { name: 'salt', measure: '' },
      ],
    ])
  })

  test('isn’t guessed if two ingredients share a word', () => {
    const lines = [line('1 tbsp', 'olive oil'), line('1 tsp', 'sesame oil')]
    const recipe = { ...noIngredients, servings: 2, steps: [step('Heat the oil.'), step('Add the sesame oil.')] }
    expect(stepIngredients(recipe, lines, asWritten)).toEqual([[], [{ name: 'sesame oil', measure: '1 tsp' }]])
  })

  test('is the amount that the step itself mentions, for the chosen servings', () => {
    const ingredients = [{ name: 'butter', quantity: 200, unit: 'g' }].map((one) => ({
      ...{ amount: '', image: '', aisle: '', original: '', metric: null, us: null },
      ...one,
    }))
    const lines = [line('400 g', 'butter')]
    const recipe = { ingredients, servings: 2, steps: [step('Melt 50 g butter.'), step('Add the rest of the butter.')] }
    expect(stepIngredients(recipe, lines, { servings: 4, system: null })).toEqual([
      [{ name: 'butter', measure: '100 g' }],
      [{ name: 'butter', measure: '' }],
    ])
  })
})
