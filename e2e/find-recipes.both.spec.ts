// Finding something to cook: combined filters, suggestions while typing, and what is at home.
import { ANY_SCREEN, expect, moveTo, onDevice, open, recipeCards, shownIds, test } from './fixtures.ts'

test('filters combine, are in the URL, can be removed, and survive opening a recipe', async ({ page, request }) => {
  await open(page, '/recipes?search=vegan')
  await page.getByRole('button', { name: 'Filters' }).click()
  const panel = page.getByRole('dialog', { name: 'Filters' })
  await panel.getByLabel('Meal type').selectOption('dinner')
  await expect(page).toHaveURL('/recipes?search=vegan&type=dinner')
  await panel.getByLabel('Time').selectOption('30')
  await expect(page).toHaveURL('/recipes?search=vegan&type=dinner&maxTime=30')
  await panel.getByLabel('Without these ingredients').fill('nuts')
  await expect(panel.getByRole('button', { name: 'Close' })).toBeInViewport()
  await panel.getByLabel('Without these ingredients').press('Enter')
  const address = '/recipes?search=vegan&type=dinner&maxTime=30&exclude=nuts'
  await expect(page).toHaveURL(address)
  const requested = await request.get(`/api/catalogue${address}`)
  const { total, sentence } = await requested.json()
  expect(sentence).toBe(`${total} vegan dinners up to 30 minutes without nuts`)
  await panel.getByRole('button', { name: `Show ${total} recipes` }).click()
  await expect(panel).toBeHidden()
  await expect(page.getByText(sentence, { exact: true })).toBeVisible()

  const before = await shownIds(page)
  await recipeCards(page).first().getByRole('link').click()
  await expect(page.getByRole('link', { name: 'Back', exact: true })).toBeVisible()
  await page.goBack()
  await expect(page).toHaveURL(address)
  await expect.poll(() => shownIds(page)).toEqual(before)

  await page.getByRole('link', { name: 'Remove filter: Vegan' }).click()
  await expect(page).toHaveURL('/recipes?type=dinner&maxTime=30&exclude=nuts')
  await expect(page.getByText(/^\d+ dinners up to 30 minutes without nuts$/)).toBeVisible()
})

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false })

  test('the panel opens, and every choice is a form that the server handles', async ({ page }) => {
    await page.goto('/cuisines/Italian')
    await page.getByRole('button', { name: 'Filters' }).click()
    const panel = page.getByRole('dialog', { name: 'Filters' })
    await panel.getByLabel('Time').selectOption('30')
    await panel.getByRole('button', { name: 'Vegetarian', exact: true }).click()
    await expect(page.getByText(/^\d+ vegetarian Italian recipes up to 30 minutes$/)).toBeVisible()
    await page.getByRole('link', { name: 'Remove filter: Vegetarian' }).click()
    await expect(page.getByText(/^\d+ Italian recipes up to 30 minutes$/)).toBeVisible()
  })
})

test('the search box makes suggestions, and the arrow keys select one', async ({ page }) => {
  const own = { id: 2 ** 31 + 5, title: 'Chickpea pot', image: '', readyInMinutes: 30, servings: 4, cuisines: [] }
  const rest = {
    diets: [],
    instructions: 'Cook.',
    ingredients: [{ name: 'peas', amount: 1, unit: '' }],
    isCustom: true,
  }
  await onDevice(page, 'custom-recipes', { state: { recipes: [{ ...own, ...rest }] }, version: 1 })
  await open(page, '/')
  await page.getByRole('banner').getByRole('button', { name: 'Search', exact: true }).first().click()
  const box = page.getByRole('combobox', { name: 'Search for recipes, ingredients, cuisines' })
  await expect(box).toBeFocused()
  await box.pressSequentially('chickp')
  const list = page.getByRole('listbox', { name: 'Suggestions' })
  await expect(list.getByRole('group', { name: 'Your recipes' }).getByRole('option')).toHaveText(['Chickpea pot'])
  const ingredient = list.getByRole('group', { name: 'Ingredients' }).getByRole('option').first()
  await expect(ingredient).toContainText(/chickpea.*\d+ recipes/)
  await expect(box).toHaveAttribute('aria-expanded', 'true')
  await page.keyboard.press('ArrowDown')
  await expect(list.getByRole('option', { selected: true })).toHaveText('Chickpea pot')
  await expect(box).toHaveAttribute('aria-activedescendant', /./)
  await page.keyboard.press('Escape')
  await expect(list).toBeHidden()
  await expect(box).toBeFocused()
  await box.press('s')
  await expect(list.getByRole('group', { name: 'Recipes', exact: true }).getByRole('option').first()).toBeVisible()
  // Results for one more letter may come in between, and start without a selection.
  await expect(async () => {
    await page.keyboard.press('ArrowDown')
    await expect(list.getByRole('option', { selected: true })).toBeVisible({ timeout: 1000 })
  }).toPass()
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/\/recipes\/\d+$/)
  await expect(box).toBeHidden()
})

test('what is at home finds dishes, and missing ingredients go on the shopping list', { tag: ANY_SCREEN }, async ({
  page,
}) => {
  await open(page, '/kitchen')
  await page.getByLabel('Add ingredients').fill('eggs; spinach')
  await page.getByRole('button', { name: 'Add', exact: true }).click()
  await page.getByRole('group', { name: 'Dairy' }).getByRole('button', { name: 'feta' }).click()
  await expect(page.getByText(/^\d+ dishes use what you have$/)).toBeVisible()
  const dish = recipeCards(page).filter({ hasText: 'to buy' }).first()
  const title = await dish.getByRole('heading').textContent()
  await dish.getByRole('button', { name: `Add what’s missing to the list: ${title}` }).click()
  await expect(page.getByText(/^Added \d+ items? to your shopping list\.$/)).toBeVisible()
  await page.reload()
  await expect(page.getByRole('button', { name: 'Remove spinach' })).toBeVisible()
  await expect(page.getByRole('link', { name: 'Plan meals that use these up' })).toHaveAttribute(
    'href',
    '/diet-planner?use=eggs%2Cspinach%2Cfeta',
  )
  await moveTo(page, '/shopping-list')
  await expect(page.getByRole('checkbox').first()).toBeVisible()
})
