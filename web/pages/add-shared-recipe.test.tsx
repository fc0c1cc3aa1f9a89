// @vitest-environment happy-dom
import { cleanup, fireEvent, screen, within } from '@testing-library/react'
import { afterAll, beforeEach, describe, expect, test, vi } from 'vitest'
import { recipesJsonLd } from '#domain/exchange/recipe-export.ts'
import { useCustomRecipes } from '#web/features/custom-recipes/custom-recipes-store.ts'
import { leekSoup as soup } from '#web/testing/leek-soup.ts'
import { renderPage } from '#web/testing/render-page.tsx'
import { useToasts } from '#web/ui/toast-store.ts'
import { AddRecipePage } from './add-recipe-page.tsx'

beforeEach(() => {
  localStorage.clear()
  useCustomRecipes.setState({ recipes: [] })
  useToasts.setState({ toasts: [] })
})

afterAll(() => vi.unstubAllGlobals())

const show = (address = '/add-recipe') =>
  renderPage(AddRecipePage, address, () => Promise.resolve({ ingredients: [], nutrients: [] }))

describe('the recipe behind a public link', () => {
  /** Modules load late on a busy machine. */
  const PATIENT = { timeout: 15_000 }
  const page = (recipe: typeof soup) =>
    `<!doctype html><script type="application/ld+json">${recipesJsonLd([{ recipe, picture: null }])}</script>`
  const address = `${window.location.origin}/shared/a-token`

  function shareSoup(status = 200) {
    const requests: string[] = []
    vi.stubGlobal('fetch', async (input: string) => {
      requests.push(String(input))
      return String(input) === address
        ? new Response(page({ ...soup, image: 'https://cook.example/soup.jpg' }), { status })
        : Response.json({ ingredients: [], nutrients: [] })
    })
    return requests
  }
  const added = () => useCustomRecipes.getState().recipes

  test('is added only if the person agrees, and its picture’s site isn’t contacted before', async () => {
    const requests = shareSoup()
    show('/add-recipe#shared=a-token')
    const question = await screen.findByRole('alertdialog', { name: 'Add “Leek soup” to your recipes?' }, PATIENT)
    expect(question.textContent).toContain('leek')
    expect(added()).toEqual([])
    expect(requests.join() + document.body.innerHTML).not.toContain('cook.example')
    fireEvent.click(screen.getByRole('button', { name: 'Cancel' }))
    await expect.poll(() => window.location.pathname + window.location.hash, PATIENT).toBe('/add-recipe')
    expect(added()).toEqual([])
  })

  test('is added with its source, once, and can be undone', async () => {
    shareSoup()
    show('/add-recipe#shared=a-token')
    const dialog = await screen.findByRole('alertdialog', {}, PATIENT)
    fireEvent.click(within(dialog).getByRole('button', { name: 'Add Recipe' }))
    await expect.poll(() => window.location.pathname + window.location.hash, PATIENT).toBe('/recipes')
    expect(added()).toMatchObject([{ title: 'Leek soup', instructions: `Simmer.\nSource: ${address}` }])
    cleanup()
    show('/add-recipe#shared=a-token')
    await expect
      .poll(() => useToasts.getState().toasts.at(-1)?.message, PATIENT)
      .toBe('This is already one of your recipes.')
    expect(added()).toHaveLength(1)
    useToasts
      .getState()
      .toasts.find(({ action }) => action?.label === 'Undo')
      ?.action?.onSelect()
    expect(added()).toEqual([])
  })

  test('isn’t added if the link was revoked, and a message says so', async () => {
    shareSoup(404)
    show('/add-recipe#shared=a-token')
    await expect
      .poll(() => useToasts.getState().toasts.at(-1)?.message, PATIENT)
      .toMatch(/^This recipe is no longer shared\./)
    expect(added()).toEqual([])
  })

  test('is read from its URL, like any page', async () => {
    shareSoup()
    show()
    fireEvent.change(await screen.findByLabelText('Web address or recipe text'), { target: { value: address } })
    fireEvent.click(screen.getByRole('button', { name: 'Read Recipe' }))
    await expect.poll(() => screen.getByLabelText<HTMLInputElement>('Recipe title').value, PATIENT).toBe('Leek soup')
  })
})
