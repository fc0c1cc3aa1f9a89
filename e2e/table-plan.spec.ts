// One plan for a table of four: a vegan, somebody with celiac disease, somebody who wants to gain weight, a child of six.
import { expect, open, test } from './fixtures.ts'
import { addRow, joinOnDevice, rowsOf } from './member.ts'

test('everybody at the table gets a week of shared dinners, each with their own portions', async ({
  page,
  request,
}) => {
  const ana = await joinOnDevice(page, request)
  const goals = { user_id: ana.id, daily_calorie_target: 2000, protein_target_g: 80, preferred_diet_type: 'vegan' }
  await addRow(request, ana, 'user_goals', goals)
  await addRow(request, ana, 'table_people', { name: 'Ben', exclusions: ['gluten'] })
  await addRow(request, ana, 'table_people', { name: 'Cleo', appetite: 1.6 })
  await addRow(request, ana, 'table_people', { name: 'Mia', appetite: 0.7 })

  await open(page, '/diet-planner')
  const everyone = page.getByRole('checkbox', { name: 'For everyone at the table' })
  await everyone.check()
  await expect(page.getByRole('slider', { name: 'Daily calorie target' })).toBeHidden()
  await page.getByLabel('Starting on').fill('2031-03-03')
  await page.getByRole('button', { name: 'A week' }).click()
  const response = page.waitForResponse(/mealplanner\/table/)
  await page.getByRole('button', { name: 'Generate Meal Plan' }).click()
  const sent = await (await response).text()
  // What others need stays on the server.
  expect(sent).not.toMatch(/needs|exclusions|appetite|3200|2300/)

  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Your Table’s Meal Plan')
  const days = page.getByRole('region', { name: /, March \d+/ })
  await expect(days).toHaveCount(7)
  for (const day of await days.all()) {
    const dinner = day.getByRole('listitem').filter({ hasText: /^Dinner/ })
    for (const name of ['Ben', 'Cleo', 'Mia'])
      await expect(dinner.filter({ hasText: `${name} ` }).first()).toBeVisible()
  }
  await page.getByRole('button', { name: 'Add to Meal Schedule' }).click()
  await expect(page.getByRole('link', { name: 'View it in your week' })).toBeVisible()

  const meals = await rowsOf(request, ana, 'meal_schedules')
  const people = new Map((await rowsOf(request, ana, 'table_people')).map(({ id, name }) => [id, name ?? 'Ana']))
  for (const date of ['2031-03-03', '2031-03-09']) {
    for (const slot of ['breakfast', 'lunch', 'dinner']) {
      const plates = meals
        .filter((meal) => meal.date === date && meal.meal_type === slot)
        .flatMap((meal) => meal.plates as { person: string; servings: number }[])
      expect(plates.map(({ person }) => people.get(person)).sort()).toEqual(['Ana', 'Ben', 'Cleo', 'Mia'])
    }
  }
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect.poll(async () => (await rowsOf(request, ana, 'meal_schedules')).length).toBe(0)
})
