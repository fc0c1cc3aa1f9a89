// Accounts with email enabled: confirmation, forgotten password, new address. Runs against its own server.
import type { APIRequestContext, Page } from '@playwright/test'
import { expect, moveTo, open, test } from './fixtures.ts'
import { mailTo } from './mailbox.ts'
import { type Member, newMember, publicHeaders, sendSignUp, signIn } from './member.ts'

test.use({ expectedErrors: [/Failed to load resource/] })

/** Through the API, with the email that a person would open. */
async function joinByMail(request: APIRequestContext, baseURL?: string): Promise<Member> {
  const member = newMember()
  const headers = await publicHeaders(request)
  const joined = await request.post('/auth/v1/signup', { headers, data: member })
  expect(joined.ok()).toBe(true)
  const { link } = await mailTo(member.email, baseURL)
  const [, token_hash] = /token_hash=([^&]+)/.exec(link) ?? []
  const confirmed = await request.post('/auth/v1/verify', { headers, data: { type: 'signup', token_hash } })
  expect(confirmed.ok(), await confirmed.text()).toBe(true)
  return member
}

async function askForLink(page: Page, email: string) {
  await open(page, '/auth')
  await page.getByRole('button', { name: 'Forgot your password?' }).click()
  await page.getByLabel('Email', { exact: true }).fill(email)
  await page.getByRole('button', { name: 'Email Me a Link' }).click()
}

test('a new account works once its address is confirmed', async ({ page, baseURL }) => {
  const member = newMember()
  await open(page, '/auth?mode=sign-up')
  await sendSignUp(page, member)
  await expect(page.getByText('Open the email we sent to confirm your address, then sign in.')).toBeVisible()
  const { link } = await mailTo(member.email, baseURL)
  await open(page, link)
  await page.getByRole('button', { name: 'Confirm My Email' }).click()
  await expect(page.getByText('Your email address is confirmed. You can now sign in.')).toBeVisible()
  await signIn(page, member)
  await expect(page).toHaveURL('/')
})

test('a forgotten password is replaced with the code of the email', async ({ page, request, baseURL }) => {
  const member = await joinByMail(request, baseURL)
  await askForLink(page, member.email)
  const code = page.getByLabel('Code from the email')
  await expect(code).toBeFocused()
  await expect.poll(async () => (await mailTo(member.email, baseURL)).subject).toBe('Reset your Plateful password')
  const mail = await mailTo(member.email, baseURL)
  await code.fill(mail.code === '00000000' ? '11111111' : '00000000')
  await page.getByRole('button', { name: 'Continue' }).click()
  await expect(page.locator('main').getByRole('alert')).toHaveText('This link or code is invalid or has expired.')
  await code.fill(` ${mail.code} `)
  await page.getByRole('button', { name: 'Continue' }).click()
  await page.getByLabel('New password').fill('a remembered password')
  await page.getByRole('button', { name: 'Save New Password' }).click()
  await expect(page.getByText('Your new password is saved.')).toBeVisible()
  await expect(page).toHaveURL('/')
})

test('the link of the email names the account, asks, and works once', async ({ page, request, browser, baseURL }) => {
  const member = await joinByMail(request, baseURL)
  await askForLink(page, member.email)
  await expect.poll(async () => (await mailTo(member.email, baseURL)).subject).toBe('Reset your Plateful password')
  const { link } = await mailTo(member.email, baseURL)

  const phone = await browser.newContext({ baseURL })
  const opened = await phone.newPage()
  await open(opened, link)
  await expect(opened).toHaveURL('/auth?mode=new-password') // no token stays in the URL
  await opened.getByRole('button', { name: 'Choose a New Password' }).click()
  await expect(opened.getByText(member.email)).toBeVisible()
  expect(await opened.evaluate(() => localStorage.getItem('plateful-session'))).toBeNull()
  await opened.getByLabel('New password').fill('a remembered password')
  await opened.getByRole('button', { name: 'Save New Password' }).click()
  await expect(opened.getByText('Your new password is saved.')).toBeVisible()
  await phone.close()

  await open(page, '/')
  await open(page, link)
  await page.getByRole('button', { name: 'Choose a New Password' }).click()
  await expect(page.locator('main').getByRole('alert')).toHaveText('This link or code is invalid or has expired.')
})

test('a new address is confirmed from an email to it', async ({ page, request, baseURL }) => {
  const member = await joinByMail(request, baseURL)
  await signIn(page, member)
  await moveTo(page, '/account')
  await page.getByLabel('New email').fill(`new-${member.email}`)
  await page.getByLabel('Password to confirm', { exact: true }).fill(member.password)
  await page.getByRole('button', { name: 'Change Email' }).click()
  await expect(page.getByText(`We sent an email to new-${member.email}.`)).toBeVisible()
  const { link } = await mailTo(`new-${member.email}`, baseURL)
  await open(page, '/')
  await open(page, link)
  await expect(page).toHaveURL('/account')
  await page.getByRole('button', { name: 'Confirm New Email' }).click()
  await expect(page.getByText('Your email address was changed.')).toBeVisible()
  await expect(page.getByText(`Signed in as new-${member.email}`)).toBeVisible()
})
