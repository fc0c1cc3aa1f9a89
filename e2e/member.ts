// Members for the tests that need one.
import { type APIRequestContext, expect, type Page } from '@playwright/test'
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

/** The form that is open. */
export async function sendSignUp(page: Page, member: Member, first = 'Mia', last = 'Ek') {
  await page.getByLabel('First name').fill(first)
  await page.getByLabel('Last name').fill(last)
  await page.getByLabel('Email', { exact: true }).fill(member.email)
  await page.getByLabel('Password', { exact: true }).fill(member.password)
  await page.getByLabel('Confirm password').fill(member.password)
  await page.getByRole('button', { name: 'Create Account' }).click()
}

/** Through the form, like a person. */
export async function signUp(page: Page, member: Member) {
  await open(page, '/auth')
  await page.getByRole('button', { name: 'Sign up' }).click()
  await sendSignUp(page, member)
  await expect(page.getByText('Registration successful! You can now sign in.')).toBeVisible()
}

export async function signIn(page: Page, member: Member) {
  if (!page.url().includes('/auth')) await open(page, '/auth')
  const main = page.locator('main')
  await main.getByLabel('Email', { exact: true }).fill(member.email)
  await main.getByLabel('Password', { exact: true }).fill(member.password)
  await main.getByRole('button', { name: 'Sign In', exact: true }).click()
  await page.waitForURL((url) => !url.pathname.startsWith('/auth'))
}

export async function signOut(page: Page) {
  await page.getByRole('button', { name: 'Member menu' }).click()
  await page.getByRole('button', { name: 'Sign out', exact: true }).click()
}

export interface JoinedMember extends Member {
  id: string
  /** Headers for the member's API calls. */
  headers: Record<string, string>
}

/** A new member for this test, signed up through the API. */
export async function join(request: APIRequestContext): Promise<JoinedMember> {
  const { member } = await joined(request)
  return member
}

/** The same, signed in before the first page opens. `changes` are applied to the stored session. */
export async function joinOnDevice(page: Page, request: APIRequestContext, changes = {}): Promise<JoinedMember> {
  const { member, session } = await joined(request)
  await page.addInitScript(
    (saved) => {
      if (sessionStorage.getItem('signed in by the test')) return
      sessionStorage.setItem('signed in by the test', 'yes')
      localStorage.setItem('plateful-session', saved.session)
      localStorage.setItem('auth-storage', saved.user)
    },
    {
      session: JSON.stringify({ ...session, ...changes }),
      user: JSON.stringify({ state: { user: { id: member.id, email: member.email } }, version: 1 }),
    },
  )
  return member
}

/** What a page's requests use before anyone has signed in. */
export async function publicHeaders(request: APIRequestContext) {
  const html = await (await request.get('/auth')).text()
  const [, apikey = ''] = /"publishableKey":"([^"]+)"/.exec(html) ?? []
  return { apikey }
}

async function joined(request: APIRequestContext) {
  const { apikey } = await publicHeaders(request)
  const member = newMember()
  const response = await request.post('/auth/v1/signup', { headers: { apikey }, data: member })
  expect(response.ok()).toBe(true)
  const session: { access_token: string; user: { id: string } } = await response.json()
  const headers = { apikey, authorization: `Bearer ${session.access_token}` }
  return { session, member: { ...member, id: session.user.id, headers } }
}

/** A fresh session for the member; the one on the device may have ended. */
export async function signInAgain(request: APIRequestContext, member: JoinedMember): Promise<JoinedMember> {
  const { email, password, headers } = member
  const data = { email, password }
  const response = await request.post('/auth/v1/token?grant_type=password', {
    headers: { apikey: headers.apikey ?? '' },
    data,
  })
  const { access_token: token }: { access_token: string } = await response.json()
  return { ...member, headers: { ...headers, authorization: `Bearer ${token}` } }
}

/** The member's rows, read through the API. */
export async function rowsOf(request: APIRequestContext, member: JoinedMember, table: string) {
  const response = await request.get(`/rest/v1/${table}`, { headers: member.headers })
  expect(response.ok()).toBe(true)
  const rows: Record<string, unknown>[] = await response.json()
  // In insertion order.
  return rows.sort((one, other) => Number(one.id ?? 0) - Number(other.id ?? 0))
}

export async function addRow(request: APIRequestContext, member: JoinedMember, table: string, row: object) {
  const response = await request.post(`/rest/v1/${table}`, { headers: member.headers, data: row })
  expect(response.status(), await response.text()).toBe(201)
}

/** Holds back the calls that match until `release` is called. */
export async function holdBack(page: Page, pattern: string) {
  let release = () => {}
  const gate = new Promise<void>((resolve) => {
    release = resolve
  })
  await page.route(pattern, async (route) => {
    await gate
    await route.continue()
  })
  return () => release()
}
