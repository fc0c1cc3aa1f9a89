import { describe, expect, test } from 'vitest'
import { customRecipe, emptyRecipeDraft } from '#domain/recipe/custom-recipe.ts'
import type { RecipeId } from '#domain/recipe-id.ts'
import { ownRecipePasses, searchFindsOwnRecipe, withoutExcluded } from './own-recipe-filters.ts'

const soup = {
  title: 'Pea stew',
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
    [{ include: 'egg or eggplant' }, true],
    [{ sort: 'time' }, true],
  ])('%o: %s', (filters: Record<string, string>, expected) => {
    expect(ownRecipePasses(soup, filters)).toBe(expected)
  })

  const known = {
    nutrition: { calories: 480, protein: 25, carbs: 60, fat: 9, fiber: 14, sugar: 6, sodium: 900 },
    tags: ['Soup', 'Cozy dinner'],
  }
  test.each([
    [{ maxCalories: '500' }, true],
    [{ maxCalories: '450' }, false],
    [{ minProtein: '25', minFiber: '10', maxCarbs: '60', maxFat: '10', maxSugar: '6', maxSodium: '1000' }, true],
    [{ minProtein: '26' }, false],
    [{ minFiber: '15' }, false],
    [{ maxCarbs: '59' }, false],
    [{ maxFat: '8' }, false],
    [{ maxSugar: '5' }, false],
    [{ maxSodium: '800' }, false],
    [{ type: 'soup' }, true],
    [{ type: 'dinner' }, true],
    [{ type: 'dessert' }, false],
    [{ maxPrice: '300' }, false],
  ])('with its nutrition counted and its tags, %o: %s', (filters: Record<string, string>, expected) => {
    expect(ownRecipePasses(soup, filters, known)).toBe(expected)
  })

  test.each([
    ['Pea stew', 'dinner', true],
    ['Pea stew', 'Lunch', true],
    ['Pea stew', 'main course', true],
    ['Pea stew', 'breakfast', false],
    ['Chicken pie', 'dinner', true],
    ['Fish tacos', 'dinner', true],
    ['Leek and potato soup', 'soup', true],
    ['Banana pancakes', 'breakfast', true],
    ['Banana pancakes', 'brunch', true],
    ['Banana pancakes', 'dinner', false],
    ['Chocolate chip cookies', 'dessert', true],
    ['Chocolate chip cookies', 'dinner', false],
  ])('without a tag for a meal, %s is a %s: %s', (title, type, expected) => {
    expect(ownRecipePasses({ ...soup, title }, { type })).toBe(expected)
  })

  test('is for the meals that its tags say, and no others', () => {
    const tagged = { nutrition: null, tags: ['Breakfast'] }
    expect(ownRecipePasses(soup, { type: 'breakfast' }, tagged)).toBe(true)
    expect(ownRecipePasses(soup, { type: 'dinner' }, tagged)).toBe(false)
  })

  test('is a side if a serving is too small for a meal', () => {
    const small = { nutrition: { ...known.nutrition, calories: 90 }, tags: [] }
    expect(ownRecipePasses({ ...soup, title: 'Green beans' }, { type: 'dinner' }, small)).toBe(false)
    expect(ownRecipePasses({ ...soup, title: 'Green beans' }, { type: 'side dish' }, small)).toBe(true)
  })

  test('is left out if the list filters by what we don’t know about it', () => {
    expect(ownRecipePasses(soup, { type: 'soup' })).toBe(false)
    expect(ownRecipePasses(soup, { maxCalories: '500' })).toBe(false)
  })
})

describe("a member's own recipe in a search", () => {
  const draft = { ...emptyRecipeDraft(), title: 'Ham omelette for breakfast', readyInMinutes: 20, cuisines: ['French'] }
  const ingredients = ['ham', 'eggs'].map((name) => ({ name, amount: 2, unit: '' }))
  const omelette = customRecipe({ ...draft, ingredients }, (2 ** 31 + 7) as RecipeId)
  const preference = (filter: string, value: string) => ({ filter, value })

  test.each([
    ['quick', [preference('maxTime', '30')], '', true],
    ['quick soup', [preference('maxTime', '30')], 'soup', false],
    ['omelette under 10 minutes', [preference('maxTime', '10')], 'omelette', false],
    ['french omelette', [preference('cuisine', 'French')], 'omelette', true],
    ['thai omelette', [preference('cuisine', 'Thai')], 'omelette', false],
    ['quick breakfast', [preference('maxTime', '30'), preference('type', 'breakfast')], '', true],
    ['quick dinner', [preference('maxTime', '30'), preference('type', 'dinner')], '', false],
    ['low carb omelette', [preference('maxCarbs', '20')], 'omelette', false],
    ['omelette with eggs', [preference('include', 'eggs')], 'omelette', true],
    ['omelette with cheese', [preference('include', 'cheese')], 'omelette', false],
    // Excluded foods are checked separately, by code that knows what ham is.
    ['breakfast without ham', [preference('type', 'breakfast'), preference('exclude', 'ham')], '', true],
    // Its title has every word, however the words were interpreted.
    ['ham omelette breakfast', [preference('maxTime', '5')], 'ham', true],
    ['', [], '', true],
    ['🍳', [], '', false],
  ])('%s', (search, preferences, text, expected) => {
    expect(searchFindsOwnRecipe(omelette, search, { preferences, text })).toBe(expected)
  })

  test('is found by its words if nothing was interpreted, but never by what comes after "without"', () => {
    expect(searchFindsOwnRecipe(omelette, 'omelette with ham', null)).toBe(true)
    expect(searchFindsOwnRecipe(omelette, 'omelette without ham', null)).toBe(false)
    expect(searchFindsOwnRecipe(omelette, 'quick', null)).toBe(false)
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

  test('leave out a recipe with an unknown ingredient, and count it', () => {
    const partlyKnown = new Map([
      ['Yellow peas', false],
      ['Eggplant', null],
    ])
    expect(withoutExcluded([soup], partlyKnown)).toEqual({ passing: [], unchecked: 1 })
    expect(withoutExcluded([soup], new Map())).toEqual({ passing: [], unchecked: 1 })
  })
})

test('a search finds an own recipe by its tag', () => {
  const pie = customRecipe({ ...emptyRecipeDraft(), title: 'Apple pie' }, (2 ** 31 + 8) as RecipeId)
  const understood = { preferences: [], text: 'grandma' }
  expect(searchFindsOwnRecipe(pie, 'grandma', understood)).toBe(false)
  expect(searchFindsOwnRecipe(pie, 'grandma', understood, { nutrition: null, tags: ['Grandma’s'] })).toBe(true)
})
