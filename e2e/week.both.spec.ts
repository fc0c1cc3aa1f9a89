// A member's week: from goals to a plan, into the schedule, and onto the list; also on a phone if the layout differs.
import type { Locator, Page } from '@playwright/test'
import ICAL from 'ical.js'
import { FIRST_CUSTOM_ID } from '#domain/recipe-id.ts'
import { addDays, dayKey, formatDay, weekDays } from '#domain/time/calendar.ts'
import { ANY_SCREEN, expect, moveTo, oneRecipe, open, test } from './fixtures.ts'
import { addRow, joinOnDevice, rowsOf } from './member.ts'

const today = dayKey(new Date())
const todaysColumn = (page: Page) => page.locator('[aria-current=date]')
const mealsIn = (column: Locator) => column.locator('[data-meal-id]')
/** Presses Undo in that step's message, which appears once the step is stored, later than the change on the screen. */
const undo = (page: Page, message: string) =>
  page.locator('.toast').filter({ hasText: message }).getByRole('button', { name: 'Undo' }).click()
const slot = (column: Locator, meal: string) => column.locator(`[data-drop-meal=${meal}]`)

/** The same plan in every run. */
async function samePlan(page: Page) {
  await page.route('**/api/mealplanner/generate?*', (route) =>
    route.continue({ url: `${route.request().url()}&seed=7` }),
  )
}

const QUINOA = {
  id: FIRST_CUSTOM_ID + 1,
  title: 'Quinoa the way we like it',
  image: '/img/site/default-recipe-960.avif',
  readyInMinutes: 25,
  servings: 4,
  cuisines: [],
  diets: [],
  instructions: 'Cook the quinoa. Add the rest.',
  ingredients: [
    { name: 'quinoa', amount: 250, unit: 'g' },
    { name: 'chicken breast', amount: 600, unit: 'g' },
    { name: 'olive oil', amount: 3, unit: 'tbsp' },
  ],
  isCustom: true,
}

test('a household’s week goes from goals to a plan, the schedule, the list and a calendar', {
  tag: ANY_SCREEN,
}, async ({ page, request }) => {
  const member = await joinOnDevice(page, request)
  await addRow(request, member, 'custom_recipes', { id: QUINOA.id, body: QUINOA })
  await samePlan(page)
  // The account's recipes reach this device late: the plan waits for them.
  await page.route('**/rest/v1/rpc/changes_since', async (route) => {
    if (route.request().postDataJSON().store !== 'custom_recipes') return route.continue()
    await new Promise((resolve) => setTimeout(resolve, 1500))
    await route.continue().catch(() => undefined) // the page was left meanwhile
  })
  await open(page, '/goals')
  await page.getByRole('slider', { name: 'Daily calories' }).fill('2200')
  await page.getByRole('button', { name: 'Save Goals' }).click()
  await expect(page.getByText('Goals saved successfully!')).toBeVisible()

  await open(page, '/diet-planner?use=cabbage')
  await expect(page.getByRole('slider', { name: 'Daily calorie target' })).toHaveValue('2200')
  await expect(page.getByLabel('Use up')).toHaveValue('cabbage')
  await page.getByRole('button', { name: 'A week' }).click()
  await page.getByRole('button', { name: 'More: People at the table' }).click()
  await page.getByLabel('Person 2').selectOption('½')
  await page.getByLabel('Plan leftovers: cook once, eat twice').check()
  await page.getByLabel('Prefer my favorites and my own recipes').check()
  const requested = page.waitForRequest(/mealplanner\/generate/)
  await page.getByRole('button', { name: 'Generate Meal Plan' }).click()
  expect(Object.fromEntries(new URL((await requested).url()).searchParams)).toMatchObject({
    ...{ people: '2', portions: '1,0.5', leftovers: 'true', use: 'cabbage', timeFrame: 'week' },
    targetCalories: '2200',
  })
  const titles = page.getByRole('listitem').getByRole('heading', { level: 3 })
  await expect(titles).toHaveCount(21)
  await expect(page.getByText(/^Leftovers from /).first()).toBeVisible()
  await expect(page.getByText(/of cooking\.$/).first()).toBeVisible()
  await expect(titles.filter({ hasText: QUINOA.title }).first()).toBeVisible()
  const planned = await titles.allTextContents()

  await page.reload()
  await expect(titles).toHaveText(planned)

  await page.getByRole('button', { name: 'Change to 2 people (1½ portions)' }).click()
  await expect(page.getByText('Your household’s week is now set for 2 people')).toBeVisible()
  await page.getByRole('button', { name: 'Add to Meal Schedule' }).click()
  await page.getByRole('link', { name: 'View it in your week' }).click()
  await expect(page).toHaveURL(`/meal-scheduler?date=${today}`)
  await expect(mealsIn(todaysColumn(page))).toHaveCount(3)
  await expect(todaysColumn(page)).toContainText('/ 2,200 kcal')
  const rows = await rowsOf(request, member, 'meal_schedules')
  expect(rows).toHaveLength(21)
  const byId = new Map(rows.map((row) => [row.id, row]))
  const leftovers = rows.filter((row) => row.leftover_of !== null)
  expect(leftovers.length).toBeGreaterThan(0)
  for (const row of leftovers) expect(byId.get(row.leftover_of)?.recipe_id).toBe(row.recipe_id)
  const own = rows.filter((row) => row.recipe_id === String(QUINOA.id))
  expect(own.length).toBeGreaterThan(0)
  const seats = await rowsOf(request, member, 'table_people')
  expect(seats.map(({ appetite }) => appetite).sort()).toEqual([0.5, 1])

  await page.goBack()
  await page.getByRole('button', { name: 'Add to Meal Schedule' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Fill Gaps' }).click()
  await expect(page.getByText('There are no gaps to fill')).toBeVisible()
  expect(await rowsOf(request, member, 'meal_schedules')).toHaveLength(21)

  await test.step('to the list, for one and a half portions, leftovers counted once', async () => {
    await moveTo(page, '/meal-scheduler')
    await page.getByRole('button', { name: 'Shop This Week' }).click()
    const dialog = page.getByRole('dialog', { name: 'Shop This Week' })
    await expect(dialog.getByText('1½ portions')).toBeVisible()
    for (const day of await dialog.getByRole('group', { name: 'Days to shop for' }).getByRole('button').all())
      if ((await day.getAttribute('aria-pressed')) === 'false') await day.click()
    await dialog.getByRole('button', { name: /^Add \d+ Items$/ }).click()
    const list: { name: string; recipeId?: number; amount: number }[] = await page.evaluate(
      () => JSON.parse(localStorage.getItem('shopping-list') ?? '').state.items,
    )
    const inWeek = own.filter(({ date }) => weekDays(today).includes(String(date)))
    const eaten = inWeek.reduce((sum, { servings }) => sum + Number(servings) * 1.5, 0)
    const bought = list.find(({ name, recipeId }) => name === 'quinoa' && recipeId === QUINOA.id)?.amount ?? 0
    expect(bought).toBeGreaterThan(0)
    // Leftovers eaten next week are cooked, and bought, with their dish.
    expect(bought).toBeGreaterThanOrEqual((eaten / QUINOA.servings) * 250 - 0.01)
  })

  await test.step('an own dish is logged with its nutrition, in the schedule and in the diary', async () => {
    const planned = { recipe_id: String(QUINOA.id), recipe_title: QUINOA.title, calories: 500, servings: 1 }
    await addRow(request, member, 'meal_schedules', { ...planned, date: today, meal_type: 'snack' })
    await open(page, `/meal-scheduler?date=${own[0]?.date}`)
    await page
      .getByRole('region', { name: formatDay(String(own[0]?.date), 'long') })
      .getByRole('button', { name: `Log ${QUINOA.title} as eaten` })
      .first()
      .click()
    await expect(page.getByText('Meal logged successfully!')).toBeVisible()
    await open(page, '/diary')
    const snack = page.getByRole('list', { name: 'Planned' }).getByRole('listitem').filter({ hasText: QUINOA.title })
    await snack.last().getByRole('button', { name: 'Log' }).click()
    await expect.poll(() => rowsOf(request, member, 'meal_entries')).toHaveLength(2)
    for (const entry of await rowsOf(request, member, 'meal_entries'))
      expect(Number(entry.protein) / Number(entry.quantity)).toBeGreaterThan(10)
  })

  await test.step('to a calendar that another program can read', async () => {
    await moveTo(page, '/account')
    await page.getByRole('button', { name: 'Create Calendar Link' }).click()
    const address = await page.getByLabel('Calendar link', { exact: true }).inputValue()
    const calendar = new ICAL.Component(ICAL.parse(await (await request.get(address)).text()))
    const summaries = calendar
      .getAllSubcomponents('vevent')
      .map((event) => String(event.getFirstPropertyValue('summary')))
    expect(summaries.filter((summary) => /^(Breakfast|Lunch|Dinner): /.test(summary))).toHaveLength(21)
    expect(summaries.some((summary) => summary.includes(QUINOA.title))).toBe(true)
  })
})

test('the week stays on its day: after Back from a dish, and after a reload', async ({ page, request, isMobile }) => {
  const member = await joinOnDevice(page, request)
  const { id, title } = await oneRecipe(request)
  const [sunday = '', , tuesday = ''] = weekDays(addDays(today, 14))
  const planned = { recipe_id: id, recipe_title: title, calories: 500, servings: 1, meal_type: 'lunch' }
  await addRow(request, member, 'meal_schedules', { ...planned, date: tuesday })
  await open(page, `/meal-scheduler?date=${addDays(sunday, -14)}`)
  await page.getByRole('button', { name: 'Next Week' }).dblclick()
  const day = page
    .getByRole('group', { name: 'Day of the week' })
    .getByRole('button', { name: formatDay(tuesday, 'long') })
  const dish = page.getByRole('link', { name: title })
  if (isMobile) await day.click()
  await expect(page).toHaveURL(`/meal-scheduler?date=${isMobile ? tuesday : sunday}`)
  await dish.click()
  await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible()
  await page.goBack()
  await expect(dish).toBeVisible()
  await page.reload()
  await expect(dish).toBeVisible()
})

test('a planned meal is moved, copied, dragged and edited, and every step is undone', async ({
  page,
  request,
  isMobile,
}) => {
  await joinOnDevice(page, request)
  const { id, title } = await oneRecipe(request)
  await open(page, `/recipes/${id}`)
  if (isMobile) await page.getByRole('button', { name: 'More actions' }).click()
  await page.getByRole('button', { name: 'Plan Meal', exact: true }).click()
  const plan = page.getByRole('dialog', { name: 'Plan Meal' })
  await plan.getByLabel('Meal', { exact: true }).selectOption('lunch')
  await plan.getByRole('button', { name: 'Plan Meal' }).click()
  await expect(page.getByText(`${title} is planned for today.`)).toBeVisible()

  await moveTo(page, '/meal-scheduler')
  const column = todaysColumn(page)
  const dialog = page.getByRole('dialog')
  const inSlot = (meal: string) => mealsIn(slot(column, meal))
  const fromMenu = async (meal: string, action: string) => {
    await inSlot(meal)
      .getByRole('button', { name: `More for ${title}` })
      .click()
    await inSlot(meal).getByRole('button', { name: action, exact: true }).click()
  }
  await expect(inSlot('lunch')).toHaveCount(1)

  await test.step('moved from its menu, with focus on its button', async () => {
    await fromMenu('lunch', 'Move')
    await dialog.getByLabel('Meal', { exact: true }).selectOption('dinner')
    await dialog.getByRole('button', { name: 'Move', exact: true }).click()
    await expect(dialog).toBeHidden()
    await expect(inSlot('dinner').getByRole('button', { name: `More for ${title}` })).toBeFocused()
    await undo(page, 'moved to dinner')
    await expect(inSlot('lunch')).toHaveCount(1)
    await expect(inSlot('dinner')).toHaveCount(0)
  })

  await test.step('copied to tomorrow', async () => {
    const tomorrow = addDays(today, 1)
    await fromMenu('lunch', 'Copy')
    await dialog.getByLabel('Day').fill(tomorrow)
    await dialog.getByRole('button', { name: 'Copy', exact: true }).click()
    await expect(page.getByText(`${title} copied to lunch on ${formatDay(tomorrow, 'long')}.`)).toBeVisible()
    await undo(page, 'copied to lunch')
    await expect(page.getByText('Undone.')).toBeVisible()
  })

  await test.step('given other servings', async () => {
    await inSlot('lunch')
      .getByRole('button', { name: /1 serving of/ })
      .click()
    await dialog.getByRole('button', { name: 'More: Servings for each person' }).click()
    await dialog.getByRole('button', { name: 'Save' }).click()
    await expect(inSlot('lunch')).toContainText('1¼ servings')
    await undo(page, 'servings changed')
    await expect(inSlot('lunch')).toContainText('1 serving')
  })

  await test.step('dragged from lunch to snack', async () => {
    // Away from the edges, where a drag scrolls.
    await column.evaluate((element) => element.scrollIntoView({ block: 'start', behavior: 'instant' }))
    await (isMobile ? dragByTouch : dragByMouse)(page, inSlot('lunch').locator('img'), slot(column, 'snack'))
    await expect(inSlot('snack')).toHaveCount(1)
    await expect(inSlot('lunch')).toHaveCount(0)
    await undo(page, 'moved to snack')
    await expect(inSlot('lunch')).toHaveCount(1)
  })

  await test.step('followed by a note, and cleared with it', async () => {
    await page.getByRole('button', { name: 'Add Note' }).click()
    await dialog.getByLabel('Note').fill('Pizza with Ana')
    await dialog.getByRole('button', { name: 'Save Note' }).click()
    await expect(inSlot('dinner')).toContainText('Pizza with Ana')
    await expect(page.getByRole('button', { name: 'Add Note' })).toBeFocused()
    await column.getByRole('button', { name: 'Clear Day' }).click()
    await expect(mealsIn(column)).toHaveCount(0)
    await undo(page, 'is cleared')
    await expect(mealsIn(column)).toHaveCount(2)
  })

  if (!isMobile) {
    const pdf = (await page.pdf({ preferCSSPageSize: true })).toString('latin1')
    expect(pdf.match(/\/Type\s*\/Page\b/g), 'the week is printed on one page').toHaveLength(1)
  }
})

async function centerOf(target: Locator) {
  const box = await target.boundingBox()
  if (!box) throw new Error('It is not on the screen.')
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 }
}

async function dragByMouse(page: Page, from: Locator, to: Locator) {
  const start = await centerOf(from)
  await page.mouse.move(start.x, start.y)
  await page.mouse.down()
  await page.mouse.move(start.x + 12, start.y, { steps: 2 })
  await expect(page.locator('[data-dragged]')).toBeVisible()
  const end = await centerOf(to)
  await page.mouse.move(end.x, end.y, { steps: 4 })
  await page.mouse.up()
}

async function dragByTouch(page: Page, from: Locator, to: Locator) {
  const start = await centerOf(from)
  const touch = await page.context().newCDPSession(page)
  const send = (type: 'touchStart' | 'touchMove' | 'touchEnd', touchPoints: { x: number; y: number }[]) =>
    touch.send('Input.dispatchTouchEvent', { type, touchPoints })
  await send('touchStart', [start])
  await expect(page.locator('[data-dragged]')).toBeVisible()
  const box = await to.boundingBox()
  const end = { x: start.x, y: (box?.y ?? 0) + (box?.height ?? 0) / 2 }
  await send('touchMove', [{ x: start.x, y: (start.y + end.y) / 2 }])
  await send('touchMove', [end])
  await send('touchEnd', [])
}
