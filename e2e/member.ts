// A member to be, for the tests that need one.
import { expect, type Page } from '@playwright/test'
import { open } from './fixtures.ts'

export interface Member {
  email: string
  password: string
}

let members = 0

export function newMember(): Member {
  members += 1
  return { email: `member-${process.pid}-${Date.now()}-${members}@example.com`, password: 'correct horse' }
}

export async function signUp(page: Page, member: Member) {
  await open(page, '/auth')
  await page.getByRole('button', { name: 'Sign up' }).click()
  await page.getByLabel('First name').fill('Mia')
  await page.getByLabel('Last name').fill('Ek')
  await page.getByLabel('E-mail', { exact: true }).fill(member.email)
  await page.getByLabel('Password', { exact: true }).fill(member.password)
  await page.getByLabel('Confirm password').fill(member.password)
  await page.getByRole('button', { name: 'Create Account' }).click()
  await expect(page.getByText('Registration successful! You can now sign in.')).toBeVisible()
}

export async function signIn(page: Page, member: Member) {
  if (!page.url().includes('/auth')) await open(page, '/auth')
  const main = page.locator('main')
  await main.getByLabel('E-mail', { exact: true }).fill(member.email)
  await main.getByLabel('Password', { exact: true }).fill(member.password)
  await main.getByRole('button', { name: 'Sign In', exact: true }).click()
  await page.waitForURL((url) => !url.pathname.startsWith('/auth'))
}

/** A signed-in member of this test's own. */
export async function joinAsMember(page: Page, member = newMember()) {
  await signUp(page, member)
  await signIn(page, member)
  return member
}
