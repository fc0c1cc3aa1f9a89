import type { Page } from '@playwright/test'
import { expect, open, test } from './fixtures.ts'
import { addRow, join, joinOnDevice, rowsOf, signIn } from './member.ts'

const PLANNER = '/diet-planner'
const slider = (page: Page) => page.getByRole('slider', { name: 'Daily calorie target' })
const generate = (page: Page) => page.getByRole('button', { name: 'Generate Meal Plan' })
const meals = (page: Page) => page.getByRole('region', { name: 'Meals', exact: true }).getByRole('listitem')
const title = (page: Page) => page.getByRole('heading', { level: 1 })

/** The chip with the total. */
async function shownCalories(page: Page) {
  const chip = await page.getByRole('list', { name: 'Total' }).getByRole('listitem').first().textContent()
  return Number(chip?.replace(/[^\d]/g, ''))
}

const mealTitles = (page: Page) => meals(page).getByRole('heading').allTextContents()

test('the form has its limits, diets and hint; a plan has its total, its meals, and a way back', async ({ page }) => {
  await open(page, PLANNER)
  await expect(slider(page)).toHaveValue('2000')
  for (const [name, value] of [
    ['min', '1000'],
    ['max', '4000'],
    ['step', '100'],
  ] as const) {
    await expect(slider(page)).toHaveAttribute(name, value)
  }
  const diet = page.getByLabel('Diet', { exact: true })
  await expect(diet).toHaveValue('')
  await expect(diet.getByRole('option')).toHaveText([
    'None',
    'Gluten Free',
    'Ketogenic',
    'Vegetarian',
    'Lacto-Vegetarian',
    'Ovo-Vegetarian',
    'Vegan',
    'Pescetarian',
    'Paleo',
    'Primal',
    'Whole30',
  ])
  await expect(page.getByText('Separate multiple ingredients with commas', { exact: true })).toBeVisible()

  const requested = page.waitForRequest(/mealplanner\/generate/)
  await generate(page).click()
  const query = new URL((await requested).url()).searchParams
  expect(Object.fromEntries(query)).toEqual({ targetCalories: '2000', timeFrame: 'day' })
  await expect(title(page)).toHaveText('Your Custom Meal Plan')
  const chips = page.getByRole('list', { name: 'Total' }).getByRole('listitem')
  await expect(chips).toHaveText([/^[\d,]+ kcal$/, /^Protein \d+ g$/, /^Fat \d+ g$/, /^Carbs \d+ g$/])
  const off = (await shownCalories(page)) - 2000
  await expect(page.getByText(off === 0 ? 'exactly your target' : `${Math.abs(off)} kcal`).first()).toBeVisible()
  expect(await meals(page).count()).toBeGreaterThanOrEqual(3)
  const first = meals(page).first()
  await expect(first).toContainText('Meal 1')
  await expect(first).toContainText(/\d+ (min|h)/)
  await expect(first).toContainText(/\d servings?/)
  await expect(first.locator('img, svg').first()).toBeVisible()

  const before = await mealTitles(page)
  await first.getByRole('link', { name: 'View Recipe' }).click()
  await expect(page).toHaveURL(/\/recipes\/\d+$/)
  await expect(title(page)).toHaveText(before[0] ?? '')
  await page.goBack()
  await expect(meals(page).getByRole('heading')).toHaveText(before)
  await page.getByRole('button', { name: 'Create New Meal Plan' }).click()
  await expect(generate(page)).toBeVisible()
})

test('every plan keeps its promise, for any target and diet', async ({ page }) => {
  await open(page, PLANNER)
  const select = page.getByLabel('Diet', { exact: true })
  const diets = await select
    .getByRole('option')
    .evaluateAll((options) => options.map((option) => option.getAttribute('value') ?? ''))
  const promise = (diet: string) => (diet === '' ? 0.05 : 0.1)

  await test.step('as displayed: every diet, with targets from one end of the slider to the other', async () => {
    for (const [place, diet] of diets.entries()) {
      const target = 1000 + place * 300
      await slider(page).fill(String(target))
      await select.selectOption(diet)
      await generate(page).click()
      await expect(title(page)).toHaveText(`Your ${diet || 'Custom'} Meal Plan`)
      const off = Math.abs((await shownCalories(page)) - target)
      expect(off, `${target} kcal, ${diet || 'no diet'}`).toBeLessThanOrEqual(target * promise(diet))
      await page.getByRole('button', { name: 'Create New Meal Plan' }).click()
    }
  })

  await test.step('as requested by the page: every target of the slider with every diet', async () => {
    const targets = Array.from({ length: 31 }, (_, step) => 1000 + step * 100)
    const preferences = diets.flatMap((diet) => targets.map((target) => ({ diet, target })))
    const plans = await page.evaluate(async (all) => {
      const waiting = [...all]
      const got: { diet: string; target: number; calories: number; meals: number }[] = []
      const ask = async () => {
        for (let preference = waiting.pop(); preference; preference = waiting.pop()) {
          const query = new URLSearchParams({ targetCalories: String(preference.target), timeFrame: 'day' })
          if (preference.diet) query.set('diet', preference.diet)
          const plan = await (await fetch(`/api/mealplanner/generate?${query}`)).json()
          got.push({ ...preference, calories: plan.nutrients.calories, meals: plan.meals.length })
        }
      }
      await Promise.all([ask(), ask(), ask(), ask()])
      return got
    }, preferences)
    expect(plans).toHaveLength(341)
    const kept = plans.filter(
      ({ diet, target, calories, meals: count }) => count >= 3 && Math.abs(calories - target) <= target * promise(diet),
    )
    expect(plans.filter((plan) => !kept.includes(plan))).toEqual([])
  })
})

test('exclusions are in no meal; one meal is swapped for another, kept ones stay, and the total stays close', async ({
  page,
  request,
}) => {
  await open(page, PLANNER)
  await page.getByLabel(/Exclude ingredients/).fill('chicken, rice')
  const requested = page.waitForRequest(/mealplanner\/generate/)
  await generate(page).click()
  expect(new URL((await requested).url()).searchParams.get('exclude')).toBe('chicken, rice')
  await expect(meals(page).first()).toBeVisible()
  const links = await meals(page)
    .getByRole('link')
    .evaluateAll((all) => all.map((link) => link.getAttribute('href')))
  for (const link of links) {
    const recipe = await (await request.get(`/api${link}/information`)).json()
    for (const { name } of recipe.extendedIngredients) expect(name).not.toMatch(/chicken|\brice\b/i)
  }

  const [first, second, third] = await mealTitles(page)
  await page.getByRole('button', { name: `Swap ${second}` }).click()
  await expect(meals(page).getByRole('heading').nth(1)).not.toHaveText(second ?? '')
  await expect(meals(page).getByRole('heading').first()).toHaveText(first ?? '')
  await expect(meals(page).getByRole('heading').nth(2)).toHaveText(third ?? '')
  expect(Math.abs((await shownCalories(page)) - 2000)).toBeLessThanOrEqual(200)

  const keep = page.getByRole('button', { name: `Keep ${first}` })
  await keep.click()
  await expect(keep).toHaveAttribute('aria-pressed', 'true')
  await expect(page.getByRole('button', { name: `Swap ${first}` })).toBeDisabled()
  await page.getByRole('button', { name: 'Replace the Others' }).click()
  await expect(meals(page).getByRole('heading').nth(2)).not.toHaveText(third ?? '')
  await expect(meals(page).getByRole('heading').first()).toHaveText(first ?? '')
  expect(Math.abs((await shownCalories(page)) - 2000)).toBeLessThanOrEqual(200)
})

test('a week has seven days, each with its distance from the target, and goes on the list in one click', async ({
  page,
}) => {
  await open(page, PLANNER)
  await page.getByRole('button', { name: 'A week' }).click()
  await generate(page).click()
  const days = page.getByRole('heading', { level: 2, name: /day$/ })
  await expect(days).toHaveCount(7)
  await expect(page.getByText(/kcal (over|under) your target|exactly your target/)).toHaveCount(8)
  await page.getByRole('spinbutton', { name: 'Cook for (people)' }).fill('2')
  await page.getByRole('button', { name: 'Add to Shopping List' }).click()
  await expect(page.getByText('Ingredients added to your shopping list!')).toBeVisible({ timeout: 20_000 })
  const titles = await page.getByRole('heading', { level: 3 }).allTextContents()
  const items: { recipeTitle: string }[] = await page.evaluate(
    () => JSON.parse(localStorage.getItem('shopping-list') ?? '').state.items,
  )
  expect(new Set(items.map(({ recipeTitle }) => recipeTitle))).toEqual(new Set(titles))
})

test('a visitor who signs in to schedule a plan comes back to it, and can set the week for the same people', async ({
  page,
  request,
}) => {
  const member = await join(request)
  await open(page, PLANNER)
  await page.getByRole('button', { name: 'More options' }).click()
  await page.getByRole('button', { name: 'More: People at the table' }).click()
  await generate(page).click()
  await expect(meals(page).first()).toBeVisible()
  const titles = await mealTitles(page)
  await page.locator('main').getByRole('link', { name: 'Sign in' }).click()
  await signIn(page, member)
  await expect(page).toHaveURL(PLANNER)
  await expect(meals(page).getByRole('heading')).toHaveText(titles)
  // The household's table is for one person, until the member sets the week to the plan's people.
  await page.getByRole('button', { name: 'Change to 2 people' }).click()
  await expect(page.getByText('Your household’s week is now set for 2 people.')).toBeVisible()
  await page.getByRole('button', { name: 'Add to Meal Schedule' }).click()
  await page.getByRole('link', { name: 'View it in your week' }).click()
  await page.getByRole('button', { name: 'Shop This Week' }).click()
  await expect(page.getByRole('dialog').getByLabel('Cook for (people)', { exact: true })).toHaveValue('2')
})

test('a plan starts from the member’s goals and the household’s table, goes into their week, and changes neither', async ({
  page,
  request,
}) => {
  const member = await joinOnDevice(page, request)
  await addRow(request, member, 'user_goals', { daily_calorie_target: 2600, preferred_diet_type: 'vegetarian' })
  const response = await request.post('/rest/v1/rpc/set_table', {
    headers: member.headers,
    data: { people: 4, portions: [1, 1, 0.5] },
  })
  expect(response.ok()).toBe(true)
  await open(page, PLANNER)
  await expect(slider(page)).toHaveValue('2600')
  await expect(page.getByLabel('Diet', { exact: true })).toHaveValue('Vegetarian')
  await page.getByRole('button', { name: 'More options for 4 people' }).click()
  for (let people = 4; people > 1; people--)
    await page.getByRole('button', { name: 'Less: People at the table' }).click()
  await generate(page).click()
  await expect(title(page)).toHaveText('Your Vegetarian Meal Plan')
  await expect(page.getByText('This plan is for 1 person.')).toContainText('set for 4 people (3½ portions)')
  const titles = await mealTitles(page)
  await page.getByRole('button', { name: 'Add to Meal Schedule' }).click()
  await expect(page.getByText('Plan added to your meal schedule.')).toBeVisible()
  const seats = await rowsOf(request, member, 'table_people')
  expect(seats.map(({ appetite }) => appetite).sort()).toEqual([0.5, 1, 1, 1])
  await page.getByRole('link', { name: 'View it in your week' }).click()
  await expect(page).toHaveURL(/\/meal-scheduler\?date=/)
  for (const one of titles) await expect(page.getByText(one).first()).toBeVisible()
  await page.goBack()
  await page.reload()
  await page.getByRole('button', { name: 'Create New Meal Plan' }).click()
  await expect(page.getByRole('button', { name: 'More options for 4 people' })).toBeVisible()
})

test.describe('when the profile can’t be loaded', () => {
  test.use({ expectedErrors: [/ERR_FAILED/] })

  test('a member gets no plan with what they don’t eat, sees why, and retries', async ({ page, request }) => {
    const member = await joinOnDevice(page, request)
    await addRow(request, member, 'profiles', { user_id: member.id, allergies: ['dairy'], dislikes: ['olives'] })
    await page.route('**/rest/v1/profiles?*', (route) => route.abort())
    await open(page, PLANNER)
    const requested = page.waitForRequest(/mealplanner\/generate/)
    await generate(page).click()
    const problem = page.getByRole('alert').filter({ hasText: 'We couldn’t check what you don’t eat' })
    await expect(problem).toBeVisible()
    await page.unroute('**/rest/v1/profiles?*')
    await problem.getByRole('button', { name: 'Try Again' }).click()
    expect(new URL((await requested).url()).searchParams.get('exclude')).toBe('dairy, olives')
    await expect(meals(page).first()).toBeVisible()
  })
})
