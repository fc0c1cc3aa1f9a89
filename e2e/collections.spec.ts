// Whole collections, photos, drafts and public links, from start to end.
import { readFile } from 'node:fs/promises'
import type { Page } from '@playwright/test'
import sharp from 'sharp'
import { DISHES } from '#domain/exchange/collections/testing/dishes.ts'
import { paprika } from '#domain/exchange/collections/testing/exports.ts'
import { expectNoFaults } from './axe.ts'
import { WITH_PICTURES } from './browser-options.ts'
import { expect, onDevice, open, ready, test } from './fixtures.ts'
import { lentilSoup } from './lentil-soup.ts'
import { addRow, joinOnDevice } from './member.ts'

test.use(WITH_PICTURES)

const ADD = '/add-recipe'
const soup = lentilSoup(1_780_000_000_000_123)

const drawn = (width: number, height: number, background: string) =>
  sharp({ create: { width, height, channels: 3, background } })

/** Files are chosen through the hidden input behind the button. */
const photoInput = (page: Page) => page.getByLabel('Choose Photo', { exact: true })

/** The displayed photo, once it is rendered. */
async function shownSize(page: Page, name: string) {
  const image = page.getByRole('img', { name }).first()
  await expect(image).toHaveAttribute('src', /^blob:/)
  await expect.poll(() => image.evaluate((element: HTMLImageElement) => element.naturalWidth)).toBeGreaterThan(0)
  return image.evaluate((element: HTMLImageElement) => `${element.naturalWidth}x${element.naturalHeight}`)
}

test('five hundred recipes are imported with pictures; the page stays responsive, duplicates are recognized', async ({
  page,
}) => {
  test.setTimeout(180_000) // it resizes five hundred pictures, on whatever machine this is
  const picture = new Uint8Array(await drawn(320, 240, '#a52').jpeg().toBuffer())
  const dishes = Array.from({ length: 500 }, (_, at) => {
    const dish = DISHES[at % DISHES.length]
    if (!dish) throw new Error('There are no dishes.')
    return { ...dish, id: at, title: `${dish.title} No ${at}`, picture }
  })
  await onDevice(page, 'custom-recipes', {
    state: { recipes: [{ ...soup, title: dishes[0]?.title, ingredients: dishes[0]?.ingredients }] },
    version: 1,
  })
  await open(page, ADD)
  await page.getByLabel('Import', { exact: true }).getByText('Import recipes from').click()
  // While the worker reads, the page stays responsive: the longest gap between two frames is what a person would
  // notice.
  await page.evaluate(() => {
    const gaps = { last: performance.now(), longest: 0 }
    Object.assign(window, { gaps })
    const tick = (now: number) => {
      gaps.longest = Math.max(gaps.longest, now - gaps.last)
      gaps.last = now
      requestAnimationFrame(tick)
    }
    requestAnimationFrame(tick)
  })
  await page.getByLabel('Choose Photos or Files').setInputFiles({
    name: 'My Recipes.paprikarecipes',
    mimeType: 'application/zip',
    buffer: Buffer.from(await paprika(dishes)),
  })
  await expect(page.getByRole('progressbar', { name: 'Reading recipes' })).toBeVisible()
  const found = page.getByRole('region', { name: 'Recipes found' })
  await expect(found.getByRole('status')).toHaveText('500 recipes found, 1 you already have', { timeout: 120_000 })
  const longestMs = await page.evaluate(() => (window as unknown as { gaps: { longest: number } }).gaps.longest)
  expect(longestMs).toBeLessThan(5000) // if the page itself read them, it would be the whole time
  await expectNoFaults(page, 'recipes found')
  await found.getByRole('button', { name: 'Add 499 recipes' }).click()
  await expect(page.getByText('Added 499 recipes.')).toBeVisible()

  await open(page, '/recipes')
  const own = page.getByRole('region', { name: 'Your recipes' })
  const second = own.getByRole('article').nth(1)
  await expect(second).toContainText('Crème Brûlée No 1')
  await expect(second).toContainText(/\d+ kcal/)
  await expect(second.locator('img')).toHaveAttribute('src', /^blob:/)
})

test('a photo is resized, stored with the draft’s recipe, cropped, exported and printed', async ({ page }) => {
  await open(page, '/recipes')
  await page.getByRole('contentinfo').getByRole('link', { name: 'Add Recipe' }).click()
  await page.getByLabel('Recipe title').fill('Photo Soup')
  await page.getByRole('contentinfo').getByRole('link', { name: 'Favorites' }).click()
  const question = page.getByRole('alertdialog', { name: 'Leave without saving?' })
  await question.getByRole('button', { name: 'Stay' }).click()
  await page.goBack()
  await question.getByRole('button', { name: 'Stay' }).click()
  await expect(page).toHaveURL(ADD)
  await page.goBack()
  await question.getByRole('button', { name: 'Leave' }).click()
  await expect(page).toHaveURL('/recipes')
  await page.goForward()
  await page.reload()
  await ready(page)
  await expect(page.getByText('Here’s the recipe you started.')).toBeVisible()
  await expect(page.getByLabel('Recipe title')).toHaveValue('Photo Soup')

  const text = { name: 'photo.jpg', mimeType: 'image/jpeg', buffer: Buffer.from('This is not a photo.') }
  await photoInput(page).setInputFiles(text)
  await expect(page.getByRole('alert').filter({ hasText: 'That file isn’t a photo.' })).toBeVisible()
  // Rotated by the camera, and with a location in it.
  const exif = { IFD0: { Artist: 'SECRET-PLACE' } }
  const camera = await drawn(3000, 2000, '#a52').withExif(exif).withMetadata({ orientation: 6 }).jpeg().toBuffer()
  await photoInput(page).setInputFiles({ name: 'IMG_1.jpg', mimeType: 'image/jpeg', buffer: camera })
  await expect(page.getByRole('img', { name: 'How it’s cropped on recipe cards' })).toBeVisible()
  await expectNoFaults(page, 'a photo chosen')
  await page.getByRole('slider', { name: 'Focus from top to bottom' }).fill('0')

  await page.getByLabel('Ingredient 1', { exact: true }).fill('red lentils')
  await page.getByLabel('Instructions').fill('Simmer.')
  await page.getByRole('button', { name: 'Add Recipe' }).click()
  await page.getByRole('link', { name: 'Photo Soup' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Photo Soup' })).toBeVisible()
  expect(await shownSize(page, 'Photo Soup')).toBe('1067x1600')
  await expect(page.getByRole('img', { name: 'Photo Soup' })).toHaveCSS('object-position', '50% 0%')

  await page.getByText('Export', { exact: true }).click()
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'JSON-LD' }).click(),
  ])
  const { image } = JSON.parse(await readFile(await download.path(), 'utf8'))
  expect(image[0]).toMatch(/^data:image\/webp;base64,/)
  expect(Buffer.from(image[0].split(',')[1], 'base64').includes('SECRET-PLACE')).toBe(false)

  await page.getByText('Export', { exact: true }).click()
  await page.getByRole('link', { name: 'Print' }).click()
  await expect(page.getByRole('heading', { level: 2, name: 'Photo Soup' })).toBeVisible()
})

test('content shared by another app, and a link dropped on the list, open the import', async ({ page }) => {
  await open(page, `${ADD}?title=Soup&text=${encodeURIComponent('Look: https://cook.example/soup')}`)
  await expect(page.getByLabel('Web address')).toHaveValue('https://cook.example/soup')
  await open(page, '/recipes')
  // The list accepts drops once its device-only part has rendered.
  await expect(async () => {
    const transfer = await page.evaluateHandle(() => {
      const data = new DataTransfer()
      data.setData('text/uri-list', 'https://cook.example/pie')
      return data
    })
    await page.dispatchEvent('main', 'drop', { dataTransfer: transfer })
    await expect(page).toHaveURL(ADD, { timeout: 1000 })
  }).toPass()
  await expect(page.getByLabel('Web address')).toHaveValue('https://cook.example/pie')
})

test.describe('a member', () => {
  test.use({ expectedErrors: [/status of 40[49]/] }) // a photo before its recipe; a link that was revoked

  test('has the photo on every device, and shares the recipe by a revocable link', async ({
    page,
    request,
    browser,
  }) => {
    const member = await joinOnDevice(page, request)
    await addRow(request, member, 'custom_recipes', { id: soup.id, body: soup })
    await open(page, `${ADD}?edit=${soup.id}`)
    await expect(page.getByLabel('Recipe title')).toHaveValue('Lentil Soup')
    const buffer = await drawn(1200, 800, '#2a5').jpeg().toBuffer()
    await photoInput(page).setInputFiles({ name: 'soup.jpg', mimeType: 'image/jpeg', buffer })
    await expect(page.getByRole('img', { name: 'How it’s cropped on recipe cards' })).toBeVisible()
    await page.getByRole('button', { name: 'Save Recipe' }).click()
    await expect(page).toHaveURL(`/recipes/${soup.id}`)
    await expect(async () => {
      const stored = await request.get(`/api/photos/${soup.id}`, { headers: member.headers })
      expect(stored.headers()['content-type']).toBe('image/webp')
    }).toPass()

    // A browser that has never seen the recipe.
    await page.evaluate(
      () =>
        new Promise<void>((resolve) => {
          const session = localStorage.getItem('plateful-session') ?? ''
          const user = localStorage.getItem('auth-storage') ?? ''
          localStorage.clear()
          localStorage.setItem('plateful-session', session)
          localStorage.setItem('auth-storage', user)
          indexedDB.deleteDatabase('plateful-photos')
          resolve()
        }),
    )
    await page.reload()
    await ready(page)
    expect(await shownSize(page, 'Lentil Soup')).toBe('1200x800')

    await page.getByRole('button', { name: 'Public Link' }).click()
    const dialog = page.getByRole('dialog', { name: 'Share Lentil Soup' })
    await dialog.getByRole('button', { name: 'Create Public Link' }).click()
    const address = await dialog.getByLabel('Public link').inputValue()
    await expect(dialog.getByRole('button', { name: 'Revoke' })).toBeVisible()
    await expectNoFaults(page, 'a public link made')

    const reader = await (await browser.newContext()).newPage()
    await reader.goto(address)
    await expect(reader.getByRole('heading', { level: 1, name: 'Lentil Soup' })).toBeVisible()
    await expect(reader.getByRole('navigation').getByRole('link', { name: 'Recipes' })).toBeVisible()
    const photo = reader.getByRole('img', { name: 'Lentil Soup' })
    await expect.poll(() => photo.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBe(1200)
    await expectNoFaults(reader, 'a shared recipe')

    await reader.getByRole('link', { name: 'Add to My Recipes' }).click()
    const requested = reader.getByRole('alertdialog', { name: 'Add “Lentil Soup” to your recipes?' })
    await expect(requested).toContainText('red lentils')
    await expectNoFaults(reader, 'a shared recipe to add')
    await requested.getByRole('button', { name: 'Add Recipe' }).click()
    await expect(reader).toHaveURL('/recipes')
    await expect(reader.getByText('Added 1 recipe.')).toBeVisible()

    await dialog.getByRole('button', { name: 'Revoke' }).click()
    await expect(page.getByText('The public link was revoked.')).toBeVisible()
    expect((await reader.goto(address))?.status()).toBe(404)
    await reader.context().close()
  })
})
