// A household's own photo of one of the site's recipes: on every device of the household, for nobody else, and undone.
import sharp from 'sharp'
import { WITH_PICTURES } from './browser-options.ts'
import { button, nextUntil } from './cook-steps.ts'
import { expect, moveTo, open, test } from './fixtures.ts'
import { joinOnDevice, rowsOf } from './member.ts'

test.use(WITH_PICTURES)

const RECIPE = 90_000_340

const photoFile = async () => ({
  ...{ name: 'dish.jpg', mimeType: 'image/jpeg' },
  buffer: await sharp({ create: { width: 600, height: 400, channels: 3, background: '#2a5' } })
    .jpeg()
    .toBuffer(),
})

test('a photo takes the place of a recipe’s picture on the recipe’s page and in lists, and can be removed and brought back', async ({
  page,
  request,
}) => {
  const member = await joinOnDevice(page, request)
  const inAccount = async () => (await rowsOf(request, member, 'recipe_photos')).length
  await open(page, `/recipes/${RECIPE}`)
  const main = page.locator('main')
  const photo = main.locator('header img[src^="blob:"]')
  await expect(main.getByText('Drawn from this recipe’s ingredients')).toBeVisible()
  await main.getByRole('button', { name: 'Add Photo' }).click()
  await page.getByLabel('Choose Photo', { exact: true }).setInputFiles(await photoFile())
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

test('after cooking, a photo is added by keyboard, and what is filled in beside it stays', async ({ page }) => {
  await open(page, `/recipes/${RECIPE}/cook`)
  await nextUntil(page, 'Finish Cooking')
  await button(page, 'Finish Cooking').click()
  await page.getByText('Used something up?').click()
  const usedUp = page.getByRole('checkbox').first()
  await usedUp.check()
  await button(page, 'Add Photo').press('Enter')
  const dialog = page.getByRole('dialog', { name: /^Your photo of / })
  await dialog.getByLabel('Choose Photo', { exact: true }).setInputFiles(await photoFile())
  const focus = dialog.getByRole('slider', { name: 'Focus from left to right' })
  await focus.press('ArrowRight')
  await expect(focus).toHaveValue('55')
  await dialog.getByRole('button', { name: 'Save', exact: true }).press('Enter')
  await expect(page.getByText('Photo saved.')).toBeVisible()
  await expect(dialog).toBeHidden()
  await expect(button(page, 'Edit Photo')).toBeFocused()
  await expect(usedUp).toBeChecked()
  await button(page, 'Done').click()
  await open(page, `/recipes/${RECIPE}`)
  await expect(page.locator('main header img')).toHaveAttribute('src', /^blob:/)
})
