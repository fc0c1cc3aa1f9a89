import AxeBuilder from '@axe-core/playwright'
import { expect, oneRecipe, open, recipeCards, test } from './fixtures.ts'
import { tabTo } from './keyboard.ts'

test.describe('with the keyboard alone', () => {
  test('a visitor gets from the home page to a recipe and marks it', async ({ page }) => {
    await open(page, '/')
    await tabTo(page, page.getByRole('link', { name: 'Find Recipes' }))
    await page.keyboard.press('Enter')
    await expect(page.getByRole('heading', { level: 1, name: 'All Recipes' })).toBeVisible()
    await expect(page.getByRole('main')).toBeFocused()
    await expect(page.locator('[aria-live=polite]').filter({ hasText: 'All Recipes' })).toBeAttached()
    const card = recipeCards(page).first()
    const title = (await card.getByRole('link').textContent()) ?? ''
    await tabTo(page, card.getByRole('button'))
    await page.keyboard.press('Space')
    await expect(card.getByRole('button')).toHaveAttribute('aria-pressed', 'true')
    await tabTo(page, card.getByRole('link'))
    await page.keyboard.press('Enter')
    await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible()
    await expect(page.getByRole('button', { name: 'Saved' })).toBeVisible()
    await tabTo(page, page.getByRole('link', { name: 'Back', exact: true }))
    await page.keyboard.press('Enter')
    await expect(page.getByRole('heading', { level: 1, name: 'All Recipes' })).toBeVisible()
  })

  test('filters are opened, chosen and cleared, and the focus stays with the person', async ({ page }) => {
    await open(page, '/recipes')
    const filters = page.getByRole('button', { name: 'Filters', exact: true })
    await tabTo(page, filters)
    await page.keyboard.press('Enter')
    await expect(filters).toHaveAttribute('aria-expanded', 'true')
    const vegan = page.getByRole('button', { name: 'Vegan', exact: true })
    await tabTo(page, vegan)
    await page.keyboard.press('Space')
    await expect(vegan).toHaveAttribute('aria-pressed', 'true')
    await expect(vegan).toBeFocused()
    await tabTo(page, page.getByRole('button', { name: 'Clear Filters' }))
    await page.keyboard.press('Enter')
    await expect(vegan).toHaveAttribute('aria-pressed', 'false')
  })

  test('Show more moves on to the first new recipe', async ({ page }) => {
    await open(page, '/recipes')
    await page.getByRole('button', { name: 'Show more' }).focus()
    await page.keyboard.press('Enter')
    await expect(recipeCards(page).nth(20).getByRole('link')).toBeFocused()
  })

  test('tabs, servings and stars answer to the arrow keys, and Escape closes the dialog', async ({ page, request }) => {
    const recipe = await oneRecipe(request)
    await open(page, `/recipes/${recipe.id}`)
    await tabTo(page, page.getByRole('radio', { name: '1 star', exact: true }))
    await page.keyboard.press('Space')
    await page.keyboard.press('ArrowRight')
    await page.keyboard.press('ArrowRight')
    await expect(page.getByRole('radio', { name: '3 stars' })).toBeFocused()
    await expect(page.getByRole('alert').filter({ hasText: 'Not authenticated' })).toBeVisible()

    const logAsMeal = page.getByRole('button', { name: 'Log as Meal' })
    await tabTo(page, logAsMeal)
    await page.keyboard.press('Enter')
    await expect(page.getByRole('dialog', { name: 'Log Meal' })).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(page.getByRole('dialog')).toBeHidden()
    await expect(logAsMeal).toBeFocused()

    await tabTo(page, page.getByRole('tab', { name: 'Ingredients' }))
    await page.keyboard.press('ArrowRight')
    await expect(page.getByRole('tab', { name: 'Instructions' })).toBeFocused()
    await expect(page.getByRole('tabpanel', { name: 'Instructions' })).toBeVisible()
    await page.keyboard.press('End')
    await expect(page.getByRole('tabpanel', { name: 'Nutrition' })).toBeVisible()
    await page.keyboard.press('Home')
    const servings = page.getByRole('spinbutton', { name: 'Servings' })
    await tabTo(page, servings)
    await page.keyboard.press('ArrowUp')
    await expect(servings).toHaveValue(String(recipe.servings + 1))
    await tabTo(page, page.getByRole('checkbox').first())
    await page.keyboard.press('Space')
    await expect(page.getByRole('checkbox').first()).toBeChecked()
  })
})

for (const colorScheme of ['light', 'dark'] as const) {
  test.describe(`the pages of discovery in ${colorScheme} colors`, () => {
    test.use({ colorScheme })

    for (const address of ['/', '/recipes?diet=Vegan', '/cuisines', '/favorites', 'a recipe', 'its nutrition']) {
      test(`have no fault that a machine can find: ${address}`, async ({ page, request }) => {
        const { id } = await oneRecipe(request)
        await open(
          page,
          address.replace('a recipe', `/recipes/${id}`).replace('its nutrition', `/recipes/${id}#nutrition`),
        )
        const { violations } = await new AxeBuilder({ page }).analyze()
        expect(violations.map(({ id: rule, nodes }) => `${rule}: ${nodes.map(({ html }) => html).join(' ')}`)).toEqual(
          [],
        )
      })
    }
  })
}
