// The network is lost in the first seconds of a first visit, before a service worker has anything.
import type { Page } from '@playwright/test'
import { expect, open, test } from './fixtures.ts'

test.use({ isFirstVisit: true, expectedErrors: [/ERR_INTERNET_DISCONNECTED/] })

async function addBananas(page: Page) {
  await page.getByLabel('Item name').fill('Bananas')
  await page.getByRole('button', { name: 'Add Item' }).click()
}
const bananas = (page: Page) => page.getByRole('checkbox', { name: /Bananas/ })

test('what was put on the list before the scripts came is there with the network', async ({
  page,
  context,
  request,
}) => {
  // The scripts wait for the page to be loaded, which takes as long as this picture.
  const html = await (await request.get('/shopping-list')).text()
  const body = html.replace('</body>', '<img src="/img/slow.png" alt=""></body>')
  await page.route('/shopping-list', (route) => route.fulfill({ contentType: 'text/html', body }))
  await page.route('/img/slow.png', () => undefined)
  await page.goto('/shopping-list', { waitUntil: 'domcontentloaded' })
  await context.setOffline(true)
  await addBananas(page)
  await page.waitForTimeout(4000) // longer than the scripts ever wait
  await context.setOffline(false)
  await expect(bananas(page)).toBeVisible()
})

test('the first item is on the list at once, although the network was lost before', async ({ page, context }) => {
  await open(page, '/shopping-list')
  await page.waitForLoadState('networkidle')
  await context.setOffline(true)
  await addBananas(page)
  await expect(bananas(page)).toBeVisible()
})
