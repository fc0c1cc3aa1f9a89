import { readFile } from 'node:fs/promises'
import type { Page } from '@playwright/test'
import { dayKey } from '#domain/time/calendar.ts'
import { expect, onDevice, open, test } from './fixtures.ts'
import { addRow, joinOnDevice } from './member.ts'

const ADD = '/add-recipe'
const soup = {
  id: 1_780_000_000_000_123,
  title: 'Lentil Soup',
  image: '/img/site/default-recipe-960.avif',
  readyInMinutes: 45,
  servings: 2,
  cuisines: ['Greek'],
  diets: ['Vegan'],
  instructions: 'Chop the onion.\nSimmer for 30 minutes.',
  ingredients: [
    { name: 'red lentils', amount: 200, unit: 'g' },
    { name: 'moon dust', amount: 1, unit: 'cup' },
  ],
  isCustom: true,
}
const pie = { ...soup, id: soup.id + 1, title: 'Apple Pie', diets: [], cuisines: [] }
const seed = (page: Page, recipes: object[]) => onDevice(page, 'custom-recipes', { state: { recipes }, version: 1 })
const kept = (page: Page) =>
  page.evaluate(() => JSON.parse(localStorage.getItem('custom-recipes') ?? '{"state":{"recipes":[]}}').state.recipes)

const titleBox = (page: Page) => page.getByLabel('Recipe title')
const ingredient = (page: Page, number: number) => page.getByLabel(`Ingredient ${number}`, { exact: true })
const save = (page: Page) => page.getByRole('button', { name: 'Add Recipe', exact: true })

test('the form starts with 30 minutes, 4 servings and one empty ingredient that cannot be removed', async ({
  page,
}) => {
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
  await expect(page.getByRole('group', { name: 'Cuisines' }).getByRole('button')).toHaveCount(26)
  await expect(page.getByRole('group', { name: 'Diets' }).getByRole('button')).toHaveCount(10)
})

test('what is missing is asked for in order; a complete recipe is kept and leads to the recipes', async ({ page }) => {
  await open(page, ADD)
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
  expect(await kept(page)).toMatchObject([
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

test('the figures follow the ingredients as they are typed; what is unknown or against the diet is said', async ({
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

test('an own recipe has its page, with figures, and is edited there', async ({ page }) => {
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
  expect(await kept(page)).toMatchObject([{ id: soup.id, title: 'Better Lentil Soup', image: soup.image }])
})

test('an own recipe is deleted after a question, and brought back', async ({ page }) => {
  await seed(page, [soup])
  await open(page, `/recipes/${soup.id}`)
  await page.getByRole('button', { name: 'Delete' }).click()
  await page.getByRole('alertdialog', { name: 'Delete Lentil Soup?' }).getByRole('button', { name: 'Delete' }).click()
  await expect(page).toHaveURL('/recipes')
  expect(await kept(page)).toEqual([])
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect(page.getByRole('region', { name: 'Your recipes' })).toContainText('Lentil Soup')
})

test('the question before deleting names the planned days; there the title stays as a note', async ({
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
  await expect(question).toContainText('It’s planned on 1 day from today on. Its title stays there as a note.')
  await expect(question).not.toContainText('household')
  await question.getByRole('button', { name: 'Delete' }).click()
  await expect(page).toHaveURL('/recipes')
  await open(page, '/meal-scheduler')
  const meals = page.locator('[aria-current=date] [data-meal-id]')
  await expect(meals).toHaveText(['Lentil Soup', 'Lentil Soup'])
  await expect(meals.getByRole('link')).toHaveCount(0)
})

test.describe('without the server', () => {
  test.use({ expectedErrors: [/Failed to load resource/] })

  test('an own recipe is there with the figures of the last time, or a dash', async ({ page }) => {
    await seed(page, [soup, pie])
    await open(page, `/recipes/${pie.id}`)
    const figures = page
      .getByRole('article')
      .locator('header')
      .getByText(/\d+ kcal per serving/)
    const known = (await figures.textContent()) ?? ''
    await page.route('**/foods/analyse', (route) => route.abort())
    await open(page, `/recipes/${pie.id}`)
    await expect(figures).toHaveText(known)
    await open(page, `/recipes/${soup.id}`)
    await expect(page.getByRole('article').locator('header')).toContainText('– kcal per serving')
    await page.getByRole('tab', { name: 'Nutrition' }).click()
    await expect(page.getByText('Nutrition information not available for this recipe.')).toBeVisible()
  })
})

test('all recipes leave as one file and come back from it', async ({ page }) => {
  await seed(page, [soup, pie])
  await open(page, ADD)
  const download = page.waitForEvent('download')
  await page.getByText('Export All').click()
  await page.getByRole('button', { name: 'JSON-LD' }).click()
  const file = await (await download).path()
  const content = JSON.parse(await readFile(file, 'utf8'))
  expect(content['@graph'].map(({ name }: { name: string }) => name)).toEqual(['Lentil Soup', 'Apple Pie'])
  const archive = page.waitForEvent('download')
  await page.getByText('Export All').click()
  await page.getByRole('button', { name: 'Cooklang' }).click()
  expect((await archive).suggestedFilename()).toBe('my-recipes.zip')

  await page.getByLabel('Import', { exact: true }).getByText('Import recipes from').click()
  await page.getByLabel('Or choose files').setInputFiles({
    name: 'my-recipes.json',
    mimeType: 'application/json',
    buffer: Buffer.from(JSON.stringify(content)),
  })
  const found = page.getByRole('region', { name: 'Recipes found' })
  await expect(found.getByRole('listitem')).toHaveText([/Lentil Soup.*You have this/, /Apple Pie.*You have this/])
  await found.getByLabel('Add duplicates too').check()
  await found.getByRole('button', { name: 'Add 2 recipes' }).click()
  await expect(page.getByText('Added 2 recipes.')).toBeVisible()
  const recipes = await kept(page)
  expect(recipes).toHaveLength(4)
  expect(recipes[2]).toEqual({ ...soup, id: recipes[2].id })
})

test('one recipe leaves from its own page, as JSON-LD or Cooklang', async ({ page }) => {
  await seed(page, [soup, pie])
  await open(page, `/recipes/${soup.id}`)
  const exported = async (button: string) => {
    const [download] = await Promise.all([
      page.waitForEvent('download'),
      page
        .getByText('Export', { exact: true })
        .click()
        .then(() => page.getByRole('button', { name: button }).click()),
    ])
    return { name: download.suggestedFilename(), text: await readFile(await download.path(), 'utf8') }
  }
  const jsonLd = await exported('JSON-LD')
  expect(jsonLd.name).toBe('lentil-soup.json')
  expect(JSON.parse(jsonLd.text)).toMatchObject({ '@type': 'Recipe', name: 'Lentil Soup' })
  const cooklang = await exported('Cooklang')
  expect(cooklang.name).toBe('lentil-soup.cook')
  expect(cooklang.text).toContain('@red lentils{200%g}')
})

test('a pasted text and a pasted JSON-LD are read into the form, reviewed and kept', async ({ page }) => {
  await open(page, ADD)
  await page.getByLabel('Import', { exact: true }).getByText('Import recipes from').click()
  const paste = page.getByLabel('Or paste the recipe')
  const read = page.getByRole('button', { name: 'Read Recipe' })
  await read.click()
  await expect(page.getByRole('alert').filter({ hasText: 'Paste a recipe’s text first.' })).toBeVisible()
  await paste.fill(
    'Tomato Toast\nServes 2\n\nIngredients\n2 slices bread\n200 g tomatoes\n\nMethod\nToast the bread.\nTop it.',
  )
  await read.click()
  await expect(titleBox(page)).toHaveValue('Tomato Toast')
  await expect(page.getByLabel('Servings')).toHaveValue('2')
  await expect(ingredient(page, 2)).toHaveValue('tomatoes')
  await expect(page.getByLabel('Amount of ingredient 2')).toHaveValue('200')
  await expect(page.getByLabel('Instructions')).toHaveValue('Toast the bread.\nTop it.')
  await page.getByLabel('Import', { exact: true }).getByText('Import recipes from').click()
  await paste.fill(
    JSON.stringify({
      '@context': 'https://schema.org',
      '@type': 'Recipe',
      name: 'Plain Rice',
      recipeYield: '3',
      recipeIngredient: ['1 cup rice'],
      recipeInstructions: 'Boil.',
    }),
  )
  await read.click()
  await expect(titleBox(page)).toHaveValue('Plain Rice')
  await expect(page.getByLabel('Unit of ingredient 1')).toHaveValue('cup')
  await save(page).click()
  await expect(page).toHaveURL('/recipes')
  expect(await kept(page)).toMatchObject([{ title: 'Plain Rice', servings: 3 }])
})

test.describe('a web address that may not be read', () => {
  test.use({ expectedErrors: [/status of 4\d\d/] })

  test('is refused with a sentence, and the form stays as it was', async ({ page }) => {
    await open(page, ADD)
    await titleBox(page).fill('Half written')
    await page.getByLabel('Import', { exact: true }).getByText('Import recipes from').click()
    await page.getByLabel('Web address').fill('http://127.0.0.1:80/recipe')
    await page.getByRole('button', { name: 'Read Recipe' }).click()
    await expect(page.getByRole('region', { name: 'Import' }).getByRole('alert')).toHaveText(/\S+ \S+.*\./)
    await expect(titleBox(page)).toHaveValue('Half written')
  })
})
