import { expect, test } from 'vitest'
import { recipeIndex } from './recipe-index.ts'

const recipe = (names: string[], tags: string[] = []) => ({
  tags,
  cuisines: [],
  ingredients: names.map((name) => ({ name, amount: 1, unit: '' })),
})

test('a book’s index names ingredients and tags once, with the numbers of their recipes, in alphabetical order', () => {
  const recipes = [recipe(['Éclairs', 'eggs, large'], ['Soup']), recipe(['Eggs (beaten)', 'dill', 'dill'], ['soup'])]
  expect(recipeIndex(recipes)).toEqual([
    { word: 'Dill', numbers: [2] },
    { word: 'Éclairs', numbers: [1] },
    { word: 'Eggs', numbers: [1, 2] },
    { word: 'Soup', numbers: [1, 2] },
  ])
})

test('what most recipes have leads nowhere, so it is left out', () => {
  const recipes = Array.from({ length: 30 }, (_, at) => recipe(at < 5 ? ['salt', 'fennel'] : ['salt']))
  expect(recipeIndex(recipes).map(({ word }) => word)).toEqual(['Fennel'])
})
