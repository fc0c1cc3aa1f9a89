// A member's day on the home page.
import { dayKey } from '#domain/time/calendar.ts'
import { expect, open, test } from './fixtures.ts'
import { addRow, joinOnDevice } from './member.ts'

test.use({ expectedErrors: [/ERR_FAILED/] })

test('nothing is claimed about a day that can’t be loaded, and then it is shown in the member’s units', async ({
  page,
  request,
}) => {
  const member = await joinOnDevice(page, request)
  const date = dayKey(new Date())
  const eaten = { quantity: 1, calories: 500, protein: 20, carbs: 60, fat: 20 }
  const lunch = { recipe_id: '90000101', recipe_title: 'Egg sauce', meal_type: 'lunch' }
  await addRow(request, member, 'meal_entries', { user_id: member.id, date, ...lunch, ...eaten })
  await addRow(request, member, 'profiles', { user_id: member.id, energy_unit: 'kJ' })
  const tables = /\/rest\/v1\//
  await page.route(tables, (route) => route.abort())
  await open(page, '/')
  const today = page.getByRole('region', { name: 'Today' })
  await expect(today).toContainText('We can’t show your day right now.')
  await expect(today.getByText('Nothing yet')).toBeHidden()
  await page.unroute(tables)
  await today.getByRole('button', { name: 'Try Again' }).click()
  await expect(today).toContainText('Egg sauce')
  await expect(today).toContainText('2,092 of 8,368 kJ')
  await expect(today.getByText('Nothing yet')).toHaveCount(3)
})
