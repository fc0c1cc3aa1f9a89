// Several dishes on one timeline, ticked on two phones.
import { addDays, dayKey } from '#domain/time/calendar.ts'
import { expectNoFaults } from './axe.ts'
import { expect, open, test } from './fixtures.ts'
import { addRow, joinOnDevice } from './member.ts'
import { invite } from './shared-list.ts'

// Without a network, the browser itself logs errors to the console.
test.use({ expectedErrors: [/ERR_INTERNET_DISCONNECTED|ERR_ABORTED|WebSocket/] })

test('two planned dishes become one list of steps, and a ticked step moves on', async ({ page, request }) => {
  const member = await joinOnDevice(page, request)
  const date = addDays(dayKey(new Date()), 1)
  for (const [recipe_id, recipe_title] of [
    ['90000340', 'Beans on toast'],
    ['90000314', 'Air fryer baked potatoes with tuna and corn'],
  ]) {
    const meal = { date, meal_type: 'dinner', recipe_id, recipe_title, servings: 1, calories: 500 }
    await addRow(request, member, 'meal_schedules', meal)
  }
  await open(page, `/cook-together?date=${date}&meal=dinner`)
  await expect(page.getByRole('button', { name: 'Remove Beans on toast' })).toBeVisible()
  await expect(page.getByText(/^Start at .* ready at .*6:30 PM$/)).toBeVisible()
  await expectNoFaults(page, 'while choosing')
  await page.getByRole('button', { name: 'Show Timeline' }).click()

  const steps = page.getByRole('list', { name: 'Steps in order of time' }).getByRole('listitem')
  await expect(steps.first()).toBeVisible()
  await expectNoFaults(page, 'the timeline')
  const count = await steps.count()
  const texts = await steps.allInnerTexts()
  expect(texts.some((text) => text.includes('Beans on toast'))).toBe(true)
  expect(texts.some((text) => text.includes('Air fryer baked potatoes'))).toBe(true)
  await steps.first().getByRole('checkbox').click()
  await expect(steps).toHaveCount(count - 1)
  await page.reload()
  await expect(steps).toHaveCount(count - 1)
  await page.getByText('Done: 1', { exact: true }).click()
  await page.getByRole('checkbox', { checked: true }).click()
  await expect(steps).toHaveCount(count)
})

test('a time that is too soon is answered with the earliest one', async ({ page }) => {
  await open(page, '/cook-together')
  await page.getByRole('button', { name: 'Add Dish' }).click()
  await page.getByLabel('Search recipes').fill('Beans on toast')
  await page.getByRole('button', { name: /^Beans on toast/ }).click()
  await page.getByLabel('On the table at').fill('2026-01-01T18:00')
  await expect(page.getByText(/can’t be ready by .* alone takes \d+ min\. The earliest is/)).toBeVisible()
})

test('a step ticked on one phone is ticked on the other, also one ticked offline', async ({
  page,
  browser,
  request,
}) => {
  await joinOnDevice(page, request)
  const link = await invite(page)
  const other = await browser.newContext()
  const second = await other.newPage()
  await joinOnDevice(second, request)
  await open(second, link)
  await second.getByRole('button', { name: 'Join Household' }).click()
  await expect(second.getByText(/^You joined /)).toBeVisible()

  await open(page, '/cook-together')
  await page.getByRole('button', { name: 'Add Dish' }).click()
  await page.getByLabel('Search recipes').fill('Beans on toast')
  await page.getByRole('button', { name: /^Beans on toast/ }).click()
  await page.getByRole('button', { name: 'Show Timeline' }).click()
  await open(second, '/cook-together')
  const stepsOn = (phone: typeof page) =>
    phone.getByRole('list', { name: 'Steps in order of time' }).getByRole('listitem')
  await expect(stepsOn(second).first()).toBeVisible()
  const count = await stepsOn(page).count()
  await expect(stepsOn(second)).toHaveCount(count)

  await stepsOn(second).first().getByRole('checkbox').click()
  await expect(stepsOn(page)).toHaveCount(count - 1)

  await page.context().setOffline(true)
  await stepsOn(page).first().getByRole('checkbox').click()
  await expect(stepsOn(page)).toHaveCount(count - 2)
  await page.context().setOffline(false)
  await expect(stepsOn(second)).toHaveCount(count - 2)
  await other.close()
})
