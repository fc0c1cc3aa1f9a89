// A member's large collection: nothing is lost on its way to the account.
import type { APIRequestContext, Page } from '@playwright/test'
import { expect, moveTo, open, test } from './fixtures.ts'
import { inDatabase, longRecipe, recipeFile } from './large-recipes.ts'
import { type JoinedMember, joinOnDevice, rowsOf, signIn, signInAgain, signOut } from './member.ts'
import { ADD } from './own-recipe-steps.ts'
import { LIST, saved, status } from './shared-list.ts'

// Without a network, the browser itself logs errors to the console.
test.use({ expectedErrors: [/ERR_INTERNET_DISCONNECTED|ERR_ABORTED|WebSocket|dynamically imported module/] })

const COUNT = 60

/** More than the 256 K characters that localStorage takes of one list. */
async function importRecipes(page: Page, from: number) {
  await page.getByLabel('Import', { exact: true }).getByText('Import recipes from').click()
  await page.getByLabel('Choose Photos or Files').setInputFiles(recipeFile(COUNT, from))
  await page.getByRole('button', { name: `Add ${COUNT} recipes` }).click()
  const message = page.getByText(`Added ${COUNT} recipes.`)
  await expect(message).toBeVisible()
  await page.getByRole('button', { name: 'Dismiss' }).first().click()
  await expect(message).toHaveCount(0)
}

const inAccount = async (request: APIRequestContext, member: JoinedMember) =>
  (await rowsOf(request, member, 'custom_recipes?select=id')).length

test('large imports arrive in the account although the page was closed before they could be sent', async ({
  page,
  context,
  request,
}) => {
  const member = await joinOnDevice(page, request)
  await open(page, LIST)
  await saved(page)
  await page.goto('/robots.txt') // it syncs no more
  const tab = await context.newPage()
  await open(tab, ADD)
  await expect.poll(() => tab.evaluate(() => Object.keys(localStorage).join())).toContain(':custom_recipes')
  const busy = await context.newPage()
  await busy.goto('/robots.txt')
  // Another tab that syncs, for as long as this one is open.
  await busy.evaluate(async (name) => {
    await new Promise((resolve) => navigator.locks.request(name, () => new Promise(() => resolve(true))))
  }, `plateful-sync-${member.id}`)
  await importRecipes(tab, 0) // moves the list to the database
  await moveTo(tab, ADD)
  await importRecipes(tab, COUNT) // is added to it
  await tab.close()
  await busy.close()
  expect(await inAccount(request, member)).toBe(0)

  await open(page, LIST)
  await expect.poll(() => inAccount(request, member), { timeout: 60_000 }).toBe(2 * COUNT)
  await saved(page)
  expect((await inDatabase(page)).length).toBe(2 * COUNT)
})

test('signing out with a large list leaves nothing of it, and unsent recipes wait for the same member', async ({
  page,
  context,
  request,
}) => {
  const member = await joinOnDevice(page, request)
  await open(page, ADD)
  await importRecipes(page, 0)
  await expect.poll(() => inAccount(request, member), { timeout: 60_000 }).toBe(COUNT)
  await moveTo(page, LIST)
  await saved(page)
  await moveTo(page, ADD)
  await expect(page.getByLabel('Import', { exact: true }).getByText('Import recipes from')).toBeVisible()
  await context.setOffline(true)
  await importRecipes(page, COUNT)
  await moveTo(page, LIST)
  await status(page, 'Offline: 1 change waiting') // one import
  await signOut(page)
  await page.getByRole('button', { name: 'Keep Changes' }).click()
  await expect(page).toHaveURL('/auth')
  await expect.poll(async () => (await inDatabase(page)).length).toBe(0)
  expect(await page.evaluate(() => JSON.stringify({ ...localStorage }))).not.toContain('Chop the onion')
  await context.setOffline(false)

  await signIn(page, member)
  await moveTo(page, LIST)
  const again = await signInAgain(request, member)
  await expect.poll(() => inAccount(request, again), { timeout: 60_000 }).toBe(2 * COUNT)
  await saved(page)
  await expect.poll(async () => (await inDatabase(page)).length).toBe(2 * COUNT)
})

test('what a tab of the earlier version has not sent is sent from the database', async ({ page, request }) => {
  const member = await joinOnDevice(page, request)
  await open(page, ADD)
  await importRecipes(page, 0)
  await expect.poll(() => inAccount(request, member), { timeout: 60_000 }).toBe(COUNT)
  await moveTo(page, LIST)
  await saved(page)
  const item = { ...longRecipe(900), title: 'Added in the old tab' }
  const pending = [{ seq: 1, kind: 'put', item, fields: null, status: 'new' }]
  const state = { snapshot: [], pending, lastSeq: 1, lastFetch: 1, lastReceived: 1 }
  await page.evaluate(
    ([name = '', record = '']) => {
      localStorage.setItem(name, record)
      window.dispatchEvent(new Event('focus'))
    },
    [
      `sync-state:${member.id}:custom_recipes`,
      JSON.stringify({ device: crypto.randomUUID(), household: null, brought: true, state }),
    ],
  )
  await expect.poll(() => inAccount(request, member)).toBe(COUNT + 1)
  await expect.poll(async () => (await inDatabase(page)).map(({ title }) => title)).toContain(item.title)
})

test('a list that one tab can’t read does not keep the others from syncing', async ({ page, context, request }) => {
  const member = await joinOnDevice(page, request)
  await open(page, ADD)
  await importRecipes(page, 0)
  await expect.poll(() => inAccount(request, member), { timeout: 60_000 }).toBe(COUNT)
  await page.addInitScript(() => {
    IDBObjectStore.prototype.getAll = () => {
      throw new DOMException('The database is damaged.', 'UnknownError')
    }
  })
  await open(page, LIST)
  await status(page, /^Your recipes can’t be updated/)
  const other = await context.newPage()
  await open(other, LIST)
  await saved(other)
  await other.close()
})
