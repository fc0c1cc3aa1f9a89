// A member's day on the dashboard, and what happens when the backend is unavailable.
import { dayKey } from '#domain/time/calendar.ts'
import { expect, open, test } from './fixtures.ts'
import { addRow, holdBack, joinOnDevice, rowsOf, signOut } from './member.ts'

const today = dayKey(new Date())
const lunch = { date: today, meal_type: 'lunch', recipe_id: '90000101', recipe_title: 'Soup of the day' }

test('a new member is welcomed, adds water and logs a weight, until both goals and a log exist', async ({
  page,
  request,
}) => {
  const member = await joinOnDevice(page, request)
  await open(page, '/dashboard')
  const banner = page.locator('section').filter({ hasText: 'Welcome to your dashboard' })
  await expect(banner.getByRole('link', { name: 'Set Goals' })).toHaveAttribute('href', '/goals')
  await expect(banner.getByRole('link', { name: 'Browse Recipes' })).toHaveAttribute('href', '/recipes')

  await test.step('water is added in steps of 50 ml, never less, and a double click adds it once', async () => {
    const water = page.getByRole('region', { name: 'Water', exact: true })
    const amount = water.getByLabel('Amount of water', { exact: true })
    await expect(amount).toHaveValue('250')
    await water.getByRole('button', { name: 'More: Amount of water' }).click()
    await expect(amount).toHaveValue('300')
    for (let press = 0; press < 5; press++) await water.getByRole('button', { name: 'Less: Amount of water' }).click()
    await expect(amount).toHaveValue('50')
    await expect(water.getByRole('button', { name: 'Less: Amount of water' })).toBeDisabled()
    const release = await holdBack(page, '**/rest/v1/water_logs*')
    await water.getByRole('button', { name: 'Add Water' }).click()
    await expect(water.getByRole('button', { name: 'Adding...' })).toBeDisabled()
    release()
    await expect(water).toContainText('50 / 2,000 ml')
    await expect(water).toContainText('0.2 of 8 glasses')
    await water.getByRole('button', { name: 'Add Water' }).dblclick()
    await expect(water).toContainText('100 / 2,000 ml')
    expect(await rowsOf(request, member, 'water_logs')).toHaveLength(2)
  })

  await test.step('a weight above zero is logged, once a day', async () => {
    const weight = page.getByRole('region', { name: 'Weight', exact: true })
    const field = weight.getByLabel('Weight in kg')
    await expect(weight.getByRole('button', { name: 'Log' })).toBeDisabled()
    await field.fill('0')
    await weight.getByRole('button', { name: 'Log' }).click()
    await field.fill('71.5')
    const release = await holdBack(page, '**/rest/v1/weight_logs*')
    await weight.getByRole('button', { name: 'Log' }).click()
    await expect(weight.getByRole('button', { name: 'Logging...' })).toBeDisabled()
    release()
    await expect(weight).toContainText('71.5 kg')
    await expect(field).toHaveValue('')
    await field.fill('71.2')
    await field.press('Enter')
    await expect(weight).toContainText('71.2 kg')
    expect(await rowsOf(request, member, 'weight_logs')).toMatchObject([{ date: today, weight_kg: 71.2 }])
  })

  await expect(banner).toBeVisible()
  await addRow(request, member, 'user_goals', { daily_calorie_target: 1800 })
  await page.reload()
  await expect(page.getByRole('region', { name: 'Calories', exact: true })).toContainText('0 / 1,800 kcal')
  await expect(banner).toHaveCount(0)
})

test('a visitor sees empty data, the defaults and a sign-in link', async ({ page }) => {
  await open(page, '/dashboard')
  await expect(page.getByText('You’re not signed in, so there’s nothing to show yet.')).toBeVisible()
  await expect(page.getByRole('region', { name: 'Calories', exact: true })).toContainText('0 / 2,000 kcal')
  await expect(page.getByRole('region', { name: 'Water', exact: true })).toContainText('0 of 8 glasses (250 ml each)')
  await expect(page.getByRole('region', { name: 'Weight', exact: true })).toContainText('Not logged yet')
  const actions = page.locator('section').filter({ has: page.getByRole('heading', { name: 'Quick Actions' }) })
  await expect(actions.getByRole('link', { name: 'Set Your Goals' })).toHaveAttribute('href', '/goals')
  await expect(actions.getByRole('link', { name: 'Find Recipes' })).toHaveAttribute('href', '/recipes')
  await expect(actions.getByRole('link', { name: 'Plan Meals' })).toHaveAttribute('href', '/meal-scheduler')
  await page.getByRole('button', { name: 'Add Water' }).click()
  await expect(page.getByRole('alert').filter({ hasText: 'Your water wasn’t added. Not authenticated' })).toBeVisible()
})

test('today’s meals can be removed and restored, the macros follow, and the previous days are charted', async ({
  page,
  request,
}) => {
  const member = await joinOnDevice(page, request)
  await addRow(request, member, 'meal_entries', {
    ...lunch,
    quantity: 2,
    calories: 2500,
    protein: 75,
    carbs: 125,
    fat: 0,
  })
  const daysAgo = (days: number) => dayKey(new Date(Date.now() - days * 86_400_000))
  for (const [days, amount_ml] of [
    [3, 1000],
    [20, 2000],
    [60, 3000],
    [100, 9000],
  ] as const) {
    await addRow(request, member, 'water_logs', { date: daysAgo(days), amount_ml })
  }
  await open(page, '/dashboard')
  await expect(page.getByRole('region', { name: 'Calories', exact: true })).toContainText('500 kcal over your target')
  const macros = page.locator('section').filter({ has: page.getByRole('heading', { name: 'Macro breakdown' }) })
  await expect(macros).toContainText('75 of 150 g')
  await expect(macros).toContainText('125 of 250 g')
  await expect(page.getByText('2 servings')).toBeVisible()
  await page.getByRole('button', { name: 'Remove Soup of the day' }).dblclick()
  await expect(page.getByText('No meals logged yet today.')).toBeVisible()
  await expect(page.getByRole('heading', { name: 'Today’s meals' })).toBeFocused()
  await expect(macros).toContainText('0 of 150 g')
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect(page.getByRole('link', { name: 'Soup of the day' })).toBeVisible()
  expect(await rowsOf(request, member, 'meal_entries')).toMatchObject([{ ...lunch, quantity: 2, calories: 2500 }])

  await test.step('for 7, 30 and 90 days, and as tables', async () => {
    const water = page.getByRole('region', { name: 'Water over time' })
    await expect(water.getByRole('img', { name: /1,000 ml on average, 1,000 below your target/ })).toBeVisible()
    await expect(page.getByRole('region', { name: 'Weight over time' })).toContainText('Nothing logged in this period')
    await page.getByRole('button', { name: '90 days' }).click()
    await expect(water).toContainText('2,000 ml on average')
    await water.getByText('Show as a table').click()
    await expect(water.getByRole('row')).toHaveCount(4) // includes the header row; the day 100 days ago is not shown
    await page.getByRole('button', { name: '30 days' }).click()
    await expect(water).toContainText('1,500 ml on average')
  })
})

test('on reload, no member page claims that nobody is signed in', async ({ page, request }) => {
  await joinOnDevice(page, request)
  await page.addInitScript(() => {
    const seen = () => document.body?.textContent?.includes('You’re not signed in')
    new MutationObserver(() => {
      if (seen()) document.documentElement.dataset.flash = 'yes'
    }).observe(document, { subtree: true, childList: true, characterData: true })
  })
  for (const path of ['/dashboard', '/goals', '/meal-scheduler', '/account']) {
    await open(page, path)
    await expect(page.getByRole('button', { name: 'Member menu' })).toBeVisible()
    await expect(page.locator('main [aria-busy=true]')).toHaveCount(0)
    expect(await page.evaluate(() => document.documentElement.dataset.flash ?? 'no'), path).toBe('no')
  }
})

test('the day’s data is requested first, and sync comes after it', async ({ page, request }) => {
  await joinOnDevice(page, request)
  const sync: string[] = []
  page.on('request', (call) => {
    if (/\/sync-.{8}\.js$/.test(call.url())) sync.push(call.url())
  })
  const release = await holdBack(page, '**/rest/v1/daily_logs*')
  const requested = page.waitForRequest('**/rest/v1/daily_logs*')
  await page.goto('/dashboard')
  await requested
  expect(sync).toEqual([])
  release()
  await expect(page.getByText('/ 2,000 kcal')).toBeVisible()
  await expect.poll(() => sync.length).toBe(1)
})

test.describe('when the backend becomes unavailable', () => {
  test.use({ expectedErrors: [/Failed to load resource|net::ERR/] })

  test('the page says so, keeps what was typed and shown, and works again when it is back', async ({
    page,
    request,
    context,
  }) => {
    const member = await joinOnDevice(page, request)
    await open(page, '/dashboard')
    const weight = page.getByRole('region', { name: 'Weight', exact: true })
    await weight.getByLabel('Weight in kg').fill('81')
    await context.setOffline(true)
    await weight.getByRole('button', { name: 'Log' }).click()
    await expect(
      page.getByRole('alert').filter({
        hasText: 'Your weight wasn’t logged. We can’t reach the server. Check your connection and try again.',
      }),
    ).toBeVisible()
    await expect(weight.getByLabel('Weight in kg')).toHaveValue('81')
    await context.setOffline(false)
    await weight.getByRole('button', { name: 'Log' }).click()
    await expect(weight).toContainText('81 kg')

    await test.step('data that couldn’t be refreshed stays, with a note that it may be out of date', async () => {
      const water = page.getByRole('region', { name: 'Water', exact: true })
      await expect(water).toContainText('0 / 2,000 ml')
      const tables = /rest\/v1\/(daily_logs|user_goals|meal_schedules)/
      await page.route(tables, (route) => route.abort())
      await water.getByRole('button', { name: 'Add Water' }).click()
      const notice = page.locator('main').getByRole('alert')
      await expect(notice).toContainText('What you see may be out of date.')
      await expect(water).toContainText('0 / 2,000 ml')
      await page.unroute(tables)
      await addRow(request, member, 'user_goals', { water_target_ml: 3000 })
      // The change of the goals arrives live, and may have brought the rest along.
      await notice
        .getByRole('button', { name: 'Try Again' })
        .click({ timeout: 3000 })
        .catch(() => undefined)
      await expect(water).toContainText('250 / 3,000 ml')
      await expect(notice).toHaveCount(0)
    })
  })
})

test.describe('a page that was open before', () => {
  test.use({ expectedErrors: [/ERR_FAILED/] })

  test('shows its data right away, and the server’s as soon as it responds', async ({ page, request }) => {
    const member = await joinOnDevice(page, request)
    const planned = {
      date: today,
      meal_type: 'dinner',
      recipe_id: '90000101',
      recipe_title: 'Soup of the day',
      servings: 1,
    }
    await addRow(request, member, 'meal_schedules', planned)
    await addRow(request, member, 'meal_entries', { ...lunch, calories: 400 })
    await addRow(request, member, 'water_logs', { date: today, amount_ml: 500 })
    const main = page.locator('main')
    const shown = { '/dashboard': '500 / 2,000 ml', '/diary': '400 / 2,000 kcal', '/meal-scheduler': 'Soup of the day' }
    for (const [path, text] of Object.entries(shown)) {
      await open(page, path)
      await expect(main).toContainText(text)
    }

    await test.step('before the server has responded', async () => {
      const release = await holdBack(page, '**/rest/v1/**')
      await addRow(request, member, 'water_logs', { date: today, amount_ml: 250 })
      for (const [path, text] of Object.entries(shown).reverse()) {
        await page.goto(path)
        await expect(main).toContainText(text)
      }
      release()
      await expect(main).toContainText('750 / 2,000 ml')
    })

    await test.step('without a server, with a note', async () => {
      await page.route('**/rest/v1/**', (route) => route.abort())
      for (const [path, text] of Object.entries({ ...shown, '/dashboard': '750 / 2,000 ml' })) {
        await page.goto(path)
        await expect(main).toContainText(text)
        await expect(main.getByRole('alert').first()).toContainText('What you see may be out of date.')
      }
      await page.unroute('**/rest/v1/**')
    })

    await test.step('until the member signs out', async () => {
      await open(page, '/dashboard')
      await expect(main).toContainText('750 / 2,000 ml')
      await signOut(page)
      await expect.poll(() => page.evaluate(() => localStorage.getItem('kept-figures'))).toBeNull()
    })
  })
})
