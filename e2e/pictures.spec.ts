import { WITH_PICTURES } from './browser-options.ts'
import { expect, oneRecipe, open, test } from './fixtures.ts'

test.use(WITH_PICTURES)

test('every picture of a page loads once it comes into view', async ({ page, request }) => {
  const { id } = await oneRecipe(request)
  for (const address of ['/', '/recipes', `/recipes/${id}`, '/cuisines', '/blog', '/blog/1']) {
    await open(page, address)
    const pictures = page.locator('main img')
    expect(await pictures.count(), address).toBeGreaterThan(0)
    for (const picture of await pictures.all()) {
      await picture.scrollIntoViewIfNeeded()
      await expect
        .poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth), { message: address })
        .toBeGreaterThan(0)
    }
  }
})

test.describe('a cuisine whose picture doesn’t load', () => {
  test.use({ expectedErrors: [/Failed to load resource/] })

  test('shows the fallback picture', async ({ page }) => {
    await page.route('**/img/cuisines/african-480.avif*', (route) => route.abort())
    await open(page, '/cuisines')
    const card = page
      .getByRole('main')
      .getByRole('listitem')
      .filter({ hasText: /^African/ })
    await expect(card.locator('svg')).toBeVisible()
    await expect(card.locator('img')).toHaveCount(0)
  })
})
