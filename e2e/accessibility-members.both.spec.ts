// A member's pages in every state, and all others with a member's header and things on the device.
import type { APIRequestContext, Page } from '@playwright/test'
import { button, expectNoFaults, press } from './axe.ts'
import { addressOf, furnishDevice, ROUTES } from './every-route.ts'
import { expect, oneRecipe, open, test } from './fixtures.ts'
import { addRow, holdBack, joinOnDevice } from './member.ts'

// A trace would hold the checker's whole source once for every state.
test.use({ expectedErrors: [/status of (400|404)|ERR_FAILED/], trace: 'off' })
test.setTimeout(120_000)

for (const route of ROUTES) {
  test(`no fault for a member: ${route}`, async ({ page, request }) => {
    await furnishDevice(page, request)
    await joinOnDevice(page, request)
    await open(page, await addressOf(route, request))
    await expect(page.getByRole('main').locator('[aria-busy=true]')).toHaveCount(0)
    await expectNoFaults(page, 'signed in')
  })
}

test('no fault: the menus', async ({ page, request, isMobile }) => {
  await open(page, '/about')
  const menu = page.getByRole('banner').getByRole('button', { name: 'Menu', exact: true })
  if (isMobile) {
    await menu.click()
    await expectNoFaults(page, 'the menu of a visitor')
  }
  await joinOnDevice(page, request)
  await open(page, '/favorites')
  await (isMobile ? menu : page.getByRole('button', { name: 'Member menu' })).click()
  await expect(page.getByRole('button', { name: 'Sign out' })).toBeVisible()
  await expectNoFaults(page, 'the menu of a member')
})

test('no fault: a member’s first day, loading, then welcomed', async ({ page, request }) => {
  await joinOnDevice(page, request)
  const release = await holdBack(page, '**/rest/v1/**')
  await open(page, '/dashboard')
  await expect(page.getByText('Loading your dashboard')).toBeAttached()
  await expectNoFaults(page, 'loading')
  release()
  await expect(page.getByRole('button', { name: 'Add Water' })).toBeVisible({ timeout: 20_000 })
  await expectNoFaults(page, 'welcomed')
})

test('no fault: a member’s goals and account', async ({ page, request }) => {
  await joinOnDevice(page, request)
  await open(page, '/goals')
  await press('Save Goals')(page)
  await expect(page.getByText('Goals saved successfully!')).toBeVisible()
  await expectNoFaults(page, 'goals saved')
  await open(page, '/account')
  await press('Delete my account')(page)
  await expect(page.getByRole('alertdialog')).toBeVisible()
  await expectNoFaults(page, 'asked before the account is deleted')
  await page.keyboard.press('Escape')
  await expectNoFaults(page, 'the account')
})

/** A member who ate, drank, stood on the scales, and planned lunch. */
async function joinWithFullDay(page: Page, request: APIRequestContext) {
  const member = await joinOnDevice(page, request)
  const { id, title } = await oneRecipe(request)
  const date = new Date().toLocaleDateString('en-CA')
  const lunch = { user_id: member.id, date, meal_type: 'lunch', recipe_id: String(id), recipe_title: title }
  const eaten = { quantity: 1, calories: 600, protein: 30, carbs: 60, fat: 20 }
  await addRow(request, member, 'user_goals', { user_id: member.id, daily_calorie_target: 1800 })
  await addRow(request, member, 'water_logs', { user_id: member.id, date, amount_ml: 500 })
  await addRow(request, member, 'weight_logs', { user_id: member.id, date, weight_kg: 70.5 })
  await addRow(request, member, 'meal_entries', { ...lunch, ...eaten })
  await addRow(request, member, 'meal_schedules', { ...lunch, servings: 1, calories: 600 })
  return id
}

test('no fault: a full day, and a recipe that is rated', async ({ page, request }) => {
  const id = await joinWithFullDay(page, request)
  await open(page, '/dashboard')
  await expect(button(page, /Remove/)).toBeVisible()
  await expectNoFaults(page, 'a full day')
  await open(page, `/recipes/${id}`)
  await page.getByRole('radio', { name: '4 stars' }).check({ force: true })
  await expectNoFaults(page, 'a recipe rated')
})

test('no fault: a planned week and its dialogs', async ({ page, request }) => {
  await joinWithFullDay(page, request)
  await open(page, '/meal-scheduler')
  await expect(button(page, /Delete/)).toBeVisible()
  await expectNoFaults(page, 'a planned week')
  await press(/Add breakfast/)(page)
  await expect(page.getByRole('list', { name: 'Suggested recipes' })).toBeVisible()
  await expectNoFaults(page, 'suggestions')
  await page.keyboard.press('Escape')
  await press(/Delete/)(page)
  await expect(page.getByRole('alertdialog')).toBeVisible()
  await expectNoFaults(page, 'asked before a meal is deleted')
})

test('no fault: a member’s pages that cannot be read', async ({ page, request }) => {
  await joinOnDevice(page, request)
  await page.route('**/rest/v1/**', (route) => route.abort())
  for (const [address, way] of [
    ['/dashboard', 'Refresh Page'],
    ['/goals', /try again/i],
    ['/meal-scheduler', /try again/i],
  ] as const) {
    await open(page, address)
    await expect(button(page, way)).toBeVisible()
    await expectNoFaults(page, address)
  }
})

test('no fault: a member’s pages while they load', async ({ page, request }) => {
  await joinOnDevice(page, request)
  const release = await holdBack(page, '**/rest/v1/**')
  for (const address of ['/goals', '/meal-scheduler']) {
    await open(page, address)
    await expect(page.getByRole('main').getByRole('status').first()).toBeAttached()
    await expectNoFaults(page, `${address}, loading`)
  }
  release()
})

test('no fault: suggestions that load and then fail, and a meal that is not logged', async ({ page, request }) => {
  await joinOnDevice(page, request)
  await open(page, '/meal-scheduler')
  let fail = () => {}
  const failed = new Promise<void>((resolve) => {
    fail = resolve
  })
  await page.route(/\/api\/recipes\/random/, (route) => failed.then(() => route.abort()))
  await press(/Add breakfast/)(page)
  await expect(page.getByText('Loading suggestions')).toBeAttached()
  await expectNoFaults(page, 'suggestions, loading')
  fail()
  await expect(page.getByRole('dialog').getByRole('alert')).toBeVisible({ timeout: 20_000 })
  await expectNoFaults(page, 'suggestions, failed')
  await open(page, `/recipes/${(await oneRecipe(request)).id}`)
  await page.route('**/rest/v1/**', (route) => route.abort())
  await press('Log as Meal')(page)
  await page.getByRole('dialog').getByRole('button', { name: 'Log Meal' }).click()
  await expect(page.getByRole('dialog').getByRole('alert')).toBeVisible({ timeout: 20_000 })
  await expectNoFaults(page, 'not logged')
})
