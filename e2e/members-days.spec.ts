// Time zones: entries belong to the member's local day.
import { addDays, dayKey, formatDay } from '#domain/time/calendar.ts'
import { expect, moveTo, oneRecipe, open, test } from './fixtures.ts'
import { joinOnDevice, rowsOf } from './member.ts'

// Twenty-five hours apart: it is never the same day in both.
for (const zone of ['Pacific/Pago_Pago', 'Pacific/Kiritimati']) {
  test.describe(`in ${zone}`, () => {
    test.use({ timezoneId: zone })

    test('water, weight, meals and plans belong to the local day', async ({ page, request }) => {
      const member = await joinOnDevice(page, request)
      const { id } = await oneRecipe(request)
      const date = dayKey(new Date(), zone)
      await open(page, '/dashboard')
      await expect(page.getByText(formatDay(date, 'long'))).toBeVisible()
      await page.getByRole('button', { name: 'Add Water' }).click()
      await expect(page.getByRole('region', { name: 'Water', exact: true })).toContainText('250 / 2,000 ml')
      await page.getByLabel('Weight in kg').fill('70')
      await page.getByLabel('Weight in kg').press('Enter')
      await expect(page.getByRole('region', { name: 'Weight', exact: true })).toContainText('Logged today')
      await moveTo(page, `/recipes/${id}`)
      await page.getByRole('button', { name: 'Log as Meal' }).click()
      await page.getByRole('dialog').getByRole('button', { name: 'Log Meal' }).click()
      await expect(page.getByText('Meal logged successfully!')).toBeVisible()
      await moveTo(page, '/meal-scheduler')
      const today = page.getByRole('region', { name: `${formatDay(date, 'long')}, today` })
      await today.getByRole('button', { name: /^Add snack/ }).click()
      await page.getByRole('dialog').getByRole('listitem').first().getByRole('button').click()
      await expect(page.getByRole('dialog')).toBeHidden()
      for (const table of ['water_logs', 'weight_logs', 'meal_entries', 'meal_schedules', 'daily_logs']) {
        const rows = await rowsOf(request, member, table)
        expect([table, rows.map((row) => row.date)]).toEqual([table, [date]])
      }
    })
  })
}

test('a dashboard left open rolls over at midnight and continues with the new day', async ({ page, request }) => {
  const date = dayKey(new Date())
  // The page's clock is set ahead of the server's; the session must not look expired to it.
  const member = await joinOnDevice(page, request, { expires_at: Date.now() / 1000 + 3 * 86_400 })
  await page.clock.install({ time: new Date(`${date}T23:59:30`) })
  await open(page, '/dashboard')
  const water = page.getByRole('region', { name: 'Water', exact: true })
  await expect(page.getByText(formatDay(date, 'long'))).toBeVisible()
  await water.getByRole('button', { name: 'Add Water' }).click()
  await expect(water).toContainText('250 / 2,000 ml')
  await page.clock.fastForward(40_000)
  await expect(page.getByText(formatDay(addDays(date, 1), 'long'))).toBeVisible()
  await expect(water).toContainText('0 / 2,000 ml')
  await water.getByRole('button', { name: 'Add Water' }).click()
  await expect(water).toContainText('250 / 2,000 ml')
  const rows = await rowsOf(request, member, 'water_logs')
  expect(rows.map((row) => row.date)).toEqual([date, addDays(date, 1)])
})
