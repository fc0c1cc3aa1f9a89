// Cook mode: from the first list to the diary, with timers that survive a reload.
import type { Page } from '@playwright/test'
import { addDays, dayKey } from '#domain/time/calendar.ts'
import { expectNoFaults } from './axe.ts'
import { button, nextUntil } from './cook-steps.ts'
import { expect, onDevice, oneRecipe, open, ready, test } from './fixtures.ts'
import { addRow, joinOnDevice, rowsOf } from './member.ts'

const timers = (page: Page) => page.getByRole('region', { name: 'Timers' })

/** A fake wake lock, because a headless browser has none. Counts the requests. */
async function screenToKeepOn(page: Page) {
  await page.addInitScript(() => {
    const lock = Object.assign(new EventTarget(), { release: async () => undefined })
    const requested = { times: 0, lock }
    Object.assign(window, { requested })
    Object.defineProperty(navigator, 'wakeLock', {
      value: {
        request: async () => {
          requested.times += 1
          return requested.lock
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

  await test.step('the screen stays on, even after the page was hidden', async () => {
    const requested = () => page.evaluate(() => (window as unknown as { requested: { times: number } }).requested.times)
    const before = await requested()
    expect(before).toBeGreaterThan(0)
    await page.evaluate(() => {
      const { lock } = (window as unknown as { requested: { lock: EventTarget } }).requested
      lock.dispatchEvent(new Event('release'))
      document.dispatchEvent(new Event('visibilitychange'))
    })
    await expect.poll(requested).toBe(before + 1)
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

  await test.step('the timer ends on time, on any page', async () => {
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
  expect(await rowsOf(request, member, 'recipe_ratings')).toMatchObject([
    { rating: 5, notes: expect.stringMatching(/^\d{4}-\d\d-\d\d: A little less salt\.$/) },
  ])
  const planned = await rowsOf(request, member, 'meal_schedules')
  const [cooked] = planned.filter((row) => row.cooked_at !== null)
  const leftovers = planned.filter((row) => row.leftover_of !== null)
  expect(leftovers).toHaveLength(Math.min(3, servings - 1))
  for (const meal of leftovers) expect(meal).toMatchObject({ leftover_of: cooked?.id, servings: 1 })
})

test('a planned dish ends as planned, and isn’t logged or stored twice', async ({ page, request }) => {
  const member = await joinOnDevice(page, request)
  const { id, title } = await oneRecipe(request)
  const today = dayKey(new Date())
  const planned = { recipe_id: String(id), recipe_title: title, calories: 500 }
  await addRow(request, member, 'meal_schedules', { ...planned, date: today, meal_type: 'snack', servings: 1.5 })
  const [snack] = await rowsOf(request, member, 'meal_schedules')
  await open(page, `/recipes/${id}?servings=1.5`)
  await page.getByRole('link', { name: 'Start Cooking' }).click()
  await nextUntil(page, 'Finish Cooking')
  await button(page, 'Finish Cooking').click()
  await expect(page.getByRole('spinbutton', { name: 'Servings eaten' })).toHaveValue('1.5')
  await expect(page.getByLabel('Meal', { exact: true })).toHaveValue('snack')
  await button(page, 'Save').click()
  await expect(page.getByText('Meal logged successfully!')).toBeVisible()
  expect(await rowsOf(request, member, 'meal_entries')).toMatchObject([
    { meal_type: 'snack', quantity: 1.5, schedule_id: snack?.id },
  ])

  const rest = { ...planned, date: addDays(today, 1), meal_type: 'lunch', servings: 1, leftover_of: snack?.id }
  await addRow(request, member, 'meal_schedules', rest)
  await open(page, `/recipes/${id}/cook`)
  await nextUntil(page, 'Finish Cooking')
  await button(page, 'Finish Cooking').click()
  await expect(page.getByText('You already logged this for snack today.')).toBeVisible()
  await expect(page.getByText('Leftovers are already planned: 1 serving for lunch')).toBeVisible()
  await button(page, 'Save').click()
  await expect(page.getByText('Saved.', { exact: true })).toBeVisible()
  expect(await rowsOf(request, member, 'meal_entries')).toHaveLength(1)
  expect(await rowsOf(request, member, 'meal_schedules')).toHaveLength(2)
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

test('a visitor cooks two dishes at once, with the keyboard and with timers from the text', async ({
  page,
  request,
}) => {
  const { id } = await oneRecipe(request)
  await onDevice(page, 'custom-recipes', { state: { recipes: [own] }, version: 1 })
  const lentils = { id: 'a', name: 'Red lentils', amount: null, unit: '', useBy: null }
  await onDevice(page, 'pantry-items', { state: { items: [lentils] }, version: 1 })
  await page.clock.install()
  await open(page, `/recipes/${id}/cook`)
  await expect(page.getByRole('heading', { name: 'Get Ready' })).toBeVisible()
  await expect.poll(() => page.evaluate(() => localStorage.getItem('cooking'))).toContain(String(id))
  await open(page, `/recipes/${OWN_ID}/cook`)
  await expect(page.getByRole('checkbox', { name: '200 g red lentils' })).toBeVisible()
  await button(page, 'More: Servings').click()
  await expect(page.getByRole('checkbox', { name: '300 g red lentils' })).toBeVisible()
  await page.keyboard.press('ArrowRight')
  await expect(page.getByRole('heading', { name: 'Step 1 of 2' })).toBeVisible()
  await expect(page.getByRole('region', { name: 'For this step' })).toHaveText('1½ red onions')
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
  const pantry = () => page.evaluate(() => localStorage.getItem('pantry-items'))
  expect(await pantry()).not.toContain('lentils')
  await page.getByRole('status').filter({ hasText: 'Used up:' }).getByRole('button', { name: 'Undo' }).click()
  expect(await pantry()).toContain('lentils')
})
