// The whole life of a member, and what a second member sees of it.
import { expect, oneRecipe, open, test } from './fixtures.ts'
import { joinAsMember, newMember, signIn, signUp } from './member.ts'

test('a member joins, lives a day, and finds it again on a second device', async ({ page, browser, request }) => {
  test.setTimeout(120_000)
  const { id, title, nutrition } = await oneRecipe(request)
  const calories = nutrition?.nutrients.find(({ name }) => name === 'Calories')?.amount ?? 0
  const recipe = { id, title, calories: Math.round(calories) }
  const member = newMember()
  await signUp(page, member)
  await expect(page.getByRole('heading', { name: 'Welcome back' })).toBeVisible()
  await expect(page.getByLabel('E-mail', { exact: true })).toHaveValue(member.email)
  await signIn(page, member)
  await expect(page).toHaveURL('/')

  await test.step('the member menu', async () => {
    await page.getByRole('button', { name: 'Member menu' }).click()
    await expect(page.locator('#member-menu').getByText('Signed in as')).toBeVisible()
    await expect(page.locator('#member-menu').getByText(member.email)).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(page.locator('#member-menu').getByText('Signed in as')).toBeHidden()
    await page.getByRole('button', { name: 'Member menu' }).click()
    await page.locator('main').click({ position: { x: 5, y: 300 } })
    await expect(page.locator('#member-menu').getByText('Signed in as')).toBeHidden()
  })

  await test.step('goals', async () => {
    await open(page, '/goals')
    const calories = page.getByRole('slider', { name: 'Daily calories' })
    await expect(calories).toHaveValue('2000')
    await calories.fill('2300')
    await page.getByLabel('Preferred diet').selectOption('vegan')
    await page.getByRole('button', { name: 'Save Goals' }).click()
    await expect(page.getByText('Goals saved successfully!')).toBeVisible()
    await page.reload()
    await expect(page.getByRole('slider', { name: 'Daily calories' })).toHaveValue('2300')
  })

  await test.step('water and weight', async () => {
    await open(page, '/dashboard')
    await expect(page.getByText('Welcome to your dashboard!')).toBeVisible()
    const water = page.getByRole('region', { name: 'Water' })
    await expect(water).toContainText('0 of 8 glasses')
    await water.getByRole('button', { name: 'More: Amount of water' }).click()
    await water.getByRole('button', { name: 'Add Water' }).click()
    await expect(water).toContainText('300 / 2,000 ml')
    const weight = page.getByRole('region', { name: 'Weight' })
    await expect(weight.getByRole('button', { name: 'Log' })).toBeDisabled()
    await weight.getByLabel('Weight in kg').fill('70.5')
    await weight.getByRole('button', { name: 'Log' }).click()
    await expect(weight).toContainText('70.5 kg')
    await expect(weight.getByLabel('Weight in kg')).toHaveValue('')
    await expect(page.getByText('Welcome to your dashboard!')).toBeHidden()
  })

  await test.step('a recipe, rated and logged', async () => {
    await open(page, `/recipes/${recipe.id}`)
    await page.getByRole('radio', { name: '4 stars' }).check({ force: true })
    await expect(page.getByText('Rating saved')).toBeVisible()
    await page.getByRole('button', { name: 'Log as Meal' }).click()
    const dialog = page.getByRole('dialog', { name: 'Log Meal' })
    await expect(dialog.getByLabel('Meal Type')).toHaveValue('lunch')
    await dialog.getByRole('button', { name: 'Log Meal' }).click()
    await expect(page.getByText('Meal logged successfully!')).toBeVisible()
    await expect(dialog).toBeHidden()
    await open(page, '/dashboard')
    await expect(page.getByRole('region', { name: 'Calories' })).toContainText(
      `${recipe.calories.toLocaleString('en-US')} / 2,300 kcal`,
    )
    await expect(page.getByRole('region', { name: 'Meals' })).toContainText('1 logged')
  })

  await test.step('a meal removed and brought back', async () => {
    await page.getByRole('button', { name: `Remove ${recipe.title}` }).click()
    await expect(page.getByRole('region', { name: 'Calories' })).toContainText('0 / 2,300 kcal')
    await page.getByRole('button', { name: 'Undo' }).click()
    await expect(page.getByRole('region', { name: 'Meals' })).toContainText('1 logged')
  })

  await test.step('the week', async () => {
    await open(page, '/meal-scheduler')
    await expect(page.getByRole('heading', { level: 2 })).toHaveCount(7)
    const today = page.locator('[aria-current=date]')
    await today.getByRole('button', { name: /^Add dinner/ }).click()
    const suggestions = page.getByRole('dialog').getByRole('listitem')
    await expect(suggestions).toHaveCount(12)
    const title = (await suggestions.first().locator('span span').first().textContent()) ?? ''
    await suggestions.first().getByRole('button').click()
    await expect(page.getByRole('dialog')).toBeHidden()
    await expect(today.getByRole('link', { name: title })).toBeVisible()
    await page.getByRole('button', { name: 'Next Week' }).click()
    await expect(page.locator('[aria-current=date]')).toHaveCount(0)
    await page.getByRole('button', { name: 'Previous Week' }).click()
    await expect(today.getByRole('link', { name: title })).toBeVisible()
    await today.getByRole('button', { name: `Delete ${title}` }).click()
    await page.getByRole('alertdialog').getByRole('button', { name: 'Cancel' }).click()
    await expect(today.getByRole('link', { name: title })).toBeVisible()
  })

  await test.step('the diet planner starts from the goals', async () => {
    await open(page, '/diet-planner')
    await expect(page.getByRole('slider', { name: 'Target calories a day' })).toHaveValue('2300')
    await expect(page.getByLabel('Diet', { exact: true })).toHaveValue('Vegan')
  })

  await test.step('a second device', async () => {
    const other = await browser.newContext()
    const second = await other.newPage()
    await signIn(second, member)
    await open(second, `/recipes/${recipe.id}`)
    await expect(second.getByRole('radio', { name: '4 stars' })).toBeChecked()
    await open(second, '/dashboard')
    await expect(second.getByRole('region', { name: 'Water' })).toContainText('300 / 2,000 ml')
    await other.close()
  })

  await test.step('a second member sees nothing of it', async () => {
    const other = await browser.newContext()
    const stranger = await other.newPage()
    await joinAsMember(stranger)
    await open(stranger, '/dashboard')
    await expect(stranger.getByRole('region', { name: 'Water' })).toContainText('0 / 2,000 ml')
    await open(stranger, '/meal-scheduler')
    await expect(stranger.getByText('Nothing is planned for this week yet.')).toBeVisible()
    await other.close()
  })

  await test.step('signing out', async () => {
    await open(page, '/')
    await page.getByRole('button', { name: 'Member menu' }).click()
    await page.getByRole('button', { name: 'Sign out' }).click()
    await expect(page).toHaveURL('/auth')
    await expect(page.getByRole('banner').getByRole('link', { name: 'Sign in' })).toBeVisible()
    await open(page, '/dashboard')
    await expect(page.getByText('You are not signed in')).toBeVisible()
    expect(await page.evaluate(() => Object.keys(localStorage).filter((key) => key.includes('session')))).toEqual([])
  })
})

test.describe('joining and signing in', () => {
  test.use({ expectedErrors: [/Failed to load resource/] })

  test('every mistake has its sentence, and switching the mode clears it', async ({ page }) => {
    await open(page, '/auth')
    await page.getByRole('button', { name: 'Sign up' }).click()
    await page.getByLabel('First name').fill('Mia')
    await page.getByLabel('Last name').fill('Ek')
    await page.getByLabel('E-mail', { exact: true }).fill('mia@example.com')
    await page.getByLabel('Password', { exact: true }).fill('12345')
    await page.getByLabel('Confirm password').fill('54321')
    const submit = page.getByRole('button', { name: 'Create Account' })
    await submit.click()
    await expect(page.locator('main').getByRole('alert')).toHaveText('Passwords do not match')
    await page.getByLabel('Confirm password').fill('12345')
    await submit.click()
    await expect(page.locator('main').getByRole('alert')).toHaveText('Password must be at least 6 characters long')
    await page.getByLabel('Password', { exact: true }).fill('123456')
    await page.getByLabel('Confirm password').fill('123456')
    await page.getByLabel('Last name').fill(' ')
    await submit.click()
    await expect(page.locator('main').getByRole('alert')).toHaveText('Please provide both first and last name')
    await page.getByRole('button', { name: 'Sign in' }).click()
    await expect(page.locator('main').getByRole('alert')).toHaveCount(0)
  })

  test('a wrong password shows the backend’s own words', async ({ page }) => {
    const member = newMember()
    await signUp(page, member)
    await page.getByLabel('Password', { exact: true }).fill('wrong password')
    await page.getByRole('button', { name: 'Sign In', exact: true }).click()
    await expect(page.locator('main').getByRole('alert')).toContainText(/invalid/i)
    await expect(page.getByLabel('E-mail', { exact: true })).toHaveValue(member.email)
  })

  test('Google and GitHub stand there and say that they are not set up', async ({ page }) => {
    await open(page, '/auth')
    for (const name of ['Google', 'GitHub']) {
      await expect(page.getByRole('button', { name })).toHaveAttribute('aria-disabled', 'true')
    }
    await page.getByRole('button', { name: 'Sign up' }).click()
    await expect(page.getByRole('button', { name: 'Google' })).toHaveCount(0)
  })

  test('a person who was sent here goes back where they came from', async ({ page }) => {
    const member = newMember()
    await signUp(page, member)
    await open(page, '/goals')
    await page.locator('main').getByRole('link', { name: 'Sign in' }).click()
    await signIn(page, member)
    await expect(page).toHaveURL('/goals')
  })
})

test('an account can be exported and deleted', async ({ page }) => {
  const member = await joinAsMember(page)
  await open(page, '/dashboard')
  await page.getByRole('region', { name: 'Water' }).getByRole('button', { name: 'Add Water' }).click()
  await expect(page.getByRole('region', { name: 'Water' })).toContainText('250 / 2,000')
  await open(page, '/account')
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Export my data' }).click(),
  ])
  const chunks: Buffer[] = []
  for await (const chunk of await download.createReadStream()) chunks.push(chunk as Buffer)
  const data = JSON.parse(Buffer.concat(chunks).toString())
  expect(data.account.email).toBe(member.email)
  expect(data.tables.water_logs).toHaveLength(1)
  expect(Object.keys(data.device)).toContain('shopping-list')
  await page.getByRole('button', { name: 'Delete my account' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Delete my account' }).click()
  await expect(page.getByText('Your account and all its data were deleted.')).toBeVisible()
  await expect(page).toHaveURL('/')
  await expect(page.getByRole('banner').getByRole('link', { name: 'Sign in' })).toBeVisible()
})

test.describe('when the backend goes away', () => {
  test.use({ expectedErrors: [/Failed to load resource|Failed to fetch|net::ERR/] })

  test('the page says so, keeps what was typed, and works again when it is back', async ({ page }) => {
    await joinAsMember(page)
    await open(page, '/dashboard')
    const weight = page.getByRole('region', { name: 'Weight' })
    await weight.getByLabel('Weight in kg').fill('81')
    await page.route('**/rest/v1/**', (route) => route.abort())
    await weight.getByRole('button', { name: 'Log' }).click()
    await expect(page.getByRole('alert').filter({ hasText: 'The weight was not logged.' })).toBeVisible()
    await expect(weight.getByLabel('Weight in kg')).toHaveValue('81')
    await page.unroute('**/rest/v1/**')
    await weight.getByRole('button', { name: 'Log' }).click()
    await expect(weight).toContainText('81 kg')
  })

  test('the dashboard shows its error view with Refresh Page', async ({ page }) => {
    await joinAsMember(page)
    await page.route('**/rest/v1/**', (route) => route.abort())
    await open(page, '/dashboard')
    await expect(page.getByRole('heading', { name: 'Dashboard Error' })).toBeVisible({ timeout: 15_000 })
    await expect(
      page.getByText('There was an error loading your dashboard. Please try refreshing the page.'),
    ).toBeVisible()
    await page.unroute('**/rest/v1/**')
    await page.getByRole('button', { name: 'Refresh Page' }).click()
    await expect(page.getByRole('region', { name: 'Calories' })).toBeVisible()
  })
})

test('the dashboard rolls over at midnight with the page left open', async ({ page }) => {
  await joinAsMember(page)
  await page.clock.install({ time: new Date('2026-11-20T23:59:30') })
  await open(page, '/dashboard')
  await expect(page.getByText('Friday, November 20, 2026')).toBeVisible()
  await page.clock.fastForward(40_000)
  await expect(page.getByText('Saturday, November 21, 2026')).toBeVisible()
})
