// Cook mode without a network: what is saved at the end of a dish waits for its member.
import type { APIRequestContext, Page } from '@playwright/test'
import { button, nextUntil } from './cook-steps.ts'
import { expect, oneRecipe, open, ready, test } from './fixtures.ts'
import { type JoinedMember, join, joinOnDevice, rowsOf, signIn, signInAgain, signOut } from './member.ts'

/** Stars, a note, one serving eaten and, if it is known who eats, the rest planned as leftovers. */
async function finish(page: Page, { leftovers }: { leftovers: boolean }) {
  await nextUntil(page, 'Finish Cooking')
  await button(page, 'Finish Cooking').click()
  await page.locator('label').filter({ hasText: '4 stars' }).click()
  if (leftovers) await page.getByRole('checkbox', { name: 'Plan the leftovers' }).check()
  else await expect(page.getByText('You can plan leftovers once')).toBeVisible()
  await page.getByLabel('Note for next time').fill('Soak longer.')
  await button(page, 'Save').click()
  await expect(waiting(page)).toContainText('Saved on this device.')
}

const waiting = (page: Page) => page.getByRole('status').filter({ hasText: '4 stars, 1 serving for' })

/** Everything that `finish` saves in the account, once. */
async function expectInAccount(
  request: APIRequestContext,
  member: JoinedMember,
  id: number,
  { leftovers }: { leftovers: boolean },
) {
  await expect
    .poll(async () => rowsOf(request, member, 'recipe_ratings'))
    .toMatchObject([{ rating: 4, notes: expect.stringMatching(/^\d{4}-\d\d-\d\d: Soak longer\.$/) }])
  expect(await rowsOf(request, member, 'meal_entries')).toMatchObject([{ recipe_id: String(id), quantity: 1 }])
  const planned = await rowsOf(request, member, 'meal_schedules')
  const cooked = planned.filter(({ leftover_of }) => leftover_of === null)
  expect(cooked).toHaveLength(leftovers ? 1 : 0)
  expect(planned.length > cooked.length).toBe(leftovers)
}

test.describe('without a network', () => {
  test.use({
    serviceWorkers: 'allow',
    expectedErrors: [/ERR_INTERNET_DISCONNECTED|Failed to load resource|WebSocket/],
  })

  test('a dish continues, even after a reload, and what is saved at its end arrives once', async ({
    page,
    context,
    request,
  }) => {
    const member = await joinOnDevice(page, request)
    const { id, title } = await oneRecipe(request)
    await open(page, `/recipes/${id}`)
    await page.waitForFunction(async () => {
      await navigator.serviceWorker.ready
      return navigator.serviceWorker.controller?.state === 'activated'
    })
    const isCached = (address: string) => page.evaluate(async (url) => (await caches.match(url)) !== undefined, address)
    await expect.poll(() => isCached(`/api/recipes/${id}/information?includeNutrition=true`)).toBe(true)
    await context.setOffline(true)
    await page.getByRole('link', { name: 'Start Cooking' }).click()
    await button(page, 'Next Step').click()
    await expect(page.getByRole('heading', { name: /^Step 1 of/ })).toBeVisible()
    await page.reload()
    await ready(page)
    await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible()
    await expect(page.getByRole('heading', { name: /^Step 1 of/ })).toBeVisible()

    // The cook's table was never loaded.
    await finish(page, { leftovers: false })
    await expect(page).toHaveURL(`/recipes/${id}`)
    await page.reload()
    await ready(page)
    await expect(waiting(page)).toContainText('as soon as there’s a connection')
    expect(await rowsOf(request, member, 'meal_entries')).toEqual([])
    await context.setOffline(false)
    await expectInAccount(request, member, id, { leftovers: false })
    await expect(waiting(page)).toHaveCount(0)
    await expect(page.getByText('Soak longer.')).toBeVisible()
    await page.reload()
    await ready(page)
    await page.goto('/diary')
    await expect(page.getByRole('main')).toContainText(title)
    await expectInAccount(request, member, id, { leftovers: false })
  })
})

test.describe('without a network, and then another member', () => {
  test.use({ expectedErrors: [/ERR_INTERNET_DISCONNECTED|ERR_ABORTED|WebSocket|dynamically imported module/] })

  test('a dish waits for the member who cooked it', async ({ page, context, request }) => {
    const cook = await joinOnDevice(page, request)
    const next = await join(request)
    const { id } = await oneRecipe(request)
    await open(page, `/recipes/${id}`)
    await page.getByRole('link', { name: 'Start Cooking' }).click()
    await expect(page.getByRole('heading', { name: 'Get Ready' })).toBeVisible()
    await expect.poll(() => page.evaluate(() => localStorage.getItem('sync-owner'))).toBe(cook.id)
    await expect.poll(() => page.evaluate(() => localStorage.getItem('cooking'))).toContain('"tablePortions":1')
    await context.setOffline(true)
    await finish(page, { leftovers: true })
    await signOut(page)
    await page.getByRole('button', { name: 'Keep Changes' }).click()
    await expect(page).toHaveURL('/auth')
    // On a fast machine, the page's script isn't on the device yet; then it loads when the network is back.
    await expect(page.getByRole('main')).toContainText(/Welcome back|You’re offline, and this page isn’t saved/)
    await context.setOffline(false)

    await signIn(page, next)
    await open(page, '/shopping-list')
    await expect(page.getByRole('status').filter({ hasText: 'Saved' })).toBeVisible()
    expect(await rowsOf(request, next, 'meal_entries')).toEqual([])
    expect(await rowsOf(request, next, 'recipe_ratings')).toEqual([])
    await signOut(page)
    await expect(page).toHaveURL('/auth')

    await signIn(page, cook)
    await expectInAccount(request, await signInAgain(request, cook), id, { leftovers: true })
  })
})
