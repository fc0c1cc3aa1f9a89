// Lists that follow a member to every device. A household's are in household.spec.ts, a device of several members' in sync-members.spec.ts.
import { dayKey } from '#domain/time/calendar.ts'
import { expect, moveTo, onDevice, oneRecipe, open, test } from './fixtures.ts'
import { addRow, joinOnDevice, rowsOf, signIn } from './member.ts'
import { add, bought, LIST, saved, toBuy } from './shared-list.ts'

// Without a network, the browser itself logs errors to the console.
test.use({ expectedErrors: [/ERR_INTERNET_DISCONNECTED|ERR_ABORTED|WebSocket/] })

test('a list made before signing up is in the account once, and on the second device', async ({
  page,
  browser,
  request,
}) => {
  const item = { name: 'Bananas', amount: 3, unit: '', checked: false }
  await onDevice(page, 'shopping-list', { state: { items: [{ id: 'old-id', ...item }] }, version: 1 })
  const member = await joinOnDevice(page, request)
  await open(page, LIST)
  await saved(page)
  await expect
    .poll(async () => (await rowsOf(request, member, 'shopping_items')).map(({ name }) => name))
    .toEqual(['Bananas'])
  await page.reload()
  await saved(page)
  await add(page, 'Bread')
  await saved(page)
  await expect.poll(async () => (await rowsOf(request, member, 'shopping_items')).length).toBe(2)

  const other = await browser.newContext()
  const second = await other.newPage()
  await signIn(second, member)
  await moveTo(second, LIST)
  await expect(toBuy(second)).toHaveText([/Bananas/, /Bread/])
  await second.getByRole('checkbox', { name: 'Bread' }).click()
  await expect(bought(page)).toHaveText([/Bread/])
  await other.close()
})

test('plan, pantry, theme, units, recent foods and favorite meals follow a member to the second device', async ({
  page,
  browser,
  request,
}) => {
  const member = await joinOnDevice(page, request)
  const { id } = await oneRecipe(request)
  const recipe = `/recipes/${id}`
  const context = await browser.newContext()
  const second = await context.newPage()
  await signIn(second, member)

  await test.step('theme and units change on the open page', async () => {
    await open(page, recipe)
    await moveTo(second, recipe)
    const other = (await page.getByRole('radio', { name: 'US' }).isChecked()) ? 'Metric' : 'US'
    await page.getByText(other, { exact: true }).click()
    await page.getByRole('button', { name: 'Switch between light and dark' }).click()
    await expect(second.locator('html')).toHaveAttribute('data-theme', 'dark')
    await expect(second.getByRole('radio', { name: other })).toBeChecked()
  })

  await test.step('what is at home appears right away', async () => {
    await moveTo(second, '/kitchen')
    await moveTo(page, '/kitchen')
    await page.getByLabel('Add ingredients').fill('spinach')
    await page.getByRole('button', { name: 'Add', exact: true }).click()
    await expect(second.getByRole('button', { name: 'Remove spinach' })).toBeVisible()
  })

  await test.step('the plan is the same one', async () => {
    const meals = (of: typeof page) =>
      of.getByRole('region', { name: 'Meals', exact: true }).getByRole('listitem').getByRole('heading')
    await moveTo(second, '/diet-planner')
    await moveTo(page, '/diet-planner')
    await page.getByRole('button', { name: 'Generate Meal Plan' }).click()
    await expect(meals(page).first()).toBeVisible()
    await expect(meals(second)).toHaveText(await meals(page).allTextContents())
  })

  await test.step('a food logged here is a tap away there; a meal saved offline follows later', async () => {
    const breakfast = page.getByRole('region', { name: 'Breakfast', exact: true })
    await moveTo(page, '/diary')
    await breakfast.getByRole('button', { name: 'Add Food' }).click()
    await page.getByLabel('Search foods and recipes').fill('apple')
    await page.getByRole('button', { name: 'Add apple', exact: true }).click()
    await page.getByRole('dialog').getByRole('button', { name: 'Done' }).click()
    await expect(breakfast).toContainText(/apple/i)
    await expect.poll(async () => (await rowsOf(request, member, 'recent_foods')).length).toBe(1)
    await page.context().setOffline(true)
    await breakfast.getByRole('button', { name: 'Save Breakfast as a favorite' }).click()
    await expect(page.getByText('Saved to your favorite meals.')).toBeVisible()
    await moveTo(second, '/diary')
    await second.getByRole('button', { name: 'Add Food' }).first().click()
    await expect(
      second.getByRole('region', { name: 'Recent' }).getByRole('button', { name: 'Add apple' }),
    ).toBeVisible()
    await page.context().setOffline(false)
    await expect(second.getByRole('region', { name: 'Favorite meals' })).toContainText('Breakfast: apple')
    const kinds = (await rowsOf(request, member, 'recent_foods')).map(({ kind }) => kind)
    expect(kinds.sort()).toEqual(['food', 'quick'])
  })
  await context.close()
})

test('if WebSockets are blocked, a list is fetched on focus and every 30 seconds', async ({
  page,
  browser,
  request,
}) => {
  const member = await joinOnDevice(page, request)
  const other = await browser.newContext()
  const second = await other.newPage()
  await second.routeWebSocket(/realtime/, (socket) => socket.close())
  await second.clock.install()
  await signIn(second, member)
  await open(second, LIST)
  await saved(second)
  await open(page, LIST)
  await add(page, 'Milk')
  await saved(page)
  await second.evaluate(() => window.dispatchEvent(new Event('focus')))
  await expect(toBuy(second)).toHaveText([/Milk/])
  await add(page, 'Bread')
  await saved(page)
  await second.clock.runFor(30_000)
  await expect(toBuy(second)).toHaveText([/Milk/, /Bread/])
  await other.close()
})

test('what a member logs, drinks and aims for on one device shows on the page that is open on the other', async ({
  page,
  browser,
  request,
}) => {
  const member = await joinOnDevice(page, request)
  const context = await browser.newContext()
  const phone = await context.newPage()
  await signIn(phone, member)
  await open(page, '/diary')
  const water = page.getByRole('region', { name: 'Water' })
  await expect(water).toContainText('0 ml of 2,000 ml')
  await open(phone, '/diary')
  await phone.getByRole('button', { name: 'Add Water' }).click()
  await expect(water).toContainText('250 ml of 2,000 ml')

  const today = dayKey(new Date())
  const soup = { recipe_title: 'Soup at work', calories: 321, protein: 1, carbs: 1, fat: 1, quantity: 1, kind: 'quick' }
  await addRow(request, member, 'meal_entries', { ...soup, date: today, meal_type: 'lunch' })
  await expect(page.getByText('Soup at work')).toBeVisible()
  await expect(phone.getByText('Soup at work')).toBeVisible()

  await moveTo(phone, '/goals')
  await phone.getByRole('slider', { name: 'Daily water' }).fill('3000')
  await phone.getByRole('button', { name: 'Save Goals' }).click()
  await expect(water).toContainText('250 ml of 3,000 ml')
  await context.close()
})
