// A household's own photo of one of the site's recipes: on every device of the household, for nobody else, and undone.
import sharp from 'sharp'
import { WITH_PICTURES } from './browser-options.ts'
import { expect, moveTo, open, test } from './fixtures.ts'
import { joinOnDevice, rowsOf } from './member.ts'

test.use(WITH_PICTURES)

const RECIPE = 90_000_340

test('a photo takes the place of a recipe’s picture on the recipe’s page and in lists, and can be removed and brought back', async ({
  page,
  request,
}) => {
  const member = await joinOnDevice(page, request)
  const inAccount = async () => (await rowsOf(request, member, 'recipe_photos')).length
  const buffer = await sharp({ create: { width: 600, height: 400, channels: 3, background: '#2a5' } })
    .jpeg()
    .toBuffer()
  await open(page, `/recipes/${RECIPE}`)
  const main = page.locator('main')
  const photo = main.locator('header img[src^="blob:"]')
  await expect(main.getByText('Drawn from this recipe’s ingredients')).toBeVisible()
  await main.getByRole('button', { name: 'Add Photo' }).click()
  await page
    .getByLabel('Choose Photo', { exact: true })
    .setInputFiles({ name: 'dish.jpg', mimeType: 'image/jpeg', buffer })
  await page.getByRole('dialog').getByRole('button', { name: 'Save', exact: true }).click()
  await expect(photo).toBeVisible()
  await expect(main.getByText('Drawn from this recipe’s ingredients')).toBeHidden()
  await expect.poll(inAccount).toBe(1)

  await page.reload()
  await expect(photo).toBeVisible()
  await main.getByRole('button', { name: 'Save Recipe' }).click()
  await moveTo(page, '/favorites')
  await expect(main.getByRole('article').locator('img')).toHaveAttribute('src', /^blob:/)

  await open(page, `/recipes/${RECIPE}`)
  await main.getByRole('button', { name: 'Edit Photo' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Remove Photo' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Save', exact: true }).click()
  await expect(main.locator('header img')).toHaveAttribute('src', /^\/img\/recipes\//)
  await expect.poll(inAccount).toBe(0)
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect(photo).toBeVisible()
  await expect.poll(inAccount).toBe(1)
})
