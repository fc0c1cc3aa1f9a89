import { describe, expect, test } from 'vitest'
import { ownRecipePasses } from './own-recipe-filters.ts'

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
    [{ exclude: 'peas' }, false],
    [{ exclude: 'nuts' }, true],
    [{ sort: 'time' }, true],
  ])('%o: %s', (filters: Record<string, string>, expected) => {
    expect(ownRecipePasses(soup, filters)).toBe(expected)
  })

  test('is left out where the list asks for what we do not know of it', () => {
    expect(ownRecipePasses(soup, { type: 'soup' })).toBe(false)
    expect(ownRecipePasses(soup, { maxCalories: '500' })).toBe(false)
  })
})
