// A member's whole journey, and what a second member can see of it.
import { expect, moveTo, oneRecipe, open, test } from './fixtures.ts'
import { joinOnDevice, newMember, signIn, signOut, signUp } from './member.ts'

test('a member signs up, lives a day, and finds it again on a second device', async ({ page, browser, request }) => {
  test.setTimeout(180_000)
  const { id, title, nutrition } = await oneRecipe(request)
  const kcal = Math.round(nutrition?.nutrients.find(({ name }) => name === 'Calories')?.amount ?? 0)
  const member = newMember()
  await signUp(page, member)
  await expect(page.getByRole('heading', { name: 'Your account is ready' })).toBeVisible()
  await expect(page.getByLabel('Email', { exact: true })).toHaveValue(member.email)
  await signIn(page, member)
  await expect(page).toHaveURL('/')

  await test.step('the member menu', async () => {
    const menu = page.locator('#member-menu')
    await page.getByRole('button', { name: 'Member menu' }).click()
    await expect(menu.getByText('Signed in as')).toBeVisible()
    await expect(menu.getByText(member.email)).toBeVisible()
    await expect(menu.getByRole('link', { name: 'Settings' })).toHaveAttribute('href', '/settings')
    const links = await menu
      .getByRole('navigation')
      .getByRole('link')
      .evaluateAll((found) => found.map((link) => link.getAttribute('href')))
    expect(links).toEqual([
      '/dashboard',
      '/diary',
      '/goals',
      '/meal-scheduler',
      '/diet-planner',
      '/shopping-list',
      '/household',
      '/nutrition',
      '/favorites',
      '/add-recipe',
      '/kitchen',
    ])
    await page.keyboard.press('Escape')
    await expect(menu.getByText('Signed in as')).toBeHidden()
    const names = page.getByRole('navigation', { name: 'Main' }).getByRole('link')
    await expect(names).toHaveText([
      ...['Today', 'Week', 'List', 'Recipes', 'Diary'],
      ...['Home', 'Cuisines', 'Blog', 'About', 'Contact', 'Privacy'],
    ])
    await expect(page.getByRole('contentinfo').getByRole('link')).toHaveText([
      'Settings',
      'Help',
      'Privacy',
      'About',
      'Contact',
    ])
    await page.getByRole('button', { name: 'Member menu' }).click()
    await page.locator('main').click({ position: { x: 5, y: 300 } })
    await expect(menu.getByText('Signed in as')).toBeHidden()
  })

  await test.step('goals', async () => {
    await moveTo(page, '/goals')
    await page.getByRole('slider', { name: 'Daily calories' }).fill('2300')
    await page.getByLabel('Preferred diet').selectOption('vegan')
    await page.getByRole('button', { name: 'Save Goals' }).click()
    await expect(page.getByText('Goals saved successfully!')).toBeVisible()
  })

  await test.step('water and weight', async () => {
    await moveTo(page, '/dashboard')
    const water = page.getByRole('region', { name: 'Water', exact: true })
    await water.getByRole('button', { name: 'More: Amount of water' }).click()
    await water.getByRole('button', { name: 'Add Water' }).click()
    await expect(water).toContainText('300 / 2,000 ml')
    const weight = page.getByRole('region', { name: 'Weight', exact: true })
    await weight.getByLabel('Weight in kg').fill('70.5')
    await weight.getByRole('button', { name: 'Log' }).click()
    await expect(weight).toContainText('70.5 kg')
  })

  await test.step('a recipe, rated and logged', async () => {
    await moveTo(page, `/recipes/${id}`)
    await page.getByRole('radio', { name: '4 stars' }).check({ force: true })
    await expect(page.getByText('Rating saved')).toBeVisible()
    await page.getByRole('button', { name: 'Log as Meal' }).click()
    const dialog = page.getByRole('dialog', { name: 'Log Meal' })
    await expect(dialog.getByLabel('Meal Type')).toHaveValue('lunch')
    await dialog.getByRole('button', { name: 'Log Meal' }).click()
    await expect(page.getByText('Meal logged successfully!')).toBeVisible()
    await expect(dialog).toBeHidden()
    await moveTo(page, '/dashboard')
    await expect(page.getByRole('region', { name: 'Calories', exact: true })).toContainText(
      `${kcal.toLocaleString('en-US')} / 2,300 kcal`,
    )
    await expect(page.getByRole('region', { name: 'Meals' })).toContainText('1 logged')
  })

  await test.step('a meal removed and restored', async () => {
    await page.getByRole('button', { name: `Remove ${title}` }).click()
    await expect(page.getByRole('region', { name: 'Calories', exact: true })).toContainText('0 / 2,300 kcal')
    await page.getByRole('button', { name: 'Undo' }).click()
    await expect(page.getByRole('region', { name: 'Meals' })).toContainText('1 logged')
  })

  const planned = await test.step('the week', async () => {
    await moveTo(page, '/meal-scheduler')
    const today = page.locator('[aria-current=date]')
    await today.getByRole('button', { name: /^Add dinner/ }).click()
    const suggestion = page.getByRole('dialog').getByRole('listitem').first()
    const name = (await suggestion.locator('span span').first().textContent()) ?? ''
    await suggestion.getByRole('button').click()
    await expect(today.getByRole('link', { name })).toBeVisible()
    return name
  })

  await test.step('the diet planner starts from the goals', async () => {
    await moveTo(page, '/diet-planner')
    await expect(page.getByRole('slider', { name: 'Daily calorie target' })).toHaveValue('2300')
    await expect(page.getByLabel('Diet', { exact: true })).toHaveValue('Vegan')
  })

  await test.step('a second device', async () => {
    const other = await browser.newContext()
    const second = await other.newPage()
    await signIn(second, member)
    await moveTo(second, `/recipes/${id}`)
    await expect(second.getByRole('radio', { name: '4 stars' })).toBeChecked()
    await moveTo(second, '/goals')
    await expect(second.getByRole('slider', { name: 'Daily calories' })).toHaveValue('2300')
    await moveTo(second, '/dashboard')
    await expect(second.getByRole('region', { name: 'Water', exact: true })).toContainText('300 / 2,000 ml')
    await expect(second.getByRole('region', { name: 'Weight', exact: true })).toContainText('70.5 kg')
    await expect(second.getByRole('link', { name: title })).toBeVisible()
    await moveTo(second, '/meal-scheduler')
    await expect(second.locator('[aria-current=date]').getByRole('link', { name: planned })).toBeVisible()
    await other.close()
  })

  await test.step('a second member sees nothing of it', async () => {
    const other = await browser.newContext()
    const stranger = await other.newPage()
    await joinOnDevice(stranger, request)
    await open(stranger, '/dashboard')
    await expect(stranger.getByRole('region', { name: 'Water', exact: true })).toContainText('0 / 2,000 ml')
    await expect(stranger.getByRole('region', { name: 'Weight', exact: true })).toContainText('Not logged yet')
    await expect(stranger.getByText('No meals logged yet today.')).toBeVisible()
    await moveTo(stranger, '/goals')
    await expect(stranger.getByRole('slider', { name: 'Daily calories' })).toHaveValue('2000')
    await moveTo(stranger, '/meal-scheduler')
    await expect(stranger.getByText('Nothing planned this week yet.')).toBeVisible()
    await moveTo(stranger, `/recipes/${id}`)
    await expect(stranger.getByRole('radio', { name: /stars?$/, checked: true })).toHaveCount(0)
    await other.close()
  })

  await test.step('signing out', async () => {
    await moveTo(page, '/')
    await signOut(page)
    await expect(page).toHaveURL('/auth')
    await expect(page.getByRole('banner').getByRole('link', { name: 'Sign in' })).toBeVisible()
    expect(await page.evaluate(() => Object.keys(localStorage).filter((key) => key.includes('session')))).toEqual([])
    await open(page, '/dashboard')
    await expect(page.getByText('You’re not signed in')).toBeVisible()
    await expect(page.getByRole('region', { name: 'Water', exact: true })).toContainText('0 / 2,000 ml')
  })
})
