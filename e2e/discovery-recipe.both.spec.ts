import { nameAfterUnit } from '#domain/kitchen/kitchen-units.ts'
import { displayMeasure } from '#domain/kitchen/measures.ts'
import { isTapWater } from '#domain/shopping/tap-water.ts'
import { ANY_SCREEN, expect, oneRecipe, open, someRecipes, test } from './fixtures.ts'

const tab = (name: string) => ['tab', { name, exact: true }] as const

test.describe('a recipe’s page', () => {
  test('opens with its numbers, can be checked off, and asks a visitor to sign in before logging a meal', async ({
    page,
    request,
    isMobile,
  }) => {
    const recipe = await oneRecipe(request)
    await open(page, `/recipes/${recipe.id}`)
    const calories = recipe.nutrition?.nutrients.find(({ name }) => name === 'Calories')?.amount ?? 0
    await expect(page.getByRole('heading', { level: 1, name: recipe.title })).toBeVisible()
    const hero = page.getByRole('article').locator('header')
    await expect(hero).toContainText(`${Math.round(calories).toLocaleString('en-US')} kcal per serving`)
    await expect(hero).toContainText(recipe.servings === 1 ? '1 serving' : `${recipe.servings} servings`)
    await expect(hero).toContainText(/Ready in (\d+ h ?)?(\d+ min)?/)
    await expect(hero.getByRole('link', { name: recipe.cuisines[0] })).toBeVisible()
    await expect(hero.getByRole('img', { name: recipe.title })).toBeVisible()

    const panel = page.getByRole('region', { name: 'About this recipe' })
    await expect(panel).toContainText(`${recipe.healthScore} / 100`)
    await expect(panel).toContainText(new RegExp(recipe.dishTypes[0] ?? '', 'i'))
    await expect(panel).toContainText(recipe.sourceName)

    const first = page.getByRole('tabpanel', { name: 'Ingredients' }).getByRole('checkbox').first()
    if (isMobile)
      await expect(first).toBeInViewport() // without scrolling, below one bar of actions
    else await expect(page.getByRole('list', { name: 'Steps', exact: true })).toBeVisible() // beside the ingredients
    await first.check()
    await expect(first).toBeChecked()
    await first.uncheck()
    await expect(first).not.toBeChecked()

    await test.step('the dialog keeps what the visitor chose', async () => {
      if (isMobile) await page.getByRole('button', { name: 'More actions' }).click()
      await page.getByRole('button', { name: 'Log as Meal' }).click()
      const dialog = page.getByRole('dialog', { name: 'Log Meal' })
      const mealType = dialog.getByRole('combobox', { name: 'Meal Type' })
      await expect(mealType).toHaveValue('lunch')
      await expect(mealType.getByRole('option')).toHaveText(['Breakfast', 'Lunch', 'Dinner', 'Snack'])
      await mealType.selectOption('dinner')
      await dialog.getByRole('button', { name: 'Log Meal' }).click()
      await expect(dialog.getByRole('alert')).toContainText('Not authenticated')
      await expect(mealType).toHaveValue('dinner')
      await dialog.getByRole('button', { name: 'Cancel' }).click()
      await expect(dialog).toBeHidden()
    })
  })

  test('shows its ingredients, steps and nutrition, scaled to the servings, and puts them on the list', {
    tag: ANY_SCREEN,
  }, async ({ page, request }) => {
    const recipe = await oneRecipe(request)
    await open(page, `/recipes/${recipe.id}`)
    const lines = page.getByRole('tabpanel', { name: 'Ingredients' }).getByRole('listitem')
    const servings = page.getByRole('spinbutton', { name: 'Servings' })

    await test.step('ingredients are numbered, with amount, unit and name', async () => {
      await expect(page.getByRole(...tab('Ingredients'))).toHaveAttribute('aria-selected', 'true')
      await expect(lines).toHaveCount(recipe.extendedIngredients.length)
      for (const [place, { name, amount, unit }] of recipe.extendedIngredients.entries()) {
        await expect(lines.nth(place)).toContainText(`${place + 1}`)
        const measure = displayMeasure({ amount, unit }, null)
        await expect(lines.nth(place)).toContainText(`${measure} ${nameAfterUnit(name, unit)}`.trim())
      }
    })

    await test.step('every amount follows the servings', async () => {
      await expect(servings).toHaveValue(String(recipe.servings))
      await servings.fill(String(recipe.servings * 3))
      for (const [place, { amount, unit }] of recipe.extendedIngredients.entries()) {
        await expect(lines.nth(place)).toContainText(displayMeasure({ amount: amount * 3, unit }, null))
        await expect(lines.nth(place)).not.toContainText(/\d\.\d{3}/)
      }
      await page.getByRole('button', { name: 'More: Servings' }).click()
      await expect(servings).toHaveValue(String(recipe.servings * 3 + 1))
    })

    await test.step('the list gets what people buy for the chosen servings', async () => {
      await servings.fill(String(recipe.servings * 2))
      await page.getByRole('button', { name: 'Add to Shopping List' }).click()
      await expect(page.getByText('Ingredients added to your shopping list!', { exact: true })).toBeVisible()
      const stored = await page.evaluate(() => JSON.parse(localStorage.getItem('shopping-list') ?? '').state.items)
      const bought = recipe.extendedIngredients.filter(({ name }) => !isTapWater(name))
      expect(stored).toHaveLength(bought.length)
      for (const [place, { name, amount, unit }] of bought.entries()) {
        expect(stored[place]).toMatchObject({
          name,
          unit: unit ?? '',
          checked: false,
          recipeId: recipe.id,
          recipeTitle: recipe.title,
        })
        expect(stored[place].amount).toBeCloseTo(amount > 0 ? amount * 2 : 1, 5)
      }
      await servings.fill(String(recipe.servings)) // the steps contain amounts too
    })

    await test.step('steps are in order, numbered, with their times', async () => {
      await page.getByRole(...tab('Instructions')).click()
      const written = page.getByRole('list', { name: 'Steps', exact: true }).getByRole('listitem')
      const steps = recipe.analyzedInstructions.flatMap((section) => section.steps)
      await expect(written).toHaveCount(steps.length)
      for (const [place, step] of steps.entries()) {
        await expect(written.nth(place)).toContainText(step.step)
        if (step.length) await expect(written.nth(place)).toContainText(/\d+ (min|h|second)/)
      }
    })

    await test.step('nutrition is in the right units, with percentages of daily needs', async () => {
      await page.getByRole(...tab('Nutrition')).click()
      const panel = page.getByRole('tabpanel', { name: 'Nutrition' })
      const row = (name: string) => panel.getByRole('row', { name: new RegExp(`^${name} `) }).first()
      const amount = (name: string) => recipe.nutrition?.nutrients.find((entry) => entry.name === name)?.amount ?? 0
      const whole = (value: number) => Math.round(value).toLocaleString('en-US')
      await expect(row('Calories')).toContainText(`${whole(amount('Calories'))} kcal`)
      await expect(row('Protein')).toContainText(/\d g/)
      await expect(row('Carbohydrates')).toContainText(/\d g/)
      await expect(row('Fat')).toContainText(/\d g/)
      await expect(row('Fiber')).toContainText(`${whole(amount('Fiber') * 1000)} mg (`)
      await expect(row('Sugar')).toContainText(`${whole(amount('Sugar') * 1000)} mg (`)
      await expect(row('Sodium')).toContainText(/\d mg/)
      await expect(row('Sodium')).toContainText(/\d%/)
      await expect(row('Price per serving')).toContainText(/\$\d+\.\d\d|N\/A/)
    })

    await test.step('the open tab is in the URL', async () => {
      await expect(page).toHaveURL(`/recipes/${recipe.id}#nutrition`)
      await page.reload()
      await expect(page.getByRole('tabpanel', { name: 'Nutrition' })).toBeVisible()
      await page.getByRole(...tab('Ingredients')).click()
      await expect(page).toHaveURL(`/recipes/${recipe.id}`)
    })
  })

  test('is saved, shared, printed, and left; a visitor’s star asks them to sign in', { tag: ANY_SCREEN }, async ({
    page,
    context,
    request,
  }) => {
    const recipe = await oneRecipe(request)
    await context.grantPermissions(['clipboard-read', 'clipboard-write'])
    await page.addInitScript(() => Object.defineProperty(navigator, 'share', { value: undefined }))
    await open(page, `/recipes/${recipe.id}`)

    await test.step('saved and unsaved with one button', async () => {
      await page.getByRole('button', { name: 'Save Recipe' }).click()
      await page.getByRole('button', { name: 'Saved' }).click()
      await expect(page.getByRole('button', { name: 'Save Recipe' })).toBeVisible()
    })

    await test.step('its link is copied if there is no share sheet', async () => {
      await page.getByRole('button', { name: 'Share' }).click()
      await expect(page.getByText('Link copied.')).toBeVisible()
      const copied = await page.evaluate(() => navigator.clipboard.readText())
      expect(copied).toMatch(new RegExp(`^http.*/recipes/${recipe.id}$`))
    })

    await test.step('printed with ingredients, steps and nutrition, without buttons', async () => {
      await page.emulateMedia({ media: 'print' })
      for (const name of [/Ingredients/, /Instructions/, /Nutrition/]) {
        await expect(page.getByRole('heading', { name })).toBeVisible()
      }
      await expect(page.getByRole('button', { name: 'Add to Shopping List' })).toBeHidden()
      await expect(page.getByRole('banner')).toBeHidden()
      await expect(page.locator('#similar-recipes')).toBeAttached()
      await expect(page.locator('#similar-recipes')).toBeHidden()
      await page.emulateMedia({ media: null })
    })

    await test.step('no star stays filled, and there is a way to sign in and return', async () => {
      await page.locator('label').filter({ hasText: '4 stars' }).click()
      const notice = page.getByRole('alert').filter({ hasText: 'Not authenticated' })
      await expect(notice).toBeVisible()
      await expect(page.getByRole('radio', { name: /star/, checked: true })).toHaveCount(0)
      await notice.getByRole('link', { name: 'Sign in' }).click()
      await expect(page).toHaveURL(`/auth?return=${encodeURIComponent(`/recipes/${recipe.id}`)}`)
    })

    await test.step('Back leads to the recipes if there is nowhere else to go', async () => {
      await open(page, `/recipes/${recipe.id}`)
      await page.getByRole('link', { name: 'Back', exact: true }).click()
      await expect(page).toHaveURL('/recipes')
    })
  })
})

test.describe('measures', () => {
  test('switch between metric and US, and the choice is remembered', { tag: ANY_SCREEN }, async ({ page, request }) => {
    const recipes = await someRecipes(request)
    const found = recipes.flatMap((recipe) =>
      recipe.extendedIngredients.flatMap((item, place) =>
        item.measures.metric.unitShort === 'g' && ['oz', 'lb', 'cups'].includes(item.measures.us.unitShort)
          ? [{ recipe, item, place }]
          : [],
      ),
    )[0]
    if (!found) throw new Error('No recipe has an ingredient that is weighed.')
    const { recipe, item, place } = found
    const line = page.getByRole('tabpanel', { name: 'Ingredients' }).getByRole('listitem').nth(place)
    const written = (system: 'us' | 'metric') =>
      displayMeasure({ amount: item.measures[system].amount, unit: item.measures[system].unitShort }, system)
    await open(page, `/recipes/${recipe.id}`)
    await page.getByText('US', { exact: true }).click()
    await expect(line).toContainText(written('us'))
    await page.reload()
    await expect(line).toContainText(written('us'))
    await page.getByText('Metric', { exact: true }).click()
    await expect(line).toContainText(written('metric'))
  })
})

test.describe('a recipe that doesn’t exist', () => {
  test.use({ expectedErrors: [/status of 404/] })

  test('is not found, with status 404 and links to others; this device’s own recipes are checked first', {
    tag: ANY_SCREEN,
  }, async ({ page, request }) => {
    const title = page.getByRole('heading', { level: 1, name: 'Recipe not found' })
    for (const id of ['banana', '-1', '99999999999999999999']) {
      const response = await request.get(`/recipes/${id}`)
      expect(response.status(), id).toBe(404)
      expect(await response.text(), id).toContain('Recipe not found')
    }
    const onDevice = await open(page, `/recipes/${2 ** 31 + 12345}`)
    expect(onDevice?.status()).toBe(200)
    await expect(title).toBeVisible()
    const response = await open(page, '/recipes/5')
    expect(response?.status()).toBe(404)
    await expect(title).toBeVisible()
    await expect(page.getByText("We couldn't find the recipe you're looking for.", { exact: true })).toBeVisible()
    await page.getByRole('link', { name: 'Browse Recipes' }).click()
    await expect(page).toHaveURL('/recipes')
  })
})

test.describe('a recipe for search engines', () => {
  test('is in the page as schema.org Recipe, with absolute URLs', { tag: ANY_SCREEN }, async ({ request, baseURL }) => {
    const recipe = await oneRecipe(request)
    const html = await (await request.get(`/recipes/${recipe.id}`)).text()
    const things = [...html.matchAll(/<script type="application\/ld\+json">(.*?)<\/script>/gs)].map(([, json = '']) =>
      JSON.parse(json),
    )
    const found = things.find((thing) => thing['@type'] === 'Recipe')
    expect(found).toMatchObject({ name: recipe.title, recipeCuisine: recipe.cuisines[0] })
    for (const image of found.image) expect(image).toMatch(new RegExp(`^${baseURL}/img/`))
    expect(found.datePublished).toMatch(/^\d{4}-\d\d-\d\d$/)
    expect(found.recipeIngredient).toHaveLength(recipe.extendedIngredients.length)
    expect(found.recipeInstructions.length).toBeGreaterThan(0)
    expect(found.totalTime).toMatch(/^PT(\d+H)?(\d+M)?$/)
    expect(found.nutrition.calories).toMatch(/^\d+ kcal$/)
  })
})
