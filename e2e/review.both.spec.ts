// "Your Week": what was short with the dish that fills it, and a next week planned from it.
import { addDays, dayKey } from '#domain/time/calendar.ts'
import { expectNoFaults } from './axe.ts'
import { expect, open, test } from './fixtures.ts'
import { addRow, joinOnDevice, rowsOf } from './member.ts'

test('the last week adds up, and plans the next one', async ({ page, request }) => {
  const member = await joinOnDevice(page, request)
  const today = dayKey(new Date())
  const nutrients = { fiber: 5, calcium: 300, vitaminC: 20, iron: 30, protein: 90 }
  for (const before of [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13]) {
    const date = addDays(today, -before)
    const meal = { date, meal_type: 'lunch', recipe_id: '90000340', recipe_title: 'Beans on toast' }
    const figures = { quantity: 1, calories: 1800, protein: 90, carbs: 200, fat: 60, nutrients }
    await addRow(request, member, 'meal_entries', { ...meal, ...figures })
    const planned = { date, meal_type: 'dinner', recipe_id: '90000340', recipe_title: 'Beans on toast', servings: 1 }
    await addRow(request, member, 'meal_schedules', { ...planned, calories: 400, cooked_at: `${date}T18:00:00Z` })
  }
  await open(page, '/review')
  await expect(page.getByRole('region', { name: 'Planned and eaten' })).toContainText('7 meals planned, 7 cooked')
  await expect(page.getByRole('region', { name: 'Planned and eaten' })).toContainText('1,800 kcal')
  await expect(page.getByRole('region', { name: 'Money' })).toContainText(/About \$\d+\.\d\d for the 7 dishes/)
  await expect(page.getByRole('region', { name: 'Energy you use' })).toContainText('your weight over two weeks')
  const short = page.getByRole('region', { name: 'A little more of' }).getByRole('listitem')
  await expect(short).toHaveCount(3)
  await expect(short.first()).toContainText(/Fiber|Vitamin C|Calcium/)
  await expect(short.first().getByRole('link')).toBeVisible()
  await expectNoFaults(page, 'the week looked back on')
  await page.getByRole('button', { name: 'Plan Next Week' }).click()
  await expect(page).toHaveURL(/\/meal-scheduler/)
  const planned = await rowsOf(request, member, 'meal_schedules')
  expect(planned.filter(({ date }) => String(date) >= today).length).toBeGreaterThan(14)
})
