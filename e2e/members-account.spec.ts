// The account: email, password, export, deletion; and sessions.
import { readFile } from 'node:fs/promises'
import { dayKey } from '#domain/time/calendar.ts'
import { expect, onDevice, open, test } from './fixtures.ts'
import { addRow, join, joinOnDevice, rowsOf, signIn, signInAgain, signOut } from './member.ts'

test.describe('the account page', () => {
  test.describe(() => {
    test.use({ expectedErrors: [/Failed to load resource/] })

    test('changes email and password with the current password, and signs out other devices', async ({
      page,
      request,
      browser,
    }) => {
      const taken = await join(request)
      const member = await joinOnDevice(page, request)
      const email = `new-${member.email}`
      for (const _ of ['phone', 'laptop']) await signInAgain(request, member)
      await open(page, '/account')

      await test.step('the signed-in devices are listed, and the others are signed out', async () => {
        const devices = page.getByRole('heading', { name: 'Signed-in devices' }).locator('..').getByRole('listitem')
        await expect(devices).toHaveCount(3)
        await page
          .getByRole('button', { name: /^Sign out / })
          .first()
          .click()
        await expect(page.getByText('is signed out.')).toBeVisible()
        await expect(devices).toHaveCount(2)
        await page.getByRole('button', { name: 'Sign Out Everywhere Else' }).click()
        await expect(page.getByText('Your other devices are signed out.')).toBeVisible()
        await expect(devices).toHaveCount(1)
        await expect(devices).toContainText(/this device/i)
      })

      await test.step('a new email', async () => {
        const change = async (address: string, password: string) => {
          await page.getByLabel('New email').fill(address)
          await page.getByLabel('Password to confirm', { exact: true }).fill(password)
          await page.getByRole('button', { name: 'Change Email' }).click()
        }
        await change(email, 'not it')
        await expect(page.getByText('That is not your current password.')).toBeVisible()
        await change(taken.email, member.password)
        await expect(page.getByText('A user with this email address has already been registered')).toBeVisible()
        await change(email, member.password)
        await expect(page.getByText('Your email address was changed.')).toBeVisible()
        await expect(page.getByText(`Signed in as ${email}`)).toBeVisible()
        await expect(page.getByLabel('New email')).toHaveValue('')
      })

      await test.step('a new password, which ends the session on another device', async () => {
        const other = await browser.newContext()
        const second = await other.newPage()
        await signIn(second, { ...member, email })
        const session = () => second.evaluate(() => localStorage.getItem('plateful-session'))
        await expect.poll(session).not.toBeNull()
        const { access_token: token } = JSON.parse((await session()) ?? '{}')
        const current = page.getByLabel('Current password', { exact: true })
        const field = page.getByLabel('New password', { exact: true })
        await current.fill(member.password)
        await field.fill(member.password)
        await page.getByRole('button', { name: 'Change Password' }).click()
        await expect(page.getByText('New password should be different from the old password.')).toBeVisible()
        await expect(field).toHaveValue(member.password)
        await field.fill('a better password')
        await page.getByRole('button', { name: 'Change Password' }).click()
        await expect(page.getByText('Your new password is saved.')).toBeVisible()
        const refused = () =>
          request.get('/rest/v1/water_logs?select=id', {
            headers: { ...member.headers, authorization: `Bearer ${token}` },
          })
        await expect.poll(async () => (await refused()).status()).toBe(401)
        // The other device asks to sign in again: right away if it is connected, otherwise at its next check, every 30
        // seconds.
        await expect.poll(session, { timeout: 40_000 }).toBeNull()
        await other.close()
      })
    })
  })

  test('exports every row and what this device stores as one file, and the plan as a calendar link', async ({
    page,
    request,
  }) => {
    const member = await joinOnDevice(page, request)
    await onDevice(page, 'favorite-recipes', { state: { ids: [90000101] }, version: 1 })
    const rows = Array.from({ length: 1203 }, (_, nth) => ({ date: '2026-01-02', amount_ml: nth + 1 }))
    for (let at = 0; at < rows.length; at += 200) await addRow(request, member, 'water_logs', rows.slice(at, at + 200))
    await addRow(request, member, 'weight_logs', { date: '2026-01-02', weight_kg: 70 })
    await addRow(request, member, 'recipe_ratings', { recipe_id: '90000101', rating: 5 })
    const meal = { date: dayKey(new Date()), meal_type: 'dinner', note: 'Pizza with Ana', servings: 1, calories: 0 }
    await addRow(request, member, 'meal_schedules', meal)
    await open(page, '/account')
    const [download] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('button', { name: 'Export My Data' }).click(),
    ])
    expect(download.suggestedFilename()).toBe('plateful-my-data.json')
    const text = await readFile(await download.path(), 'utf8')
    const data = JSON.parse(text)
    expect(data.account.email).toBe(member.email)
    expect(Object.keys(data.tables)).toEqual([
      ...['user_goals', 'profiles', 'daily_logs', 'water_logs', 'weight_logs', 'meal_entries'],
      ...['meal_proposals', 'recent_foods'],
      ...['recipe_ratings', 'favorites', 'diet_plans', 'calendar_feeds'],
      ...['households', 'household_members', 'household_invitations', 'household_removals'],
      ...['table_people', 'attendance'],
      ...[
        'shopping_items',
        'meal_schedules',
        'dish_weights',
        'week_templates',
        'pantry_items',
        'cook_together',
        'custom_recipes',
        'recipe_photos',
        'recipe_links',
        'audit_log',
        'operators',
        'tags',
        'collections',
        'collection_links',
      ],
    ])
    const amounts: number[] = data.tables.water_logs.map(({ amount_ml }: { amount_ml: number }) => amount_ml)
    expect(amounts.toSorted((one, other) => one - other)).toEqual(rows.map(({ amount_ml }) => amount_ml))
    expect(data.tables.daily_logs).toMatchObject([{ date: '2026-01-02', water_intake_ml: (1203 * 1204) / 2 }])
    expect(data.tables.recipe_ratings).toHaveLength(1)
    expect(JSON.stringify(data.device['favorite-recipes'])).toContain('90000101')
    expect(Object.keys(data.device)).toEqual(expect.arrayContaining(['shopping-list', 'custom-recipes']))
    expect(text).not.toMatch(/access_token|refresh_token/)

    await test.step('a calendar link shows the plan to anyone who has it, until it is revoked', async () => {
      await page.getByRole('button', { name: 'Create Calendar Link' }).click()
      const address = await page.getByLabel('Calendar link', { exact: true }).inputValue()
      const feed = await request.get(address)
      expect(feed.headers()['content-type']).toBe('text/calendar; charset=utf-8')
      expect(await feed.text()).toContain('SUMMARY:Dinner: Pizza with Ana')
      await page.getByRole('button', { name: /^Revoke the link/ }).click()
      await page.getByRole('alertdialog').getByRole('button', { name: 'Revoke' }).click()
      await expect(page.getByText('The calendar link was revoked.')).toBeVisible()
      expect((await request.get(address)).status()).toBe(404)
    })
  })

  test.describe('once it is deleted', () => {
    // Sync's request at that moment is rejected, and so is the token refresh that follows.
    test.use({ expectedErrors: [/status of (401.*\/rest\/v1\/|400.*grant_type=refresh_token)/] })

    test('leaves none of its rows, after confirmation', async ({ page, request }) => {
      const member = await joinOnDevice(page, request)
      await addRow(request, member, 'water_logs', { date: '2026-01-02', amount_ml: 300 })
      await open(page, '/account')
      await page.getByRole('button', { name: 'Delete My Account' }).click()
      await page.getByRole('alertdialog').getByRole('button', { name: 'Cancel' }).click()
      expect(await rowsOf(request, member, 'water_logs')).toHaveLength(1)
      await page.getByRole('button', { name: 'Delete My Account' }).click()
      const dialog = page.getByRole('alertdialog')
      await dialog.getByLabel('Current password', { exact: true }).fill(member.password)
      await dialog.getByRole('button', { name: 'Delete My Account' }).click()
      await expect(page.getByText('Your account and all its data were deleted.')).toBeVisible()
      await expect(page).toHaveURL('/')
      await expect(page.getByRole('banner').getByRole('link', { name: 'Sign in' })).toBeVisible()
      const { email, password, headers } = member
      const again = await request.post('/auth/v1/token?grant_type=password', { headers, data: { email, password } })
      expect(again.status()).toBe(400)
    })
  })
})

test.describe('the session on a device', () => {
  // Without a network and a service worker, the next page's script can't be loaded either.
  test.use({ expectedErrors: [/Failed to load resource|net::ERR|Failed to fetch dynamically imported module/] })

  test('ends without a network too, and with it in every tab', async ({ page, request, context }) => {
    await joinOnDevice(page, request)
    await open(page, '/dashboard')
    const tab = await context.newPage()
    await open(tab, '/goals')
    await context.setOffline(true)
    await signOut(page)
    await expect(page).toHaveURL('/auth')
    expect(await page.evaluate(() => localStorage.getItem('plateful-session'))).toBeNull()
    await expect(tab.getByText('You’re not signed in')).toBeVisible()
    await context.setOffline(false)
    await open(page, '/dashboard')
    await expect(page.getByText('You’re not signed in')).toBeVisible()
  })

  test('ends although the client’s script never loaded', async ({ page, request }) => {
    await page.route('**/assets/*.js', async (route) => {
      const response = await route.fetch()
      const isClient = (await response.text()).includes('X-Supabase-Api-Version')
      await (isClient ? route.abort() : route.fulfill({ response }))
    })
    await joinOnDevice(page, request)
    await open(page, '/about')
    await signOut(page)
    await expect(page).toHaveURL('/auth')
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await expect(page.getByText('but the server couldn’t confirm it')).toHaveCount(0)
    expect(await page.evaluate(() => localStorage.getItem('plateful-session'))).toBeNull()
    await page.unrouteAll({ behavior: 'ignoreErrors' }) // a script may still be loading
  })

  test('is never taken from a URL', async ({ page, request }) => {
    const { headers } = await join(request)
    const token = headers.authorization?.replace('Bearer ', '')
    await open(page, `/dashboard#access_token=${token}&refresh_token=any&expires_in=3600&token_type=bearer`)
    await expect(page.getByText('You’re not signed in')).toBeVisible()
    expect(await page.evaluate(() => localStorage.getItem('plateful-session'))).toBeNull()
  })

  test('ends here and stays on the other device', async ({ page, request, browser }) => {
    const member = await joinOnDevice(page, request)
    const other = await browser.newContext()
    const second = await other.newPage()
    await signIn(second, member)
    await open(page, '/dashboard')
    await page.getByRole('button', { name: 'Member menu' }).click()
    const [revoked] = await Promise.all([
      page.waitForResponse('**/auth/v1/logout*'),
      page.getByRole('button', { name: 'Sign out', exact: true }).click(),
    ])
    expect(revoked.status()).toBe(204)
    await second.evaluate(() => {
      const session = JSON.parse(localStorage.getItem('plateful-session') ?? '{}')
      localStorage.setItem('plateful-session', JSON.stringify({ ...session, expires_at: 1 }))
    })
    await open(second, '/dashboard')
    await expect(second.getByRole('region', { name: 'Water', exact: true })).toContainText('0 / 2,000 ml')
    await other.close()
  })

  test('is renewed automatically while a page stays open', async ({ page, request }) => {
    await joinOnDevice(page, request)
    await page.clock.install()
    await open(page, '/dashboard')
    await expect(page.getByRole('region', { name: 'Water', exact: true })).toBeVisible()
    const renewed = page.waitForResponse('**/auth/v1/token?grant_type=refresh_token')
    await page.clock.fastForward('59:30')
    expect((await renewed).status()).toBe(200)
    await expect(page.getByRole('button', { name: 'Member menu' })).toBeVisible()
  })

  test('is renewed after an hour; without a network it stays, and a rejected one ends', async ({ page, request }) => {
    const member = await joinOnDevice(page, request)
    await open(page, '/dashboard')
    const menu = page.getByRole('button', { name: 'Member menu' })
    const ticket = () => page.evaluate(() => JSON.parse(localStorage.getItem('plateful-session') ?? '{}').refresh_token)
    const expire = (refreshToken?: string) =>
      page.evaluate((token) => {
        const session = JSON.parse(localStorage.getItem('plateful-session') ?? '{}')
        const changed = { ...session, expires_at: 1, ...(token ? { refresh_token: token } : {}) }
        localStorage.setItem('plateful-session', JSON.stringify(changed))
      }, refreshToken)
    const before = await ticket()
    await page.route('**/auth/v1/token*', (route) => route.abort())
    await expire()
    await page.reload()
    await expect(menu).toHaveAttribute('title', member.email)
    await expect(page.getByText('You’re not signed in')).toHaveCount(0)
    expect(await ticket()).toBe(before)
    await page.unroute('**/auth/v1/token*')

    await page.reload()
    // The page shows its stored data before the session is renewed.
    await expect.poll(ticket).not.toBe(before)
    await expect(page.getByRole('region', { name: 'Water', exact: true })).toBeVisible()
    await expect(menu).toHaveAttribute('title', member.email)

    await expire('a ticket that nobody gave')
    await page.reload()
    await expect(page.getByText('You’re not signed in')).toBeVisible()
  })
})
