import type { Page } from '@playwright/test'
import { FIRST_CUSTOM_ID } from '#domain/recipe-id.ts'
import { addDays, dayKey } from '#domain/time/calendar.ts'
import { expectNoFaults } from './axe.ts'
import { expectAllInside } from './fits-screen.ts'
import { ANY_SCREEN, expect, open, test } from './fixtures.ts'
import { lentilSoup } from './lentil-soup.ts'
import { addRow, joinOnDevice, rowsOf } from './member.ts'

const today = dayKey(new Date())
const yesterday = addDays(today, -1)

const meal = (page: Page, name: string) => page.getByRole('region', { name, exact: true })

test('apples are logged in three taps, several foods in one go, and edited, moved, deleted and restored', async ({
  page,
  request,
}) => {
  const member = await joinOnDevice(page, request)
  await open(page, '/diary')
  await meal(page, 'Breakfast').getByRole('button', { name: 'Add Food' }).click()
  await expect(page.getByLabel('Search foods and recipes')).toBeFocused()
  await page.keyboard.type('apple')
  await page.getByRole('button', { name: 'Add apple', exact: true }).click()
  await expect(meal(page, 'Breakfast')).toContainText(/apple/i)
  await expect(page.getByText('Added apple to breakfast.')).toBeVisible()
  const adding = page.getByRole('dialog')
  await expect(adding).toContainText('1 added · 95 kcal')
  await page.getByRole('region', { name: 'Recent' }).getByRole('button', { name: 'Add apple' }).click()
  await expect(adding).toContainText('2 added · 190 kcal')
  await adding.getByRole('button', { name: 'Undo' }).click()
  await expect(adding).toContainText('1 added · 95 kcal')
  await expect(page.getByLabel('Search foods and recipes')).toHaveValue('')
  await adding.getByRole('button', { name: 'Done' }).click()
  const [row] = await rowsOf(request, member, 'meal_entries')
  expect(row).toMatchObject({
    kind: 'food',
    food_id: '9003',
    date: today,
    meal_type: 'breakfast',
    recipe_title: 'apple',
  })
  expect(row?.nutrients).toMatchObject({ vitaminARae: expect.any(Number), fiber: expect.any(Number) })

  // Recent foods log in two taps.
  await meal(page, 'Snack').getByRole('button', { name: 'Add Food' }).click()
  await page.getByRole('region', { name: 'Recent' }).getByRole('button', { name: 'Add apple' }).click()
  await adding.getByRole('button', { name: 'Done' }).click()
  await expect(meal(page, 'Snack')).toContainText(/apple/i)

  await meal(page, 'Breakfast').getByRole('button', { name: 'Edit' }).click()
  const dialog = page.getByRole('dialog')
  await expect(dialog.getByLabel('Amount')).toHaveValue('1')
  await dialog.getByLabel('Unit').selectOption('grams')
  await dialog.getByLabel('Amount').fill('0')
  await dialog.getByRole('button', { name: 'Save' }).click()
  await expect(dialog).toContainText('Enter an amount above 0.')
  await dialog.getByLabel('Amount').fill('100')
  await dialog.getByLabel('Meal').selectOption('lunch')
  await dialog.getByRole('button', { name: 'Save' }).click()
  await expect(meal(page, 'Lunch')).toContainText('100 g · 52 kcal')

  await meal(page, 'Lunch').getByRole('button', { name: 'Delete' }).click()
  await expect(page.getByText(/^Deleted apple/i)).toBeVisible()
  await expect(meal(page, 'Lunch')).not.toContainText(/apple/i)
  await page.getByRole('button', { name: 'Undo' }).last().click()
  await expect(meal(page, 'Lunch')).toContainText('100 g · 52 kcal')
  await expectAllInside(page, '/diary')
  await expectNoFaults(page, 'a day with entries')

  await test.step('an amount typed before a food is the logged amount', async () => {
    await meal(page, 'Dinner').getByRole('button', { name: 'Add Food' }).click()
    await page.getByLabel('Search foods and recipes').fill('2 slices whole wheat bread')
    await expect(page.getByRole('dialog').getByText('2 slices (64 g) · 161 kcal')).toBeVisible()
    await page.getByRole('button', { name: 'Add whole wheat bread', exact: true }).click()
    await page.getByRole('dialog').getByRole('button', { name: 'Done' }).click()
    await expect(meal(page, 'Dinner')).toContainText('2 slices (64 g)')
    expect((await rowsOf(request, member, 'meal_entries')).at(-1)).toMatchObject({
      recipe_title: 'whole wheat bread',
      grams: 64,
    })
  })
})

test('a quick entry, yesterday copied, an edit that came late, and any day by its date', { tag: ANY_SCREEN }, async ({
  page,
  request,
}) => {
  const member = await joinOnDevice(page, request)
  await open(page, `/diary?date=${yesterday}`)
  await meal(page, 'Dinner').getByRole('button', { name: 'Quick Add' }).click()
  await page.getByLabel('Calories').fill('650')
  await page.getByLabel('Name').fill('Pizza with friends')
  await page.getByRole('button', { name: 'Add to Diary' }).click()
  await expect(meal(page, 'Dinner')).toContainText('Pizza with friends')

  await page.getByRole('link', { name: 'Next day' }).click()
  await expect(meal(page, 'Dinner')).not.toContainText('Pizza')
  await test.step('yesterday’s dinner is offered first', async () => {
    await meal(page, 'Dinner').getByRole('button', { name: 'Add Food' }).click()
    const dialog = page.getByRole('dialog')
    await expect(dialog.getByRole('button', { name: /^Yesterday’s dinner/ })).toContainText('650 kcal')
    await expect(dialog.getByRole('region', { name: 'Recent' })).toContainText('Pizza with friends')
    await dialog.getByRole('button', { name: 'Done' }).click()
  })
  await meal(page, 'Dinner').getByRole('button', { name: 'Copy Yesterday’s Dinner' }).click()
  await expect(meal(page, 'Dinner')).toContainText('650 kcal · – protein · – carbs · – fat')
  const dates = (await rowsOf(request, member, 'meal_entries')).map(({ date }) => date)
  expect(dates.sort()).toEqual([yesterday, today])

  await test.step('an edit that another device made first is not overwritten', async () => {
    await meal(page, 'Dinner').getByRole('button', { name: 'Edit' }).click()
    const elsewhere = await request.patch(`/rest/v1/meal_entries?date=eq.${today}`, {
      headers: member.headers,
      data: { calories: 450 },
    })
    expect(elsewhere.ok()).toBe(true)
    const dialog = page.getByRole('dialog')
    await dialog.getByLabel('Calories').fill('300')
    await dialog.getByRole('button', { name: 'Save' }).click()
    await expect(page.getByText('It was changed or deleted on another device.')).toBeVisible()
    await expect(dialog.getByLabel('Calories')).toHaveValue('300') // keeps what was typed
    await expect(dialog.getByLabel('Protein (g)')).toHaveValue('')
    const field = await dialog.getByLabel('Day').boundingBox()
    const box = await dialog.boundingBox()
    expect((field?.x ?? 0) + (field?.width ?? 0)).toBeLessThanOrEqual((box?.x ?? 0) + (box?.width ?? 0) - 16)
    const stored = (await rowsOf(request, member, 'meal_entries')).map(({ calories }) => calories)
    expect(stored.toSorted()).toEqual([450, 650])
  })

  await open(page, '/diary?date=1900-01-01')
  await expect(page.getByText('The diary covers the years 2000 to 2100')).toBeVisible()
})

test('water and weight are listed, edited and removed, and an unusual weight needs confirmation once', async ({
  page,
  request,
}) => {
  const member = await joinOnDevice(page, request)
  await addRow(request, member, 'weight_logs', { date: yesterday, weight_kg: 71 })
  await open(page, '/diary')
  const water = meal(page, 'Water')
  await water.getByRole('button', { name: 'Add Water' }).click()
  await expect(water).toContainText('250 ml of 2,000 ml')
  await water.getByLabel('Correct 250 ml').fill('300')
  await water.getByLabel('Correct 250 ml').press('Enter')
  await expect(water).toContainText('300 ml of 2,000 ml')
  await water.getByRole('button', { name: 'Remove 300 ml' }).click()
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect(water).toContainText('300 ml of 2,000 ml')

  const weight = meal(page, 'Weight')
  await weight.getByLabel('Weight in kg').fill('7.1')
  await weight.getByRole('button', { name: 'Log' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Cancel' }).click()
  await expect(weight.getByLabel('Weight in kg')).toHaveValue('7.1')
  await weight.getByLabel('Weight in kg').fill('70.8')
  await weight.getByRole('button', { name: 'Log' }).click()
  await expect(weight).toContainText('This day')
  expect(await rowsOf(request, member, 'weight_logs')).toHaveLength(2)
})

test('water added before the day has loaded is shown once it has', { tag: ANY_SCREEN }, async ({ page, request }) => {
  await joinOnDevice(page, request)
  let deliver = () => {}
  const late = new Promise<void>((resolve) => {
    deliver = resolve
  })
  let isFirst = true
  // Not `times: 1`: when a page's last route ends, the browser can lose pending requests.
  await page.route('**/rest/v1/water_logs?*', async (route) => {
    if (!isFirst) return route.continue()
    isFirst = false
    const reply = await route.fetch()
    await late
    await route.fulfill({ response: reply })
  })
  await open(page, '/diary')
  const added = page.waitForResponse((reply) => /water_logs/.test(reply.url()) && reply.request().method() === 'POST')
  await meal(page, 'Water').getByRole('button', { name: 'Add Water' }).click()
  await added
  deliver()
  await expect(meal(page, 'Water')).toContainText('250 ml of 2,000 ml')
})

test('every nutrient shows where it came from and what would fill the gap; unknown amounts aren’t counted', async ({
  page,
  request,
}) => {
  const member = await joinOnDevice(page, request)
  await addRow(request, member, 'profiles', { birth_year: 1992, sex: 'female' })
  await addRow(request, member, 'meal_entries', {
    date: today,
    meal_type: 'lunch',
    kind: 'food',
    food_id: '16070',
    grams: 200,
    recipe_title: 'lentils',
    calories: 232,
    nutrients: { calories: 232, iron: 6.6 },
  })
  const secret = { ...lentilSoup(FIRST_CUSTOM_ID + 7), title: 'Secret stew' }
  const body = { ...secret, ingredients: [{ name: 'xyzzy', amount: 100, unit: 'g' }] }
  await addRow(request, member, 'custom_recipes', { id: secret.id, body })
  const planned = { recipe_id: String(secret.id), recipe_title: secret.title, date: today, meal_type: 'lunch' }
  await addRow(request, member, 'meal_schedules', planned)
  await open(page, '/diary')
  const nutrients = meal(page, 'Nutrients')
  await expect(nutrients).toContainText('6.6 of 18 mg')
  await expect(nutrients).toContainText('unknown')
  await nutrients.getByRole('button', { name: /^Iron/ }).click()
  const dialog = page.getByRole('dialog', { name: 'Iron' })
  await expect(dialog).toContainText('lentils')
  const dishes = dialog.getByRole('region', { name: 'Dishes that would help tonight' })
  await expect(dishes.getByRole('link')).toHaveCount(5)
  await page.keyboard.press('Escape')

  await test.step('a planned dish with unknown nutrition is logged once by a double tap, and says that it isn’t counted', async () => {
    await meal(page, 'Lunch').getByRole('button', { name: 'Log' }).dblclick()
    await expect(page.getByText('That’s already in your diary.')).toBeVisible()
    await expect(meal(page, 'Lunch')).toContainText('– kcal · We don’t know its nutrition, so it isn’t counted.')
    await expect(page.getByRole('region', { name: 'Totals' }).filter({ visible: true })).toContainText(
      '1 meal isn’t counted',
    )
    expect(await rowsOf(request, member, 'meal_entries')).toHaveLength(2)
    await expectAllInside(page, '/diary')
  })
})

test('goals come from a member’s own body data', { tag: ANY_SCREEN }, async ({ page, request }) => {
  const member = await joinOnDevice(page, request)
  await open(page, '/goals')
  const assistant = page.getByRole('region', { name: 'Suggested goals' })
  await assistant.getByLabel('Year of birth').fill(String(Number(today.slice(0, 4)) - 35))
  await assistant.getByLabel('Sex').selectOption('female')
  await assistant.getByLabel('Height in cm').fill('168')
  await assistant.getByLabel('Weight now (kg)').fill('72')
  await expect(assistant).toContainText('1,950 kcal a day')
  await assistant.getByRole('button', { name: 'Use These Goals' }).click()
  await expect(page.getByRole('slider', { name: 'Daily calories' })).toHaveValue('1950')
  await assistant.getByLabel('Pregnant or breastfeeding').selectOption('pregnant')
  await expect(assistant).toContainText('doctor or midwife')
  expect(await rowsOf(request, member, 'weight_logs')).toMatchObject([{ date: today, weight_kg: 72 }])
  await page.reload()
  await assistant.getByText('Not sure about the numbers?').click()
  await expect(assistant.getByLabel('Weight now (kg)')).toHaveValue('72')
})

test.describe('when the session has ended elsewhere', () => {
  test.use({ expectedErrors: [/401|400/] })

  test('the page asks to sign in again and keeps what was typed', { tag: ANY_SCREEN }, async ({ page, request }) => {
    const member = await joinOnDevice(page, request)
    await open(page, '/diary')
    await meal(page, 'Lunch').getByRole('button', { name: 'Quick Add' }).click()
    await page.getByLabel('Calories').fill('640')
    const ended = await request.post('/auth/v1/logout?scope=global', { headers: member.headers })
    expect(ended.ok()).toBe(true)
    await page.getByRole('button', { name: 'Add to Diary' }).click()
    await expect(page.getByText(/Please sign in again/).first()).toBeVisible() // the message, or the bar
    await expect(page.getByLabel('Calories')).toHaveValue('640')
  })
})
