// The diary without a network: what is logged waits on the device and arrives once.
import { dayKey } from '#domain/time/calendar.ts'
import { expect, open, ready, test } from './fixtures.ts'
import { joinOnDevice, rowsOf } from './member.ts'

test.use({ serviceWorkers: 'allow', expectedErrors: [/ERR_INTERNET_DISCONNECTED|Failed to load resource/] })

test('two meals logged offline survive a reload, are in the totals, and arrive once', async ({
  page,
  context,
  request,
}) => {
  const member = await joinOnDevice(page, request)
  await open(page, '/diary')
  await page.waitForFunction(async () => {
    await navigator.serviceWorker.ready
    return navigator.serviceWorker.controller?.state === 'activated'
  })
  await page.reload()
  await ready(page)
  const meal = (name: string) => page.getByRole('region', { name, exact: true })
  const log = async (name: string, calories: string, title: string) => {
    await meal(name).getByRole('button', { name: 'Quick Add' }).click()
    await page.getByLabel('Calories').fill(calories)
    await page.getByLabel('Name').fill(title)
    await page.getByRole('button', { name: 'Add to Diary' }).click()
  }
  await log('Breakfast', '300', 'Porridge')
  await expect(meal('Breakfast')).toContainText('Porridge')

  await context.setOffline(true)
  await log('Lunch', '500', 'Soup')
  await log('Dinner', '700', 'Pizza')
  await expect(page.getByText('Waiting for a connection')).toHaveCount(2)
  await page.reload()
  await ready(page)
  await expect(meal('Lunch')).toContainText('Soup')
  await expect(page.getByText('500 kcal left today').filter({ visible: true })).toBeVisible()

  await context.setOffline(false)
  await expect(page.getByText('Waiting for a connection')).toHaveCount(0)
  await expect(meal('Dinner')).toContainText('Pizza')
  const rows = await rowsOf(request, member, 'meal_entries')
  expect(rows.map((row) => [row.recipe_title, row.date])).toEqual([
    ['Porridge', dayKey(new Date())],
    ['Soup', dayKey(new Date())],
    ['Pizza', dayKey(new Date())],
  ])
})
