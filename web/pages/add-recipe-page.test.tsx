// @vitest-environment happy-dom
import { cleanup, fireEvent, screen } from '@testing-library/react'
import { afterAll, beforeEach, expect, test, vi } from 'vitest'
import { CENTER } from '#domain/photo/photo-rules.ts'
import { keepPhoto } from '#web/device/photo-store.ts'
import { useCustomRecipes } from '#web/features/custom-recipes/custom-recipes-store.ts'
import { keepDraft } from '#web/features/custom-recipes/recipe-draft.ts'
import type { WorkerMessage } from '#web/features/recipe-import/found-recipe.ts'
import { bringToImport } from '#web/features/recipe-import/incoming-import.ts'
import { leekSoup as soup } from '#web/testing/leek-soup.ts'
import { keepPhotosInMemory } from '#web/testing/photo-memory.ts'
import { renderPage } from '#web/testing/render-page.tsx'
import { useToasts } from '#web/ui/toast-store.ts'
import { AddRecipePage } from './add-recipe-page.tsx'

const PHOTO = { blob: new Blob(['a photo']), width: 4, height: 3 }

beforeEach(() => {
  vi.stubGlobal('fetch', () => Promise.resolve(Response.json({ ingredients: [], nutrients: [] })))
  localStorage.clear()
  useCustomRecipes.setState({ recipes: [] })
  useToasts.setState({ toasts: [] })
})

afterAll(() => vi.unstubAllGlobals())

const show = (address = '/add-recipe', options = {}) =>
  renderPage(AddRecipePage, address, () => Promise.resolve({ ingredients: [], nutrients: [] }), options)
const titleField = () => screen.getByLabelText<HTMLInputElement>('Recipe title')
const type = (label: string, value: string) => fireEvent.change(screen.getByLabelText(label), { target: { value } })
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }))

test('an unfinished new recipe is still there after another one was edited and saved', () => {
  const id = useCustomRecipes.getState().add(soup)
  show()
  type('Recipe title', 'Grandma’s pie')
  cleanup()
  show(`/add-recipe?edit=${id}`)
  expect(titleField().value).toBe('Leek soup')
  type('Recipe title', 'Leek and potato soup')
  press('Save Recipe')
  expect(useCustomRecipes.getState().byId(id)?.title).toBe('Leek and potato soup')
  cleanup()
  show()
  expect(titleField().value).toBe('Grandma’s pie')
  cleanup()
  show(`/add-recipe?edit=${id}`)
  expect(screen.queryByText('Here’s the recipe you started.')).toBeNull()
})

test('a reloaded edit shows its own recipe, not the unfinished new one', () => {
  const id = useCustomRecipes.getState().add(soup)
  show()
  type('Recipe title', 'Grandma’s pie')
  cleanup()
  show(`/add-recipe?edit=${id}`, { hydrated: true })
  expect(screen.getByRole('heading', { name: 'Edit Your Recipe' })).toBeTruthy()
  expect(titleField().value).toBe('Leek soup')
  press('Save Recipe')
  expect(useCustomRecipes.getState().byId(id)?.title).toBe('Leek soup')
})

/** As the menu does it: the page stays. */
function follow(address: string) {
  window.history.pushState(null, '', address)
  fireEvent.popState(window)
}

test('going from an unfinished edit to Add Recipe starts with an empty form', () => {
  const id = useCustomRecipes.getState().add(soup)
  keepDraft(String(id), { ...soup, title: 'Leek and potato soup' })
  show(`/add-recipe?edit=${id}`)
  expect(titleField().value).toBe('Leek and potato soup')
  follow('/add-recipe')
  expect(screen.getByRole('heading', { name: 'Add Your Recipe' })).toBeTruthy()
  expect(titleField().value).toBe('')
  follow(`/add-recipe?edit=${id}`)
  expect(titleField().value).toBe('Leek and potato soup')
  press('Start Over')
  expect(titleField().value).toBe('Leek soup')
  follow('/add-recipe')
  expect(titleField().value).toBe('')
})

test('a draft stored by an earlier version is found', () => {
  localStorage.setItem('recipe-draft', JSON.stringify({ of: 'new', draft: { ...soup, title: 'Old pie' } }))
  show()
  expect(titleField().value).toBe('Old pie')
})

const PIE = 'Plum pie\n\nIngredients\n500 g plums\n\nMethod\nBake for 40 minutes.'

test('an imported recipe replaces typed text only after confirmation', async () => {
  show()
  type('Recipe title', 'Grandma’s cake')
  fireEvent.change(await screen.findByLabelText('Web address or recipe text'), { target: { value: PIE } })
  press('Read Recipe')
  await screen.findByRole('alertdialog', { name: 'Replace the recipe you started?' })
  press('Keep It')
  expect(await screen.findByText('1 recipe found')).toBeTruthy()
  expect(titleField().value).toBe('Grandma’s cake')
  fireEvent.click(await screen.findByRole('button', { name: 'Review Plum pie' }))
  await screen.findByRole('alertdialog')
  press('Replace')
  await expect.poll(() => titleField().value).toBe('Plum pie')
})

/** A page that isn't read until `answer` is called. */
function slowImport() {
  let response: () => void = () => undefined
  const responded = new Promise<void>((resolve) => {
    response = resolve
  })
  vi.stubGlobal('fetch', async (input: string) => {
    if (!String(input).includes('/import')) return Response.json({ ingredients: [], nutrients: [] })
    await responded
    return Response.json({ recipes: [{ draft: { ...soup, title: 'Plum pie' }, remarks: [] }] })
  })
  return response
}

async function readPage() {
  fireEvent.change(await screen.findByLabelText('Web address or recipe text'), {
    target: { value: 'https://example.org/pie' },
  })
  press('Read Recipe')
}

test('text typed while a page is being read isn’t replaced without asking', async () => {
  const response = slowImport()
  show()
  await readPage()
  type('Recipe title', 'Grandma’s cake')
  response()
  await screen.findByRole('alertdialog', { name: 'Replace the recipe you started?' })
  expect(titleField().value).toBe('Grandma’s cake')
})

test('an imported page doesn’t end up in a recipe that is being edited by then', async () => {
  const id = useCustomRecipes.getState().add(soup)
  const response = slowImport()
  show()
  await readPage()
  follow(`/add-recipe?edit=${id}`)
  response()
  await new Promise((resolve) => setTimeout(resolve, 50))
  expect(titleField().value).toBe('Leek soup')
  expect(localStorage.getItem('recipe-draft')).toBeNull()
})

test('a file dropped on the recipe list doesn’t replace an unfinished recipe without asking', async () => {
  // happy-dom has no workers.
  class ImportWorker {
    onmessage: (message: { data: WorkerMessage }) => void = () => undefined
    terminate() {}
    postMessage() {
      setTimeout(() => {
        const recipes = [{ draft: { ...soup, title: 'Plum pie' }, remarks: [], photo: null }]
        this.onmessage({ data: { type: 'recipes', recipes, done: 1, total: 1 } })
        this.onmessage({ data: { type: 'end' } })
      })
    }
  }
  vi.stubGlobal('Worker', ImportWorker)
  show()
  await screen.findByLabelText('Web address or recipe text') // its script is loaded now
  cleanup()
  keepDraft('new', { ...soup, title: 'Grandma’s cake' })
  bringToImport({ files: [new File(['Plum pie'], 'pie.txt')], text: '' })
  show()
  await screen.findByRole('alertdialog', { name: 'Replace the recipe you started?' })
  expect(titleField().value).toBe('Grandma’s cake')
})

test('Start Over keeps the photo of an edited recipe', async () => {
  const photos = keepPhotosInMemory()
  const id = useCustomRecipes.getState().add(soup)
  await keepPhoto(id, PHOTO, CENTER)
  keepDraft(String(id), { ...soup, title: 'Leek and potato soup' })
  show(`/add-recipe?edit=${id}`)
  await screen.findByRole('button', { name: 'Remove Photo' })
  press('Remove Photo')
  press('Start Over')
  expect(await screen.findByRole('button', { name: 'Remove Photo' })).toBeTruthy()
  press('Save Recipe')
  await expect.poll(() => useToasts.getState().toasts.map(({ message }) => message)).toContain('Recipe saved.')
  expect(photos.get(id)?.blob).toBe(PHOTO.blob)
})

test('text pasted after its page couldn’t be read is read instead of the page', async () => {
  const requested: string[] = []
  vi.stubGlobal('fetch', (input: string) => {
    requested.push(String(input))
    return Promise.resolve(Response.json({ message: 'Paste the recipe’s text instead.' }, { status: 502 }))
  })
  show()
  fireEvent.change(await screen.findByLabelText('Web address or recipe text'), {
    target: { value: 'https://example.org/pie' },
  })
  press('Read Recipe')
  expect(await screen.findByText(/Paste the recipe’s text instead/)).toBeTruthy()
  const tries = requested.filter((path) => path.includes('/import')).length
  fireEvent.change(screen.getByLabelText('Web address or recipe text'), {
    target: { value: `https://example.org/pie\n\n${PIE}` },
  })
  press('Read Recipe')
  await expect.poll(() => titleField().value).toBe('Plum pie')
  expect(requested.filter((path) => path.includes('/import'))).toHaveLength(tries)
})

function fillForm(amount: string) {
  show()
  type('Recipe title', 'Leek soup')
  type('Ingredient 1', 'leek')
  press('Add Ingredient')
  type('Ingredient 2', 'salt')
  const amountField = screen.getByLabelText<HTMLInputElement>('Amount of ingredient 2')
  fireEvent.change(amountField, { target: { value: amount } })
  fireEvent.blur(amountField)
  type('Instructions', 'Simmer.')
  press('Add Recipe')
  return amountField
}

test('an ingredient without an amount is saved without one', () => {
  fillForm('')
  expect(useCustomRecipes.getState().recipes[0]?.ingredients[1]).toEqual({ name: 'salt', amount: 0, unit: '' })
})

test('an invalid amount is marked and gets focus', () => {
  const field = fillForm('some')
  expect(useCustomRecipes.getState().recipes).toEqual([])
  expect(document.activeElement).toBe(field)
  expect(field.getAttribute('aria-invalid')).toBe('true')
})

test('the hint about a range disappears with its ingredient', () => {
  show()
  fireEvent.change(screen.getByLabelText('Amount of ingredient 1'), { target: { value: '2-3' } })
  expect(screen.getByText('We’ll use the larger amount.')).toBeTruthy()
  press('Add Ingredient')
  type('Ingredient 2', 'salt')
  press('Remove ingredient 1')
  expect(screen.queryByText('We’ll use the larger amount.')).toBeNull()
})

test('the larger amount of a range is used, and the form says so', () => {
  const field = fillForm('2-3')
  expect(field.value).toBe('3')
  expect(screen.getByText('We’ll use the larger amount.')).toBeTruthy()
  expect(useCustomRecipes.getState().recipes[0]?.ingredients[1]?.amount).toBe(3)
})

test('choosing a diet and clearing it again starts no recipe', () => {
  show()
  press('Vegan')
  expect(localStorage.getItem('recipe-draft')).toContain('Vegan')
  press('Vegan')
  expect(localStorage.getItem('recipe-draft')).toBeNull()
  const leaving = new Event('beforeunload', { cancelable: true })
  window.dispatchEvent(leaving)
  expect(leaving.defaultPrevented).toBe(false)
  cleanup()
  show()
  expect(screen.queryByText('Here’s the recipe you started.')).toBeNull()
})

test('an edited recipe whose diets come back in another order is unchanged', () => {
  const id = useCustomRecipes.getState().add({ ...soup, diets: ['Vegan', 'Gluten Free'] })
  show(`/add-recipe?edit=${id}`)
  press('Vegan')
  press('Vegan')
  expect(localStorage.getItem('recipe-draft')).toBeNull()
  type('Recipe title', 'Leek pie')
  expect(localStorage.getItem('recipe-draft')).toContain('Leek pie')
})
