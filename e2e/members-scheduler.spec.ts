// The weekly meal scheduler.

import { FIRST_CUSTOM_ID } from '#domain/recipe-id.ts'
import { addDays, dayKey, formatDay, startOfWeek, weekDays } from '#domain/time/calendar.ts'
import { expect, oneRecipe, open, test } from './fixtures.ts'
import { lentilSoup } from './lentil-soup.ts'
import { addRow, joinOnDevice, rowsOf } from './member.ts'

const today = dayKey(new Date())

test('a week runs Sunday to Saturday with four slots a day; a slot is filled from twelve suggestions', async ({
  page,
  request,
}) => {
  const member = await joinOnDevice(page, request)
  const requested: string[] = []
  page.on('request', (call) => {
    if (call.url().includes('/api/recipes/random')) requested.push(call.url())
  })
  await open(page, '/meal-scheduler')
  for (const day of weekDays(today)) {
    const column = page.getByRole('region', { name: formatDay(day, 'long') })
    await expect(column.getByRole('heading', { level: 3 })).toHaveText(['Breakfast', 'Lunch', 'Dinner', 'Snack'])
  }
  await expect(page.locator('[aria-current=date]')).toHaveAccessibleName(`${formatDay(today, 'long')}, today`)
  const sunday = (weeks: number) =>
    page.getByRole('region', { name: formatDay(startOfWeek(addDays(today, 7 * weeks)), 'long') })
  await page.getByRole('button', { name: 'Next Week' }).click()
  await expect(sunday(1)).toBeVisible()
  await expect(page.locator('[aria-current=date]')).toHaveCount(0)
  await page.getByRole('button', { name: 'Previous Week' }).click()
  await page.getByRole('button', { name: 'Previous Week' }).click()
  await expect(sunday(-1)).toBeVisible()
  await page.getByRole('button', { name: 'Today' }).click()
  await expect(page.locator('[aria-current=date]')).toBeVisible()

  await test.step('suggestions are only requested once the slot is open', async () => {
    const column = page.locator('[aria-current=date]')
    const plus = column.getByRole('button', { name: /^Add dinner/ })
    await expect(plus).toBeVisible()
    expect(requested).toEqual([])
    await plus.click()
    const dialog = page.getByRole('dialog', { name: `Add dinner for ${formatDay(today, 'long')}` })
    const suggestions = dialog.getByRole('listitem')
    await expect(suggestions).toHaveCount(12)
    const titles = await suggestions.locator('span span:first-child').allTextContents()
    await dialog.getByRole('button', { name: 'More Suggestions' }).click()
    await expect(suggestions).toHaveCount(12)
    await expect.poll(() => suggestions.locator('span span:first-child').allTextContents()).not.toEqual(titles)
    const title = (await suggestions.nth(1).locator('span span').first().textContent()) ?? ''
    await suggestions.nth(1).getByRole('button').dblclick()
    await expect(dialog).toBeHidden()
    await expect(plus).toBeFocused()
    await expect(column.getByRole('link', { name: title })).toBeVisible()
    const [row, ...more] = await rowsOf(request, member, 'meal_schedules')
    expect(more, 'a double click adds one meal').toEqual([])
    expect(row).toMatchObject({ date: today, meal_type: 'dinner', recipe_title: title, servings: 1 })
    await expect(column).toContainText(`${Number(row?.calories).toLocaleString('en-US')} / 2,000 kcal`)
    await expect(page.getByRole('heading', { name: 'Your average day' })).toBeVisible()
    await page.getByRole('button', { name: 'Next Week' }).click()
    await expect(page.getByText('Nothing planned this week yet.')).toBeVisible()
  })
})

test('suggestions follow the preferred diet; the meal search finds the member’s own recipes first', async ({
  page,
  request,
}) => {
  const member = await joinOnDevice(page, request)
  const soup = { ...lentilSoup(FIRST_CUSTOM_ID + 1), title: 'Lentil soup the way we like it' }
  await addRow(request, member, 'custom_recipes', { id: soup.id, body: soup })
  await addRow(request, member, 'user_goals', { preferred_diet_type: 'vegan' })
  await open(page, '/meal-scheduler')
  const suggested = page.waitForResponse('**/api/recipes/random*')
  await page
    .locator('[aria-current=date]')
    .getByRole('button', { name: /^Add breakfast/ })
    .click()
  const { recipes }: { recipes: { vegan: boolean }[] } = await (await suggested).json()
  expect(recipes.length).toBeGreaterThan(0)
  expect(recipes.every(({ vegan }) => vegan)).toBe(true)
  await page.keyboard.press('Escape')

  await page
    .locator('[aria-current=date]')
    .getByRole('button', { name: /^Add lunch/ })
    .click()
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel('Search recipes').fill('lentils')
  const found = dialog.getByRole('list', { name: 'Recipes found' }).getByRole('listitem')
  await expect(found.first()).toContainText(soup.title)
  await expect(found.nth(1)).toContainText(/lentil/i)
})

test('a planned meal is logged with one click, with all its servings, on its own day, also on a later one', async ({
  page,
  request,
}) => {
  const member = await joinOnDevice(page, request)
  const { id, title, nutrition } = await oneRecipe(request)
  const of = (name: string) => nutrition?.nutrients.find((nutrient) => nutrient.name === name)?.amount ?? 0
  const sunday = startOfWeek(today)
  const planned = {
    recipe_id: String(id),
    recipe_title: title,
    meal_type: 'dinner',
    calories: Math.round(of('Calories')),
  }
  await addRow(request, member, 'meal_schedules', { ...planned, date: sunday, servings: 3 })
  const saturday = addDays(sunday, 13)
  for (const _ of ['a dish', 'and again'])
    await addRow(request, member, 'meal_schedules', { ...planned, meal_type: 'lunch', date: saturday })
  await open(page, '/meal-scheduler')
  const column = page.getByRole('region', { name: formatDay(sunday, 'long') })
  await expect(column).toContainText('3 servings')
  await expect(column).toContainText(`Protein${Math.round(of('Protein') * 3)}/150 g`)
  await column.getByRole('button', { name: `Log ${title} as eaten` }).dblclick()
  await expect(page.getByText('Meal logged successfully!')).toBeVisible()
  await expect(column.getByText('Logged')).toBeVisible()
  expect(await rowsOf(request, member, 'meal_entries')).toMatchObject([
    {
      date: sunday,
      meal_type: 'dinner',
      recipe_id: String(id),
      quantity: 3,
      calories: Math.round(of('Calories') * 3),
      fat: Math.round(of('Fat') * 3),
    },
  ])

  await test.step('a meal planned for a later day is logged on that day and marked as logged', async () => {
    await page.getByRole('button', { name: 'Next Week' }).click()
    const later = page.getByRole('region', { name: formatDay(saturday, 'long') })
    await later
      .getByRole('button', { name: `Log ${title} as eaten` })
      .last()
      .click()
    await expect(later.getByText('Logged')).toHaveCount(1)
    const schedule = await rowsOf(request, member, 'meal_schedules')
    expect((await rowsOf(request, member, 'meal_entries')).at(-1)).toMatchObject({
      date: saturday,
      schedule_id: Math.max(...schedule.map((row) => Number(row.id))),
    })
  })
})

test('last week is repeated, and a week is saved and used again', async ({ page, request }) => {
  const member = await joinOnDevice(page, request)
  const { id, title } = await oneRecipe(request)
  const lastWeek = addDays(startOfWeek(today), -4)
  const planned = { recipe_id: String(id), recipe_title: title, meal_type: 'dinner', servings: 1, calories: 500 }
  await addRow(request, member, 'meal_schedules', { ...planned, date: lastWeek })
  await open(page, '/meal-scheduler')
  const wednesday = page.getByRole('region', { name: formatDay(addDays(lastWeek, 7), 'long') })
  await page.getByRole('button', { name: 'Repeat Last Week' }).click()
  await expect(wednesday.getByRole('link', { name: title })).toBeVisible()

  await wednesday.getByRole('button', { name: /^Add snack/ }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('button', { name: 'Leftovers' }).click()
  await dialog.getByRole('listitem').getByRole('button').click()
  await expect(wednesday.getByText('Leftovers')).toBeVisible()
  const rows = await rowsOf(request, member, 'meal_schedules')
  expect(rows[2]).toMatchObject({ meal_type: 'snack', leftover_of: rows[1]?.id })

  const more = page.locator('summary').filter({ hasText: 'More' })
  await more.click()
  await expect(more.locator('+ div'), 'what a menu offers can be seen').toHaveCSS('opacity', '1')
  await page.getByRole('button', { name: 'Templates' }).click()
  await dialog.getByLabel('Save this week as').fill('Soup week')
  await dialog.getByRole('button', { name: 'Save Template' }).click()
  await expect(dialog.getByRole('listitem')).toContainText('2 meals')
  await page.keyboard.press('Escape')
  await page.getByRole('button', { name: 'Next Week' }).click()
  await page.locator('summary').filter({ hasText: 'More' }).click()
  await page.getByRole('button', { name: 'Templates' }).click()
  await dialog.getByRole('button', { name: 'Apply Soup week' }).click()
  const nextWednesday = page.getByRole('region', { name: formatDay(addDays(lastWeek, 14), 'long') })
  await expect(nextWednesday.getByRole('link', { name: title })).toHaveCount(2)
  await expect(nextWednesday.getByText('Leftovers')).toBeVisible()
  await page.getByRole('button', { name: 'Repeat Last Week' }).click()
  await dialog.getByRole('button', { name: 'Replace' }).click()
  await expect(page.getByText('Last week’s meals are planned again.').last()).toBeVisible()
  await expect(nextWednesday.getByRole('link', { name: title })).toHaveCount(2)
  await expect.poll(async () => (await rowsOf(request, member, 'meal_schedules')).length).toBe(5)
})

test.describe('without a backend', () => {
  test.use({ expectedErrors: [/Failed to load resource|net::ERR/] })

  test('the open slot says what failed, and the choice can be made again', async ({ page, request }) => {
    await joinOnDevice(page, request)
    await open(page, '/meal-scheduler')
    const column = page.locator('[aria-current=date]')
    await column.getByRole('button', { name: /^Add snack/ }).click()
    const dialog = page.getByRole('dialog')
    const choice = dialog.getByRole('listitem').first().getByRole('button')
    await expect(choice).toBeVisible()
    await page.route('**/rest/v1/**', (route) => route.abort())
    await choice.click()
    await expect(dialog.getByRole('alert')).toContainText('We can’t reach the server, so this may not be saved.')
    await page.unroute('**/rest/v1/**')
    await choice.click()
    await expect(dialog).toBeHidden()
    await expect(column.getByRole('button', { name: /^Delete / })).toBeVisible()
  })

  test('a button whose script can’t be loaded says so', async ({ page, request }) => {
    await joinOnDevice(page, request)
    await page.route('**/assets/place-week-*.js', (route) => route.abort())
    await open(page, '/meal-scheduler')
    await page.getByRole('button', { name: 'Repeat Last Week' }).click()
    await expect(page.getByText('The meals weren’t added. We can’t reach the server.')).toBeVisible()
  })
})

test('a visitor sees the week, and is told who can plan', async ({ page }) => {
  await open(page, '/meal-scheduler')
  await expect(page.getByText('You’re not signed in, so you can’t plan anything yet.')).toBeVisible()
  await page
    .locator('[aria-current=date]')
    .getByRole('button', { name: /^Add lunch/ })
    .click()
  await page.getByRole('dialog').getByRole('listitem').first().getByRole('button').click()
  await expect(page.getByRole('dialog').getByRole('alert')).toContainText('Not authenticated')
})
