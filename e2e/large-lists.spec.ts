// Lists that are too large for the browser's small storage: they move to its database once, and nothing is lost.
import { readFile } from 'node:fs/promises'
import type { Page } from '@playwright/test'
import { expect, onDevice, open, test } from './fixtures.ts'
import { inDatabase, longRecipe, longRecipes, textOf } from './large-recipes.ts'
import { holdBack } from './member.ts'

const STORED_AS = 'custom-recipes'
const OWN = `/recipes/${longRecipe(0).id}`

test('a large collection moves to the database once; a tab of the earlier version that writes afterwards loses nothing', async ({
  page,
  context,
}) => {
  const recipes = longRecipes(400)
  await onDevice(page, STORED_AS, { state: { recipes }, version: 1 })
  await open(page, OWN)
  await expect.poll(async () => (await inDatabase(page)).length).toBe(400)
  await page.reload()
  await open(page, `/recipes/${recipes[399]?.id}`)
  await expect(page.getByRole('heading', { level: 1, name: 'Soup No. 399' })).toBeVisible()

  // The earlier version reads and writes its whole list as text.
  const old = await context.newPage()
  await old.goto('/robots.txt')
  const before = await old.evaluate((name) => localStorage.getItem(name), STORED_AS)
  expect(JSON.parse(before ?? '').state.recipes, 'what an old tab works with is still there').toHaveLength(400)
  const [, second, ...rest] = recipes
  const after = [{ ...second, title: 'Renamed in the old tab' }, ...rest, { ...longRecipe(900), title: 'Added there' }]
  await old.evaluate(([name = '', text = '']) => localStorage.setItem(name, text), [STORED_AS, textOf(after)])
  await expect
    .poll(async () => (await inDatabase(page)).map(({ title }) => title).filter((title) => !title.startsWith('Soup')))
    .toEqual(['Renamed in the old tab', 'Added there'])
  expect((await inDatabase(page)).length).toBe(400)
  await page.reload()
  await open(page, `/recipes/${longRecipe(900).id}`)
  await expect(page.getByRole('heading', { level: 1, name: 'Added there' })).toBeVisible()
  await old.close()
})

/** Through the form, like a person. */
async function rename(page: Page, title: string) {
  await page.getByRole('link', { name: 'Edit' }).first().click()
  await expect(page.getByLabel('Recipe title')).not.toHaveValue('')
  await page.getByLabel('Recipe title').fill(title)
  await page.getByRole('button', { name: 'Save Recipe' }).click()
  await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible()
}

const titles = async (page: Page) => (await inDatabase(page)).map(({ title }) => title)

test('a small collection stays readable where it always was', async ({ page }) => {
  await onDevice(page, STORED_AS, { state: { recipes: longRecipes(3) }, version: 1 })
  await open(page, `/recipes/${longRecipe(1).id}`)
  await rename(page, 'Soup of the day')
  const saved = await page.evaluate((name) => JSON.parse(localStorage.getItem(name) ?? '').state.recipes, STORED_AS)
  expect(saved.map(({ title }: { title: string }) => title)).toEqual(['Soup No. 0', 'Soup of the day', 'Soup No. 2'])
  expect(await inDatabase(page)).toEqual([])
})

test('a change of a large collection writes one recipe, and other tabs show it', async ({ page, context }) => {
  await onDevice(page, STORED_AS, { state: { recipes: longRecipes(400) }, version: 1 })
  await open(page, `/recipes/${longRecipe(7).id}`)
  await expect.poll(async () => (await inDatabase(page)).length).toBe(400)
  const second = await context.newPage()
  await open(second, `/recipes/${longRecipe(7).id}`)
  await page.evaluate(() => {
    const { put } = IDBObjectStore.prototype
    const counted = Object.assign(window, { written: 0 })
    IDBObjectStore.prototype.put = function (...given) {
      counted.written += 1
      return put.apply(this, given)
    }
  })
  await rename(page, 'Soup of the day')
  await expect(second.getByRole('heading', { level: 1, name: 'Soup of the day' })).toBeVisible()
  expect(await titles(page)).toContain('Soup of the day')
  expect(await page.evaluate(() => Reflect.get(window, 'written'))).toBe(1)
  await second.close()
})

test('a full device says so, keeps the recipe on the page, and stores it when there is space again', async ({
  page,
  context,
  baseURL,
}) => {
  const browser = await context.newCDPSession(page)
  const setQuota = (quotaSize?: number) =>
    browser.send('Storage.overrideQuotaForOrigin', { origin: baseURL ?? '', quotaSize })
  await setQuota(1)
  await onDevice(page, STORED_AS, { state: { recipes: longRecipes(400) }, version: 1 })
  await open(page, `/recipes/${longRecipe(7).id}`)
  await expect(page.getByRole('heading', { level: 1, name: 'Soup No. 7' })).toBeVisible()
  await expect(page.getByText('out of storage'), 'nothing was changed yet').toHaveCount(0)
  await rename(page, 'Written on a full device')
  await expect(page.getByText('This device is out of storage').first()).toBeVisible()
  expect(await inDatabase(page)).toEqual([])
  const download = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Download Your Recipes' }).click()
  const file = JSON.parse(await readFile(await (await download).path(), 'utf8'))
  expect(file['@graph']).toHaveLength(400)
  expect(file['@graph'][7].name, 'with what doesn’t fit').toBe('Written on a full device')
  await setQuota()
  await rename(page, 'Stored at last')
  await expect.poll(() => titles(page)).toContain('Stored at last')
  expect((await inDatabase(page)).length).toBe(400)
})

test('a recipe to edit is read before its form appears, so nothing typed is overwritten', async ({ page }) => {
  await onDevice(page, STORED_AS, { state: { recipes: longRecipes(400) }, version: 1 })
  await open(page, OWN)
  await expect.poll(async () => (await inDatabase(page)).length).toBe(400)
  const release = await holdBack(page, '**/large-list-*.js')
  await page.goto(`/add-recipe?edit=${longRecipe(7).id}`)
  await expect(page.getByRole('status').filter({ hasText: 'Loading your recipe' })).toBeVisible()
  await expect(page.getByLabel('Recipe title')).toHaveCount(0)
  release()
  await expect(page.getByLabel('Recipe title')).toHaveValue('Soup No. 7')
})
