// Whole tasks using only the keyboard.
import { dayKey, formatDay } from '#domain/time/calendar.ts'
import { expect, open, recipeCards, test } from './fixtures.ts'
import { activate, tabTo, writeInto } from './keyboard.ts'
import { newMember } from './member.ts'

test.setTimeout(180_000)

test.describe('with only the keyboard', () => {
  test('a visitor finds a recipe, reads all of it, rates it, and shops for it', async ({ page }) => {
    await open(page, '/')
    await page.keyboard.press('Tab')
    await expect(page.getByRole('link', { name: 'Skip to content' })).toBeFocused()
    await activate(page, page.getByRole('banner').getByRole('button', { name: 'Search' }).first())
    const box = page.getByPlaceholder('Search for recipes, ingredients, cuisines...').filter({ visible: true })
    await expect(box).toBeFocused()
    await page.keyboard.type('lentil')
    await page.keyboard.press('Enter')
    await expect(page).toHaveURL('/recipes?search=lentil')
    await expect(page.getByRole('main')).toBeFocused()

    await activate(page, page.getByRole('button', { name: 'Filters', exact: true }))
    const vegan = page.getByRole('button', { name: 'Vegan', exact: true })
    await tabTo(page, vegan)
    await page.keyboard.press('Space')
    await expect(page).toHaveURL('/recipes?search=lentil&diet=Vegan')
    await expect(vegan).toBeFocused()
    await activate(page, recipeCards(page).first().getByRole('link'))
    await expect(page).toHaveURL(/\/recipes\/\d+/)
    await expect(page.getByRole('main')).toBeFocused()

    await tabTo(page, page.getByRole('radio', { name: '1 star', exact: true }))
    await page.keyboard.press('Space')
    await page.keyboard.press('ArrowRight')
    await expect(page.getByRole('alert').filter({ hasText: 'Not authenticated' })).toBeVisible()
    await expect(page.getByRole('radio', { name: /star/, checked: true })).toHaveCount(0)
    await activate(page, page.getByRole('button', { name: 'Add to Shopping List' }))
    await expect(page.getByText('Ingredients added to your shopping list!')).toBeVisible()

    await tabTo(page, page.getByRole('tab', { name: 'Ingredients' }))
    for (const name of ['Instructions', 'Nutrition']) {
      await page.keyboard.press('ArrowRight')
      await expect(page.getByRole('tabpanel', { name })).toBeVisible()
    }
    await page.keyboard.press('Home')
    const servings = page.getByRole('spinbutton', { name: 'Servings' })
    const before = Number(await servings.inputValue())
    await activate(page, page.getByRole('button', { name: 'More: Servings' }))
    await expect(servings).toHaveValue(String(before + 1))

    await activate(page, page.getByRole('contentinfo').getByRole('link', { name: 'Shopping List' }))
    await expect(page.getByRole('main')).toBeFocused()
    await tabTo(page, page.getByRole('main').getByRole('checkbox').first())
    await page.keyboard.press('Space')
    await expect(page.getByRole('heading', { name: 'Purchased Items (1)' })).toBeVisible()
    // Focus moves to the next row.
    await page.keyboard.press('Space')
    await expect(page.getByRole('heading', { name: 'Purchased Items (2)' })).toBeVisible()
    await activate(page, page.getByRole('button', { name: 'Clear Checked' }))
    await expect(page.getByRole('heading', { name: /Purchased Items/ })).toHaveCount(0)
  })

  test('a visitor plans a day', async ({ page }) => {
    await open(page, '/diet-planner')
    const calories = page.getByRole('slider', { name: 'Daily calorie target' })
    await tabTo(page, calories)
    await page.keyboard.press('ArrowLeft')
    await expect(calories).toHaveValue('1900')
    await tabTo(page, page.getByLabel('Diet', { exact: true }))
    await page.keyboard.type('Vegan')
    await expect(page.getByLabel('Diet', { exact: true })).toHaveValue('Vegan')
    await activate(page, page.getByRole('button', { name: 'Generate Meal Plan' }))
    await expect(page.getByRole('heading', { level: 1, name: 'Your Vegan Meal Plan' })).toBeVisible()
    // The content that replaced the form has focus, so the next Tab continues there.
    await page.keyboard.press('Tab')
    await expect(page.getByRole('button', { name: 'Create New Meal Plan' })).toBeFocused()
    await activate(page, page.getByRole('link', { name: /^View Recipe/ }).first())
    await expect(page).toHaveURL(/\/recipes\/\d+/)
  })

  test('a person signs up, sets goals, logs water and weight, and plans a meal', async ({ page }) => {
    const { email, password } = newMember()
    await open(page, '/auth')
    await activate(page, page.getByRole('main').getByRole('button', { name: 'Sign up' }))
    for (const [label, text] of [
      ['First name', 'Mia'],
      ['Last name', 'Ek'],
      ['Email', email],
      ['Password', password],
      ['Confirm password', password],
    ] as const) {
      await writeInto(page, label, text)
    }
    await page.keyboard.press('Enter')
    await expect(page.getByText('Registration successful! You can now sign in.')).toBeVisible()
    await expect(page.getByRole('main').getByLabel('Email', { exact: true })).toHaveValue(email)
    await writeInto(page, 'Password', password)
    await page.keyboard.press('Enter')
    await expect(page).toHaveURL('/')
    const goTo = async (name: string) => {
      await activate(page, page.getByRole('button', { name: 'Member menu' }))
      await activate(page, page.getByRole('navigation', { name: 'Member' }).getByRole('link', { name, exact: true }))
      await expect(page.getByRole('main')).toBeFocused()
    }

    await goTo('Health Goals')
    const water = page.getByRole('slider', { name: 'Daily water' })
    await expect(water).toBeVisible()
    await tabTo(page, water)
    await page.keyboard.press('ArrowRight')
    const targetMl = Number(await water.inputValue())
    await activate(page, page.getByRole('button', { name: 'Save Goals' }))
    await expect(page.getByText('Goals saved successfully!')).toBeVisible()
    await expect(page.getByRole('button', { name: 'Save Goals' })).toBeFocused()

    await goTo('Today')
    await activate(page, page.getByRole('button', { name: 'More: Amount of water' }))
    await activate(page, page.getByRole('button', { name: 'Add Water' }))
    const drunk = page.getByRole('region', { name: 'Water', exact: true })
    await expect(drunk).toContainText(new RegExp(`300\\s*/ ${targetMl.toLocaleString('en-US')} ml`))
    await expect(page.getByRole('button', { name: 'Add Water' })).toBeFocused()
    await writeInto(page, 'Weight in kg', '70.5')
    await activate(page, page.getByRole('button', { name: 'Log', exact: true }))
    await expect(page.getByRole('region', { name: 'Weight', exact: true })).toContainText('Logged today')
    await expect(page.getByLabel('Weight in kg')).toBeFocused()

    await goTo('Week')
    const today = page.locator('[aria-current=date]')
    const plus = today.getByRole('button', { name: /^Add breakfast/ })
    await activate(page, plus)
    const dialog = page.getByRole('dialog', { name: `Add breakfast for ${formatDay(dayKey(new Date()), 'long')}` })
    await expect(dialog.getByRole('listitem')).toHaveCount(12)
    await page.keyboard.press('Escape')
    await expect(dialog).toBeHidden()
    await expect(plus).toBeFocused()
    await page.keyboard.press('Enter')
    await activate(page, dialog.getByRole('listitem').nth(2).getByRole('button'))
    await expect(dialog).toBeHidden()
    await expect(plus).toBeFocused()
    const remove = today.getByRole('button', { name: /^Delete / })
    await activate(page, remove)
    await expect(page.getByRole('alertdialog').getByRole('button', { name: 'Cancel' })).toBeFocused()
    await page.keyboard.press('Enter')
    await expect(remove).toBeFocused()
    await page.keyboard.press('Enter')
    await activate(page, page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }))
    await expect(remove).toHaveCount(0)
    await expect(plus).toBeFocused()
  })
})
