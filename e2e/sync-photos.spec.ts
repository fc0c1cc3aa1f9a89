// A recipe's photo on a device that several members use, and while it is being uploaded.
import type { Page, Request } from '@playwright/test'
import sharp from 'sharp'
import { WITH_PICTURES } from './browser-options.ts'
import { expect, moveTo, open, test } from './fixtures.ts'
import { lentilSoup } from './lentil-soup.ts'
import { addRow, holdBack, join, joinOnDevice, rowsOf, signIn, signInAgain, signOut } from './member.ts'
import { saved, status } from './shared-list.ts'

test.use({ ...WITH_PICTURES, expectedErrors: [/status of (40[49]|502)|WebSocket/] })

const soup = lentilSoup(1_780_000_000_000_456)
const PHOTOS = '**/api/photos/**'

async function edit(page: Page) {
  await open(page, `/add-recipe?edit=${soup.id}`)
  await expect(page.getByLabel('Recipe title')).toHaveValue('Lentil Soup')
}

async function save(page: Page) {
  await page.getByRole('button', { name: 'Save Recipe' }).click()
  await expect(page).toHaveURL(`/recipes/${soup.id}`)
}

async function addPhoto(page: Page) {
  await edit(page)
  const buffer = await sharp({ create: { width: 600, height: 400, channels: 3, background: '#2a5' } })
    .jpeg()
    .toBuffer()
  await page
    .getByLabel('Choose Photo', { exact: true })
    .setInputFiles({ name: 'soup.jpg', mimeType: 'image/jpeg', buffer })
  await expect(page.getByRole('img', { name: 'How it’s cropped on recipe cards' })).toBeVisible()
  await save(page)
}

test('an unsent photo waits for its member and is never sent as another', async ({ page, request }) => {
  const first = await joinOnDevice(page, request)
  const next = await join(request)
  await addRow(request, first, 'custom_recipes', { id: soup.id, body: soup })
  await page.route(PHOTOS, (route) => route.fulfill({ status: 404, body: 'A proxy’s answer during a deploy' }))
  await addPhoto(page)
  await moveTo(page, '/shopping-list')
  await status(page, 'Saving…')
  await signOut(page)
  await expect(page.getByText('1 change not saved to your account yet')).toBeVisible()
  await page.getByRole('button', { name: 'Keep Changes' }).click()
  await expect(page).toHaveURL('/auth')
  expect(await page.evaluate(() => Object.entries(localStorage).join())).not.toContain('lentil')
  await page.unroute(PHOTOS)

  const sent: string[] = []
  const note = (requested: Request) => requested.method() === 'PUT' && sent.push(requested.url())
  page.on('request', note)
  await signIn(page, next)
  await moveTo(page, '/shopping-list')
  await saved(page)
  await page.waitForTimeout(1500) // longer than the first retry
  expect(sent).toEqual([])
  await signOut(page)
  await expect(page).toHaveURL('/auth')

  await signIn(page, first)
  await moveTo(page, '/shopping-list')
  const again = await signInAgain(request, first)
  await expect.poll(async () => (await rowsOf(request, again, 'recipe_photos')).length).toBe(1)
  await saved(page)
})

test('changing a photo’s focus while the photo is being sent is sent too', async ({ page, request }) => {
  const member = await joinOnDevice(page, request)
  await addRow(request, member, 'custom_recipes', { id: soup.id, body: soup })
  const release = await holdBack(page, PHOTOS)
  const requested = page.waitForRequest(PHOTOS)
  await addPhoto(page)
  await requested
  // Within the page, which is still sending.
  await page.getByRole('link', { name: 'Edit' }).click()
  await page.getByRole('slider', { name: 'Focus from top to bottom' }).fill('0')
  await save(page)
  release()
  await expect.poll(async () => (await rowsOf(request, member, 'recipe_photos'))[0]?.focus_y).toBe(0)
})
