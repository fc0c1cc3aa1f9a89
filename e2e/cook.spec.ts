// Cook mode: from the first list to the diary, with timers that outlast a reload, and without a network.
import type { APIRequestContext, Page } from '@playwright/test'
import { dayKey } from '#domain/time/calendar.ts'
import { expectNoFaults } from './axe.ts'
import { expect, onDevice, oneRecipe, open, ready, test } from './fixtures.ts'
import { type JoinedMember, join, joinOnDevice, rowsOf, signIn, signInAgain } from './member.ts'

const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name })
const timers = (page: Page) => page.getByRole('region', { name: 'Timers' })

async function nextUntil(page: Page, name: string | RegExp) {
  while (!(await button(page, name).first().isVisible())) await button(page, 'Next Step').click()
}

/** A screen that can be kept on: a headless browser has none. Counts how often it was asked to. */
async function screenToKeepOn(page: Page) {
  await page.addInitScript(() => {
    const lock = Object.assign(new EventTarget(), { release: async () => undefined })
    const asked = { times: 0, lock }
    Object.assign(window, { asked })
    Object.defineProperty(navigator, 'wakeLock', {
      value: {
        request: async () => {
          asked.times += 1
          return asked.lock
        },
      },
    })
  })
}

test('a member cooks a dish from the first list to the diary', async ({ page, request }) => {
  const member = await joinOnDevice(page, request)
  const { id, title } = await oneRecipe(request)
  await screenToKeepOn(page)
  await page.clock.install()
  await open(page, `/recipes/${id}`)
  await page.getByRole('link', { name: 'Start Cooking' }).click()

  await expect(page.getByRole('heading', { name: 'Get Ready' })).toBeVisible()
  await expectNoFaults(page, 'while preparing')
  const first = page.getByRole('checkbox').first()
  await first.check()
  await button(page, 'More: Servings').click()
  const servings = Number(await page.getByRole('spinbutton', { name: 'Servings' }).inputValue())

  await test.step('the screen stays on, also after the page was away', async () => {
    const asked = () => page.evaluate(() => (window as unknown as { asked: { times: number } }).asked.times)
    const before = await asked()
    expect(before).toBeGreaterThan(0)
    await page.evaluate(() => {
      const { lock } = (window as unknown as { asked: { lock: EventTarget } }).asked
      lock.dispatchEvent(new Event('release'))
      document.dispatchEvent(new Event('visibilitychange'))
    })
    await expect.poll(asked).toBe(before + 1)
  })

  await nextUntil(page, 'Start Timer')
  await expectNoFaults(page, 'at a step')
  const step = await page.getByRole('heading', { level: 2 }).textContent()
  await button(page, 'Start Timer').first().click()
  await expect(timers(page).getByRole('timer')).toHaveText(/^\d+:\d\d$/)
  const label = (await timers(page).getByRole('link').textContent()) ?? ''

  await test.step('a reload in the middle changes nothing', async () => {
    await page.reload()
    await ready(page)
    await expect(page.getByRole('heading', { level: 2 })).toHaveText(step ?? '')
    await expect(timers(page).getByRole('timer')).toHaveText(/^\d+:\d\d$/)
    await button(page, 'Go to preparation').click()
    await expect(first).toBeChecked()
    await expect(page.getByRole('spinbutton', { name: 'Servings' })).toHaveValue(String(servings))
  })

  await test.step('the timer ends on time, on whichever page', async () => {
    await page.goto('/about')
    await ready(page)
    const minutes = Number(/, (\d+)/.exec(label)?.[1])
    await page.clock.fastForward(minutes * 60_000)
    await expect(timers(page).getByRole('timer')).toHaveText('Done')
    await expect(timers(page).getByRole('alert')).toContainText(`Timer done: step`)
    await page.clock.fastForward(3 * 60_000)
    await expect(timers(page).getByRole('timer')).toHaveText(/Done [34] min ago/)
    await timers(page).getByRole('link').click()
    await expect(page).toHaveURL(`/recipes/${id}/cook`)
    await button(page, /^Dismiss timer/).click()
    await expect(timers(page)).toHaveCount(0)
  })

  await nextUntil(page, 'Finish Cooking')
  await button(page, 'Finish Cooking').click()
  await expectNoFaults(page, 'at the end')
  await page.locator('label').filter({ hasText: '5 stars' }).click()
  await page.getByRole('checkbox', { name: 'Plan the leftovers' }).check()
  await page.getByLabel('Note for next time').fill('A little less salt.')
  await button(page, 'Save').click()
  await expect(page.getByText('Meal logged successfully!')).toBeVisible()
  await expect(page).toHaveURL(`/recipes/${id}`)
  await expect(page.getByText('A little less salt.')).toBeVisible()
  await button(page, 'Open Diary').click()
  await expect(page.getByRole('main')).toContainText(title)

  const today = await page.evaluate(() => new Date().toDateString())
  expect(await rowsOf(request, member, 'meal_entries')).toMatchObject([
    { recipe_id: String(id), date: dayKey(new Date(today)), quantity: 1 },
  ])
  expect(await rowsOf(request, member, 'recipe_ratings')).toMatchObject([{ rating: 5, notes: 'A little less salt.' }])
  const planned = await rowsOf(request, member, 'meal_schedules')
  expect(planned).toHaveLength(2)
  const [cooked] = planned.filter((row) => row.cooked_at !== null)
  expect(planned.find((row) => row.leftover_of !== null)).toMatchObject({
    leftover_of: cooked?.id,
    servings: servings - 1,
  })
})

const OWN_ID = 1_700_000_000_000_009
const own = {
  id: OWN_ID,
  title: 'Cabin soup',
  image: '',
  readyInMinutes: 30,
  servings: 2,
  cuisines: [],
  diets: [],
  instructions: '1. Fry the onion for 2–3 minutes.\n2. Add 150 g of the lentils and simmer for half an hour at 90 °C.',
  ingredients: [
    { name: 'red onion', amount: 1, unit: '' },
    { name: 'red lentils', amount: 200, unit: 'g' },
  ],
  isCustom: true,
}

test('a visitor cooks two dishes at once, with keys and with timers from the text', async ({ page, request }) => {
  const { id } = await oneRecipe(request)
  await onDevice(page, 'custom-recipes', { state: { recipes: [own] }, version: 1 })
  const lentils = { id: 'a', name: 'Red lentils', amount: null, unit: '', useBy: null }
  await onDevice(page, 'pantry-items', { state: { items: [lentils] }, version: 1 })
  await page.clock.install()
  await open(page, `/recipes/${id}/cook`)
  await expect(page.getByRole('heading', { name: 'Get Ready' })).toBeVisible()
  await open(page, `/recipes/${OWN_ID}/cook`)
  await expect(page.getByRole('checkbox', { name: '200 g red lentils' })).toBeVisible()
  await button(page, 'More: Servings').click()
  await expect(page.getByRole('checkbox', { name: '300 g red lentils' })).toBeVisible()
  await page.keyboard.press('ArrowRight')
  await expect(page.getByRole('heading', { name: 'Step 1 of 2' })).toBeVisible()
  await expect(page.getByRole('region', { name: 'For this step' })).toHaveText('1½ red onion')
  await button(page, 'Start Timer').click()
  await expect(timers(page).getByRole('timer')).toHaveText(/^[12]:\d\d$/)
  await page.keyboard.press('ArrowRight')
  await expect(page.getByText('Add 225 g of the lentils and simmer for half an hour at 90 °C.')).toBeVisible()
  await expect(page.getByRole('region', { name: 'For this step' })).toHaveText('225 g red lentils')
  await button(page, 'Start Timer').click()
  await expect(timers(page).getByRole('listitem')).toHaveCount(2)
  await expectNoFaults(page, 'with two timers')

  const [short, long] = [timers(page).getByRole('listitem').nth(0), timers(page).getByRole('listitem').nth(1)]
  await long.getByRole('button', { name: /^Pause/ }).click()
  await short.getByRole('button', { name: /^Add 1 min/ }).click()
  await expect(short.getByRole('timer')).toHaveText(/^(3:00|2:\d\d)$/)
  await page.clock.fastForward(150_000)
  await expect(short.getByRole('timer')).toHaveText(/^0:\d\d$/)
  await expect(long.getByRole('timer')).toHaveText(/^(30:00|29:\d\d) paused$/)

  await page.getByRole('navigation', { name: 'Dishes you' }).getByRole('link').first().click()
  await expect(page).toHaveURL(`/recipes/${id}/cook`)
  await page
    .getByRole('navigation', { name: 'Dishes you' })
    .getByRole('link', { name: /Cabin soup/ })
    .click()
  await expect(page.getByRole('heading', { name: 'Step 2 of 2' })).toBeVisible()
  await button(page, 'Finish Cooking').click()
  await expect(page.getByRole('link', { name: 'Sign in' })).toBeVisible()
  await page.getByRole('checkbox', { name: 'red lentils at home' }).check()
  await button(page, 'Done').click()
  await expect(page).toHaveURL(`/recipes/${OWN_ID}`)
  await expect(page.getByText('Added to your shopping list.')).toBeVisible()
  expect(await page.evaluate(() => localStorage.getItem('cooking'))).not.toContain(String(OWN_ID))
  expect(await page.evaluate(() => localStorage.getItem('pantry-items'))).not.toContain('lentils')
})

/** Stars, a note, one serving eaten and the rest planned. */
async function finish(page: Page) {
  await nextUntil(page, 'Finish Cooking')
  await button(page, 'Finish Cooking').click()
  await page.locator('label').filter({ hasText: '4 stars' }).click()
  await page.getByRole('checkbox', { name: 'Plan the leftovers' }).check()
  await page.getByLabel('Note for next time').fill('Soak longer.')
  await button(page, 'Save').click()
  await expect(waiting(page)).toContainText('Saved on this device.')
}

const waiting = (page: Page) => page.getByRole('status').filter({ hasText: '4 stars, 1 serving for' })

/** Everything that `finish` gives the account, once. */
async function expectInAccount(request: APIRequestContext, member: JoinedMember, id: number) {
  await expect
    .poll(async () => rowsOf(request, member, 'recipe_ratings'))
    .toMatchObject([{ rating: 4, notes: 'Soak longer.' }])
  expect(await rowsOf(request, member, 'meal_entries')).toMatchObject([{ recipe_id: String(id), quantity: 1 }])
  const planned = await rowsOf(request, member, 'meal_schedules')
  expect(planned).toHaveLength(2)
  expect(planned.filter(({ leftover_of }) => leftover_of !== null)).toHaveLength(1)
}

test.describe('without a network', () => {
  test.use({
    serviceWorkers: 'allow',
    expectedErrors: [/ERR_INTERNET_DISCONNECTED|Failed to load resource|WebSocket/],
  })

  test('a dish goes on, also after a reload, and what is saved at its end arrives once', async ({
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
    const kept = (address: string) => page.evaluate(async (url) => (await caches.match(url)) !== undefined, address)
    await expect.poll(() => kept(`/api/recipes/${id}/information?includeNutrition=true`)).toBe(true)
    await context.setOffline(true)
    await page.getByRole('link', { name: 'Start Cooking' }).click()
    await button(page, 'Next Step').click()
    await expect(page.getByRole('heading', { name: /^Step 1 of/ })).toBeVisible()
    await page.reload()
    await ready(page)
    await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible()
    await expect(page.getByRole('heading', { name: /^Step 1 of/ })).toBeVisible()

    await finish(page)
    await expect(page).toHaveURL(`/recipes/${id}`)
    await page.reload()
    await ready(page)
    await expect(waiting(page)).toContainText('when you’re back online')
    expect(await rowsOf(request, member, 'meal_entries')).toEqual([])
    await context.setOffline(false)
    await expectInAccount(request, member, id)
    await expect(waiting(page)).toHaveCount(0)
    await expect(page.getByText('Soak longer.')).toBeVisible()
    await page.reload()
    await ready(page)
    await page.goto('/diary')
    await expect(page.getByRole('main')).toContainText(title)
    await expectInAccount(request, member, id)
  })
})

test.describe('without a network, and then somebody else', () => {
  test.use({ expectedErrors: [/ERR_INTERNET_DISCONNECTED|ERR_ABORTED|WebSocket/] })

  test('a dish waits for the member who cooked it', async ({ page, context, request }) => {
    const cook = await joinOnDevice(page, request)
    const next = await join(request)
    const { id } = await oneRecipe(request)
    await open(page, `/recipes/${id}`)
    await page.getByRole('link', { name: 'Start Cooking' }).click()
    await expect(page.getByRole('heading', { name: 'Get Ready' })).toBeVisible()
    await expect.poll(() => page.evaluate(() => localStorage.getItem('sync-owner'))).toBe(cook.id)
    await context.setOffline(true)
    await finish(page)
    await page.getByRole('button', { name: 'Member menu' }).click()
    await page.getByRole('button', { name: 'Sign out', exact: true }).click()
    await page.getByRole('button', { name: 'Keep Changes' }).click()
    await expect(page).toHaveURL('/auth')
    await context.setOffline(false)

    await signIn(page, next)
    await open(page, '/shopping-list')
    await expect(page.getByRole('status').filter({ hasText: 'Saved' })).toBeVisible()
    expect(await rowsOf(request, next, 'meal_entries')).toEqual([])
    expect(await rowsOf(request, next, 'recipe_ratings')).toEqual([])
    await page.getByRole('button', { name: 'Member menu' }).click()
    await page.getByRole('button', { name: 'Sign out', exact: true }).click()
    await expect(page).toHaveURL('/auth')

    await signIn(page, cook)
    await expectInAccount(request, await signInAgain(request, cook), id)
  })
})
