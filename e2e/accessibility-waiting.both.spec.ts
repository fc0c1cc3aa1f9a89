// Pages that wait for the server, that get no answer, and that have no network.
import type { Page } from '@playwright/test'
import { button, expectNoFaults, press } from './axe.ts'
import { expect, oneRecipe, open, test } from './fixtures.ts'

test.use({ expectedErrors: [/status of (400|404)|ERR_FAILED|ERR_INTERNET_DISCONNECTED/], trace: 'off' })
test.setTimeout(120_000)

test('no fault: a list that loads and then fails', async ({ page }) => {
  await open(page, '/about')
  let fail = () => {}
  const failed = new Promise<void>((resolve) => {
    fail = resolve
  })
  await page.route(/\/api\/recipes\//, (route) => failed.then(() => route.abort()))
  await page.getByRole('contentinfo').getByRole('link', { name: 'Recipes' }).click()
  await expect(page.getByRole('main').getByText('Loading recipes').first()).toBeAttached()
  await expectNoFaults(page, 'loading')
  fail()
  await expect(button(page, 'Try again')).toBeVisible()
  await expectNoFaults(page, 'failed')
})

/** Goes on within the page: only then is there something to wait for. */
async function goTo(page: Page, address: string) {
  await page.evaluate((to) => {
    window.history.pushState({}, '', to)
    window.dispatchEvent(new PopStateEvent('popstate'))
  }, address)
}

test('no fault: a recipe, articles and a cuisine that load and then fail', async ({ page, request }) => {
  const { id } = await oneRecipe(request)
  for (const [address, call] of [
    [`/recipes/${id}`, /\/api\/recipes\//],
    ['/blog', /\/api\/blog/],
    ['/blog/1', /\/api\/blog/],
    ['/cuisines/Thai', /\/api\/recipes\//],
  ] as const) {
    await open(page, '/about')
    let fail = () => {}
    const failed = new Promise<void>((resolve) => {
      fail = resolve
    })
    await page.route(call, (route) => failed.then(() => route.abort()))
    await goTo(page, address)
    await expect(page.getByRole('main').getByRole('status').first()).toBeAttached()
    await expectNoFaults(page, `${address}, loading`)
    fail()
    await expect(
      page
        .getByRole('main')
        .getByRole('button', { name: /try again/i })
        .first(),
    ).toBeVisible({ timeout: 20_000 })
    await expectNoFaults(page, `${address}, failed`)
    await page.unroute(call)
  }
})

test('no fault: a plan that is being made', async ({ page }) => {
  await open(page, '/diet-planner')
  await page.route(/mealplanner/, () => undefined)
  await press('Generate Meal Plan')(page)
  await expect(page.getByText('Generating your meal plan')).toBeAttached()
  await expectNoFaults(page, 'loading')
})

test('no fault: the network is gone', async ({ page, context }) => {
  await open(page, '/about')
  await context.setOffline(true)
  await expect(page.getByRole('status', { name: 'Connection' })).toContainText('You are offline.')
  await expectNoFaults(page, 'offline')
})
