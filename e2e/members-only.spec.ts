// A site for members only, whose host asks for consent before health details are stored: on a server of its own.
import { request } from '@playwright/test'
import { type RunningServer, startServer } from '#server/testing/running-server.ts'
import { expectNoFaults } from './axe.ts'
import { expect, moveTo, open, test } from './fixtures.ts'
import { join, rowsOf, signIn } from './member.ts'

let server: RunningServer

test.beforeAll(async () => {
  server = await startServer({ environment: { SIGN_IN_WALL: 'yes', HEALTH_CONSENT: 'yes' } })
})
test.afterAll(() => server?.stop())

test('visitors see nothing; a member plans without storing health details, agrees later, and withdraws', async ({
  browser,
}) => {
  const baseURL = server.origin
  const [context, calls] = await Promise.all([browser.newContext({ baseURL }), request.newContext({ baseURL })])
  const page = await context.newPage()
  const member = await join(calls)
  const profile = async () => (await rowsOf(calls, member, 'profiles'))[0]
  const agree = () => page.getByRole('alertdialog', { name: 'May we store this?' })

  await test.step('a visitor is led to the sign-in page, and no recipe comes from anywhere', async () => {
    await open(page, '/recipes/90000101')
    await expect(page).toHaveURL('/auth?return=%2Frecipes%2F90000101')
    for (const path of ['/api/recipes/90000101/information', '/api/recipes/random', '/img/recipes/90000101-480.avif'])
      expect((await context.request.get(path)).status(), path).toBe(401)
  })

  await test.step('a member comes in, and arrives where the visitor was going', async () => {
    await signIn(page, member)
    await expect(page).toHaveURL('/recipes/90000101')
    await expect(page.getByRole('heading', { level: 1 })).not.toHaveText('Welcome back')
    await page.reload()
    await expect(page).toHaveURL('/recipes/90000101')
  })

  await test.step('“Not Now” plans the week without storing what isn’t eaten', async () => {
    await moveTo(page, '/welcome')
    await page.getByRole('button', { name: 'Vegetarian', exact: true }).click()
    await page.getByRole('button', { name: 'peanut' }).click()
    for (const name of ['Continue', '1 person', /Keep/]) await page.getByRole('button', { name }).click()
    await expect(agree()).toBeVisible()
    await expectNoFaults(page, 'the question for consent')
    await agree().getByRole('button', { name: 'Not Now' }).click()
    await expect(page).toHaveURL('/meal-scheduler')
    await expect(page.getByText('We left out peanut. That isn’t stored')).toBeVisible()
    expect(await rowsOf(calls, member, 'meal_schedules')).not.toEqual([])
    expect(await profile()).toMatchObject({ aim: 'keep', dislikes: [], health_consent: null })
  })

  await test.step('in the settings a member agrees later, and withdraws, which deletes what was stored', async () => {
    await moveTo(page, '/settings')
    await page.getByRole('button', { name: 'Agree…' }).click()
    await agree().getByRole('button', { name: 'Agree' }).click()
    const withdraw = page.getByRole('button', { name: 'Withdraw' })
    await expect(withdraw).toBeVisible()
    const headers = { ...member.headers, prefer: 'resolution=merge-duplicates' }
    const row = { user_id: member.id, dislikes: ['peanut'] }
    expect((await calls.post('/rest/v1/profiles', { headers, data: row })).ok()).toBe(true)
    await withdraw.click()
    await page.getByRole('button', { name: 'Delete Them' }).click()
    await expect(page.getByText('Your health details are deleted.')).toBeVisible()
    expect(await profile()).toMatchObject({ aim: 'keep', dislikes: [], health_consent: null })
  })
  await Promise.all([context.close(), calls.dispose()])
})
