// @vitest-environment happy-dom
import { act, fireEvent, screen } from '@testing-library/react'
import { use } from 'react'
import { expect, onTestFinished, test, vi } from 'vitest'
import { useCollections } from '#web/device/library-store.ts'
import { useCustomRecipes } from '#web/features/custom-recipes/custom-recipes-store.ts'
import { useLocation } from '#web/router/router.tsx'
import { leekSoup } from '#web/testing/leek-soup.ts'
import { renderPage } from '#web/testing/render-page.tsx'
import { MyRecipes } from './my-recipes.tsx'

const script = new Promise<never>(() => undefined)
const NextPage = () => use(script)
/** The next page's script is still loading. */
const Site = () => (useLocation().pathname === '/my-recipes' ? <MyRecipes /> : <NextPage />)

test('a search saved at once as a collection opens it, and the address of the search doesn’t take it back', async () => {
  useCustomRecipes.getState().add(leekSoup)
  vi.useFakeTimers()
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('Failed to fetch')))
  onTestFinished(() => {
    vi.useRealTimers()
    vi.unstubAllGlobals()
  })
  renderPage(Site, '/my-recipes', () => Promise.resolve([]))
  fireEvent.click(screen.getByRole('button', { name: 'Filters' }))
  fireEvent.change(screen.getByLabelText('Time'), { target: { value: '30' } })
  fireEvent.click(screen.getByRole('button', { name: 'Save as Collection' }))
  fireEvent.change(screen.getByLabelText('Name'), { target: { value: 'Quick' } })
  await act(async () => fireEvent.click(screen.getByRole('button', { name: 'Save', hidden: true })))
  const [saved] = useCollections.getState().collections
  expect(window.location.pathname).toBe(`/collections/${saved?.id}`)
  await act(async () => vi.advanceTimersByTime(1000))
  expect(window.location.pathname).toBe(`/collections/${saved?.id}`)
})
