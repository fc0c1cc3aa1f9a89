// axe on every state of every page. The pages themselves are in accessibility.spec.ts.
import type { APIRequestContext, Page } from '@playwright/test'
import { AXE_TEST_MS, expectNoFaults, IS_THOROUGH, press } from './axe.ts'
import { expect, onDevice, oneRecipe, open, test } from './fixtures.ts'
import { addRow, joinOnDevice } from './member.ts'
import { STORIES } from './page-states.ts'
import { hold } from './page-story.ts'

test.use({ expectedErrors: [/status of (400|404)|ERR_FAILED|ERR_INTERNET_DISCONNECTED/] })
test.setTimeout(AXE_TEST_MS)

for (const [name, { address, member, device = {}, failing, held, steps = [], end }] of STORIES) {
  test(`accessible: ${name}`, async ({ page, request }) => {
    for (const [key, value] of Object.entries(device)) await onDevice(page, key, value)
    if (member === 'new') await joinOnDevice(page, request)
    if (member === 'full day') await joinWithFullDay(page, request)
    if (failing) await page.route(failing, (route) => route.abort())
    if (held) await hold(page, held)
    await open(page, address)
    // If a story continues elsewhere, accessibility.spec.ts checks the page as it opens.
    if (steps.length === 0 || (IS_THOROUGH && !failing && !held)) await expectNoFaults(page, 'as it opens')
    for (const [state, reach] of steps) {
      await reach(page)
      await expectNoFaults(page, state)
    }
    await end?.(page)
  })
}

/** A member with meals, water, a weight, and a planned lunch. */
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
}

test('accessible: a recipe, its tabs, its dialog and its messages', async ({ page, request }) => {
  const { id } = await oneRecipe(request)
  await open(page, `/recipes/${id}`)
  await expectNoFaults(page, 'ingredients')
  for (const name of ['Instructions', 'Nutrition']) {
    await page.getByRole('tab', { name }).click()
    await expectNoFaults(page, name)
  }
  await press('Add to Shopping List')(page)
  await expectNoFaults(page, 'added to the list')
  await press('Log as Meal')(page)
  const dialog = page.getByRole('dialog')
  await expect(dialog).toBeVisible()
  await dialog.getByRole('button', { name: 'Log Meal' }).click()
  await expect(dialog.getByRole('alert')).toBeVisible()
  await expectNoFaults(page, 'the dialog of somebody who is not signed in')
  await page.keyboard.press('Escape')
  await page.locator('label').filter({ hasText: '4 stars' }).click()
  await expect(page.getByRole('main').getByRole('alert')).toBeVisible()
  await expectNoFaults(page, 'rated by somebody who is not signed in')
})

test('accessible: the network is gone', async ({ page, context }) => {
  await open(page, '/about')
  await context.setOffline(true)
  await expect(page.getByRole('status', { name: 'Connection' })).toContainText('You’re offline.')
  await expectNoFaults(page, 'offline')
})
