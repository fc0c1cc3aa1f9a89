// The first five minutes: four answers, and the week is planned.
import { expect, open, test } from './fixtures.ts'
import { joinOnDevice, rowsOf } from './member.ts'

test('a new member answers four questions and has a planned week', async ({ page, request }) => {
  const member = await joinOnDevice(page, request)
  await open(page, '/dashboard')
  await page.getByRole('link', { name: 'Plan Your First Week' }).click()
  await page.getByRole('button', { name: 'Vegetarian', exact: true }).click()
  await expect(page.getByRole('heading', { name: 'What don’t you eat?' })).toBeFocused()
  await page.getByRole('button', { name: 'peanut' }).click()
  await page.getByRole('button', { name: 'Continue' }).click()
  await page.getByRole('button', { name: '2 people' }).click()
  await page.getByRole('button', { name: /Keep/ }).click()
  await expect(page).toHaveURL('/meal-scheduler')
  await expect(page.getByText('Your week is planned.')).toBeVisible()

  const planned = await rowsOf(request, member, 'meal_schedules')
  expect(new Set(planned.map(({ date }) => date)).size).toBe(7)
  const [profile] = await rowsOf(request, member, 'profiles')
  expect(profile).toMatchObject({ dislikes: ['peanut'], aim: 'keep' })
  expect(await rowsOf(request, member, 'households')).toMatchObject([{ people_at_table: 2 }])
  const [goals] = await rowsOf(request, member, 'user_goals')
  expect(goals).toMatchObject({ preferred_diet_type: 'vegetarian' })
})
