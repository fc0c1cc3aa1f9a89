// Swapping a planned meal for another dish.
import { addDays, dayKey, formatDay } from '#domain/time/calendar.ts'
import { expect, oneRecipe, open, test } from './fixtures.ts'
import { addRow, joinOnDevice, rowsOf } from './member.ts'

const today = dayKey(new Date())

test('a planned dish is swapped with two presses, its leftovers with it, and Undo brings both back', async ({
  page,
  request,
}) => {
  const member = await joinOnDevice(page, request)
  const { id, title } = await oneRecipe(request)
  await addRow(request, member, 'user_goals', { preferred_diet_type: 'vegan' })
  await addRow(request, member, 'profiles', { week_starts_on: 7, allergies: ['soy'] })
  const planned = { recipe_id: String(id), recipe_title: title, servings: 1, calories: 500 }
  await addRow(request, member, 'meal_schedules', { ...planned, date: today, meal_type: 'dinner' })
  const [dish] = await rowsOf(request, member, 'meal_schedules')
  const leftovers = { ...planned, date: addDays(today, 1), meal_type: 'lunch', leftover_of: dish?.id }
  await addRow(request, member, 'meal_schedules', leftovers)
  await open(page, '/meal-scheduler')
  await expect(
    page
      .getByRole('region')
      .filter({ has: page.getByRole('heading', { level: 3 }) })
      .first(),
  ).toHaveAccessibleName(`${formatDay(today, 'long')}, today`)
  const column = page.locator('[aria-current=date]')
  const requested = page.waitForRequest('**/api/catalogue/meal-swaps')
  await column.getByRole('button', { name: `Swap ${title}` }).click()
  expect((await requested).postDataJSON()).toMatchObject({ avoid: ['soy'], diets: ['Vegan'], leftovers: ['lunch'] })
  const choices = page.getByRole('dialog', { name: `Swap ${title}` }).getByRole('listitem')
  await expect(choices).toHaveCount(6)
  await expect(choices.first()).toContainText('keeps leftovers right')
  const taken = (await choices.first().locator('.font-semibold').textContent()) ?? ''
  await choices.first().getByRole('button').click()
  await expect(page.getByText(`${taken} replaces ${title}, and its leftovers.`)).toBeVisible()
  await expect(column.getByRole('link', { name: taken })).toBeVisible()
  await expect(column.getByRole('button', { name: `Swap ${taken}` })).toBeFocused()
  const after = await rowsOf(request, member, 'meal_schedules')
  expect(after.map((row) => row.recipe_title)).toEqual([taken, taken])
  expect(after[1]).toMatchObject({ date: addDays(today, 1), meal_type: 'lunch', leftover_of: after[0]?.id })

  await page.locator('.toast').filter({ hasText: 'replaces' }).getByRole('button', { name: 'Undo' }).click()
  await expect(column.getByRole('link', { name: title })).toBeVisible()
  const back = await rowsOf(request, member, 'meal_schedules')
  expect(back.map((row) => [row.recipe_title, row.leftover_of])).toEqual([
    [title, null],
    [title, dish?.id],
  ])
})
