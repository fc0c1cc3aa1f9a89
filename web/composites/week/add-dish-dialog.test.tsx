// @vitest-environment happy-dom
import { QueryClientProvider } from '@tanstack/react-query'
import { cleanup, fireEvent, render, screen, within } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { useDishSearch } from '#web/composites/own-recipes/use-dish-search.ts'
import { createQueryClient } from '#web/data/query-client.ts'
import { addTags } from '#web/device/library-store.ts'
import { useCustomRecipes } from '#web/features/custom-recipes/custom-recipes-store.ts'
import { leekSoup } from '#web/testing/leek-soup.ts'
import '#web/testing/patience.ts'
import { AddDishDialog } from './add-dish-dialog.tsx'

const LIMIT = { filter: 'maxTime', value: '30', label: 'Up to 30 min', without: '' }

beforeEach(() => {
  localStorage.clear()
  useCustomRecipes.setState({ recipes: [] })
  const [, stew] = useCustomRecipes.getState().addAll([
    { ...leekSoup, title: 'Lentil soup', readyInMinutes: 20 },
    {
      ...leekSoup,
      title: 'Slow stew',
      readyInMinutes: 180,
      ingredients: [{ name: 'lentils', amount: 1, unit: 'cup' }],
    },
    { ...leekSoup, title: 'Satay', readyInMinutes: 25, ingredients: [{ name: 'peanuts', amount: 1, unit: 'cup' }] },
  ])
  if (stew) addTags([stew], ['Cozy'])
  vi.stubGlobal('fetch', async (address: string, { body }: RequestInit = {}) => {
    const { pathname, searchParams } = new URL(address, 'http://plateful.test')
    const sent = typeof body === 'string' ? JSON.parse(body) : {}
    if (pathname === '/api/foods/analyse/recipes')
      return Response.json(sent.recipes.map(() => ({ ingredients: [], nutrients: [] })))
    if (pathname === '/api/foods/analyse/exclusions')
      return Response.json(sent.ingredients.map((name: string) => name === 'peanuts'))
    // As our server understands it.
    const search: string = searchParams.get('search') ?? sent.parameters?.search ?? ''
    const isLimited = search.includes('under 30 minutes')
    const text = search.replace('under 30 minutes', '').trim()
    return Response.json({ recipes: [], total: 0, text, preferences: isLimited ? [LIMIT] : [] })
  })
})
afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

const inClient = (shown: React.ReactNode) =>
  render(<QueryClientProvider client={createQueryClient()}>{shown}</QueryClientProvider>)

const shownTitles = () =>
  within(screen.getByRole('list', { name: /found|My Recipes/ }))
    .getAllByRole('button')
    .map((choice) => choice.querySelector('.font-semibold')?.textContent)

test.each([
  ['lent', ['Lentil soup']], // an unfinished word, as in the title
  ['lentils', ['Lentil soup', 'Slow stew']],
  ['cozy', ['Slow stew']],
  ['lentils under 30 minutes', ['Lentil soup']],
])('typing “%s” finds own recipes by title, tag, ingredient and limit', async (text, titles) => {
  inClient(<AddDishDialog planned={[]} favorites={[]} onChoose={vi.fn()} onClose={vi.fn()} />)
  fireEvent.change(screen.getByLabelText('Search recipes'), { target: { value: text } })
  await screen.findByRole('list', { name: 'Recipes found' })
  await expect.poll(shownTitles).toEqual(titles)
})

test('My Recipes lists the newest first', () => {
  inClient(<AddDishDialog planned={[]} favorites={[]} onChoose={vi.fn()} onClose={vi.fn()} />)
  fireEvent.click(screen.getByRole('button', { name: 'My Recipes' }))
  expect(shownTitles()).toEqual(['Satay', 'Slow stew', 'Lentil soup'])
})

function Search() {
  const nothing = { avoid: [], diets: [] }
  const { setText, own } = useDishSearch({ hide: { avoid: ['peanut'], diets: [] }, last: nothing })
  return (
    <>
      <input aria-label="Search" onChange={({ target }) => setText(target.value)} />
      <p role="status">{own.map(({ title }) => title).join()}</p>
    </>
  )
}

test('a search leaves out own recipes with what the member’s lists leave out', async () => {
  inClient(<Search />)
  fireEvent.change(screen.getByLabelText('Search'), { target: { value: 's' } })
  await expect.poll(() => screen.getByRole('status').textContent).toBe('Lentil soup,Slow stew')
})
