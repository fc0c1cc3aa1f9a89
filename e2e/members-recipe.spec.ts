// Member actions on a recipe page, and a visitor's action resumed after signing in.
import { addDays, dayKey, formatDay } from '#domain/time/calendar.ts'
import { expect, oneRecipe, open, test } from './fixtures.ts'
import { addRow, holdBack, join, joinOnDevice, rowsOf, signIn, signInAgain } from './member.ts'

test('a visitor’s star and meal wait for signing in, and neither is lost', async ({ page, request }) => {
  const member = await join(request)
  const { id } = await oneRecipe(request)
  await open(page, `/recipes/${id}`)
  await page.locator('label').filter({ hasText: '4 stars' }).click()
  await expect(page.getByRole('alert').filter({ hasText: 'Not authenticated' })).toBeVisible()
  await page.getByRole('button', { name: 'Log as Meal' }).click()
  const dialog = page.getByRole('dialog', { name: 'Log Meal' })
  await dialog.getByLabel('Meal Type').selectOption('dinner')
  await dialog.getByRole('spinbutton', { name: 'Servings' }).fill('1.5')
  await dialog.getByLabel('Day').fill('2026-01-02')
  await expect(dialog).toContainText('1½ servings of')
  await dialog.getByRole('button', { name: 'Log Meal' }).click()
  await dialog.getByRole('link', { name: 'Sign in' }).click()
  await expect(page).toHaveURL(/\/auth/)
  await page.reload() // as when returning from a sign-in provider
  await signIn(page, member)

  await expect(page).toHaveURL(`/recipes/${id}`)
  await expect(page.getByText('Your rating was saved.')).toBeVisible()
  await expect(page.getByRole('radio', { name: '4 stars' })).toBeChecked()
  await expect(dialog.getByLabel('Meal Type')).toHaveValue('dinner')
  expect(await rowsOf(request, member, 'meal_entries')).toEqual([]) // unconfirmed meals are not logged
  await dialog.getByRole('button', { name: 'Log Meal' }).click()
  await expect(page.getByText('Meal logged successfully!')).toBeVisible()
  expect(await rowsOf(request, member, 'meal_entries')).toMatchObject([
    { recipe_id: String(id), meal_type: 'dinner', quantity: 1.5, date: '2026-01-02' },
  ])
  expect(await rowsOf(request, member, 'recipe_ratings')).toMatchObject([{ recipe_id: String(id), rating: 4 }])
  await page.reload()
  await expect(page.getByRole('radio', { name: '4 stars' })).toBeChecked()
  await expect(dialog).toHaveCount(0)
})

test('what a visitor chose to plan is there after signing in, also in another tab', async ({ page, request }) => {
  const member = await join(request)
  const { id } = await oneRecipe(request)
  await open(page, `/recipes/${id}`)
  await page.getByRole('button', { name: 'Plan Meal', exact: true }).click()
  const dialog = page.getByRole('dialog', { name: 'Plan Meal' })
  const day = addDays(dayKey(new Date()), 3)
  await dialog.getByLabel('Day').fill(day)
  await dialog.getByLabel('Meal', { exact: true }).selectOption('breakfast')
  await dialog.getByRole('link', { name: 'Sign in' }).click()
  await expect(page).toHaveURL(/\/auth/)

  const other = await page.context().newPage() // as after a confirmation email
  await open(other, page.url())
  await signIn(other, member)
  const again = other.getByRole('dialog', { name: 'Plan Meal' })
  await expect(again.getByLabel('Meal', { exact: true })).toHaveValue('breakfast')
  await expect(again.getByLabel('Day')).toHaveValue(day)
  await again.getByRole('button', { name: 'Plan Meal' }).click()
  await expect(again).toBeHidden()
  expect(await rowsOf(request, member, 'meal_schedules')).toMatchObject([
    { recipe_id: String(id), meal_type: 'breakfast', date: day },
  ])
  await open(other, other.url())
  await expect(other.getByRole('button', { name: 'Member menu' })).toBeVisible()
  await expect(again).toHaveCount(0)
})

test('an abandoned action is forgotten', async ({ page, request }) => {
  const member = await join(request)
  const { id } = await oneRecipe(request)
  await open(page, `/recipes/${id}`)
  await page.getByRole('button', { name: 'Log as Meal' }).click()
  const dialog = page.getByRole('dialog', { name: 'Log Meal' })
  await dialog.getByRole('button', { name: 'Log Meal' }).click()
  await expect(dialog.getByRole('alert')).toContainText('Not authenticated')
  await dialog.getByRole('button', { name: 'Cancel' }).click()
  await page.getByRole('banner').getByRole('link', { name: 'Sign in' }).click()
  await signIn(page, member)
  await open(page, `/recipes/${id}`)
  await expect(page.getByRole('button', { name: 'Member menu' })).toBeVisible()
  await expect(dialog).toHaveCount(0)
})

test('a star that is still being saved is saved once, even if its page is left and opened again', async ({
  page,
  request,
}) => {
  const member = await joinOnDevice(page, request)
  const { id, title } = await oneRecipe(request)
  const saves: string[] = []
  page.on('request', (call) => {
    if (call.method() === 'POST' && call.url().includes('/recipe_ratings')) saves.push(call.url())
  })
  await open(page, `/recipes/${id}`)
  await expect(page.getByRole('button', { name: 'Member menu' })).toBeVisible()
  const release = await holdBack(page, '**/rest/v1/recipe_ratings*')
  await page.locator('label').filter({ hasText: '3 stars' }).click()
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Recipes' }).click()
  await expect(page).toHaveURL('/recipes')
  await page.goBack()
  await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible()
  await expect(page.getByRole('radio', { name: '3 stars' })).toBeVisible()
  release()
  await expect.poll(() => rowsOf(request, member, 'recipe_ratings')).toMatchObject([{ rating: 3 }])
  // A second one would have been sent by now.
  await page.reload()
  await expect(page.getByRole('radio', { name: '3 stars' })).toBeChecked()
  expect(saves).toHaveLength(1)
})

test.describe('when the backend doesn’t respond', () => {
  test.use({ expectedErrors: [/Failed to load resource|net::ERR/] })

  test('a failed rating is saved for its own member, and never for the next one in the tab', async ({
    page,
    request,
  }) => {
    const first = await joinOnDevice(page, request)
    const second = await join(request)
    const { id } = await oneRecipe(request)
    await open(page, `/recipes/${id}`)
    const menu = page.getByRole('button', { name: 'Member menu' })
    await expect(menu).toBeVisible()
    await page.route('**/rest/v1/recipe_ratings*', (route) => route.abort())
    await page.locator('label').filter({ hasText: '1 star' }).first().click()
    await expect(page.locator('main').getByRole('alert')).toContainText('We can’t reach the server.')
    await page.unroute('**/rest/v1/recipe_ratings*')
    await menu.click()
    await page.getByRole('button', { name: 'Sign out', exact: true }).click()
    await expect(page).toHaveURL('/auth')
    await signIn(page, second)
    await open(page, `/recipes/${id}`)
    await expect(menu).toBeVisible()
    await expect(page.getByRole('radio', { name: /star/, checked: true })).toHaveCount(0)
    await page.waitForLoadState('networkidle')
    expect(await rowsOf(request, second, 'recipe_ratings')).toEqual([])
    expect(await rowsOf(request, await signInAgain(request, first), 'recipe_ratings')).toEqual([])
  })
})

test('another star replaces the saved one, the second of two in a row stays, and one serving is logged', async ({
  page,
  request,
}) => {
  const member = await joinOnDevice(page, request)
  const { id, title, nutrition } = await oneRecipe(request)
  const saved = { recipe_id: String(id), is_favorite: true, notes: 'less salt' }
  const star = (name: string) => page.locator('label').filter({ hasText: name }).click()
  await addRow(request, member, 'recipe_ratings', { ...saved, rating: 2 })
  await open(page, `/recipes/${id}`)

  await test.step('the favorite flag and the notes stay', async () => {
    await expect(page.getByRole('radio', { name: '2 stars' })).toBeChecked()
    await star('5 stars')
    await expect(page.getByText('Rating saved')).toBeVisible()
    expect(await rowsOf(request, member, 'recipe_ratings')).toMatchObject([{ ...saved, rating: 5 }])
  })

  await test.step('the second of two stars stays, whichever response comes first', async () => {
    let saves = 0
    let respondFirst = () => {}
    const secondChosen = new Promise<void>((resolve) => {
      respondFirst = resolve
    })
    await page.route('**/rest/v1/recipe_ratings*', async (route) => {
      if (route.request().method() !== 'POST') return route.continue()
      saves += 1
      if (saves === 1) await secondChosen
      await route.continue()
    })
    await star('2 stars')
    await star('4 stars')
    respondFirst()
    await expect.poll(() => saves).toBe(2)
    await expect.poll(() => rowsOf(request, member, 'recipe_ratings')).toMatchObject([{ ...saved, rating: 4 }])
    await expect(page.getByRole('radio', { name: '4 stars' })).toBeChecked()
  })

  await test.step('one serving is logged for today, in whole numbers, while the button says so', async () => {
    const whole = (name: string) =>
      Math.round(nutrition?.nutrients.find((nutrient) => nutrient.name === name)?.amount ?? 0)
    await page.getByRole('button', { name: 'Log as Meal' }).click()
    const dialog = page.getByRole('dialog', { name: 'Log Meal' })
    const release = await holdBack(page, '**/rest/v1/meal_entries*')
    await dialog.getByRole('button', { name: 'Log Meal' }).click()
    await expect(dialog.getByRole('button', { name: 'Logging...' })).toBeDisabled()
    release()
    await expect(page.getByText('Meal logged successfully!', { exact: true })).toBeVisible()
    await expect(dialog).toBeHidden()
    expect(await rowsOf(request, member, 'meal_entries')).toMatchObject([
      {
        user_id: member.id,
        date: dayKey(new Date()),
        meal_type: 'lunch',
        recipe_id: String(id),
        recipe_title: title,
        quantity: 1,
        calories: whole('Calories'),
        protein: whole('Protein'),
        carbs: whole('Carbohydrates'),
        fat: whole('Fat'),
      },
    ])
  })

  await test.step('a recipe is logged by servings, day and meal', async () => {
    const yesterday = addDays(dayKey(new Date()), -1)
    await page.getByRole('button', { name: 'Log as Meal' }).click()
    const dialog = page.getByRole('dialog', { name: 'Log Meal' })
    await dialog.getByLabel('Servings', { exact: true }).fill('2')
    await dialog.getByLabel('Day').fill(yesterday)
    await dialog.getByLabel('Meal Type').selectOption('dinner')
    await dialog.getByRole('button', { name: 'Log Meal' }).click()
    await expect(dialog).toBeHidden()
    const row = (await rowsOf(request, member, 'meal_entries')).at(-1)
    expect(row).toMatchObject({ date: yesterday, meal_type: 'dinner', quantity: 2, recipe_id: String(id) })
    expect(row?.nutrients).toMatchObject({ calories: expect.any(Number), iron: expect.any(Number) })
  })
})

test('a note is written, changed and removed on the recipe’s page, which says when it was last cooked', async ({
  page,
  request,
}) => {
  const member = await joinOnDevice(page, request)
  const today = dayKey(new Date())
  const { id, title } = await oneRecipe(request)
  await addRow(request, member, 'meal_schedules', {
    ...{ recipe_id: String(id), recipe_title: title, date: '2026-11-03', meal_type: 'dinner' },
    ...{ servings: 1, calories: 400, cooked_at: '2026-11-03T18:00:00Z' },
  })
  await open(page, `/recipes/${id}`)
  const cookedOn = dayKey(new Date('2026-11-03T18:00:00Z')) // where it is noon, that may be the 4th
  await expect(page.getByText(`Last cooked ${formatDay(cookedOn)}`)).toBeVisible()

  await page.getByRole('button', { name: 'Add Note' }).click()
  await page.getByLabel('Note for next time').fill('Less salt.')
  await page.getByRole('button', { name: 'Save Note' }).click()
  await expect(page.getByText(`Your note, ${formatDay(today)}: Less salt.`)).toBeVisible()
  await page.locator('label').filter({ hasText: '4 stars' }).click()
  await expect(page.getByText('Rating saved')).toBeVisible()

  await page.getByRole('button', { name: 'Edit Note' }).click()
  await page.getByLabel('Note for next time').fill('Half the salt.')
  await page.getByRole('button', { name: 'Save Note' }).click()
  await expect(page.getByText(`Your note, ${formatDay(today)}: Half the salt.`)).toBeVisible()
  expect(await rowsOf(request, member, 'recipe_ratings')).toMatchObject([
    { rating: 4, notes: `${today}: Half the salt.` },
  ])

  await page.getByRole('button', { name: 'Add Note' }).click()
  await page.getByLabel('Note for next time').fill('More garlic.')
  await page.getByRole('button', { name: 'Save Note' }).click()
  const note = page.getByRole('listitem').filter({ hasText: 'More garlic.' })
  await note.getByRole('button', { name: 'Edit Note' }).click()
  await page.getByLabel('Note for next time').fill(' ')
  await page.getByRole('button', { name: 'Save Note' }).click()
  await expect(page.getByText('More garlic.')).toBeHidden()
  await page.getByRole('button', { name: 'Edit Note' }).click()
  await page.getByLabel('Note for next time').fill(' ')
  await page.getByRole('button', { name: 'Save Note' }).click()
  await expect(page.getByText('Your note')).toBeHidden()
  await expect.poll(() => rowsOf(request, member, 'recipe_ratings')).toMatchObject([{ rating: 4, notes: null }])
})
