// Opening the site as a member: the next meal first, one tap from the stove.
import { addDays, dayKey } from '#domain/time/calendar.ts'
import { expect, oneRecipe, open, ready, test } from './fixtures.ts'
import { addRow, joinOnDevice, rowsOf } from './member.ts'

const today = dayKey(new Date())

test('Today leads with the next meal: its start, one tap to the stove with the planned servings, and to the diary', async ({
  page,
  request,
}) => {
  const member = await joinOnDevice(page, request)
  const { id, title } = await oneRecipe(request)
  const dish = { date: today, recipe_id: String(id), recipe_title: title, calories: 500 }
  await addRow(request, member, 'meal_schedules', { ...dish, meal_type: 'dinner', servings: 3 })
  await addRow(request, member, 'meal_schedules', {
    ...{ date: today, meal_type: 'breakfast', recipe_id: '90000982', recipe_title: 'Omelet', servings: 1 },
  })
  await addRow(request, member, 'profiles', { user_id: member.id, meal_times: [480, 750, 1200, 930] })
  await open(page, '/dashboard')
  const next = page.getByRole('region', { name: title })
  const rest = page.getByRole('region', { name: 'Also planned today' })
  await expect(next).toContainText(/Start at \d+:\d\d PM/)
  await expect(rest).toContainText('Breakfast, 8:00 AM')
  // The account's times arrive with sync.
  await expect(next).toContainText('Next: Dinner at 8:00 PM')

  await test.step('a meal that was eaten without being logged still can be', async () => {
    await rest.getByRole('button', { name: 'Log Omelet' }).click()
    await expect(rest).toContainText('Logged')
    expect(await rowsOf(request, member, 'meal_entries')).toMatchObject([{ recipe_id: '90000982' }])
  })

  await test.step('one tap to the stove', async () => {
    await next.getByRole('link', { name: 'Start Cooking' }).click()
    await expect(page.getByRole('heading', { name: 'Get Ready' })).toBeVisible()
    await expect(page.getByRole('spinbutton', { name: 'Servings' })).toHaveValue('3')
    expect(new URL(page.url()).search).toBe('')
  })

  await test.step('one tap to the diary; then nothing is left today, and tomorrow’s first meal comes next', async () => {
    await addRow(request, member, 'meal_schedules', {
      ...{ date: addDays(today, 1), meal_type: 'lunch', recipe_id: '90000101', recipe_title: 'Egg sauce', servings: 1 },
    })
    await open(page, '/dashboard')
    await next.getByRole('button', { name: `Log ${title}` }).click()
    await expect(page.getByText('Meal logged successfully!')).toBeVisible()
    await expect(page.getByRole('region', { name: 'Egg sauce' })).toContainText('Tomorrow: Lunch at 12:30 PM')
    await expect(rest.getByText('Logged', { exact: true })).toHaveCount(2)
  })
})

test('opening the site shows Today; the logo, Back and a reload show the home page', async ({ page, request }) => {
  await open(page, '/')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Good food that’s good for you')
  await expect(page.getByRole('link', { name: 'Get Started' })).toBeVisible()

  await joinOnDevice(page, request)
  await page.goto('/about')
  const opened = page.waitForURL('/dashboard')
  await page.goto('/').catch(() => undefined) // interrupted by the next page
  await opened
  await ready(page)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Today')
  await expect(page.getByRole('heading', { name: 'What’s for dinner?' })).toBeVisible()

  await page.getByRole('banner').getByRole('link', { name: 'Plateful' }).click()
  await expect(page).toHaveURL('/')
  await expect(page.getByRole('heading', { name: 'Featured Recipes' })).toBeVisible()
  await expect(page.getByRole('link', { name: 'Get Started' })).toHaveCount(0)
  await page.reload()
  await ready(page)
  await expect(page).toHaveURL('/')
  await page.getByRole('link', { name: 'See Your Day' }).click()
  await expect(page).toHaveURL('/dashboard')
  await page.goBack()
  await expect(page).toHaveURL('/')
  await expect(page.getByRole('heading', { name: 'Featured Recipes' })).toBeVisible()

  await test.step('Back from another site too', async () => {
    await page.goto(page.url().replace('localhost', '127.0.0.1'))
    await page.goBack()
    await ready(page)
    await expect(page).toHaveURL('/')
  })
})

test.describe('a day that can’t be loaded', () => {
  test.use({ expectedErrors: [/ERR_FAILED/] })

  test('isn’t called empty on the home page', async ({ page, request }) => {
    const member = await joinOnDevice(page, request)
    await addRow(request, member, 'meal_schedules', {
      ...{ date: today, meal_type: 'dinner', recipe_id: '90000101', recipe_title: 'Egg sauce', servings: 1 },
    })
    await open(page, '/about')
    const tables = /\/rest\/v1\//
    await page.route(tables, (route) => route.abort())
    await page.getByRole('banner').getByRole('link', { name: 'Plateful' }).click()
    const day = page.getByRole('region', { name: 'Today', exact: true })
    await expect(day).toContainText('We can’t show your day right now.')
    await expect(day.getByText('What’s for dinner?')).toHaveCount(0)
    await page.unroute(tables)
    await day.getByRole('button', { name: 'Try Again' }).click()
    await expect(day).toContainText('Egg sauce')
  })
})
