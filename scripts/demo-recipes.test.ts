import { expect, test } from 'vitest'
import { recipeFromProvider } from '#domain/recipe/recipe-view.ts'
import { readCustomRecipes } from '#domain/recipe/saved-custom-recipes.ts'
import { isCustomRecipeId } from '#domain/recipe-id.ts'
import { demoOwnRecipes } from './demo-recipes.ts'

const catalogue = ['Lentil soup', 'Apple pie', 'Fried rice'].flatMap((title, at) => {
  const extendedIngredients = [{ name: 'salt', amount: 1, unit: 'tsp', original: '1 tsp salt' }]
  const recipe = recipeFromProvider({
    id: 90_000_001 + at,
    title,
    servings: 2,
    readyInMinutes: 20,
    extendedIngredients,
  })
  return recipe ? [recipe] : []
})

test('own recipes of a demo are of the size that people copy from the web, and every device can read them', () => {
  const made = demoOwnRecipes(catalogue, 20)
  expect(readCustomRecipes({ recipes: made.map(({ body }) => body) }).value).toEqual(made.map(({ body }) => body))
  expect(new Set(made.map(({ body }) => body.title)).size).toBe(20)
  for (const { id, body } of made) {
    expect(isCustomRecipeId(id)).toBe(true)
    expect(JSON.stringify(body).length).toBeGreaterThan(6000)
    expect(JSON.stringify(body).length).toBeLessThan(9000)
  }
  expect(demoOwnRecipes(catalogue, 20)).toEqual(made)
})
