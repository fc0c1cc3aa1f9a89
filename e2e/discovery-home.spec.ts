import { expect, open, recipeCards, shownIds, test } from './fixtures.ts'

test.describe('the home page', () => {
  test('links from its hero, its four features and eight different recipes to their pages', async ({ page }) => {
    await open(page, '/')
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await expect(page.getByRole('link', { name: 'Create Diet Plan' })).toHaveAttribute('href', '/diet-planner')
    const features = page.getByRole('region', { name: 'What Plateful does' }).getByRole('link')
    const found = await features.evaluateAll((links) =>
      links.map((link) => [link.querySelector('h2')?.textContent, link.getAttribute('href')]),
    )
    expect(found).toEqual([
      ['Recipe Discovery', '/recipes'],
      ['Diet Planning', '/diet-planner'],
      ['Shopping Lists', '/shopping-list'],
      ['Nutrition Tracking', '/nutrition'],
    ])
    const featured = page.getByRole('region', { name: 'Featured Recipes' })
    await expect(recipeCards(featured)).toHaveCount(8)
    expect(new Set(await shownIds(featured)).size).toBe(8)
    await featured.getByRole('link', { name: 'View All' }).click()
    await expect(page).toHaveURL('/recipes')
    await expect(page.getByRole('heading', { level: 1, name: 'All Recipes' })).toBeVisible()
    await page.goBack()
    await page.getByRole('link', { name: 'Get Started' }).click()
    await expect(page).toHaveURL('/auth?mode=sign-up')
  })

  test('shows a different table for every visit, and keeps it for Back', async ({ page, request }) => {
    // There are dozens of versions: two visits in a row may get the same one, but hardly four.
    const loaded = new Set<string>()
    for (let visit = 0; visit < 4; visit++) {
      const html = await (await request.get('/')).text()
      loaded.add([...html.matchAll(/href="\/recipes\/(\d+)"/g)].map(([, id]) => id).join())
    }
    expect(loaded.size).toBeGreaterThan(1)
    await open(page, '/')
    const tables = [await shownIds(page)]
    for (let visit = 0; visit < 3; visit++) {
      await page.getByRole('link', { name: 'Find Recipes' }).click()
      await expect(page).toHaveURL('/recipes')
      await expect(page.getByRole('heading', { level: 1, name: 'All Recipes' })).toBeVisible()
      await page.getByRole('banner').getByRole('link', { name: 'Plateful' }).click()
      await expect(page.getByRole('heading', { name: 'Featured Recipes' })).toBeVisible()
      await expect(recipeCards(page)).toHaveCount(8)
      tables.push(await shownIds(page))
    }
    expect(new Set(tables.map(String)).size).toBeGreaterThan(1)
    await page.goBack()
    await expect(page.getByRole('heading', { level: 1, name: 'All Recipes' })).toBeVisible()
    await page.goBack()
    await expect(page.getByRole('heading', { name: 'Featured Recipes' })).toBeVisible()
    await expect.poll(() => shownIds(page)).toEqual(tables.at(-2))
  })

  test.describe('without scripts', () => {
    test.use({ javaScriptEnabled: false })

    test('is complete: recipes with their numbers, links and pictures', async ({ page }) => {
      await page.goto('/')
      await expect(recipeCards(page)).toHaveCount(8)
      await expect(recipeCards(page).first()).toContainText('per serving')
      await recipeCards(page).first().getByRole('link').click()
      await expect(page).toHaveURL(/\/recipes\/\d+$/)
      await expect(page.getByRole('heading', { name: 'Instructions' })).toBeVisible()
    })
  })
})
