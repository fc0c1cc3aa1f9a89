// A household's shopping list, as its members use it.
import { expect, type Page } from '@playwright/test'
import { open } from './fixtures.ts'

export const LIST = '/shopping-list'

export async function add(page: Page, name: string) {
  await page.getByLabel('Item name').fill(name)
  await page.getByRole('button', { name: 'Add Item' }).click()
}

export const toBuy = (page: Page) => page.getByRole('region', { name: 'Items to Buy' }).getByRole('listitem')
export const bought = (page: Page) => page.getByRole('region', { name: 'Purchased Items' }).locator('li')
export const status = (page: Page, text: string | RegExp) =>
  expect(page.getByRole('status').filter({ hasText: text })).toBeVisible()
export const saved = (page: Page) => status(page, /^Saved$/)

/** Creates an invitation on the household's page, which stays open. */
export async function invite(page: Page): Promise<string> {
  await open(page, '/household')
  await page.getByRole('button', { name: 'Create Invitation Link' }).click()
  await expect(page.getByRole('img', { name: 'QR code to join' })).toBeVisible()
  return page.getByLabel('Invitation link').inputValue()
}

export async function acceptInvitation(page: Page, link: string) {
  await open(page, link)
  await page.getByRole('button', { name: 'Join Household' }).click()
  await expect(page.getByText(/^You joined /)).toBeVisible()
}
