// A household shares its list, and invites and removes people.
import { expect, moveTo, open, test } from './fixtures.ts'
import { joinOnDevice, newMember, rowsOf, sendSignUp, signIn } from './member.ts'
import { add, bought, invite, LIST, saved, status, toBuy } from './shared-list.ts'

// Without a network, the browser itself logs errors to the console.
test.use({ expectedErrors: [/ERR_INTERNET_DISCONNECTED|ERR_ABORTED|WebSocket/] })

test('two people share one list: offline changes of both are on both lists, and a removed member loses it right away', async ({
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
  await expect(second).toHaveURL('/join') // the token is removed from the URL
  await expect(
    second.getByText('Bring along my shopping list, meal plan, saved weeks and what I have at home'),
  ).toBeVisible()
  await second.getByRole('button', { name: 'Join Household' }).click()
  await expect(second.getByText(/^You joined /)).toBeVisible()
  await expect(page.getByRole('region', { name: 'Members' }).getByRole('listitem')).toHaveCount(2)
  await page.getByLabel('Your name in this household').fill('Mia Ek')
  await page.getByRole('button', { name: 'Save Names' }).click()
  await expect(page.getByText('Names saved.')).toBeVisible()

  await test.step('one adds, the other checks off, and each sees who did it', async () => {
    await moveTo(page, LIST)
    await moveTo(second, LIST)
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
    await page.getByRole('heading', { name: 'Purchased Items' }).click() // unfolds them
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

  await test.step('the owner removes the other, whose open list is empty right away', async () => {
    await moveTo(page, '/household')
    await page.getByRole('button', { name: 'Remove Member' }).click()
    await page.getByRole('button', { name: 'Remove', exact: true }).click()
    await expect(page.getByText('Member is no longer in your household.')).toBeVisible()
    await expect(second.getByRole('heading', { name: 'Your shopping list is empty' })).toBeVisible()
    expect(await rowsOf(request, guest, 'shopping_items')).toEqual([])
    const told = second.getByRole('status', { name: 'Household' })
    await expect(told).toContainText('You’re no longer in ')
    await open(second, LIST)
    await told.getByRole('button', { name: 'OK' }).click()
    await expect(told).toBeHidden()
    await add(second, 'Only mine')
    await saved(second)
    await moveTo(page, LIST)
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
  await sendSignUp(guest, member, 'Kim', 'Lee')
  await expect(guest.getByText('Registration successful! You can now sign in.')).toBeVisible()
  await signIn(guest, member)
  await expect(guest).toHaveURL('/join')
  await guest.getByRole('button', { name: 'Join Household' }).click()
  await expect(guest.getByRole('region', { name: 'Members' }).getByRole('listitem')).toHaveCount(2)
  await expect(page.getByRole('region', { name: 'Members' })).toContainText('Kim Lee')
  await expect(page.getByLabel('Invitation link'), 'a used link is not offered again').toBeHidden()

  const third = await browser.newContext()
  const late = await third.newPage()
  await joinOnDevice(late, request)
  await open(late, link)
  await expect(late.getByRole('heading', { name: 'This invitation was already used' })).toBeVisible()
  await late.getByRole('button', { name: 'Use Another Link' }).click()
  await late.getByLabel('Invitation link').fill('https://plateful.example/join#aaaaaaaaaaaaaaaaaaaaaa')
  await late.getByRole('button', { name: 'Continue' }).click()
  await expect(late.getByRole('heading', { name: 'This invitation doesn’t exist' })).toBeVisible()
  await third.close()

  await guest.getByRole('button', { name: 'Leave Household' }).click()
  await guest.getByRole('button', { name: 'Leave', exact: true }).click()
  await expect(guest.getByRole('region', { name: 'Members' }).getByRole('listitem')).toHaveCount(1)
  await expect(page.getByRole('region', { name: 'Members' }).getByRole('listitem')).toHaveCount(1)
  await other.close()
})
