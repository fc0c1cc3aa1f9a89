// From the planned week to the shopping list.
import { scaleAmount } from '#domain/kitchen/amounts.ts'
import { FIRST_CUSTOM_ID } from '#domain/recipe-id.ts'
import { isTapWater } from '#domain/shopping/tap-water.ts'
import { dayKey } from '#domain/time/calendar.ts'
import { ANY_SCREEN, expect, oneRecipe, open, test } from './fixtures.ts'
import { addRow, joinOnDevice, rowsOf } from './member.ts'

test('a planned week goes on the list once, for everybody, leftovers included', async ({ page, request }) => {
  const member = await joinOnDevice(page, request)
  const recipe = await oneRecipe(request)
  const needed = recipe.extendedIngredients.filter(({ name }) => !isTapWater(name))
  const home = needed[0]?.name ?? ''
  const planned = { date: dayKey(new Date()), recipe_id: String(recipe.id), recipe_title: recipe.title, calories: 400 }
  await addRow(request, member, 'meal_schedules', { ...planned, meal_type: 'dinner', servings: 1 })
  const [dinner] = await rowsOf(request, member, 'meal_schedules')
  await addRow(request, member, 'meal_schedules', {
    ...planned,
    meal_type: 'lunch',
    servings: 2,
    leftover_of: dinner?.id,
  })
  await addRow(request, member, 'pantry_items', { name: home })

  await open(page, '/meal-scheduler')
  await page.getByRole('button', { name: 'Shop This Week' }).click()
  const dialog = page.getByRole('dialog', { name: 'Shop This Week' })
  await dialog.getByRole('button', { name: 'More: Cook for (people)' }).click()
  const atHome = dialog.getByRole('region', { name: 'At home' }).getByRole('checkbox')
  await expect(atHome).toHaveCount(1)
  await expect(atHome).not.toBeChecked()
  // Everything, so that the amounts on the list are predictable.
  for (const line of await dialog.getByRole('checkbox').all()) await line.check()
  const add = dialog.getByRole('button', { name: /^Add \d+ Items?$/ })
  await page.setViewportSize({ width: page.viewportSize()?.width ?? 390, height: 500 })
  await dialog.evaluate((element) => element.scrollTo(0, 0))
  await expect(add, 'the button stays in sight, however long the list is').toBeInViewport({ ratio: 1 })
  await add.click()
  await expect(page.getByText(/^Added \d+ items? to your shopping list\.$/)).toBeVisible()

  const stored = await page.evaluate(() => JSON.parse(localStorage.getItem('shopping-list') ?? '').state.items)
  expect(stored).toHaveLength(needed.length)
  for (const [place, { name, amount }] of needed.entries()) {
    expect(stored[place]).toMatchObject({ name, recipeTitle: recipe.title })
    // One serving for dinner and two left over, for two people.
    expect(stored[place].amount).toBeCloseTo(amount > 0 ? scaleAmount(amount, recipe.servings, 6) : 1, 5)
  }

  await page.getByRole('button', { name: 'Shop This Week' }).click()
  const listed = dialog.getByRole('region', { name: 'Already on your list: add again?' })
  await expect(listed.getByRole('checkbox').first()).not.toBeChecked()
  await expect(dialog.getByRole('button', { name: 'Add Items' })).toBeDisabled()
  await dialog.getByRole('button', { name: 'Cancel' }).click()

  const eaten = {
    ...planned,
    meal_type: 'dinner',
    quantity: 1,
    protein: 20,
    carbs: 40,
    fat: 10,
    schedule_id: dinner?.id,
  }
  await addRow(request, member, 'meal_entries', eaten)
  await page.getByRole('button', { name: 'Shop This Week' }).click()
  await expect(dialog.getByText(`Left out because it’s already cooked or eaten: ${recipe.title}.`)).toBeVisible()
  await expect(dialog.getByRole('checkbox')).toHaveCount(0)
})

test('a week is shopped in the member’s units', { tag: ANY_SCREEN }, async ({ page, request }) => {
  const member = await joinOnDevice(page, request)
  await page.addInitScript(() => localStorage.setItem('measure-system', 'us'))
  const stew = {
    ...{ id: FIRST_CUSTOM_ID + 1, title: 'Cabbage Stew', image: '', readyInMinutes: 30, servings: 2, isCustom: true },
    ...{ cuisines: [], diets: [], instructions: 'Stew it.' },
    ingredients: [{ name: 'tofu', amount: 1540, unit: 'g' }],
  }
  await addRow(request, member, 'custom_recipes', { id: stew.id, body: stew })
  const planned = { recipe_id: String(stew.id), recipe_title: stew.title, calories: 400, servings: 2 }
  await addRow(request, member, 'meal_schedules', { ...planned, date: dayKey(new Date()), meal_type: 'dinner' })
  await open(page, '/meal-scheduler')
  await page.getByRole('button', { name: 'Shop This Week' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Add 1 Item' }).click()
  await expect(page.getByText('Added 1 item to your shopping list.')).toBeVisible()
  const [tofu] = await page.evaluate(() => JSON.parse(localStorage.getItem('shopping-list') ?? '').state.items)
  expect(tofu).toMatchObject({ name: 'tofu', amount: expect.closeTo(3.395, 2), unit: 'lb' })
})
