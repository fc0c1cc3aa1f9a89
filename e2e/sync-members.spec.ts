// A device that several members use: what one hasn't sent yet waits for the same member, and nobody else sees it.
import type { APIRequestContext, Page } from '@playwright/test'
import { expect, moveTo, open, test } from './fixtures.ts'
import { type JoinedMember, join, joinOnDevice, rowsOf, signIn, signInAgain, signOut } from './member.ts'
import { add, LIST, saved, status, toBuy } from './shared-list.ts'

// Without a network, the browser itself logs errors to the console.
test.use({ expectedErrors: [/ERR_INTERNET_DISCONNECTED|ERR_ABORTED|WebSocket|dynamically imported module/] })

/** A member whose list is in the account, and another one. */
async function memberWithBread(page: Page, request: APIRequestContext) {
  const first = await joinOnDevice(page, request)
  const next = await join(request)
  await open(page, LIST)
  await saved(page)
  await add(page, 'Saved bread')
  await saved(page)
  return { first, next }
}

/** Another member signs in on this device, sees and gets nothing of the first one's list, and signs out. */
async function anotherMemberFindsNothing(page: Page, request: APIRequestContext, another: JoinedMember) {
  await signIn(page, another)
  await moveTo(page, LIST)
  await saved(page)
  await expect(page.getByRole('heading', { name: 'Your shopping list is empty' })).toBeVisible()
  expect(await rowsOf(request, another, 'shopping_items')).toEqual([])
  await signOut(page)
  await expect(page).toHaveURL('/auth')
}

test('unsent changes wait for the same member and are never sent as another', async ({ page, request }) => {
  const { first, next } = await memberWithBread(page, request)
  await page.context().setOffline(true)
  await add(page, 'Waiting milk')
  await status(page, 'Offline: 1 change waiting')
  await signOut(page)
  await page.getByRole('button', { name: 'Keep Changes' }).click()
  await expect(page).toHaveURL('/auth')
  const onDevice = await page.evaluate(() => localStorage.getItem('shopping-list'))
  expect(onDevice).not.toContain('bread')
  // On a slow machine, the page's script isn't on the device yet; then it loads when the network is back.
  await expect(page.getByRole('main')).toContainText(/Welcome back|You’re offline, and this page isn’t saved/)
  await page.context().setOffline(false)

  await anotherMemberFindsNothing(page, request, next)

  await signIn(page, first)
  await moveTo(page, LIST)
  await expect(toBuy(page)).toHaveText([/Saved bread/, /Waiting milk/])
  await saved(page)
  expect((await rowsOf(request, await signInAgain(request, first), 'shopping_items')).length).toBe(2)
})

test.describe('when the session has ended', () => {
  test.use({ expectedErrors: [/40[013]|WebSocket/] })

  test('the list stays, asks to sign in again, and new items wait for the same member', async ({ page, request }) => {
    const { first, next } = await memberWithBread(page, request)
    const ended = await request.post('/auth/v1/logout?scope=global', { headers: first.headers })
    expect(ended.ok()).toBe(true)
    await add(page, 'Waiting milk')
    await status(page, 'Please sign in again to save 1 change')
    await page.reload()
    await status(page, 'Please sign in again to save 1 change')
    await expect(toBuy(page)).toHaveText([/Saved bread/, /Waiting milk/])
    await add(page, 'Waiting eggs')
    await status(page, 'Please sign in again to save 2 changes')

    await anotherMemberFindsNothing(page, request, next)

    await signIn(page, first)
    await moveTo(page, LIST)
    await expect(toBuy(page)).toHaveText([/Saved bread/, /Waiting milk/, /Waiting eggs/])
    await saved(page)
    expect((await rowsOf(request, await signInAgain(request, first), 'shopping_items')).length).toBe(3)
  })

  test('somebody else can remove the lists from the device', async ({ page, request }) => {
    const member = await joinOnDevice(page, request)
    await open(page, LIST)
    await add(page, 'Bread')
    await saved(page)
    await request.post('/auth/v1/logout?scope=global', { headers: member.headers })
    await page.reload()
    await status(page, 'Please sign in again')
    await page.getByRole('button', { name: 'Not you? Remove from this device' }).click()
    await page.getByRole('button', { name: 'Remove', exact: true }).click()
    await expect(page.getByRole('heading', { name: 'Your shopping list is empty' })).toBeVisible()
    await expect(page.getByText('Please sign in again')).toHaveCount(0)
    expect(await page.evaluate(() => Object.entries(localStorage).join())).not.toMatch(/Bread|sync-/)
  })
})
