import { expect, test } from 'vitest'
import { emptyRecipeDraft, type RecipeDraft } from './custom-recipe.ts'
import { recipeChanges } from './recipe-changes.ts'

const curry: RecipeDraft = {
  ...emptyRecipeDraft(),
  title: 'Curry',
  cuisines: ['Indian'],
  instructions: 'Fry the onion.\nAdd the spices and stir.\nSimmer for 20 minutes.',
  ingredients: [
    { name: 'onion, chopped', amount: 1, unit: '' },
    { name: 'salt', amount: 2, unit: 'tsp' },
    { name: 'butter', amount: 50, unit: 'g' },
    { name: 'salt', amount: 0, unit: '' },
  ],
}
const changes = (part: Partial<RecipeDraft>) => recipeChanges(curry, { ...curry, ...part })

test('the same recipe has no changes, also with its ingredients in another order', () => {
  expect(changes({})).toEqual([])
  expect(changes({ ingredients: curry.ingredients.toReversed() })).toEqual([])
})

test('an ingredient with another amount is changed, another ingredient is added and removed', () => {
  const [onion, , butter, taste] = curry.ingredients
  const less = { name: 'salt', amount: 0.5, unit: 'tsp' }
  const oil = { name: 'oil', amount: 3, unit: 'tbsp' }
  expect(changes({ ingredients: [onion, less, butter, taste].flatMap((one) => one ?? []) })).toEqual([
    { part: 'Ingredients', before: '2 tsp salt', after: '½ tsp salt' },
  ])
  expect(changes({ ingredients: curry.ingredients.with(2, oil) })).toEqual([
    { part: 'Ingredients', before: '', after: '3 tbsp oil' },
    { part: 'Ingredients', before: '50 g butter', after: '' },
  ])
})

test('a reworded step is changed, a new one added, and another order is said', () => {
  expect(changes({ instructions: 'Fry the onion.\nAdd the spices and stir.\nSimmer for 40 minutes.\nServe.' })).toEqual(
    [
      { part: 'Steps', before: 'Simmer for 20 minutes.', after: 'Simmer for 40 minutes.' },
      { part: 'Steps', before: '', after: 'Serve.' },
    ],
  )
  expect(changes({ instructions: curry.instructions.split('\n').toReversed().join('\n') })).toEqual([
    { part: 'Steps', before: 'The steps', after: 'The same steps in another order' },
  ])
})

test('title, servings, time and labels are compared', () => {
  expect(changes({ title: 'Mild curry', servings: 6, readyInMinutes: 45, cuisines: [], diets: ['Vegan'] })).toEqual([
    { part: 'About', before: 'Curry', after: 'Mild curry' },
    { part: 'About', before: 'Servings: 4', after: 'Servings: 6' },
    { part: 'About', before: 'Preparation time: 30 min', after: 'Preparation time: 45 min' },
    { part: 'About', before: '', after: 'Vegan' },
    { part: 'About', before: 'Indian', after: '' },
  ])
})
