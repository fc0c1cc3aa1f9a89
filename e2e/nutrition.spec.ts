import type { Page } from '@playwright/test'
import { expect, open, test } from './fixtures.ts'
import { join, rowsOf, signIn } from './member.ts'

const NUTRITION = '/nutrition'
const box = (page: Page) => page.getByRole('searchbox', { name: 'Search for a food' })
const searchButton = (page: Page) => page.getByRole('search').getByRole('button', { name: 'Search' })
const result = (page: Page) => page.getByRole('region', { name: 'Food search' })
const tracked = (page: Page) => page.getByRole('region', { name: 'Tracked Foods' })
const summary = (page: Page) => page.getByRole('region', { name: 'Nutrition Summary' })
const goals = (page: Page) => page.getByRole('region', { name: 'Nutritional Goals' })
const NO_RESULTS = 'No results found. Try another search term.'

async function track(page: Page, food: string) {
  await box(page).fill(food)
  await searchButton(page).click()
  await page.getByRole('button', { name: 'Add to Daily Tracker' }).click()
}

/** The provider's values for one serving. */
async function factsOf(page: Page, food: string) {
  const found = await (await page.request.get(`/api/food/ingredients/search?query=${food}&number=1`)).json()
  const id = found.results[0].id
  const { nutrition } = await (
    await page.request.get(`/api/food/ingredients/${id}/information?amount=1&unit=serving`)
  ).json()
  const amount = (name: string): number =>
    nutrition.nutrients.find((nutrient: { name: string }) => nutrient.name === name)?.amount ?? 0
  return {
    calories: amount('Calories'),
    protein: amount('Protein'),
    carbs: amount('Carbohydrates'),
    fat: amount('Fat'),
    grams: nutrition.weightPerServing.amount,
  }
}

test('a food is looked up and tracked with one serving; totals follow its amount', async ({ page }) => {
  await open(page, NUTRITION)
  const facts = await factsOf(page, 'banana')

  await test.step('nothing is searched for blank text, and an empty result says so', async () => {
    let requested = 0
    page.on('request', (request) => {
      if (request.url().includes('/food/ingredients')) requested += 1
    })
    await box(page).fill('   ')
    await searchButton(page).click()
    await expect(page.getByText(NO_RESULTS)).toHaveCount(0)
    expect(requested).toBe(0)
    await box(page).fill('zzzqqq')
    await box(page).press('Enter')
    await expect(page.getByText(NO_RESULTS, { exact: true })).toBeVisible()
    expect(requested).toBe(1)
    await box(page).fill('')
    await expect(page.getByText(NO_RESULTS)).toHaveCount(0)
  })

  await test.step('its card shows calories, protein, carbs, fat and what a serving weighs', async () => {
    await box(page).fill('  banana ')
    await searchButton(page).click()
    const card = result(page)
    await expect(card.getByRole('heading', { name: 'banana' })).toBeVisible()
    await expect(card).toContainText(`One serving weighs ${Math.round(facts.grams)} g.`)
    await expect(card).toContainText(`${Math.round(facts.calories)} kcal`)
    for (const name of ['Calories', 'Protein', 'Carbs', 'Fat']) await expect(card.getByText(name)).toBeVisible()
  })

  await expect(goals(page)).toHaveCount(0)
  await expect(summary(page)).toContainText('Add foods to see where your energy comes from.')
  await page.getByRole('button', { name: 'Add to Daily Tracker' }).click()
  await expect(box(page)).toHaveValue('')
  await expect(page.getByRole('button', { name: 'Add to Daily Tracker' })).toHaveCount(0)
  const amount = tracked(page).getByRole('spinbutton', { name: 'Servings of banana' })
  await expect(amount).toHaveValue('1')
  await expect(amount).toHaveAttribute('min', '0.25')
  await expect(amount).toHaveAttribute('step', '0.25')
  await expect(tracked(page).getByText('serving', { exact: true })).toBeVisible()
  const tile = summary(page).locator('dl > div').first()
  await expect(tile).toContainText(`${Math.round(facts.calories)} kcal`)
  await amount.fill('2.5')
  await expect(tile).toContainText(`${Math.round(facts.calories * 2.5)} kcal`)
  await tracked(page).getByRole('button', { name: 'More: Servings of banana' }).click()
  await expect(amount).toHaveValue('2.75')
  await amount.fill('0.1')
  await amount.blur()
  await expect(amount).toHaveValue('2.75')
  await tracked(page).getByRole('button', { name: 'Remove banana' }).click()
  await expect(tracked(page).getByRole('listitem')).toHaveCount(0)
  await expect(goals(page)).toHaveCount(0)
  await expect(tile).toContainText('0 kcal')
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect(amount).toHaveValue('2.75')

  await test.step('a typed amount is tracked, and another food is one click away', async () => {
    await box(page).fill('2 eggs')
    await searchButton(page).click()
    await expect(result(page).getByRole('heading', { name: 'egg', exact: true })).toBeVisible()
    await expect(result(page).getByRole('heading', { name: 'Other matches' })).toBeVisible()
    await page.getByRole('button', { name: 'Add to Daily Tracker' }).click()
    await expect(tracked(page).getByRole('spinbutton', { name: 'Servings of egg' })).toHaveValue('2')
    await box(page).fill('eggs')
    await searchButton(page).click()
    await result(page).getByRole('button', { name: 'fried egg', exact: true }).click()
    await expect(result(page).getByRole('heading', { name: 'fried egg' })).toBeVisible()
  })
})

test('goals are fixed, and the summary has tiles, a chart and shares of energy', async ({ page }) => {
  await open(page, NUTRITION)

  await test.step('bars of the goals stop at 100%, and calories turn red above 2000', async () => {
    const { calories } = await factsOf(page, 'olive oil')
    await track(page, 'olive oil')
    for (const [name, goal] of [
      ['Calories', '2,000 kcal'],
      ['Protein', '50 g'],
      ['Carbs', '275 g'],
      ['Fat', '65 g'],
    ]) {
      await expect(goals(page).getByRole('meter', { name })).toHaveAttribute(
        'aria-valuetext',
        new RegExp(`of ${goal}$`),
      )
    }
    const bar = goals(page).getByRole('meter', { name: 'Calories' })
    const colour = () => bar.locator('div').evaluate((fill) => getComputedStyle(fill).backgroundColor)
    const calm = await colour()
    const servings = Math.ceil((2001 / calories) * 4) / 4
    await tracked(page).getByRole('spinbutton').fill(String(servings))
    await expect(bar).toHaveAttribute('aria-valuenow', '2000')
    await expect.poll(colour).not.toBe(calm)
    await expect(bar.locator('div')).toHaveAttribute('style', /width: ?100%/)
    const fat = goals(page).getByRole('meter', { name: 'Fat' })
    await expect(fat).toHaveAttribute('aria-valuenow', '65')
    await expect(fat).toHaveAttribute('aria-valuetext', /^\d{3} of 65 g$/)
  })
  await tracked(page).getByRole('button', { name: 'Remove olive oil' }).click()

  await test.step('four tiles, a chart with its text, and shares of energy by 4, 4 and 9', async () => {
    const [rice, salmon] = [await factsOf(page, 'white rice'), await factsOf(page, 'salmon')]
    await track(page, 'white rice')
    await track(page, 'salmon')
    await expect(summary(page).locator('dl dt')).toHaveText(['Calories', 'Protein', 'Carbs', 'Fat'])
    const energy = {
      Protein: (rice.protein + salmon.protein) * 4,
      Carbs: (rice.carbs + salmon.carbs) * 4,
      Fat: (rice.fat + salmon.fat) * 9,
    }
    const all = energy.Protein + energy.Carbs + energy.Fat
    for (const [name, kcal] of Object.entries(energy)) {
      const bar = summary(page).getByRole('meter', { name })
      const shown = Number(await bar.getAttribute('aria-valuenow'))
      expect(Math.abs(shown - (kcal / all) * 100)).toBeLessThanOrEqual(1)
    }
    const chart = summary(page).getByRole('img', { name: /^Share of energy: Protein \d+%, Carbs \d+%, Fat \d+%$/ })
    await expect(chart).toBeVisible()
    // The ring is drawn: checked above its hole, a tenth from the top.
    const inked = (canvas: HTMLCanvasElement) =>
      canvas.getContext('2d')?.getImageData(canvas.width / 2, canvas.height / 10, 1, 1).data[3]
    await expect.poll(() => chart.evaluate(inked)).toBeGreaterThan(0)
  })
})

test('what a visitor tracked is still there after signing in, and is saved to the diary once, or again after Undo', async ({
  page,
  request,
}) => {
  const member = await join(request)
  await open(page, NUTRITION)
  await track(page, 'banana')
  await tracked(page).getByRole('spinbutton').fill('2')
  await page.getByRole('main').getByRole('link', { name: 'Sign in' }).click()
  await signIn(page, member)
  await expect(page).toHaveURL(NUTRITION)
  await expect(tracked(page)).toContainText('banana')
  await expect(tracked(page).getByRole('spinbutton')).toHaveValue('2')
  await page.getByRole('button', { name: 'Save to Diary' }).click()
  await expect(page.getByText('These foods are in your diary.')).toBeVisible()
  await expect(page.getByRole('button', { name: 'Save to Diary' })).toHaveCount(0)
  const { calories } = await factsOf(page, 'banana')
  expect(await rowsOf(request, member, 'meal_entries')).toMatchObject([
    { recipe_title: 'banana', calories: Math.round(calories * 2) },
  ])
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect(page.getByRole('button', { name: 'Save to Diary' })).toBeVisible()
  expect(await rowsOf(request, member, 'meal_entries')).toEqual([])
})
