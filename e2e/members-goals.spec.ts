import { expect, moveTo, open, test } from './fixtures.ts'
import { addRow, holdBack, joinOnDevice, rowsOf } from './member.ts'

const SLIDERS = [
  { name: 'Daily calories', min: '1200', max: '4000', step: '50', value: '2000' },
  { name: 'Daily water', min: '1000', max: '4000', step: '250', value: '2000' },
  { name: 'Protein', min: '50', max: '300', step: '1', value: '150' },
  { name: 'Carbs', min: '50', max: '500', step: '1', value: '250' },
  { name: 'Fat', min: '20', max: '150', step: '1', value: '65' },
]

test('goals start from the defaults, within their limits, are saved, and are used everywhere', async ({
  page,
  request,
}) => {
  const member = await joinOnDevice(page, request)
  await open(page, '/goals')
  for (const { name, min, max, step, value } of SLIDERS) {
    const slider = page.getByRole('slider', { name })
    await expect(slider).toHaveValue(value)
    await expect(slider).toHaveAttribute('min', min)
    await expect(slider).toHaveAttribute('max', max)
    await expect(slider).toHaveAttribute('step', step)
  }
  const diet = page.getByLabel('Preferred diet')
  await expect(diet).toHaveValue('none')
  const diets = await diet
    .locator('option')
    .evaluateAll((options) => options.map((option) => option.getAttribute('value')))
  expect(diets).toEqual(['none', 'vegetarian', 'vegan', 'keto', 'paleo', 'mediterranean', 'low_carb', 'high_protein'])

  await page.getByRole('slider', { name: 'Daily calories' }).fill('1850')
  await page.getByRole('slider', { name: 'Daily water' }).fill('2500')
  await page.getByRole('slider', { name: 'Protein' }).press('ArrowRight')
  await diet.selectOption('mediterranean')
  const release = await holdBack(page, '**/rest/v1/user_goals*')
  const save = page.getByRole('button', { name: 'Save Goals' })
  await save.click()
  await expect(page.getByRole('button', { name: 'Saving...' })).toBeDisabled()
  release()
  await expect(page.getByText('Goals saved successfully!')).toBeVisible()
  await expect(save).toBeEnabled()
  expect(await rowsOf(request, member, 'user_goals')).toMatchObject([
    {
      daily_calorie_target: 1850,
      water_target_ml: 2500,
      protein_target_g: 151,
      carbs_target_g: 250,
      fat_target_g: 65,
      preferred_diet_type: 'mediterranean',
    },
  ])
  await page.reload()
  await expect(page.getByRole('slider', { name: 'Daily calories' })).toHaveValue('1850')
  await moveTo(page, '/dashboard')
  await expect(page.getByRole('region', { name: 'Calories', exact: true })).toContainText('0 / 1,850 kcal')
  await expect(page.getByRole('region', { name: 'Water', exact: true })).toContainText('0 of 10 glasses')
  await moveTo(page, '/diet-planner')
  await expect(page.getByRole('slider', { name: 'Daily calorie target' })).toHaveValue('1900') // on the planner's steps
  await expect(page.getByLabel('Diet', { exact: true })).toHaveValue('Mediterranean')
})

test('what a member doesn’t eat can be changed, and the planner and the week leave it out', async ({
  page,
  request,
}) => {
  const member = await joinOnDevice(page, request)
  await addRow(request, member, 'profiles', {
    user_id: member.id,
    allergies: ['peanut'],
    dislikes: ['dairy', 'olives'],
  })
  await open(page, '/diet-planner')
  await expect(page.getByText('We also leave out foods you don’t eat: peanut, dairy, olives.')).toBeVisible()
  await page.getByRole('link', { name: 'Change what you don’t eat' }).click()
  const card = page.getByRole('region', { name: 'What you don’t eat' })
  await expect(card).toBeInViewport()
  await card.getByRole('button', { name: 'dairy' }).click()
  await card.getByLabel('Anything else').fill('olives, moon fish')
  await card.getByRole('button', { name: 'Save What I Don’t Eat' }).click()
  await expect(page.getByText('Your plans and suggestions leave these foods out.')).toBeVisible()
  expect(await rowsOf(request, member, 'profiles')).toMatchObject([
    { allergies: ['peanut'], dislikes: ['olives', 'moon fish'] },
  ])
  await moveTo(page, '/meal-scheduler')
  const requested = page.waitForRequest(/recipes\/random/)
  await page
    .getByRole('button', { name: /^Add dinner/i })
    .first()
    .click()
  expect(new URL((await requested).url()).searchParams.get('exclude')).toBe('peanut,olives,moon fish')
  await expect(page.getByRole('list', { name: 'Suggested recipes' }).getByRole('listitem')).toHaveCount(12)
})

test.describe('without a backend', () => {
  test.use({ expectedErrors: [/Failed to load resource|net::ERR/] })

  test('nothing is lost: the form keeps its values and saves them later', async ({ page, request, context }) => {
    await joinOnDevice(page, request)
    await open(page, '/goals')
    const calories = page.getByRole('slider', { name: 'Daily calories' })
    await calories.fill('3000')
    await context.setOffline(true)
    await page.getByRole('button', { name: 'Save Goals' }).click()
    await expect(page.getByRole('alert').filter({ hasText: 'Your goals weren’t saved.' })).toBeVisible()
    await expect(calories).toHaveValue('3000')
    await context.setOffline(false)
    await page.getByRole('button', { name: 'Save Goals' }).click()
    await expect(page.getByText('Goals saved successfully!')).toBeVisible()
  })
})

test('a visitor can look, and is told on saving that they must sign in', async ({ page }) => {
  await open(page, '/goals')
  await expect(page.getByText('You’re not signed in, so your goals can’t be saved yet.')).toBeVisible()
  const signIn = page.locator('main').getByRole('link', { name: 'Sign in' })
  await expect(signIn).toHaveAttribute('href', '/auth?return=/goals')
  await page.getByRole('button', { name: 'Save Goals' }).click()
  await expect(page.getByRole('alert').filter({ hasText: 'Not authenticated' })).toBeVisible()
})
