// The settings: on one page, and used everywhere on every device.
import { dayKey, weekDays } from '#domain/time/calendar.ts'
import { expect, moveTo, oneRecipe, open, test } from './fixtures.ts'
import { addRow, joinOnDevice, newMember, rowsOf, signIn, signUp } from './member.ts'

test('settings are found by their words, saved with the account, and used by week, recipe, Today and other devices', async ({
  page,
  browser,
  request,
}) => {
  const member = await joinOnDevice(page, request)
  const { id, title } = await oneRecipe(request)
  const today = dayKey(new Date())
  await addRow(request, member, 'meal_schedules', {
    ...{ date: today, meal_type: 'dinner', recipe_id: String(id), recipe_title: title, servings: 1 },
  })
  await open(page, '/settings')
  const search = page.getByLabel('Search settings')
  await search.fill('monday')
  await expect(page.getByRole('main').getByRole('heading', { level: 3 })).toHaveText(['Week starts on'])
  await page.getByLabel('Week starts on').selectOption('Monday')
  await search.fill('portions')
  await page.getByLabel('Default servings').selectOption('7 servings')
  await search.fill('dinner')
  await page.getByLabel('Dinner').fill('23:59')
  await search.fill('kilograms')
  await page.getByLabel('Energy').selectOption('kJ')
  await search.fill('no such thing')
  await expect(page.getByRole('heading', { name: 'No setting found' })).toBeVisible()
  await page.getByRole('button', { name: 'Show All' }).click()
  await expect(page.getByRole('link', { name: 'Delete my account' })).toHaveAttribute('href', '/account#delete')

  const profile = () => rowsOf(request, member, 'profiles')
  await expect.poll(profile).toMatchObject([
    {
      week_starts_on: 1,
      default_servings: 7,
      meal_times: [480, 750, 1439, 930],
      energy_unit: 'kJ',
      weight_unit: 'kg',
    },
  ])

  const context = await browser.newContext()
  const second = await context.newPage()
  await signIn(second, member)
  for (const device of [page, second]) {
    await moveTo(device, '/dashboard')
    await expect(device.getByRole('main')).toContainText('Dinner at 11:59 PM')
    await expect(device.getByRole('region', { name: 'Calories', exact: true })).toContainText('kJ')
    await moveTo(device, '/meal-scheduler')
    const monday = weekDays(today, 1)[0] ?? ''
    await expect(device.getByRole('main').getByRole('region').first()).toHaveAccessibleName(/Monday/)
    expect(new Date(`${monday}T12:00:00`).getDay()).toBe(1)
    await moveTo(device, `/recipes/${id}`)
    await expect(device.getByRole('spinbutton', { name: 'Servings' })).toHaveValue('7')
  }
  await context.close()
})

test('names, date of birth and phone can be seen and changed, and names are required as at sign-up', async ({
  page,
}) => {
  const member = newMember()
  await signUp(page, member)
  await signIn(page, member)
  await moveTo(page, '/settings')
  const first = page.getByLabel('First name')
  await expect(first).toHaveValue('Mia')
  await first.fill('  ')
  await page.getByRole('button', { name: 'Save Details' }).click()
  await expect(first).toHaveAccessibleDescription('Please provide both first and last name')
  await expect(first).toHaveAttribute('aria-invalid', 'true')
  await expect(first).toBeFocused()
  await first.fill('Maria')
  await page.getByLabel('Date of birth').fill('1990-02-28')
  await page.getByLabel('Phone').fill('+1 555 0100')
  await page.getByRole('button', { name: 'Save Details' }).click()
  await expect(page.getByText('Your details were saved.')).toBeVisible()
  await page.reload()
  await expect(first).toHaveValue('Maria')
  await expect(page.getByLabel('Last name')).toHaveValue('Ek')
  await expect(page.getByLabel('Date of birth')).toHaveValue('1990-02-28')
  await expect(page.getByLabel('Phone')).toHaveValue('+1 555 0100')
})

test('a visitor’s settings are for this device', async ({ page }) => {
  await open(page, '/settings')
  await expect(page.getByText('You’re not signed in, so this is only for this device.')).toBeVisible()
  await page.getByLabel('Week starts on').selectOption('Saturday')
  await page.reload()
  await expect(page.getByLabel('Week starts on')).toHaveValue('6')
  await expect(page.getByLabel('First name')).toHaveCount(0)
})
