// A selection of recipes is shared as a collection, read without an account, and copied to another device.
import { expect, open, test } from './fixtures.ts'
import { lentilSoup } from './lentil-soup.ts'
import { addRow, joinOnDevice } from './member.ts'

const soup = lentilSoup(1_780_000_000_000_789)

test('a selection becomes a collection with a public link, and somebody without an account saves a copy', async ({
  page,
  request,
  browser,
}) => {
  const member = await joinOnDevice(page, request)
  await addRow(request, member, 'custom_recipes', { id: soup.id, body: soup })
  await addRow(request, member, 'tags', { recipe_id: 90_000_340, names: ['winter'], collection_ids: [] })
  await open(page, '/my-recipes')
  await page.getByRole('button', { name: 'Select', exact: true }).click()
  await page.getByRole('button', { name: 'Select All 2' }).click()
  await page.getByRole('button', { name: 'Share', exact: true }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel('Name of the collection').fill('Soup season')
  await dialog.getByRole('button', { name: 'Share as a Collection' }).click()
  await dialog.getByRole('button', { name: 'Create Public Link' }).click()
  const address = await dialog.getByLabel('Public link').inputValue()

  const visitor = await (await browser.newContext()).newPage()
  await visitor.goto(address)
  await expect(visitor.getByRole('heading', { level: 1, name: 'Soup season' })).toBeVisible()
  await expect(visitor.getByRole('link', { name: 'Lentil Soup' })).toBeVisible()
  await visitor.getByRole('link', { name: 'Save a Copy' }).click()
  await visitor.getByRole('alertdialog').getByRole('button', { name: 'Save a Copy' }).click()
  await expect(visitor).toHaveURL(/\/collections\/[\da-f-]{36}$/)
  const rows = visitor.getByRole('list', { name: 'Soup season' }).getByRole('listitem')
  await expect(rows).toHaveCount(2)
  await visitor.context().close()

  await dialog.getByRole('button', { name: 'Revoke' }).click()
  await expect(page.getByText('The public link was revoked.')).toBeVisible()
  expect((await request.get(address)).status()).toBe(404)
})
