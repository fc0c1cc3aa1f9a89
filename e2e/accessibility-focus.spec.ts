// Focus order, focus return from menus and dialogs, and focus after its element is removed.
import type { Locator, Page } from '@playwright/test'
import { dayKey, formatDay } from '#domain/time/calendar.ts'
import { furnishDevice } from './every-route.ts'
import { expect, moveTo, onDevice, oneRecipe, open, recipeCards, someRecipes, test } from './fixtures.ts'
import { activate } from './keyboard.ts'
import { addRow, holdBack, joinOnDevice } from './member.ts'

test.setTimeout(120_000)

/** Focuses the element directly instead of tabbing to it. */
async function press(page: Page, target: Locator, key = 'Enter') {
  await target.focus()
  await page.keyboard.press(key)
}

const button = (page: Page, name: string | RegExp) => page.getByRole('main').getByRole('button', { name })

const saved = (state: object) => ({ state, version: 1 })

test.describe('the focus', () => {
  test('moves through header, page and footer in order', async ({ page }) => {
    await open(page, '/contact')
    const places: string[] = []
    for (let tab = 0; tab < 80; tab++) {
      await page.keyboard.press('Tab')
      const place = await page.evaluate(
        () => document.activeElement?.closest('header[class*=sticky], main, footer')?.tagName,
      )
      if (place && places.at(-1) !== place) places.push(place)
      if (place === undefined && places.includes('FOOTER')) break
    }
    expect(places).toEqual(['HEADER', 'MAIN', 'FOOTER'])
  })

  test('returns to the button when a menu closes', async ({ page, request }) => {
    await joinOnDevice(page, request)
    await open(page, '/about')
    for (const name of ['Search', 'Member menu']) {
      const opener = page.getByRole('banner').getByRole('button', { name, exact: true }).first()
      await activate(page, opener)
      await expect(opener).toHaveAttribute('aria-expanded', 'true')
      await page.keyboard.press('Tab')
      await page.keyboard.press('Escape')
      await expect(opener).toHaveAttribute('aria-expanded', 'false')
      await expect(opener).toBeFocused()
    }
    await page.setViewportSize({ width: 390, height: 844 })
    const menu = page.getByRole('button', { name: 'Menu', exact: true })
    await press(page, menu)
    await page.keyboard.press('Tab')
    await expect(page.locator('#site-menu').getByRole('link').first()).toBeFocused()
    await page.keyboard.press('Escape')
    await expect(menu).toBeFocused()
  })

  test('isn’t hidden behind the timers at the bottom', async ({ page }) => {
    const paused = { recipeId: 1, recipeTitle: 'Bread', endsAt: null, pausedMs: 60_000, rung: false }
    const timers = [1, 2, 3, 4].map((step) => ({ ...paused, id: String(step), step, label: '1 minute' }))
    const items = [...'abcdefghijkl'].map((name) => ({ id: name, name, amount: 1, unit: '', checked: false }))
    await onDevice(page, 'kitchen-timers', saved({ timers }))
    await onDevice(page, 'shopping-list', saved({ items }))
    await page.setViewportSize({ width: 640, height: 600 })
    await open(page, '/shopping-list')
    const bar = page.getByRole('region', { name: 'Timers' })
    await expect(bar).toBeVisible()
    const behind: string[] = []
    for (let tab = 0; tab < 60; tab++) {
      await page.keyboard.press('Tab')
      const hidden = await bar.evaluate((timers) => {
        const focused = document.activeElement
        if (!focused?.closest('main')) return null
        const isBehind = focused.getBoundingClientRect().bottom > timers.getBoundingClientRect().top
        return isBehind ? focused.outerHTML.slice(0, 120) : null
      })
      if (hidden) behind.push(hidden)
    }
    expect(behind).toEqual([])
  })

  test('stays in a dialog and returns to what opened it', async ({ page, request }) => {
    await furnishDevice(page, request)
    await joinOnDevice(page, request)
    const cases: [address: string, opener: string | RegExp][] = [
      ['/shopping-list', 'Clear All'],
      ['/account', 'Delete My Account'],
      // Today’s column is drawn before the others.
      ['/meal-scheduler', `Add breakfast on ${formatDay(dayKey(new Date()), 'long')}`],
      [`/recipes/${(await oneRecipe(request)).id}`, 'Log as Meal'],
    ]
    await open(page, '/about')
    for (const [address, name] of cases) {
      await moveTo(page, address)
      const opener = button(page, name).first()
      await press(page, opener)
      await expect(page.locator('dialog:modal')).toBeVisible()
      for (let tab = 0; tab < 8; tab++) {
        await page.keyboard.press('Tab')
        const outside = await page.evaluate(() => {
          const focused = document.activeElement
          return focused !== document.body && focused?.closest('dialog') === null
        })
        expect(outside, `${address}: Tab leads out of the dialog`).toBe(false)
      }
      await page.keyboard.press('Escape')
      await expect(page.locator('dialog:modal')).toHaveCount(0)
      await expect(opener).toBeFocused()
    }
  })
})

test.describe('when the focused element disappears, focus moves', () => {
  const items = ['Apples', 'Bread', 'Cheese'].map((name) => ({ id: name, name, amount: 1, unit: '', checked: false }))

  test('to the next item in a list, among favorites, in a plan and in the tracker', async ({ page, request }) => {
    const favorites = (await someRecipes(request, 2)).map(({ id }) => id)
    await onDevice(page, 'shopping-list', saved({ items }))
    await onDevice(page, 'shopping-list-view', 'added')
    await onDevice(page, 'favorite-recipes', saved({ favorites }))
    await open(page, '/shopping-list')
    await page.waitForLoadState('networkidle') // the script that keeps the focus is loaded after the page

    await test.step('to the next item of the shopping list, at its end to the previous one, and back with Undo', async () => {
      await page.keyboard.press('Tab')
      await press(page, button(page, 'Edit'))
      await press(page, button(page, 'Remove Bread'))
      await expect(button(page, 'Remove Cheese')).toBeFocused()
      await page.keyboard.press('Enter')
      await expect(button(page, 'Remove Apples')).toBeFocused()
      await press(page, page.getByRole('button', { name: 'Undo' }).last())
      await expect(button(page, 'Remove Cheese')).toBeVisible()
      await expect(button(page, 'Remove Apples')).toBeFocused()
      await press(page, button(page, 'Clear All'))
      await press(page, page.getByRole('alertdialog').getByRole('button', { name: 'Clear All' }))
      await expect(page.getByText('Your shopping list is empty')).toBeVisible()
      await expectFocusInMain(page)
    })

    await test.step('to the next favorite, and to the empty state if there is none', async () => {
      await moveTo(page, '/favorites')
      await expect(recipeCards(page)).toHaveCount(2)
      await page.keyboard.press('Tab')
      const heart = recipeCards(page).getByRole('button', { name: /^Favorite: / })
      await press(page, heart.first())
      await expect(recipeCards(page)).toHaveCount(1)
      await expect(heart).toBeFocused()
      await page.keyboard.press('Enter')
      await expect(page.getByText('No favorites yet')).toBeVisible()
      await page.keyboard.press('Tab')
      await expect(page.getByRole('main').getByRole('link', { name: 'Browse Recipes' })).toBeFocused()
    })

    await test.step('to the meal that replaced the swapped one', async () => {
      await moveTo(page, '/diet-planner')
      await press(page, button(page, 'Generate Meal Plan'))
      const swap = button(page, /^Swap/).first()
      const before = await swap.getAttribute('aria-label')
      const release = await holdBack(page, '**/mealplanner/**')
      await press(page, swap)
      // During the search, the button stays in place and does nothing.
      await expect(swap).toBeDisabled()
      await expect(swap).toBeFocused()
      await page.keyboard.press('Enter')
      release()
      await expect(swap).not.toHaveAccessibleName(before ?? '')
      await expect(swap).toBeFocused()
    })

    await test.step('to the next tracked food', async () => {
      await moveTo(page, '/nutrition')
      for (const food of ['banana', 'butter']) {
        await page.getByRole('searchbox', { name: 'Search for a food' }).fill(food)
        await page.keyboard.press('Enter')
        await button(page, 'Add to Daily Tracker').click()
        await expect(button(page, new RegExp(`^Remove .*${food}`, 'i'))).toBeVisible()
      }
      await press(page, button(page, /^Remove/).first())
      await expect(button(page, /^Remove/)).toHaveCount(1)
      await expect(button(page, /^Remove/)).toBeFocused()
      await page.keyboard.press('Enter')
      await expect(button(page, /^Remove/)).toHaveCount(0)
      await expectFocusInMain(page)
    })
  })

  test('to the title of a member’s meals, and to the note that a planned meal is logged', async ({ page, request }) => {
    const member = await joinOnDevice(page, request)
    const { id, title } = await oneRecipe(request)
    const meal = { user_id: member.id, date: dayKey(new Date()), meal_type: 'lunch', recipe_title: title }
    const eaten = { quantity: 1, calories: 600, protein: 30, carbs: 60, fat: 20 }
    await addRow(request, member, 'meal_entries', { ...meal, ...eaten, recipe_id: String(id), meal_type: 'dinner' })
    await addRow(request, member, 'meal_schedules', { ...meal, recipe_id: String(id), servings: 1, calories: 600 })
    await open(page, '/dashboard')
    await page.keyboard.press('Tab')
    await press(page, button(page, `Remove ${title}`))
    await expect(page.getByRole('heading', { name: 'Today’s meals' })).toBeFocused()
    await moveTo(page, '/meal-scheduler')
    await page.keyboard.press('Tab')
    await press(page, button(page, `Log ${title} as eaten`))
    const logged = page.getByRole('main').getByText('Logged', { exact: true })
    await expect(logged).toBeVisible()
    await expect(logged).toBeFocused()
    await page.keyboard.press('Tab')
    await expect(button(page, `Delete ${title}`)).toBeFocused()
  })
})

test.describe('a button at its limit keeps focus', () => {
  test('at the limit of a number, once the filters are cleared, and where only one ingredient is left', async ({
    page,
    request,
  }) => {
    await open(page, `/recipes/${(await oneRecipe(request)).id}`)

    await test.step('at the limit of a number', async () => {
      const servings = page.getByRole('spinbutton', { name: 'Servings' })
      await servings.fill('2')
      const less = button(page, 'Less: Servings')
      await press(page, less)
      await expect(servings).toHaveValue('1')
      await expect(less).toBeDisabled()
      await expect(less).toBeFocused()
      await page.keyboard.press('Enter')
      await expect(servings).toHaveValue('1')
    })

    await test.step('once the filters are cleared', async () => {
      await moveTo(page, '/recipes?diet=Vegan')
      await page.getByRole('button', { name: 'Filters' }).click()
      await press(page, button(page, 'Clear Filters'))
      await expect(page).toHaveURL('/recipes')
      await expect(button(page, 'Clear Filters')).toBeDisabled()
      await expect(button(page, 'Clear Filters')).toBeFocused()
    })

    await test.step('or passes it on: the last ingredient can’t be removed', async () => {
      await moveTo(page, '/add-recipe')
      await button(page, 'Add Ingredient').click()
      await expect(page.getByLabel('Ingredient 2', { exact: true })).toBeFocused()
      await press(page, button(page, 'Remove ingredient 2'))
      await expect(page.getByLabel('Ingredient 1', { exact: true })).toBeFocused()
    })
  })

  test('while it saves, and it saves only once', async ({ page, request }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' }) // don't click while the page is still scrolling
    await joinOnDevice(page, request)
    await open(page, '/goals')
    const saves: string[] = []
    page.on('request', (call) => {
      if (call.method() !== 'GET' && call.url().includes('/user_goals')) saves.push(call.method())
    })
    await expect(button(page, 'Save Goals')).toBeVisible()
    const release = await holdBack(page, '**/rest/v1/user_goals**')
    await press(page, button(page, 'Save Goals'))
    const saving = button(page, 'Saving...')
    await expect(saving).toBeDisabled()
    await expect(saving).toBeFocused()
    await page.keyboard.press('Enter')
    await page.keyboard.press('Space')
    await saving.click({ force: true })
    release()
    await expect(page.getByText('Goals saved successfully!')).toBeVisible()
    await expect(button(page, 'Save Goals')).toBeFocused()
    expect(saves).toHaveLength(1)
  })
})

async function expectFocusInMain(page: Page) {
  const place = () =>
    page.evaluate(() => {
      const focused = document.activeElement
      return focused !== document.querySelector('main') && Boolean(focused?.closest('main'))
    })
  await expect.poll(place).toBe(true)
}
