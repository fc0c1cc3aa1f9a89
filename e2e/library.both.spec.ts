// The library: recipes of other programs come in with their tags, are found, tagged together, and go out again.
import { readFile } from 'node:fs/promises'
import sharp from 'sharp'
import { mealieExport, paprikaExport } from '#domain/exchange/collections/testing/large-exports.ts'
import { ANY_SCREEN, expect, moveTo, open, test } from './fixtures.ts'

const MANY = 500

test('a thousand recipes of Paprika and Mealie are imported, found, tagged together, planned and exported', {
  tag: ANY_SCREEN,
}, async ({ page }) => {
  test.slow()
  const like = await sharp({ create: { width: 12, height: 8, channels: 3, background: '#a52' } })
    .jpeg()
    .toBuffer()
  const files = [
    {
      name: 'My Recipes.paprikarecipes',
      mimeType: 'application/zip',
      buffer: Buffer.from(await paprikaExport(MANY, like)),
    },
    { name: 'recipes.zip', mimeType: 'application/zip', buffer: Buffer.from(await mealieExport(MANY, like)) },
  ]
  await open(page, '/add-recipe')
  await page.getByLabel('Import', { exact: true }).getByText('Import recipes from').click()
  await page.getByLabel('Choose Photos or Files').setInputFiles(files)
  await page.getByRole('button', { name: 'Add 1,000 recipes' }).click({ timeout: 90_000 })
  await expect(page.getByText('Added 1,000 recipes.')).toBeVisible({ timeout: 150_000 })

  await expect(page, 'the import leads to what it added').toHaveURL('/my-recipes?imported=1')
  const count = page.getByRole('status').filter({ hasText: /recipes?$/ })
  await expect(count).toHaveText('1,000 recipes')
  const rows = page.getByRole('list', { name: 'My recipes' }).getByRole('listitem')
  const plan = rows.getByRole('button', { name: /^Plan Meal: / })
  await expect(plan.first(), 'what was just added can be planned at once').toBeVisible()
  await page.getByRole('button', { name: 'Just Imported' }).click()
  await expect(plan).toHaveCount(0)
  await expect(count).toHaveText('1,000 recipes')
  expect(await rows.count(), 'only what is near the screen is in the page').toBeLessThan(100)
  await page.getByLabel('Search your recipes').fill('paprika dish 7')
  await expect(rows.first()).toContainText('Paprika dish No. 7')
  await page.getByLabel('Search your recipes').fill('')
  await page.getByRole('button', { name: 'Filters', exact: true }).click()
  await page.getByLabel('Tag', { exact: true }).selectOption('Soups, stews')
  await page.getByLabel('Rating').selectOption('4 or more')
  await expect(count).toHaveText('34 recipes')
  await page.getByRole('button', { name: 'Select', exact: true }).click()
  await page.getByRole('button', { name: 'Select All 34' }).click()
  await page.getByRole('button', { name: 'Tag or Collect' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('combobox', { name: 'Tags' }).fill('Best of both')
  await dialog.getByRole('combobox', { name: 'Tags' }).press('Enter')
  await dialog.getByLabel('New collection').fill('Soup season')
  await dialog.getByLabel('New collection').press('Enter')
  await dialog.getByRole('button', { name: 'Done' }).click()
  await expect(page.getByText('Filed 34 recipes.')).toBeVisible()

  await moveTo(page, '/diet-planner')
  await page.getByText('More options').click()
  await page.getByLabel('Prefer my favorites and my own recipes').check()
  await page.getByRole('button', { name: 'Generate Meal Plan' }).click()
  const planned = page.getByRole('region', { name: 'Meals', exact: true }).getByRole('heading')
  await expect(planned.filter({ hasText: /^(?:Paprika|Mealie) dish No\. \d+$/ }).first()).toBeVisible()

  await moveTo(page, '/my-recipes?tag=Best+of+both')
  await expect(count).toHaveText('34 recipes')
  await page.getByRole('button', { name: 'Select', exact: true }).click()
  await page.getByRole('button', { name: 'Select All 34' }).click()
  await page.getByText('Export', { exact: true }).click()
  const download = page.waitForEvent('download')
  await page.getByRole('button', { name: 'JSON-LD' }).click()
  const exported = JSON.parse(await readFile(await (await download).path(), 'utf8'))['@graph']
  expect(exported).toHaveLength(34)
  for (const { keywords, image, additionalProperty } of exported) {
    expect(keywords).toContain('Best of both')
    expect(image[0]).toMatch(/^data:image/)
    const about = JSON.parse(additionalProperty[0].value)
    expect(about).toMatchObject({ collections: ['Soup season'], rating: expect.any(Number), added: expect.any(String) })
  }

  await open(page, '/collections')
  await page.getByRole('link', { name: 'Soup season' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Soup season' })).toBeVisible()
  await expect(page.getByRole('status').filter({ hasText: '34 recipes' })).toBeVisible()
})

const soup = (id: number, title: string, readyInMinutes: number) => ({
  ...{ id, title, image: '', readyInMinutes, servings: 2, cuisines: [], diets: [], isCustom: true },
  ...{ instructions: 'Cook.', ingredients: [{ name: 'red lentils', amount: 200, unit: 'g' }] },
})

test('a collection is filled from a recipe’s page, arranged and deleted, and a search becomes a smart one', async ({
  page,
}) => {
  const recipes = [soup(1_780_000_000_000_001, 'Lentil soup', 20), soup(1_780_000_000_000_002, 'Slow stew', 180)]
  await page.addInitScript(
    (saved) => {
      if (!localStorage.getItem('custom-recipes')) localStorage.setItem('custom-recipes', saved)
    },
    JSON.stringify({ state: { recipes }, version: 1 }),
  )
  await open(page, '/recipes/1780000000000001')
  const more = page.getByRole('button', { name: 'More actions' })
  const filing = page.getByRole('button', { name: 'Tags and collections' })
  await expect(more.or(filing)).toBeVisible()
  if (await more.isVisible()) await more.click()
  await filing.click()
  await page.getByLabel('New collection').fill('Weeknights')
  await page.getByLabel('New collection').press('Enter')
  await expect(page.getByRole('checkbox', { name: 'Weeknights' })).toBeChecked()
  await page.getByLabel('Tags', { exact: true }).fill('Cozy')
  await page.getByLabel('Tags', { exact: true }).press('Enter')
  await page.getByRole('button', { name: 'Done' }).click()
  await expect(page.getByRole('button', { name: 'Tags and collections: Weeknights, Cozy' })).toBeVisible()

  await open(page, '/my-recipes')
  await page.getByRole('button', { name: 'Filters', exact: true }).click()
  await page.getByLabel('Time').selectOption('Up to 30 min')
  await page.getByRole('button', { name: 'Save as Collection' }).click()
  await page.getByLabel('Name').fill('Quick')
  await page.getByRole('button', { name: 'Save', exact: true }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Quick' })).toBeVisible()
  await expect(page.getByRole('list', { name: 'Quick' }).getByRole('link')).toHaveText(['Lentil soup'])

  await page.goto('/collections')
  await expect(page.getByRole('article')).toHaveText([/Weeknights\s*1 recipe/, /Quick\s*1 recipe/])
  await page.getByRole('link', { name: 'Weeknights' }).click()
  await page.getByText('More', { exact: true }).click()
  await page.getByRole('button', { name: 'Delete collection' }).click()
  await expect(page.getByRole('article')).toHaveText([/Quick/])
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect(page.getByRole('article')).toHaveCount(2)
  await page.getByRole('link', { name: /^Cozy/ }).click()
  await expect(page.getByRole('list', { name: 'My recipes' }).getByRole('link')).toHaveText(['Lentil soup'])
})
