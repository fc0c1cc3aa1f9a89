// Cooked dishes, leftovers and Undo in the week.
import { addDays, dayKey, formatDay, startOfWeek, weekDays } from '#domain/time/calendar.ts'
import { expect, oneRecipe, open, test } from './fixtures.ts'
import { addRow, joinOnDevice, rowsOf } from './member.ts'

const today = dayKey(new Date())

test('a cooked dish is still cooked and logged after Undo, until that is undone', async ({ page, request }) => {
  const member = await joinOnDevice(page, request)
  const { id, title } = await oneRecipe(request)
  const saturday = addDays(startOfWeek(today), 6)
  const planned = { recipe_id: String(id), recipe_title: title, servings: 1, calories: 500 }
  const cooked = { ...planned, date: saturday, meal_type: 'dinner', cooked_at: '2026-11-14T18:30:00Z' }
  await addRow(request, member, 'meal_schedules', cooked)
  const [dinner] = await rowsOf(request, member, 'meal_schedules')
  const next = { ...planned, date: addDays(saturday, 1), meal_type: 'lunch', leftover_of: dinner?.id }
  await addRow(request, member, 'meal_schedules', next)
  await open(page, '/meal-scheduler')
  const column = page.getByRole('region', { name: formatDay(saturday, 'long') })
  await expect(column).toContainText('Cooked')
  await column.getByRole('button', { name: `Log ${title} as eaten` }).click()
  await expect(column.getByText('Logged')).toBeVisible()

  await column.getByRole('button', { name: /^Delete / }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click()
  await page.locator('.toast').filter({ hasText: 'was deleted.' }).getByRole('button', { name: 'Undo' }).click()
  await expect(page.getByText('Undone.')).toBeVisible()
  await expect(column.getByText('Logged')).toBeVisible()
  const rows = await rowsOf(request, member, 'meal_schedules')
  const restored = rows.find(({ meal_type }) => meal_type === 'dinner')
  expect(restored?.id).toBe(dinner?.id)
  expect(restored?.cooked_at).toBe(dinner?.cooked_at)

  await column.getByRole('button', { name: /^Cooked/ }).click()
  await expect(column, 'with the leftovers of the next week').toContainText('cook 2')
})

test('a cooked dish that moves to a later day has to be cooked again, with its leftovers after it', async ({
  page,
  request,
}) => {
  const member = await joinOnDevice(page, request)
  const { id, title } = await oneRecipe(request)
  const [monday, tuesday, wednesday] = weekDays(today).slice(1)
  const planned = { recipe_id: String(id), recipe_title: title, meal_type: 'dinner', servings: 1, calories: 500 }
  await addRow(request, member, 'meal_schedules', { ...planned, date: monday, cooked_at: '2026-11-14T18:30:00Z' })
  const [dish] = await rowsOf(request, member, 'meal_schedules')
  await addRow(request, member, 'meal_schedules', { ...planned, date: tuesday, leftover_of: dish?.id })
  await open(page, '/meal-scheduler')
  const column = (day = '') => page.getByRole('region', { name: formatDay(day, 'long') })
  const move = async (from: string | undefined, to: string | undefined) => {
    await column(from)
      .getByRole('button', { name: /^More for / })
      .click()
    await column(from).getByRole('button', { name: 'Move', exact: true }).click()
    await page
      .getByRole('dialog')
      .getByLabel('Day')
      .fill(to ?? '')
    await page.getByRole('dialog').getByRole('button', { name: 'Move' }).click()
  }
  await move(tuesday, monday)
  await expect(page.getByRole('dialog').getByRole('alert')).toContainText(
    'Leftovers have to come after the dish itself',
  )
  await page.getByRole('dialog').getByRole('button', { name: 'Cancel' }).click()
  await move(monday, tuesday)
  await expect(page.getByText('and its leftovers with it. It’s no longer marked as cooked.')).toBeVisible()
  await expect(column(tuesday)).toContainText('cook 2')
  await expect(column(wednesday)).toContainText('Leftovers')
  await test.step('also when the dish is in the week before', async () => {
    const lastWeek = { ...planned, date: addDays(tuesday ?? '', -7) }
    await addRow(request, member, 'meal_schedules', { ...lastWeek, meal_type: 'lunch' })
    const before = (await rowsOf(request, member, 'meal_schedules')).find((row) => row.date === lastWeek.date)
    await addRow(request, member, 'meal_schedules', { ...planned, date: monday, leftover_of: before?.id })
    await page.reload()
    await move(monday, addDays(lastWeek.date, -1))
    await expect(page.getByRole('dialog').getByRole('alert')).toContainText(
      'Leftovers have to come after the dish itself',
    )
  })
})

test.describe('a page that learns of others’ changes late', () => {
  test.use({ expectedErrors: [/Failed to load resource|net::ERR/] })

  test('Undo of a cleared day restores what was cleared, and nothing that somebody deleted before', async ({
    page,
    request,
  }) => {
    const member = await joinOnDevice(page, request)
    for (const [meal_type, note] of Object.entries({ lunch: 'Soup', dinner: 'Pizza', snack: 'Nuts' }))
      await addRow(request, member, 'meal_schedules', { date: today, meal_type, note, servings: 1 })
    await open(page, '/meal-scheduler')
    const column = page.locator('[aria-current=date]')
    await expect(column.getByText('Pizza')).toBeVisible()
    // This page isn't notified of it.
    await page.route('**/rest/v1/meal_schedules?*date=*', (route) => route.abort())
    const gone = await request.delete('/rest/v1/meal_schedules?note=eq.Pizza', { headers: member.headers })
    expect(gone.ok()).toBe(true)
    await column.getByRole('button', { name: 'Clear Day' }).click()
    const notes = async () => (await rowsOf(request, member, 'meal_schedules')).map((row) => row.note).sort()
    await expect.poll(notes).toEqual([])
    await page.unroute('**/rest/v1/meal_schedules?*date=*')
    await page.locator('.toast').filter({ hasText: 'is cleared.' }).getByRole('button', { name: 'Undo' }).click()
    await expect.poll(notes).toEqual(['Nuts', 'Soup'])
  })
})
