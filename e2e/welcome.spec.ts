// The first five minutes: four answers, and the week is planned.
import { expect, open, test } from './fixtures.ts'
import { addRow, join, joinOnDevice, rowsOf, signIn } from './member.ts'

test('a new member answers four questions and has a planned week', async ({ page, request }) => {
  const member = await joinOnDevice(page, request)
  await open(page, '/dashboard')
  await page.getByRole('link', { name: 'Plan Your First Week' }).click()
  await page.getByRole('button', { name: 'Vegetarian', exact: true }).click()
  await expect(page.getByRole('heading', { name: 'What don’t you eat?' })).toBeFocused()
  await page.getByRole('button', { name: 'peanut' }).click()
  await page.getByRole('button', { name: 'Continue' }).click()
  await page.getByRole('button', { name: '2 people' }).click()
  await page.getByRole('button', { name: /Lose/ }).click()
  await page.getByRole('button', { name: 'Plan With 2,000 kcal for Now' }).click()
  await expect(page.getByRole('heading', { name: 'Your week is planned' })).toBeFocused()

  const planned = await rowsOf(request, member, 'meal_schedules')
  expect(new Set(planned.map(({ date }) => date)).size).toBe(7)
  const [profile] = await rowsOf(request, member, 'profiles')
  expect(profile).toMatchObject({ dislikes: ['peanut'], aim: 'lose' })
  expect(await rowsOf(request, member, 'table_people')).toHaveLength(2)
  const [goals] = await rowsOf(request, member, 'user_goals')
  expect(goals).toMatchObject({ preferred_diet_type: 'vegetarian', daily_calorie_target: 2000 })

  // Nothing is known about their body, so the calories aren't a goal for losing weight, and the page says so.
  await expect(page.getByText('It has about 2,000 kcal a day')).toContainText('not a goal tailored to you')
  await expect(page.getByRole('link', { name: 'See Your Week' })).toHaveAttribute('href', '/meal-scheduler')
  await page.getByRole('link', { name: 'Set Your Own Goal' }).click()
  await expect(page.getByLabel('Aim', { exact: true })).toHaveValue('lose')
})

test('a visitor who signs in comes back to the questions', async ({ page, request }) => {
  const member = await join(request)
  await open(page, '/welcome')
  await page.locator('main').getByRole('link', { name: 'Sign in' }).click()
  await signIn(page, member)
  await expect(page).toHaveURL('/welcome')
  await expect(page.getByRole('heading', { name: 'How do you eat?' })).toBeVisible()
})

test.describe('when the goals can’t be loaded', () => {
  test.use({ expectedErrors: [/ERR_FAILED/] })

  test('nothing is saved over them; the next attempt keeps goals and dislikes', async ({ page, request }) => {
    const member = await joinOnDevice(page, request)
    await addRow(request, member, 'user_goals', { user_id: member.id, daily_calorie_target: 2600 })
    await addRow(request, member, 'profiles', { user_id: member.id, dislikes: ['mushrooms', 'olives'] })
    await page.route('**/rest/v1/user_goals?*', (route) => route.abort())
    await open(page, '/welcome')
    await page.getByRole('button', { name: 'Vegan', exact: true }).click()
    await expect(page.getByRole('button', { name: 'mushrooms' })).toHaveAttribute('aria-pressed', 'true')
    await expect(page.getByLabel('Anything else')).toHaveValue('olives')
    await page.getByRole('button', { name: 'Continue' }).click()
    await page.getByRole('button', { name: '1 person' }).click()
    await page.getByRole('button', { name: /Keep/ }).click()
    await expect(page.getByText('We couldn’t plan your week.')).toBeVisible()
    expect(await rowsOf(request, member, 'user_goals')).toMatchObject([{ daily_calorie_target: 2600 }])

    await page.unroute('**/rest/v1/user_goals?*')
    await page.getByRole('button', { name: 'Try Again' }).click()
    await expect(page).toHaveURL('/meal-scheduler')
    expect(await rowsOf(request, member, 'user_goals')).toMatchObject([
      { daily_calorie_target: 2600, preferred_diet_type: 'vegan' },
    ])
    expect(await rowsOf(request, member, 'profiles')).toMatchObject([{ dislikes: ['mushrooms', 'olives'] }])
  })
})
