// Changes of the plan while the connection drops: the week is the old one or the new one, and the messages are true.
import type { APIRequestContext, Page } from '@playwright/test'
import { addDays, dayKey } from '#domain/time/calendar.ts'
import { expect, open, test } from './fixtures.ts'
import { addRow, type JoinedMember, joinOnDevice, rowsOf } from './member.ts'

const today = dayKey(new Date())
const lastWeek = addDays(today, -7)

test.use({ expectedErrors: [/Failed to load resource|net::ERR/] })

/** Last week has a cooked soup with leftovers; the same day of this week has a pizza, of which there are leftovers too. */
async function twoWeeks(page: Page, request: APIRequestContext) {
  const member = await joinOnDevice(page, request)
  const dish = (recipe_title: string, date: string, more: object = {}) =>
    addRow(request, member, 'meal_schedules', {
      ...{ date, meal_type: 'lunch', recipe_id: '7', recipe_title, servings: 1.5, calories: 500, ...more },
    })
  for (const [title, date] of [
    ['Soup', lastWeek],
    ['Pizza', today],
  ] as const) {
    await dish(title, date, { cooked_at: '2026-11-14T18:30:00Z' })
    const [cooked] = (await rowsOf(request, member, 'meal_schedules')).filter((row) => row.recipe_title === title)
    await dish(title, date, { meal_type: 'dinner', leftover_of: cooked?.id })
  }
  const eaten = { date: today, meal_type: 'lunch', recipe_title: 'Pizza', recipe_id: '7', calories: 500 }
  const [pizza] = (await rowsOf(request, member, 'meal_schedules')).filter((row) => row.recipe_title === 'Pizza')
  await addRow(request, member, 'meal_entries', { ...eaten, schedule_id: pizza?.id })
  await open(page, '/meal-scheduler')
  await expect(page.locator('[aria-current=date]').getByText('Leftovers')).toBeVisible()
  return member
}

async function thisWeek(request: APIRequestContext, member: JoinedMember) {
  const rows = (await rowsOf(request, member, 'meal_schedules')).filter(({ date }) => date === today)
  return rows.toSorted((one, other) => Number(one.id) - Number(other.id))
}

async function replaceByLastWeek(page: Page) {
  await page.getByRole('button', { name: 'Repeat Last Week' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Replace' }).click()
}

const CHANGES = '**/rest/v1/rpc/change_plan'
const planned = (page: Page) => page.locator('.toast').filter({ hasText: 'Last week’s meals are planned again.' })

test('a week is replaced although the response is lost; Undo restores all of the old one', async ({
  page,
  request,
}) => {
  const member = await twoWeeks(page, request)
  const before = await thisWeek(request, member)
  let lost = 0
  await page.route(CHANGES, async (route) => {
    if (lost++ > 0) return route.continue()
    await route.fetch()
    await route.abort('connectionreset')
  })
  await replaceByLastWeek(page)
  await expect(planned(page)).toBeVisible()
  expect(lost).toBe(2)
  const [soup, rest, ...more] = await thisWeek(request, member)
  expect(soup).toMatchObject({ recipe_title: 'Soup', meal_type: 'lunch', servings: 1.5, cooked_at: null })
  expect(rest).toMatchObject({ recipe_title: 'Soup', meal_type: 'dinner', leftover_of: soup?.id })
  expect(more).toEqual([])

  await planned(page).getByRole('button', { name: 'Undo' }).click()
  await expect(page.getByText('Undone.')).toBeVisible()
  const stamped = (rows: object[]) => rows.map((row) => ({ ...row, updated_at: expect.any(String) }))
  expect(await thisWeek(request, member)).toEqual(stamped(before))
  const column = page.locator('[aria-current=date]')
  await expect(column.getByText('Logged')).toBeVisible()
  await expect(column.getByText('Leftovers')).toBeVisible()
  await expect(column.getByText('Soup')).toHaveCount(0)
})

for (const [name, arrives] of [
  ['every response is lost', true],
  ['nothing arrives', false],
] as const)
  test(`while ${name}, no message claims anything; trying again plans the week once`, async ({ page, request }) => {
    const member = await twoWeeks(page, request)
    await page.route(CHANGES, async (route) => {
      if (arrives) await route.fetch()
      await route.abort('connectionreset')
    })
    await replaceByLastWeek(page)
    await expect(page.getByText('We can’t reach the server, so this may not be saved.')).toBeVisible()
    await expect(page.getByText('The meals weren’t added.')).toHaveCount(0)
    const titles = async () => (await thisWeek(request, member)).map((row) => row.recipe_title)
    expect(await titles()).toEqual(arrives ? ['Soup', 'Soup'] : ['Pizza', 'Pizza'])

    await page.unroute(CHANGES)
    await page.getByRole('button', { name: 'Repeat Last Week' }).click()
    await expect(planned(page)).toBeVisible()
    await expect(page.getByRole('dialog')).toHaveCount(0)
    expect(await titles()).toEqual(['Soup', 'Soup'])
    await planned(page).getByRole('button', { name: 'Undo' }).click()
    await expect.poll(titles).toEqual(['Pizza', 'Pizza'])
  })

test('an Undo that did not arrive can be pressed again', async ({ page, request }) => {
  const member = await twoWeeks(page, request)
  const column = page.locator('[aria-current=date]')
  await column.getByRole('button', { name: 'Clear Day' }).click()
  const cleared = page.locator('.toast').filter({ hasText: 'is cleared.' })
  await page.route('**/rest/v1/rpc/undo_plan_change', (route) => route.abort('connectionreset'))
  await cleared.getByRole('button', { name: 'Undo' }).click()
  const unknown = page.locator('.toast').filter({ hasText: 'We can’t reach the server' })
  await expect(unknown).toBeVisible()
  expect(await thisWeek(request, member)).toEqual([])
  await page.unroute('**/rest/v1/rpc/undo_plan_change')
  await unknown.getByRole('button', { name: 'Undo' }).click()
  await expect(column.getByText('Leftovers')).toBeVisible()
  expect(await thisWeek(request, member)).toHaveLength(2)
})
