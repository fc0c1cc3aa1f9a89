// Lists that follow a member to every device, and that a household shares.
import type { APIRequestContext, Page } from '@playwright/test'
import { expect, onDevice, oneRecipe, open, test } from './fixtures.ts'
import { type JoinedMember, join, joinOnDevice, newMember, rowsOf, signIn, signInAgain } from './member.ts'
import { add, bought, invite, LIST, saved, status, toBuy } from './shared-list.ts'

// Without a network the browser itself writes errors to the console.
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
  await open(second, LIST)
  await expect(toBuy(second)).toHaveText([/Bananas/, /Bread/])
  await second.getByRole('checkbox', { name: 'Bread' }).click()
  await expect(bought(page)).toHaveText([/Bread/])
  await other.close()
})

test('two people share one list: what both did offline is on both lists, and a removed member loses it at once', async ({
  page,
  browser,
  request,
}) => {
  const host = await joinOnDevice(page, request)
  const link = await invite(page)
  expect(new URL(link).pathname).toBe('/join')
  const other = await browser.newContext()
  const second = await other.newPage()
  const guest = await joinOnDevice(second, request)
  await open(second, link)
  await expect(second).toHaveURL('/join') // the token is out of the address
  await expect(second.getByText('Bring my shopping list and meal plan along')).toBeVisible()
  await second.getByRole('button', { name: 'Join Household' }).click()
  await expect(second.getByText(/^You joined /)).toBeVisible()
  await expect(page.getByRole('region', { name: 'Members' }).getByRole('listitem')).toHaveCount(2)
  await page.getByLabel('Your name in this household').fill('Mia Ek')
  await page.getByRole('button', { name: 'Save Names' }).click()
  await expect(page.getByText('Names saved.')).toBeVisible()

  await test.step('one adds, the other ticks, and each sees who did it', async () => {
    await open(page, LIST)
    await open(second, LIST)
    await saved(page)
    await saved(second)
    await add(page, 'Milk')
    await expect(toBuy(second)).toHaveText([/Milk.*Added by Mia Ek/])
    await second.getByRole('checkbox', { name: /Milk/ }).click()
    await expect(bought(page)).toHaveText([/Milk.*Checked by Member/])
  })

  await test.step('both go offline, write, and come back', async () => {
    await page.context().setOffline(true)
    await other.setOffline(true)
    await add(page, 'Bread')
    await page.getByRole('checkbox', { name: /Milk/ }).click()
    await status(page, 'Offline: 2 changes waiting')
    await add(second, 'Eggs')
    await status(second, 'Offline: 1 change waiting')
    await page.context().setOffline(false)
    await other.setOffline(false)
    await saved(page)
    await saved(second)
    await expect.poll(async () => (await toBuy(page).allInnerTexts()).length).toBe(3)
    await expect.poll(async () => (await toBuy(second).allInnerTexts()).length).toBe(3)
    const names = async (member: typeof host) =>
      (await rowsOf(request, member, 'shopping_items')).map(({ name, checked }) => `${name} ${checked}`).sort()
    expect(await names(host)).toEqual(['Bread false', 'Eggs false', 'Milk false'])
    expect(await names(guest)).toEqual(await names(host))
  })

  await test.step('the owner removes the other, whose open list is empty at once', async () => {
    await open(page, '/household')
    await page.getByRole('button', { name: 'Remove Member' }).click()
    await page.getByRole('button', { name: 'Remove', exact: true }).click()
    await expect(page.getByText('Member is no longer in your household.')).toBeVisible()
    await expect(second.getByRole('heading', { name: 'Your shopping list is empty' })).toBeVisible()
    expect(await rowsOf(request, guest, 'shopping_items')).toEqual([])
    await add(second, 'Only mine')
    await saved(second)
    await open(page, LIST)
    await expect(toBuy(page)).toHaveCount(3)
  })
  await other.close()
})

test('an invitation waits for somebody who signs up first, works once, and a forged one says so', async ({
  page,
  browser,
  request,
}) => {
  await joinOnDevice(page, request)
  const link = await invite(page)
  const other = await browser.newContext()
  const guest = await other.newPage()
  await open(guest, link)
  await guest.getByRole('link', { name: 'Create Account' }).click()
  const member = newMember()
  await expect(guest.getByLabel('First name')).toBeVisible()
  await guest.getByLabel('First name').fill('Kim')
  await guest.getByLabel('Last name').fill('Lee')
  await guest.getByLabel('Email', { exact: true }).fill(member.email)
  await guest.getByLabel('Password', { exact: true }).fill(member.password)
  await guest.getByLabel('Confirm password').fill(member.password)
  await guest.getByRole('button', { name: 'Create Account' }).click()
  await expect(guest.getByText('Registration successful! You can now sign in.')).toBeVisible()
  await signIn(guest, member)
  await expect(guest).toHaveURL('/join')
  await guest.getByRole('button', { name: 'Join Household' }).click()
  await expect(guest.getByRole('region', { name: 'Members' }).getByRole('listitem')).toHaveCount(2)
  await expect(page.getByRole('region', { name: 'Members' })).toContainText('Kim Lee')

  const third = await browser.newContext()
  const late = await third.newPage()
  await joinOnDevice(late, request)
  await open(late, link)
  await expect(late.getByRole('heading', { name: 'This invitation was already used' })).toBeVisible()
  await late.getByRole('button', { name: 'Use Another Link' }).click()
  await late.getByLabel('Invitation link').fill('https://plateful.example/join#aaaaaaaaaaaaaaaaaaaaaa')
  await late.getByRole('button', { name: 'Continue' }).click()
  await expect(late.getByRole('heading', { name: 'This invitation does not exist' })).toBeVisible()
  await third.close()

  await guest.getByRole('button', { name: 'Leave Household' }).click()
  await guest.getByRole('button', { name: 'Leave', exact: true }).click()
  await expect(guest.getByRole('region', { name: 'Members' }).getByRole('listitem')).toHaveCount(1)
  await expect(page.getByRole('region', { name: 'Members' }).getByRole('listitem')).toHaveCount(1)
  await other.close()
})

/** Another member signs in on this device, sees and has nothing of the first one's list, and signs out. */
async function anotherMemberFindsNothing(page: Page, request: APIRequestContext, another: JoinedMember) {
  await signIn(page, another)
  await open(page, LIST)
  await saved(page)
  await expect(page.getByRole('heading', { name: 'Your shopping list is empty' })).toBeVisible()
  expect(await rowsOf(request, another, 'shopping_items')).toEqual([])
  await page.getByRole('button', { name: 'Member menu' }).click()
  await page.getByRole('button', { name: 'Sign out', exact: true }).click()
  await expect(page).toHaveURL('/auth')
}

test('what was not sent waits for the same member and is never sent as another', async ({ page, request }) => {
  const first = await joinOnDevice(page, request)
  const next = await join(request)
  await open(page, LIST)
  await saved(page)
  await add(page, 'Saved bread')
  await saved(page)
  await page.context().setOffline(true)
  await add(page, 'Waiting milk')
  await status(page, 'Offline: 1 change waiting')
  await page.getByRole('button', { name: 'Member menu' }).click()
  await page.getByRole('button', { name: 'Sign out', exact: true }).click()
  await page.getByRole('button', { name: 'Keep Changes' }).click()
  await expect(page).toHaveURL('/auth')
  const kept = await page.evaluate(() => localStorage.getItem('shopping-list'))
  expect(kept).not.toContain('bread')
  await page.context().setOffline(false)

  await anotherMemberFindsNothing(page, request, next)

  await signIn(page, first)
  await open(page, LIST)
  await expect(toBuy(page)).toHaveText([/Saved bread/, /Waiting milk/])
  await saved(page)
  expect((await rowsOf(request, await signInAgain(request, first), 'shopping_items')).length).toBe(2)
})

test.describe('when the session has ended', () => {
  test.use({ expectedErrors: [/40[013]|WebSocket/] })

  test('the list stays, asks to sign in again, and what is added waits for the same member', async ({
    page,
    request,
  }) => {
    const first = await joinOnDevice(page, request)
    const next = await join(request)
    await open(page, LIST)
    await saved(page)
    await add(page, 'Saved bread')
    await saved(page)
    const ended = await request.post('/auth/v1/logout?scope=global', { headers: first.headers })
    expect(ended.ok()).toBe(true)
    await page.waitForTimeout(1000) // the gateway remembers a live session for less than a second
    await add(page, 'Waiting milk')
    await status(page, 'Please sign in again to save 1 change')
    await page.reload()
    await status(page, 'Please sign in again to save 1 change')
    await expect(toBuy(page)).toHaveText([/Saved bread/, /Waiting milk/])
    await add(page, 'Waiting eggs')
    await status(page, 'Please sign in again to save 2 changes')

    await anotherMemberFindsNothing(page, request, next)

    await signIn(page, first)
    await open(page, LIST)
    await expect(toBuy(page)).toHaveText([/Saved bread/, /Waiting milk/, /Waiting eggs/])
    await saved(page)
    expect((await rowsOf(request, await signInAgain(request, first), 'shopping_items')).length).toBe(3)
  })

  test('somebody else can take the lists off the device', async ({ page, request }) => {
    const member = await joinOnDevice(page, request)
    await open(page, LIST)
    await add(page, 'Bread')
    await saved(page)
    await request.post('/auth/v1/logout?scope=global', { headers: member.headers })
    await page.waitForTimeout(1000) // as above
    await page.reload()
    await status(page, 'Please sign in again')
    await page.getByRole('button', { name: 'Not you? Remove from this device' }).click()
    await page.getByRole('button', { name: 'Remove', exact: true }).click()
    await expect(page.getByRole('heading', { name: 'Your shopping list is empty' })).toBeVisible()
    await expect(page.getByText('Please sign in again')).toHaveCount(0)
    expect(await page.evaluate(() => Object.entries(localStorage).join())).not.toMatch(/Bread|sync-/)
  })
})

test('plan, pantry, theme, measures, recent foods and favorite meals follow a member to the second device', async ({
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

  await test.step('theme and measures change on the open page', async () => {
    await open(page, recipe)
    await open(second, recipe)
    const other = (await page.getByRole('radio', { name: 'US' }).isChecked()) ? 'Metric' : 'US'
    await page.getByText(other, { exact: true }).click()
    await page.getByRole('button', { name: 'Switch between light and dark' }).click()
    await expect(second.locator('html')).toHaveAttribute('data-theme', 'dark')
    await expect(second.getByRole('radio', { name: other })).toBeChecked()
  })

  await test.step('what is at home appears at once', async () => {
    await open(second, '/kitchen')
    await open(page, '/kitchen')
    await page.getByLabel('Add ingredients').fill('spinach')
    await page.getByRole('button', { name: 'Add', exact: true }).click()
    await expect(second.getByRole('button', { name: 'Remove spinach' })).toBeVisible()
  })

  await test.step('the plan is the same one', async () => {
    const meals = (of: typeof page) =>
      of.getByRole('region', { name: 'Meals', exact: true }).getByRole('listitem').getByRole('heading')
    await open(second, '/diet-planner')
    await open(page, '/diet-planner')
    await page.getByRole('button', { name: 'Generate Meal Plan' }).click()
    await expect(meals(page).first()).toBeVisible()
    await expect(meals(second)).toHaveText(await meals(page).allTextContents())
  })

  await test.step('a food logged here is a tap away there; a meal kept offline follows later', async () => {
    const breakfast = page.getByRole('region', { name: 'Breakfast', exact: true })
    await open(page, '/diary')
    await breakfast.getByRole('button', { name: 'Add Food' }).click()
    await page.getByLabel('Search foods and recipes').fill('apple')
    await page.getByRole('button', { name: 'Add apple', exact: true }).click()
    await expect(breakfast).toContainText('apple')
    await expect.poll(async () => (await rowsOf(request, member, 'recent_foods')).length).toBe(1)
    await page.context().setOffline(true)
    await breakfast.getByRole('button', { name: 'Save Breakfast as a favorite' }).click()
    await expect(page.getByText('Saved to your favorite meals.')).toBeVisible()
    await open(second, '/diary')
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

test('where WebSockets are blocked, a list is fetched on focus and every 30 seconds', async ({
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
