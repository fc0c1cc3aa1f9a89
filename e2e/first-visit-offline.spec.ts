// The network is lost in the first seconds of a first visit, before a service worker has anything.
import type { Page } from '@playwright/test'
import { expect, open, test } from './fixtures.ts'

test.use({ isFirstVisit: true, expectedErrors: [/ERR_INTERNET_DISCONNECTED|ERR_FAILED/] })

async function addBananas(page: Page) {
  await page.getByLabel('Item name').fill('Bananas')
  await page.getByRole('button', { name: 'Add Item' }).click()
}

/** How many files arrive in that time. Playwright's "networkidle" can fire before the scripts have started. */
async function filesIn(page: Page, ms: number) {
  const count = () => page.evaluate(() => performance.getEntriesByType('resource').length)
  const before = await count()
  await page.waitForTimeout(ms)
  return (await count()) - before
}

const bananas = (page: Page) => page.getByRole('checkbox', { name: /Bananas/ })

test('an item added before the scripts loaded is there once the network is', async ({ page, context }) => {
  // The document was the last thing to arrive: the browser knows before it requests the scripts.
  await page.addInitScript(() => {
    Object.defineProperty(navigator, 'onLine', { value: false, configurable: true })
  })
  await page.goto('/shopping-list', { waitUntil: 'domcontentloaded' })
  await context.setOffline(true)
  await addBananas(page)
  await page.waitForTimeout(4000) // longer than the scripts ever wait
  await expect(bananas(page)).toHaveCount(0)
  await page.evaluate(() => Reflect.deleteProperty(navigator, 'onLine'))
  await context.setOffline(false)
  await expect(bananas(page)).toBeVisible()
})

test('a page whose scripts fail although the browser sees a network starts with what was typed', async ({ page }) => {
  let failed = 0
  await page.route('**/assets/*.js', (route) => (failed++ < 6 ? route.abort() : route.continue()))
  await page.goto('/shopping-list', { waitUntil: 'domcontentloaded' })
  await addBananas(page)
  await expect(bananas(page)).toBeVisible()
  expect(failed).toBeGreaterThan(6)
})

test('the first item is on the list right away, although the network was lost before', async ({ page, context }) => {
  await open(page, '/shopping-list')
  await expect.poll(() => filesIn(page, 1000)).toBe(0)
  await context.setOffline(true)
  await addBananas(page)
  await expect(bananas(page)).toBeVisible()
})

test('a recipe that is open stays, and what a tap needs comes with the network', async ({ page, context }) => {
  await open(page, '/recipes/90000101')
  await expect.poll(() => filesIn(page, 1000)).toBe(0)
  await context.setOffline(true)
  await page.getByRole('tab', { name: 'Instructions' }).click()
  await page.getByRole('button', { name: 'Plan Meal', exact: true }).click()
  await expect(page.getByRole('tabpanel').getByRole('listitem')).not.toHaveCount(0)
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await context.setOffline(false)
  await expect(page.getByRole('dialog')).toBeVisible()
})
