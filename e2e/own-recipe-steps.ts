// A device's own recipes, and their form.
import type { Page } from '@playwright/test'
import { onDevice } from './fixtures.ts'

export const ADD = '/add-recipe'
export const soup = {
  id: 1_780_000_000_000_123,
  title: 'Lentil Soup',
  image: '/img/site/default-recipe-960.avif',
  readyInMinutes: 45,
  servings: 2,
  cuisines: ['Greek'],
  diets: ['Vegan'],
  instructions: 'Chop the onion.\nSimmer for 30 minutes.',
  ingredients: [
    { name: 'red lentils', amount: 200, unit: 'g' },
    { name: 'moon dust', amount: 1, unit: 'cup' },
  ],
  isCustom: true,
}
export const pie = { ...soup, id: soup.id + 1, title: 'Apple Pie', diets: [], cuisines: [] }
export const seed = (page: Page, recipes: object[]) =>
  onDevice(page, 'custom-recipes', { state: { recipes }, version: 1 })
export const savedRecipes = (page: Page) =>
  page.evaluate(() => JSON.parse(localStorage.getItem('custom-recipes') ?? '{"state":{"recipes":[]}}').state.recipes)

export const titleBox = (page: Page) => page.getByLabel('Recipe title')
export const ingredient = (page: Page, number: number) => page.getByLabel(`Ingredient ${number}`, { exact: true })
export const save = (page: Page) => page.getByRole('button', { name: 'Add Recipe', exact: true })
