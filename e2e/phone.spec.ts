// What only a phone shows: the bar at the bottom, the compact list, the collapsed form, and long words on a narrow
// screen.
import { dayKey } from '#domain/time/calendar.ts'
import { expectAllInside } from './fits-screen.ts'
import { expect, moveTo, oneRecipe, open, recipeCards, test } from './fixtures.ts'
import { addRow, joinOnDevice } from './member.ts'
import { PHONE } from './walk-journey.ts'

test.use(PHONE)

test('the list suits a thumb: filters stay where they are, cards can be compact, long words wrap', async ({ page }) => {
  await open(page, `/recipes?search=${'unbelievably'.repeat(8)}`)
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await expectAllInside(page, 'a search for a long word')

  await moveTo(page, '/recipes')
  const filters = page.getByRole('button', { name: 'Filters', exact: true })
  const before = await filters.boundingBox()
  await filters.tap()
  await expect(page.getByRole('dialog', { name: 'Filters' })).toBeVisible()
  expect(await filters.boundingBox(), 'the button stays in its place').toEqual(before)
  await page.getByRole('dialog', { name: 'Filters' }).getByRole('button', { name: 'Close' }).tap()

  const height = async () => (await recipeCards(page).first().boundingBox())?.height ?? 0
  const tall = await height()
  await page.getByRole('button', { name: 'Compact list' }).tap()
  await expect.poll(height).toBeLessThan(tall / 2)
  await page.reload()
  await expect.poll(height, 'it is remembered').toBeLessThan(tall / 2)
})

test('the bottom bar links to the most used pages, and is hidden while someone types or cooks', async ({
  page,
  request,
}) => {
  await open(page, '/')
  const bar = page.getByRole('navigation', { name: 'Daily' })
  await expect(bar.getByRole('link')).toHaveText(['Today', 'Week', 'List', 'Recipes', 'Diary'])
  await bar.getByRole('link', { name: 'List' }).tap()
  await expect(page).toHaveURL('/shopping-list')
  await expect(bar.getByRole('link', { name: 'List' })).toHaveAttribute('aria-current', 'page')

  await expect(page.getByLabel('Amount')).toBeHidden()
  await page.getByLabel('Item name').tap()
  await expect(page.getByLabel('Amount')).toBeVisible()
  await expect(bar).toBeHidden()

  const { id } = await oneRecipe(request)
  await moveTo(page, `/recipes/${id}/cook`)
  await expect(page.getByRole('heading', { name: 'Get Ready' })).toBeVisible()
  await expect(bar).toHaveCount(0)
})

test('every cuisine shows how many recipes it has', async ({ request }) => {
  const html = await (await request.get('/cuisines')).text()
  expect(html.match(/\b\d+ recipes\b/g)).toHaveLength(26)
})

test('a planned meal is readable on the narrowest screen', async ({ page, request }) => {
  const member = await joinOnDevice(page, request)
  const { id } = await oneRecipe(request)
  const title = 'Slow-roasted cauliflower with lemon tahini and herbs'
  const meal = { date: dayKey(new Date()), meal_type: 'dinner', recipe_id: String(id), recipe_title: title }
  await addRow(request, member, 'meal_schedules', { ...meal, servings: 1, calories: 500 })
  await page.setViewportSize({ width: 320, height: 640 })
  await open(page, '/meal-scheduler')
  const link = page.getByRole('link', { name: title })
  await expect(link).toBeVisible()
  const cut = await link.evaluate((element) => element.scrollHeight > element.clientHeight + 1)
  expect(cut, 'the title is cut off').toBe(false)
  await expectAllInside(page, 'the week')
})

test('a long word in a title or a note breaks instead of widening the page', async ({ page, request }) => {
  const member = await joinOnDevice(page, request)
  const title = 'unbelievably'.repeat(6)
  const date = dayKey(new Date())
  await addRow(request, member, 'meal_schedules', { date, meal_type: 'dinner', note: title })
  await addRow(request, member, 'meal_entries', {
    date,
    meal_type: 'lunch',
    kind: 'quick',
    recipe_title: title,
    calories: 500,
  })
  await page.setViewportSize({ width: 320, height: 640 })
  await open(page, '/meal-scheduler')
  await expect(page.getByText(title)).toBeVisible()
  await expectAllInside(page, 'the week')
  await moveTo(page, '/diary')
  await expect(page.getByText(title).first()).toBeVisible()
  await expectAllInside(page, 'the diary')
})
