import type { RecipeInformation } from '#domain/recipe/provider.ts'
import {
  expect,
  moveTo,
  onDevice,
  oneRecipe,
  open,
  ready,
  recipeCards,
  shownIds,
  someRecipes,
  test,
} from './fixtures.ts'

const saved = (ids: readonly unknown[]) => ({ state: { favorites: ids }, version: 1 })
const nutrient = (recipe: RecipeInformation, name: string) =>
  Math.round(recipe.nutrition?.nutrients.find((entry) => entry.name === name)?.amount ?? Number.NaN).toLocaleString(
    'en-US',
  )

test.describe('a recipe’s card', () => {
  test('has every number and badge that the recipe earns, and no other', async ({ page, request }) => {
    const all = await someRecipes(request)
    const has = (test: (recipe: RecipeInformation) => boolean) => all.find(test)
    const chosen = [
      has((recipe) => recipe.healthScore > 70),
      has((recipe) => recipe.healthScore <= 70),
      has((recipe) => recipe.vegan),
      has((recipe) => recipe.vegetarian && !recipe.vegan),
      has((recipe) => !recipe.vegetarian && !recipe.glutenFree && !recipe.dairyFree),
    ].filter((recipe) => recipe !== undefined)
    const recipes = [...new Map(chosen.map((recipe) => [recipe.id, recipe])).values()]
    expect(recipes.length).toBeGreaterThan(2)
    await onDevice(page, 'favorite-recipes', saved(recipes.map(({ id }) => id)))
    await open(page, '/favorites')
    await expect(recipeCards(page)).toHaveCount(recipes.length)
    for (const recipe of recipes) {
      const card = recipeCards(page).filter({ has: page.getByRole('link', { name: recipe.title, exact: true }) })
      await expect(card.getByRole('link')).toHaveAttribute('href', `/recipes/${recipe.id}`)
      await expect(card.locator('img')).toHaveAttribute('srcset', new RegExp(`/img/recipes/${recipe.id}-480.avif`))
      await expect(card).toContainText(`${nutrient(recipe, 'Calories')} kcal`)
      await expect(card).toContainText(`${nutrient(recipe, 'Protein')} g`)
      await expect(card).toContainText(`${nutrient(recipe, 'Carbohydrates')} g`)
      await expect(card).toContainText(`${nutrient(recipe, 'Fat')} g`)
      await expect(card).toContainText('per serving')
      await expect(card).toContainText(recipe.servings === 1 ? '1 serving' : `${recipe.servings} servings`)
      await expect(card).toContainText(recipe.cuisines[0] ?? '')
      await expect(card).toContainText(/Ready in (\d+ h )?\d+ (min|h)/)
      const price = recipe.pricePerServing > 0 ? `$${(recipe.pricePerServing / 100).toFixed(2)}` : 'N/A'
      await expect(card.getByText(`Price per serving ${price}`)).toBeVisible()
      await expect(card.getByText('Health score')).toHaveCount(recipe.healthScore > 70 ? 1 : 0)
      const badges: [string, boolean][] = [
        ['Vegan', recipe.vegan],
        ['Vegetarian', recipe.vegetarian && !recipe.vegan],
        ['GF', recipe.glutenFree],
        ['DF', recipe.dairyFree],
        ['Healthy', recipe.veryHealthy],
        ['Budget', recipe.cheap],
        ['Eco', recipe.sustainable],
      ]
      for (const [name, earned] of badges) {
        await expect(card.getByText(name, { exact: true }), `${name} on ${recipe.title}`).toHaveCount(earned ? 1 : 0)
      }
    }
  })
})

test.describe('favorites', () => {
  test('start empty with a hint, are marked on a card, stored as numbers, listed, and removed', async ({ page }) => {
    const requested: string[] = []
    page.on('request', (sent) => {
      if (sent.url().includes('/api/')) requested.push(new URL(sent.url()).pathname)
    })
    await open(page, '/favorites')
    await expect(page.getByRole('heading', { level: 1, name: 'Your Favorite Recipes' })).toBeVisible()
    await expect(page.getByRole('heading', { name: 'No favorites yet' })).toBeVisible()
    await expect(page.getByText('Click the heart icon on a recipe')).toBeVisible()
    expect(requested, 'recipes are asked for only when there are any').toEqual([])

    await page.getByRole('main').getByRole('link', { name: 'Browse Recipes' }).click()
    await expect(recipeCards(page)).toHaveCount(20)
    const ids = (await shownIds(page)).slice(0, 3)
    const hearts = recipeCards(page).getByRole('button', { name: /^Favorite: / })
    for (const place of [0, 1, 2]) {
      await expect(hearts.nth(place)).toHaveAttribute('aria-pressed', 'false')
      await hearts.nth(place).click()
      await expect(hearts.nth(place)).toHaveAttribute('aria-pressed', 'true')
    }
    const stored = await page.evaluate(() => localStorage.getItem('favorite-recipes'))
    expect(JSON.parse(stored ?? '').state.favorites.toSorted()).toEqual(ids.toSorted())

    requested.length = 0
    await open(page, '/favorites')
    await expect(recipeCards(page)).toHaveCount(3)
    expect((await shownIds(page)).toSorted()).toEqual(ids.toSorted())
    expect(requested.toSorted(), 'one by one').toEqual(ids.map((id) => `/api/recipes/${id}/information`).toSorted())
    for (const left of [2, 1, 0]) {
      await hearts.first().click()
      await expect(recipeCards(page)).toHaveCount(left)
    }
    await expect(page.getByText('No favorites yet')).toBeVisible()
  })

  test('are in sync between two open tabs', async ({ page, context, request }) => {
    const recipe = await oneRecipe(request)
    const other = await context.newPage()
    await open(page, '/favorites')
    await open(other, `/recipes/${recipe.id}`)
    await other.getByRole('button', { name: 'Save Recipe' }).click()
    await expect(other.getByRole('button', { name: 'Saved' })).toBeVisible()
    await expect(page.getByRole('link', { name: recipe.title })).toBeVisible()
    await page.getByRole('button', { name: `Favorite: ${recipe.title}` }).click()
    await expect(other.getByRole('button', { name: 'Save Recipe' })).toBeVisible()
  })

  test('that are damaged are set aside, and every page starts normally', async ({ page }) => {
    const garbage = '{"state":{"favorites":["a",null,-4,90000001.5]}}'
    for (const key of ['favorite-recipes', 'shopping-list', 'custom-recipes', 'auth-storage'])
      await onDevice(page, key, garbage)
    await open(page, '/')
    for (const address of ['/cuisines', '/recipes']) await moveTo(page, address)
    await expect(recipeCards(page)).toHaveCount(20)
    const [id] = await shownIds(page)
    await moveTo(page, `/recipes/${id}`)
    await page.getByRole('button', { name: 'Save Recipe' }).click()
    await moveTo(page, '/favorites')
    await expect(page.locator(`a[href="/recipes/${id}"]`)).toBeVisible()
    expect(await page.evaluate(() => localStorage.getItem('favorite-recipes.rejected'))).toBe(garbage)
  })
})

test.describe('a favorite that no longer exists', () => {
  test.use({ expectedErrors: [/status of 404/] })

  test('is shown as gone, can be removed, and doesn’t affect the others', async ({ page, request }) => {
    const recipe = await oneRecipe(request)
    await onDevice(page, 'favorite-recipes', saved([5, recipe.id, 2 ** 31 + 99]))
    await open(page, '/favorites')
    await expect(page.getByRole('link', { name: recipe.title })).toBeVisible()
    await expect(page.getByText('This recipe is gone')).toHaveCount(2)
    await page.getByRole('button', { name: 'Remove', exact: true }).first().click()
    await page.getByRole('button', { name: 'Remove', exact: true }).first().click()
    await expect(page.getByText('This recipe is gone')).toHaveCount(0)
    await page.reload()
    await ready(page)
    await expect(page.getByRole('link', { name: recipe.title })).toBeVisible()
    await expect(page.getByText('This recipe is gone')).toHaveCount(0)
  })
})

test.describe('the cuisines', () => {
  test('are twenty-six picture cards with recipe counts', async ({ page }) => {
    await open(page, '/cuisines')
    await expect(page.getByRole('heading', { level: 1, name: 'Explore Cuisines' })).toBeVisible()
    const cards = page.getByRole('main').getByRole('listitem')
    await expect(cards).toHaveCount(26)
    await expect(cards.locator('img')).toHaveCount(26)
    await page.getByRole('link', { name: 'Middle Eastern' }).click()
    await expect(page).toHaveURL('/cuisines/Middle%20Eastern')
    await expect(page.getByRole('heading', { level: 1, name: 'Middle Eastern Recipes' })).toBeVisible()
  })
})
