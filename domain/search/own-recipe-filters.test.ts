import { describe, expect, test } from 'vitest'
import { ownRecipePasses, withoutExcluded } from './own-recipe-filters.ts'

const soup = {
  cuisines: ['Nordic'],
  diets: ['Vegan'],
  readyInMinutes: 40,
  ingredients: [
    { name: 'Yellow peas', amount: 500, unit: 'g' },
    { name: 'Eggplant', amount: 1, unit: '' },
  ],
}

describe("a member's own recipe in a filtered list", () => {
  test.each([
    [{}, true],
    [{ diet: 'vegan' }, true],
    [{ diet: 'Paleo' }, false],
    [{ diet: 'moonlight' }, true],
    [{ cuisine: 'nordic' }, true],
    [{ cuisine: 'Thai' }, false],
    [{ maxTime: '40' }, true],
    [{ maxTime: '30' }, false],
    [{ maxTime: 'soon' }, true],
    [{ include: 'pea, eggplants' }, true],
    [{ include: 'egg' }, false],
    [{ sort: 'time' }, true],
  ])('%o: %s', (filters: Record<string, string>, expected) => {
    expect(ownRecipePasses(soup, filters)).toBe(expected)
  })

  test('is left out where the list asks for what we do not know of it', () => {
    expect(ownRecipePasses(soup, { type: 'soup' })).toBe(false)
    expect(ownRecipePasses(soup, { maxCalories: '500' })).toBe(false)
  })
})

describe("members' own recipes without what they exclude", () => {
  const cake = { ...soup, ingredients: ['walnuts', 'butter'].map((name) => ({ name, amount: 100, unit: 'g' })) }

  test('are those whose every ingredient was found to be something else', () => {
    const nutsAndDairy = new Map([
      ['Yellow peas', false],
      ['Eggplant', false],
      ['walnuts', true],
      ['butter', true],
    ])
    expect(withoutExcluded([soup, cake], nutsAndDairy)).toEqual({ passing: [soup], unchecked: 0 })
  })

  test('leave out a recipe with an ingredient that nobody knows, and count it', () => {
    const partlyKnown = new Map([
      ['Yellow peas', false],
      ['Eggplant', null],
    ])
    expect(withoutExcluded([soup], partlyKnown)).toEqual({ passing: [], unchecked: 1 })
    expect(withoutExcluded([soup], new Map())).toEqual({ passing: [], unchecked: 1 })
  })
})
