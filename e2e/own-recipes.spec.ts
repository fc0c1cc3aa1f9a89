import { dayKey } from '#domain/time/calendar.ts'
import { expectAllInside } from './fits-screen.ts'
import { expect, moveTo, open, test } from './fixtures.ts'
import { addRow, joinOnDevice } from './member.ts'
import { ADD, ingredient, pie, save, savedRecipes, seed, soup, titleBox } from './own-recipe-steps.ts'

test('the form has its defaults, asks in order for what is missing, and saves a complete recipe', async ({ page }) => {
  await open(page, ADD)
  await expect(page.getByRole('heading', { level: 1, name: 'Add Your Recipe' })).toBeVisible()
  await expect(page.getByLabel(/Preparation time/)).toHaveValue('30')
  await expect(page.getByLabel(/Preparation time/)).toHaveAttribute('min', '1')
  await expect(page.getByLabel('Servings')).toHaveValue('4')
  await expect(page.getByLabel('Servings')).toHaveAttribute('min', '1')
  await expect(page.getByLabel(/Image URL/)).toHaveAttribute('type', 'url')
  const amount = page.getByLabel('Amount of ingredient 1')
  await expect(amount).toHaveValue('1')
  await expect(amount).toHaveAttribute('min', '0')
  await expect(amount).toHaveAttribute('step', '0.1')
  await expect(page.getByRole('button', { name: 'Remove ingredient 1' })).toBeDisabled()
  await page.getByRole('button', { name: 'Add Ingredient' }).click()
  await expect(ingredient(page, 2)).toBeFocused()
  await page.getByRole('button', { name: 'Remove ingredient 1' }).click()
  await expect(ingredient(page, 2)).toHaveCount(0)
  await page.getByText('Cuisines (optional)').click()
  await expect(page.getByRole('group', { name: 'Cuisines' }).getByRole('button')).toHaveCount(26)
  await expect(page.getByRole('group', { name: 'Diets' }).getByRole('button')).toHaveCount(10)

  const problem = page.getByRole('alert').filter({ hasText: 'Please' })
  await save(page).click()
  await expect(problem).toHaveText('Please provide a recipe title.')
  await expect(titleBox(page)).toBeFocused()
  await titleBox(page).fill('   ')
  await save(page).click()
  await expect(problem).toHaveText('Please provide a recipe title.')
  await titleBox(page).fill(' Lentil Soup ')
  await save(page).click()
  await expect(problem).toHaveText('Please provide recipe instructions.')
  await page.getByLabel('Instructions').fill('Simmer for 30 minutes.')
  await save(page).click()
  await expect(problem).toHaveText('Please provide at least one ingredient with a name.')
  await expect(ingredient(page, 1)).toBeFocused()
  await ingredient(page, 1).fill('red lentils')
  await page.getByLabel('Amount of ingredient 1').fill('200')
  await page.getByLabel('Unit of ingredient 1').fill('g')
  await ingredient(page, 1).press('Enter')
  await page.getByLabel(/Image URL/).fill('not an address')
  await save(page).click()
  await expect(problem).toHaveText('Please enter the image as a web address.')
  await page.getByLabel(/Image URL/).fill('')
  for (const name of ['Greek', 'Italian', 'Vegan']) await page.getByRole('button', { name, exact: true }).click()
  await save(page).click()
  await expect(page.getByText('Recipe added successfully!', { exact: true })).toBeVisible()
  await expect(page).toHaveURL('/recipes')
  expect(await savedRecipes(page)).toMatchObject([
    {
      title: 'Lentil Soup',
      image: '/img/site/default-recipe-960.avif',
      readyInMinutes: 30,
      servings: 4,
      cuisines: ['Greek', 'Italian'],
      diets: ['Vegan'],
      ingredients: [{ name: 'red lentils', amount: 200, unit: 'g' }],
      isCustom: true,
    },
  ])
  const own = page.getByRole('region', { name: 'Your recipes' }).getByRole('article')
  await expect(own).toContainText('Lentil Soup')
  await expect(own).toContainText(/\d+ kcal/)
})

test('the nutrition follows the ingredients as they are typed; unknown ingredients and diet conflicts are reported', async ({
  page,
}) => {
  await open(page, ADD)
  const figures = page.getByRole('region', { name: 'Nutrition per serving' })
  await expect(figures).toContainText('Add an ingredient to see')
  await ingredient(page, 1).fill('butter')
  await page.getByLabel('Amount of ingredient 1').fill('100')
  await page.getByLabel('Unit of ingredient 1').fill('g')
  await expect(figures).toContainText('179 kcal')
  await page.getByLabel('Servings').fill('2')
  await expect(figures).toContainText('359 kcal')
  await page.getByRole('button', { name: 'Add Ingredient' }).click()
  await ingredient(page, 2).fill('moon dust')
  await expect(page.getByText('We don’t know this ingredient, so it isn’t counted.')).toBeVisible()
  await expect(figures).toContainText('1 ingredient isn’t counted.')
  await page.getByRole('button', { name: 'Vegan', exact: true }).click()
  await expect(page.getByRole('status').filter({ hasText: 'butter doesn’t fit Vegan' })).toBeVisible()
  await page.getByRole('button', { name: 'Vegan', exact: true }).click()
  await expect(page.getByText('butter doesn’t fit Vegan')).toHaveCount(0)
})

test('an own recipe has its page, with nutrition, is edited there, deleted after confirmation, and restored', async ({
  page,
}) => {
  await seed(page, [soup])
  await open(page, `/recipes/${soup.id}`)
  await expect(page.getByRole('heading', { level: 1, name: 'Lentil Soup' })).toBeVisible()
  await expect(page.getByRole('article').locator('header')).toContainText(/\d{3} kcal per serving/)
  await page.getByRole('tab', { name: 'Nutrition' }).click()
  const panel = page.getByRole('tabpanel', { name: 'Nutrition' })
  await expect(panel.getByRole('row', { name: /^Protein \d+ g/ })).toBeVisible()
  await expect(panel).toContainText('1 ingredient isn’t in our food data')
  await page.getByRole('link', { name: 'Edit' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Edit Your Recipe' })).toBeVisible()
  await expect(titleBox(page)).toHaveValue('Lentil Soup')
  await expect(page.getByLabel(/Image URL/)).toHaveValue('')
  await titleBox(page).fill('Better Lentil Soup')
  await page.getByRole('button', { name: 'Save Recipe' }).click()
  await expect(page).toHaveURL(`/recipes/${soup.id}`)
  await expect(page.getByRole('heading', { level: 1, name: 'Better Lentil Soup' })).toBeVisible()
  expect(await savedRecipes(page)).toMatchObject([{ id: soup.id, title: 'Better Lentil Soup', image: soup.image }])

  await page.getByRole('button', { name: 'Delete' }).click()
  await page
    .getByRole('alertdialog', { name: 'Delete Better Lentil Soup?' })
    .getByRole('button', { name: 'Delete' })
    .click()
  await expect(page).toHaveURL('/recipes')
  expect(await savedRecipes(page)).toEqual([])
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect(page.getByRole('region', { name: 'Your recipes' })).toContainText('Better Lentil Soup')
})

test('the confirmation before deleting names the planned days; there, the title stays as a note', async ({
  page,
  request,
}) => {
  const member = await joinOnDevice(page, request)
  await addRow(request, member, 'custom_recipes', { id: soup.id, body: soup })
  const today = dayKey(new Date())
  const planned = { recipe_id: String(soup.id), recipe_title: soup.title, calories: 500, servings: 1 }
  for (const meal_type of ['lunch', 'dinner'])
    await addRow(request, member, 'meal_schedules', { ...planned, date: today, meal_type })
  await open(page, `/recipes/${soup.id}`)
  await page.getByRole('button', { name: 'Delete' }).click()
  const question = page.getByRole('alertdialog', { name: 'Delete Lentil Soup?' })
  await expect(question).toContainText('It’s still planned on 1 day. Its title will stay there as a note.')
  await expect(question).not.toContainText('household')
  await question.getByRole('button', { name: 'Delete' }).click()
  await expect(page).toHaveURL('/recipes')
  await moveTo(page, '/meal-scheduler')
  const meals = page.locator('[aria-current=date] [data-meal-id]')
  await expect(meals).toHaveText(['Lentil Soup', 'Lentil Soup'])
  await expect(meals.getByRole('link')).toHaveCount(0)
})

test.describe('without the server', () => {
  test.use({ expectedErrors: [/Failed to load resource/] })

  test('an own recipe is shown with the nutrition it last had, or a dash', async ({ page }) => {
    await seed(page, [soup, pie])
    await open(page, `/recipes/${pie.id}`)
    const figures = page
      .getByRole('article')
      .locator('header')
      .getByText(/\d+ kcal per serving/)
    const known = (await figures.textContent()) ?? ''
    await page.route('**/foods/analyse/recipes', (route) => route.abort())
    await open(page, `/recipes/${pie.id}`)
    await expect(figures).toHaveText(known)
    await moveTo(page, `/recipes/${soup.id}`)
    await expect(page.getByRole('article').locator('header')).toContainText('– kcal per serving')
    await page.getByRole('tab', { name: 'Nutrition' }).click()
    await expect(page.getByText('Nutrition information not available for this recipe.')).toBeVisible()
  })
})

test('a long URL wraps on the page, and so does a title of one long word in the book', async ({ page }) => {
  const address = `https://example.com/${'soup'.repeat(30)}`
  const ingredients = [{ name: address, amount: 1, unit: '' }]
  await page.setViewportSize({ width: 390, height: 844 })
  const long = { ...soup, instructions: `See ${address}.`, ingredients }
  await seed(page, [long, { ...pie, title: 'Soup'.repeat(40) }])
  await open(page, `/recipes/${soup.id}`)
  await expect(page.getByRole('tabpanel', { name: 'Ingredients' })).toContainText(address)
  await expectAllInside(page, 'the ingredients')
  await page.getByRole('tab', { name: 'Instructions' }).click()
  await expectAllInside(page, 'the steps')
  await moveTo(page, '/recipe-book')
  await expect(page.getByRole('heading', { name: 'Contents' })).toBeVisible()
  await expect(page.getByRole('heading', { name: 'Instructions' }).first()).toBeVisible()
  await expectAllInside(page, 'the book')
})

test('a recipe of long words fits a phone, on every tab', async ({ page }) => {
  const word = 'Soup'.repeat(40)
  await page.setViewportSize({ width: 390, height: 844 })
  const ingredients = [{ name: word, amount: 1, unit: 'g' }]
  await seed(page, [{ ...soup, title: word, instructions: `${word} for 10 minutes.`, ingredients }])
  await open(page, `/recipes/${soup.id}`)
  for (const tab of ['Ingredients', 'Instructions', 'Nutrition']) {
    await page.getByRole('tab', { name: tab }).click()
    await expectAllInside(page, tab)
  }
})
