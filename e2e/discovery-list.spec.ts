import { matchesDiet, SITE_DIETS } from '#domain/nutrition/diets.ts'
import {
  expect,
  fetchRecipe,
  moveTo,
  onDevice,
  open,
  ready,
  recipeCards,
  searchTotal,
  shownIds,
  test,
} from './fixtures.ts'

const NOTHING = 'No recipes found. Try a different search.'

test.describe('the list of recipes', () => {
  test('shows twenty of all recipes, continues with Show More, and keeps its length after a recipe or a reload', async ({
    page,
  }) => {
    await open(page, '/recipes')
    await expect(page.getByRole('heading', { level: 1, name: 'All Recipes' })).toBeVisible()
    await expect(recipeCards(page)).toHaveCount(20)
    await expect(page.getByText('Showing 20 recipes')).toBeVisible()
    const first = await shownIds(page)
    await page.getByRole('button', { name: 'Show More' }).click()
    await expect.poll(() => recipeCards(page).count()).toBeGreaterThan(20)
    const before = await shownIds(page)
    expect(before.slice(0, 20)).toEqual(first)

    await test.step('a recipe leads back to the same position', async () => {
      await recipeCards(page).nth(20).scrollIntoViewIfNeeded()
      const link = recipeCards(page).nth(20).getByRole('link')
      const title = await link.textContent()
      const scrolled = await page.evaluate(() => window.scrollY)
      expect(scrolled).toBeGreaterThan(500)
      await link.click()
      await expect(page.getByRole('heading', { level: 1, name: title ?? '' })).toBeVisible()
      expect(await page.evaluate(() => window.scrollY)).toBe(0)
      await page.getByRole('link', { name: 'Back', exact: true }).click()
      await expect(page.getByRole('heading', { level: 1, name: 'All Recipes' })).toBeVisible()
      expect(await shownIds(page)).toEqual(before)
      await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(scrolled)
      await expect(recipeCards(page).nth(20)).toBeInViewport()
    })

    await page.reload()
    await ready(page)
    await expect.poll(() => recipeCards(page).count()).toBeGreaterThan(20)
  })

  test('shows the recipes of a cuisine, whatever the spelling of its URL', async ({ page, request }) => {
    await open(page, '/cuisines/italian')
    await expect(page.getByRole('heading', { level: 1, name: 'Italian Recipes' })).toBeVisible()
    const response = await request.get('/api/recipes/complexSearch?query=&cuisine=Italian&number=20')
    const { results } = await response.json()
    expect(results.length).toBeGreaterThan(0)
    expect(await shownIds(page)).toEqual(results.map(({ id }: { id: number }) => id))
  })

  test('says that nothing was found, for an unknown cuisine and for hostile text, which stays plain text', async ({
    page,
    request,
  }) => {
    const text = '<img src=x onerror=alert(1)>"\'&zzqxv'
    await open(page, `/recipes?search=${encodeURIComponent(text)}`)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(`Search Results for "${text}"`)
    await expect(page.getByText(NOTHING, { exact: true })).toBeVisible()
    expect((await request.get('/cuisines/Klingon')).status()).toBe(200)
    await moveTo(page, '/cuisines/Klingon')
    await expect(page.getByRole('heading', { level: 1, name: 'Klingon Recipes' })).toBeVisible()
    await expect(page.getByText(NOTHING, { exact: true })).toBeVisible()
  })

  test('makes the search call and then one for every result, from the header’s search box', async ({ page }) => {
    const calls: string[] = []
    page.on('request', (request) => {
      const { pathname, searchParams } = new URL(request.url())
      if (pathname.startsWith('/api/recipes')) calls.push(`${pathname} ${searchParams.get('query') ?? ''}`.trim())
    })
    await open(page, '/')
    await page.getByRole('banner').getByRole('button', { name: 'Search', exact: true }).first().click()
    const box = page.getByPlaceholder('Search for recipes, ingredients, cuisines...')
    await box.fill('  soup ')
    await box.press('Enter')
    await expect(page).toHaveURL('/recipes?search=soup')
    await expect(page.getByRole('heading', { level: 1, name: 'Search Results for "soup"' })).toBeVisible()
    await expect(recipeCards(page).first()).toBeVisible()
    const ids = await shownIds(page)
    expect(calls[0]).toBe('/api/recipes/complexSearch soup')
    expect(calls.slice(1).sort()).toEqual(ids.map((id) => `/api/recipes/${id}/information`).sort())
  })

  test('shows what a search finds, under the search text, and continues past the first twenty', async ({
    page,
    request,
  }) => {
    const words = ['garlic', 'onion', 'oil', 'salt', 'lemon']
    const totals = await Promise.all(words.map((query) => searchTotal(request, { query })))
    const word = words.find((_, place) => (totals[place] ?? 0) > 20)
    expect(word, 'a word with more than twenty results').toBeDefined()
    const total = totals[words.indexOf(word ?? '')] ?? 0
    await open(page, `/recipes?search=%20${word}%20`)
    await expect(page.getByRole('heading', { level: 1, name: `Search Results for "${word}"` })).toBeVisible()
    await expect(recipeCards(page)).toHaveCount(20)
    await expect(page.getByText(`Showing 20 of ${total} recipes`)).toBeVisible()
    const first = await shownIds(page)
    const response = await request.get(`/api/recipes/complexSearch?query=${word}&number=20`)
    const { results } = await response.json()
    expect(first).toEqual(results.map(({ id }: { id: number }) => id))
    await page.getByRole('button', { name: 'Show More' }).click()
    await expect(recipeCards(page)).toHaveCount(Math.min(40, total))
    const ids = await shownIds(page)
    expect(ids.slice(0, 20)).toEqual(first)
    expect(new Set(ids).size).toBe(ids.length)
  })

  test('puts this device’s own recipes first, and opens them', async ({ page }) => {
    const own = {
      id: 2 ** 31 + 5,
      title: 'Grandma’s Noodles',
      image: '/img/site/default-recipe-960.avif',
      readyInMinutes: 30,
      servings: 4,
      cuisines: ['Italian'],
      diets: ['Vegetarian'],
      instructions: 'Boil the water.\nCook the noodles.',
      ingredients: [{ name: 'noodles', amount: 250, unit: 'g' }],
      isCustom: true,
    }
    await onDevice(page, 'custom-recipes', { state: { recipes: [own] }, version: 1 })
    await open(page, '/recipes')
    const yours = page.getByRole('region', { name: 'Your recipes' })
    await expect(recipeCards(yours)).toHaveCount(1)
    expect((await shownIds(page))[0]).toBe(own.id)
    await yours.getByRole('link', { name: own.title }).click()
    await expect(page).toHaveURL(`/recipes/${own.id}`)
    await expect(page.getByRole('heading', { level: 1, name: own.title })).toBeVisible()
    await page.reload()
    await expect(page.getByRole('heading', { level: 1, name: own.title })).toBeVisible()
    await moveTo(page, '/cuisines/Italian')
    await expect(yours.getByRole('link', { name: own.title })).toBeVisible()
    await moveTo(page, '/cuisines/Indian')
    await expect(recipeCards(page).first()).toBeVisible()
    await expect(yours).toHaveCount(0)
  })
})

test.describe('the diet filter', () => {
  test('opens with the ten diets, of which one at a time can be chosen', async ({ page }) => {
    await open(page, '/recipes')
    const chips = page.getByRole('group', { name: 'Dietary Preferences' }).getByRole('button')
    await expect(chips.first()).toBeHidden()
    await page.getByRole('button', { name: 'Filters' }).click()
    await expect(page.getByRole('heading', { name: 'Dietary Preferences' })).toBeVisible()
    await expect(chips).toHaveText([...SITE_DIETS])
    const vegan = chips.filter({ hasText: /^Vegan$/ })
    const paleo = chips.filter({ hasText: /^Paleo$/ })
    await vegan.click()
    await expect(vegan).toHaveAttribute('aria-pressed', 'true')
    await expect(page).toHaveURL('/recipes?diet=Vegan')
    await paleo.click()
    await expect(paleo).toHaveAttribute('aria-pressed', 'true')
    await expect(vegan).toHaveAttribute('aria-pressed', 'false')
    await expect(page).toHaveURL('/recipes?diet=Paleo')
    await paleo.click()
    await expect(paleo).toHaveAttribute('aria-pressed', 'false')
    await expect(page).toHaveURL('/recipes')
  })

  test('covers every recipe, keeps the search, and isn’t part of the provider’s calls', async ({ page, request }) => {
    const requested: string[] = []
    page.on('request', (sent) => requested.push(new URL(sent.url()).pathname + new URL(sent.url()).search))
    await open(page, '/recipes?search=salad')
    const all = await shownIds(page)
    await page.getByRole('button', { name: 'Filters' }).click()
    await page.getByRole('button', { name: 'Vegan', exact: true }).click()
    await expect(page).toHaveURL('/recipes?search=salad&diet=Vegan')
    const filtered = await (await request.get('/api/catalogue/recipes?search=salad&diet=Vegan')).json()
    await expect(page.getByText(filtered.sentence, { exact: true })).toBeVisible()
    expect(await shownIds(page)).toEqual(filtered.recipes.map(({ id }: { id: number }) => id))
    for (const id of await shownIds(page)) expect(matchesDiet(await fetchRecipe(request, id), 'Vegan')).toBe(true)
    expect(requested.filter((address) => /^\/api\/(recipes|food)\b.*(diet|vegan)/i.test(address))).toEqual([])
    await page.getByRole('button', { name: 'Clear Filters' }).click()
    await expect(page).toHaveURL('/recipes?search=salad')
    await expect.poll(() => shownIds(page)).toEqual(all)
  })

  test('is taken from the URL, and stays within a cuisine; an unknown one is ignored', async ({ page }) => {
    await open(page, '/cuisines/Indian?diet=vegan')
    await page.getByRole('button', { name: 'Filters' }).click()
    await expect(page.getByRole('button', { name: 'Vegan', exact: true })).toHaveAttribute('aria-pressed', 'true')
    await page.getByRole('button', { name: 'Gluten Free', exact: true }).click()
    await expect(page).toHaveURL('/cuisines/Indian?diet=Gluten%20Free')
    await moveTo(page, '/recipes?diet=carnivore')
    await expect(page.getByText('We ignored “carnivore”: it isn’t a diet.')).toBeVisible()
    await expect(recipeCards(page)).toHaveCount(20)
  })
})

test.describe('on a laptop', () => {
  test.use({ viewport: { width: 1440, height: 900 } })

  test('pressing Filters twice opens and closes the panel, and chooses nothing that slid under the pointer', async ({
    page,
  }) => {
    await open(page, '/recipes')
    const box = await page.getByRole('button', { name: 'Filters' }).boundingBox()
    if (!box) throw new Error('The Filters button is not shown.')
    const press = () => page.mouse.click(box.x + box.width / 2, box.y + box.height / 2)
    const panel = page.getByRole('dialog', { name: 'Filters' })
    await press()
    await expect(panel).toBeVisible()
    await press()
    await expect(panel).toBeHidden()
    await expect(page).toHaveURL('/recipes')

    await press()
    const diet = panel.getByRole('button', { name: 'Vegan', exact: true })
    await diet.click()
    await expect(page).toHaveURL('/recipes?diet=Vegan')
  })
})
