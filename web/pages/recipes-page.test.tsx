// @vitest-environment happy-dom
import { fireEvent, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { heldCall, renderPage } from '#web/testing/render-page.tsx'
import { RecipesPage } from './recipes-page.tsx'

const recipe = (id: number, title: string) => ({ id, title, servings: 2, readyInMinutes: 30, cuisines: [], diets: [] })

test('the list shows eight skeleton cards while it loads', async () => {
  const { call, answer } = heldCall()
  const { container } = renderPage(RecipesPage, '/recipes', () => call)
  expect(container.querySelectorAll('[data-skeleton-card]')).toHaveLength(8)
  answer({ recipes: [recipe(7, 'Pea soup')] })
  expect(await screen.findByRole('link', { name: 'Pea soup' })).toBeTruthy()
  expect(container.querySelectorAll('[data-skeleton-card]')).toHaveLength(0)
})

test('a search without results says so and leads back to all recipes', async () => {
  renderPage(RecipesPage, '/recipes?search=zzz', () => Promise.resolve({ results: [], totalResults: 0 }))
  expect(await screen.findByText('No recipes found. Try a different search.')).toBeTruthy()
  expect(screen.getByRole('link', { name: 'Browse all recipes' }).getAttribute('href')).toBe('/recipes')
})

test('a list that could not be loaded can be asked for again', async () => {
  const answers = [
    Promise.reject(new TypeError('Failed to fetch')),
    Promise.resolve({ recipes: [recipe(7, 'Pea soup')] }),
  ]
  renderPage(RecipesPage, '/recipes', () => answers.shift() ?? Promise.reject(new Error('Asked too often.')))
  expect((await screen.findByRole('alert')).textContent).toContain('The recipes could not be loaded')
  fireEvent.click(screen.getByRole('button', { name: 'Try again' }))
  expect(await screen.findByRole('link', { name: 'Pea soup' })).toBeTruthy()
})

test('a recipe that says little about itself is shown with what it says', async () => {
  renderPage(RecipesPage, '/recipes', () => Promise.resolve({ recipes: [{ id: 9 }] }))
  expect(await screen.findByRole('link', { name: 'Untitled recipe' })).toBeTruthy()
})
