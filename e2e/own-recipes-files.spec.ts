// Export and import of own recipes: files, pasted text and web addresses.
import { readFile } from 'node:fs/promises'
import { expect, open, test } from './fixtures.ts'
import { ADD, ingredient, pie, save, savedRecipes, seed, soup, titleBox } from './own-recipe-steps.ts'

test('all recipes are exported as one file and imported from it', async ({ page }) => {
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
  await page.getByLabel('Choose Photos or Files').setInputFiles({
    name: 'my-recipes.json',
    mimeType: 'application/json',
    buffer: Buffer.from(JSON.stringify(content)),
  })
  const found = page.getByRole('region', { name: 'Recipes found' })
  await expect(found.getByRole('listitem')).toHaveText([/Lentil Soup.*You have this/, /Apple Pie.*You have this/])
  await found.getByLabel('Add duplicates too').check()
  await found.getByRole('button', { name: 'Add 2 recipes' }).click()
  await expect(page.getByText('Added 2 recipes.')).toBeVisible()
  const recipes = await savedRecipes(page)
  expect(recipes).toHaveLength(4)
  expect(recipes[2]).toEqual({ ...soup, id: recipes[2].id })
})

test('one recipe is exported from its own page, as JSON-LD or Cooklang', async ({ page }) => {
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

test('pasted text and pasted JSON-LD are read into the form, reviewed and saved', async ({ page }) => {
  await open(page, ADD)
  await page.getByLabel('Import', { exact: true }).getByText('Import recipes from').click()
  const paste = page.getByLabel('Web address or recipe text')
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
      description: 'Rice. '.repeat(5000), // so long that a worker reads it
      recipeYield: '3',
      recipeIngredient: ['1 cup rice'],
      recipeInstructions: 'Boil.',
    }),
  )
  await read.click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Replace' }).click()
  await expect(titleBox(page)).toHaveValue('Plain Rice')
  await expect(page.getByLabel('Unit of ingredient 1')).toHaveValue('cup')
  await save(page).click()
  await expect(page).toHaveURL('/recipes')
  expect(await savedRecipes(page)).toMatchObject([{ title: 'Plain Rice', servings: 3 }])
})

test.describe('a forbidden web address', () => {
  test.use({ expectedErrors: [/status of 4\d\d/] })

  test('is rejected with a message, and the form stays as it was', async ({ page }) => {
    await open(page, ADD)
    await titleBox(page).fill('Half written')
    await page.getByLabel('Import', { exact: true }).getByText('Import recipes from').click()
    await page.getByLabel('Web address').fill('http://127.0.0.1:80/recipe')
    await page.getByRole('button', { name: 'Read Recipe' }).click()
    await expect(page.getByRole('region', { name: 'Import' }).getByRole('alert')).toHaveText(/\S+ \S+.*\./)
    await expect(titleBox(page)).toHaveValue('Half written')
  })
})
