// Plain foods as planned meals: without a recipe, but counted, bought and logged.
import { dayKey } from '#domain/time/calendar.ts'
import { expect, open, test } from './fixtures.ts'
import { joinOnDevice, rowsOf } from './member.ts'

const today = dayKey(new Date())

test('yogurt is planned, counted, bought and logged with its nutrition', async ({ page, request }) => {
  const member = await joinOnDevice(page, request)
  await open(page, '/meal-scheduler')
  const column = page.locator('[aria-current=date]')
  await column.getByRole('button', { name: /^Add breakfast/ }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel('Search recipes').fill('yogurt')
  const foods = dialog.getByRole('list', { name: 'Foods found' }).getByRole('listitem')
  const title = (await foods.first().locator('.font-semibold').textContent()) ?? ''
  await foods.first().getByRole('button').click()
  await expect(page.getByText(`${title} was added.`)).toBeVisible()
  const [row] = await rowsOf(request, member, 'meal_schedules')
  expect(row).toMatchObject({ date: today, meal_type: 'breakfast', note: title, recipe_id: null, servings: 1 })
  if (!row) throw new Error('It is planned.')
  const { grams, nutrients } = row.food as { grams: number; nutrients: { calories: number; protein: number } }
  expect(row.calories).toBe(Math.round(nutrients.calories))
  await expect(column).toContainText(`${Math.round(nutrients.calories)} / 2,000 kcal`)
  await expect(column).toContainText(`Protein${Math.round(nutrients.protein)}/150 g`)

  await test.step('bought with the week', async () => {
    await page.getByRole('button', { name: 'Shop This Week' }).click()
    await dialog.getByRole('button', { name: 'Add 1 Item' }).click()
    const list: { name: string; amount: number; unit: string }[] = await page.evaluate(
      () => JSON.parse(localStorage.getItem('shopping-list') ?? '').state.items,
    )
    expect(list).toMatchObject([{ name: title, amount: grams, unit: 'g' }])
  })

  await test.step('logged as a food, once', async () => {
    await column.getByRole('button', { name: `Log ${title} as eaten` }).click()
    await expect(column.getByText('Logged')).toBeVisible()
    expect(await rowsOf(request, member, 'meal_entries')).toMatchObject([
      { kind: 'food', recipe_title: title, grams, schedule_id: row.id, calories: Math.round(nutrients.calories) },
    ])
  })

  await test.step('its servings change, and it is copied like any meal', async () => {
    await column.getByRole('button', { name: `More for ${title}` }).click()
    await column.getByRole('button', { name: 'Change Servings' }).click()
    await dialog.getByRole('button', { name: 'More: Servings for each person' }).click()
    await dialog.getByRole('button', { name: 'Save' }).click()
    await expect(column).toContainText(`${Math.round(grams * 1.25)} g`)
  })
})
