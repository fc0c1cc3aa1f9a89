// @vitest-environment happy-dom
import { fireEvent, screen } from '@testing-library/react'
import { describe, expect, onTestFinished, test, vi } from 'vitest'
import { emptyRecipeDraft } from '#domain/recipe/custom-recipe.ts'
import { useCustomRecipes } from '#web/features/custom-recipes/custom-recipes-store.ts'
import { heldCall, renderPage } from '#web/testing/render-page.tsx'
import { RecipesPage } from './recipes-page.tsx'

const recipe = (id: number, title: string) => ({ id, title, servings: 2, readyInMinutes: 30, cuisines: [], diets: [] })

test('the list shows eight skeleton cards while it loads', async () => {
  const { call, response } = heldCall()
  const { container } = renderPage(RecipesPage, '/recipes', () => call)
  expect(container.querySelectorAll('[data-skeleton-card]')).toHaveLength(8)
  response({ recipes: [recipe(7, 'Pea soup')] })
  expect(await screen.findByRole('link', { name: 'Pea soup' })).toBeTruthy()
  expect(container.querySelectorAll('[data-skeleton-card]')).toHaveLength(0)
})

test('a search without results says so and links back to all recipes', async () => {
  renderPage(RecipesPage, '/recipes?search=zzz', () => Promise.resolve({ results: [], totalResults: 0 }))
  expect(await screen.findByText('No recipes found. Try a different search.')).toBeTruthy()
  expect(screen.getByRole('link', { name: 'Browse All Recipes' }).getAttribute('href')).toBe('/recipes')
})

test('a list that couldn’t be loaded can be retried', async () => {
  const responses = [
    Promise.reject(new TypeError('Failed to fetch')),
    Promise.resolve({ recipes: [recipe(7, 'Pea soup')] }),
  ]
  renderPage(RecipesPage, '/recipes', () => responses.shift() ?? Promise.reject(new Error('Asked too often.')))
  expect((await screen.findByRole('alert')).textContent).toContain('We couldn’t load the recipes')
  fireEvent.click(screen.getByRole('button', { name: 'Try Again' }))
  expect(await screen.findByRole('link', { name: 'Pea soup' })).toBeTruthy()
})

test('a recipe with few details is shown with what it has', async () => {
  renderPage(RecipesPage, '/recipes', () => Promise.resolve({ recipes: [{ id: 9 }] }))
  expect(await screen.findByRole('link', { name: 'Untitled recipe' })).toBeTruthy()
})

const filter = (name: string, value: string, label: string) => ({ filter: name, value, label })

test('a filtered list says what it contains, and each filter and wish can be removed', async () => {
  const requested: string[] = []
  renderPage(RecipesPage, '/recipes?search=quick+soup&diet=Vegan&maxTime=20', (path, parameters) => {
    requested.push(`${path}?${new URLSearchParams(parameters)}`)
    return Promise.resolve({
      recipes: [recipe(7, 'Pea soup')],
      total: 1,
      sentence: '1 vegan recipe up to 20 minutes',
      filters: [filter('diet', 'Vegan', 'Vegan'), filter('maxTime', '20', 'Up to 20 minutes')],
      preferences: [{ ...filter('maxTime', '30', 'Up to 30 minutes'), without: 'soup' }],
    })
  })
  expect((await screen.findByText('1 vegan recipe up to 20 minutes')).getAttribute('role')).toBe('status')
  expect(requested).toEqual(['/catalogue/recipes?diet=Vegan&maxTime=20&search=quick+soup&number=20'])
  const target = (name: string) => screen.getByRole('link', { name }).getAttribute('href')
  expect(target('Remove filter: Vegan')).toBe('/recipes?search=quick%20soup&maxTime=20')
  expect(target('Remove filter: Up to 30 minutes')).toBe('/recipes?search=soup&diet=Vegan&maxTime=20')
  expect(target('Clear All')).toBe('/recipes?search=quick%20soup')
  // Back restores it.
  fireEvent.click(screen.getByRole('link', { name: 'Remove filter: Vegan' }))
  expect(window.history.state).toMatchObject({ depth: 1 })
})

test('an empty list offers another spelling and the filters to drop', async () => {
  renderPage(RecipesPage, '/recipes?search=chicken+saladdd&diet=Vegan', () =>
    Promise.resolve({
      recipes: [],
      total: 0,
      sentence: 'No vegan recipes',
      text: 'chicken saladdd',
      filters: [filter('diet', 'Vegan', 'Vegan')],
      remedies: [{ ...filter('diet', 'Vegan', 'Vegan'), total: 12 }],
      spelling: { search: 'chicken salad', total: 1 },
    }),
  )
  const meant = await screen.findByRole('link', { name: 'Did you mean “chicken salad”?' })
  expect(meant.getAttribute('href')).toBe('/recipes?search=chicken%20salad&diet=Vegan')
  const drop = screen.getByRole('link', { name: 'Remove “Vegan”' })
  expect(drop.getAttribute('href')).toBe('/recipes?search=chicken%20saladdd')
  expect(drop.parentElement?.textContent).toBe('Remove “Vegan” (12 recipes)')
})

test('an invalid filter is ignored, and the page says so', async () => {
  renderPage(RecipesPage, '/recipes?diet=moonlight&maxTime=soon&type=soup', () =>
    Promise.resolve({
      recipes: [recipe(7, 'Pea soup')],
      total: 1,
      unknown: [
        { filter: 'diet', value: 'moonlight' },
        { filter: 'maxTime', value: 'soon' },
        { filter: 'search', value: 'not keto' },
        { filter: 'limit', value: 'over 30 minutes' },
      ],
    }),
  )
  expect(await screen.findByText('We ignored “moonlight”: it isn’t a diet.')).toBeTruthy()
  expect(screen.getByText('We ignored “soon”: it isn’t a number we can use.')).toBeTruthy()
  expect(screen.getByText('We ignored “not keto”: we can only leave out ingredients that we know.')).toBeTruthy()
  expect(screen.getByText('We ignored “over 30 minutes”: we don’t have that filter.')).toBeTruthy()
  expect(screen.getByRole('button', { name: /^Filters/ }).textContent).toBe('Filters1 active')
})

describe('own recipes in a search', () => {
  /** Shows a search as our server understands it; `excluded` are the ingredients it reports as excluded. */
  function showSearch(search: string, facts: object, excluded: string[] = [], filters: Record<string, string> = {}) {
    const eggs = { name: 'eggs', amount: 2, unit: '' }
    const draft = { ...emptyRecipeDraft(), readyInMinutes: 15 }
    useCustomRecipes.setState({ recipes: [] })
    const { add } = useCustomRecipes.getState()
    add({ ...draft, title: 'Ham omelette', ingredients: [eggs, { name: 'ham', amount: 50, unit: 'g' }] })
    add({ ...draft, title: 'Leek omelette', ingredients: [eggs, { name: 'leek', amount: 1, unit: '' }] })
    vi.stubGlobal('fetch', (path: string, { body }: { body?: string } = {}) => {
      if (!path.endsWith('/exclusions')) return Promise.reject(new TypeError('Failed to fetch'))
      const { ingredients = [] }: { ingredients?: string[] } = JSON.parse(body ?? '{}')
      return Promise.resolve(Response.json(ingredients.map((name) => excluded.includes(name))))
    })
    onTestFinished(() => {
      vi.unstubAllGlobals()
      useCustomRecipes.setState({ recipes: [] })
    })
    renderPage(RecipesPage, `/recipes?${new URLSearchParams({ search, ...filters })}`, (path) => {
      if (path === '/catalogue/recipes') return Promise.resolve(facts)
      return Promise.resolve({ results: [], totalResults: 0 })
    })
  }

  test('are left out if they contain what it excludes', async () => {
    const preferences = [{ ...filter('exclude', 'ham', 'Without ham'), without: 'omelette' }]
    showSearch('omelette without ham', { preferences, text: 'omelette' }, ['ham'])
    expect(await screen.findByText('Leek omelette')).toBeTruthy()
    expect(screen.queryByText('Ham omelette')).toBeNull()
  })

  test('aren’t narrowed by a filter that the page says it ignored', async () => {
    showSearch('omelette', { text: 'omelette', unknown: [{ filter: 'include', value: 'unobtainium' }] }, [], {
      include: 'unobtainium',
    })
    expect(await screen.findByText('Leek omelette')).toBeTruthy()
  })

  test('are shown if they match what its words mean', async () => {
    const preferences = [{ ...filter('maxTime', '30', 'Up to 30 minutes'), without: '' }]
    showSearch('quick', { preferences, text: '' })
    expect(await screen.findByText('Leek omelette')).toBeTruthy()
    expect((await screen.findByText(/ and 2 of yours$|^2 recipes of yours$/)).getAttribute('role')).toBe('status')
    expect(screen.getByText('Ham omelette')).toBeTruthy()
  })
})
