// @vitest-environment happy-dom
import { fireEvent, screen } from '@testing-library/react'
import { expect, onTestFinished, test } from 'vitest'
import type { RecipeId } from '#domain/recipe-id.ts'
import { useFavorites } from '#web/features/favorites/favorites-store.ts'
import { renderPage } from '#web/testing/render-page.tsx'
import { OwnRecipeBook } from './own-recipe-book.tsx'

const soup = { id: 90_000_001, title: 'Leek soup', readyInMinutes: 30, servings: 4, instructions: 'Simmer.' }

test('a book with a recipe that couldn’t be loaded says so, isn’t printed, and is whole after Try Again', async () => {
  useFavorites.setState({ favorites: [soup.id as RecipeId] })
  onTestFinished(() => void useFavorites.setState({ favorites: [] }))
  let isDown = true
  renderPage(OwnRecipeBook, `/recipe-book?recipe=${soup.id}`, (path) => {
    if (!path.endsWith('/information')) return Promise.resolve({ recipes: [soup] })
    return isDown ? Promise.reject(new TypeError('Failed to fetch')) : Promise.resolve(soup)
  })
  expect((await screen.findByRole('alert')).textContent).toContain('We couldn’t load all the recipes of your book.')
  expect(screen.queryByRole('button', { name: 'Print' })).toBeNull()
  isDown = false
  fireEvent.click(screen.getByRole('button', { name: 'Try Again' }))
  const print = await screen.findByRole('button', { name: 'Print' })
  expect(print.hasAttribute('disabled')).toBe(false)
  expect(screen.queryByRole('alert')).toBeNull()
})
