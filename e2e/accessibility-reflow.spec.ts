// Magnified pages and small screens: nothing is cut off, and nobody has to scroll in two directions. Less motion when asked for.
import type { Page } from '@playwright/test'
import { addressOf, furnishDevice, ROUTES } from './every-route.ts'
import { expect, open, test } from './fixtures.ts'
import { joinOnDevice } from './member.ts'

test.use({ expectedErrors: [/status of 404/], trace: 'off' })

const SCREENS = {
  'a screen 320 pixels wide': { viewport: { width: 320, height: 640 } },
  'a page magnified to 200 %': { viewport: { width: 640, height: 450 }, deviceScaleFactor: 2 },
}

/** Texts and controls that lie outside the screen, and are in no part that scrolls by itself. */
function outside(page: Page) {
  return page.evaluate(() => {
    const width = document.documentElement.clientWidth
    const scrollsByItself = (element: Element | null): boolean =>
      element !== null &&
      element !== document.documentElement &&
      (['auto', 'scroll'].includes(getComputedStyle(element).overflowX) || scrollsByItself(element.parentElement))
    return [...document.querySelectorAll('h1, h2, h3, p, a, button, input, select, textarea, label, li, td, th, img')]
      .filter(
        (element) => element.checkVisibility({ visibilityProperty: true }) && !element.matches('.sr-only, .sr-only *'),
      )
      .filter((element) => {
        const { left, right, width: own } = element.getBoundingClientRect()
        return own > 0 && (right > width + 1 || left < -1) && !scrollsByItself(element)
      })
      .map((element) => element.outerHTML.slice(0, 160))
  })
}

async function expectAllInside(page: Page, address: string) {
  const sideways = await page.evaluate(
    () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
  )
  expect.soft(sideways, `${address} scrolls sideways`).toBeLessThanOrEqual(0)
  expect.soft(await outside(page), `${address} is cut off`).toEqual([])
}

for (const [screen, use] of Object.entries(SCREENS)) {
  test.describe(`on ${screen}`, () => {
    test.use(use)
    test.setTimeout(180_000)

    test('every page fits', async ({ page, request }) => {
      await furnishDevice(page, request)
      for (const route of ROUTES) {
        const address = await addressOf(route, request)
        await open(page, address)
        await expectAllInside(page, address)
      }
    })

    test('a member’s pages, menus and dialogs fit', async ({ page, request }) => {
      await joinOnDevice(page, request)
      for (const address of ['/dashboard', '/goals', '/meal-scheduler', '/account']) {
        await open(page, address)
        await expect(page.getByRole('main').getByRole('button').first()).toBeVisible()
        await expectAllInside(page, address)
      }
      await page.getByRole('button', { name: 'Menu', exact: true }).click()
      const signOut = page.getByRole('button', { name: 'Sign out' })
      await signOut.scrollIntoViewIfNeeded()
      await expect(signOut).toBeInViewport()
      await expectAllInside(page, 'the menu')
      await page.keyboard.press('Escape')
      await open(page, await addressOf('/recipes/:id', request))
      await page.getByRole('button', { name: 'Log as Meal' }).click()
      await expect(page.getByRole('dialog').getByRole('button', { name: 'Log Meal' })).toBeInViewport()
      await expectAllInside(page, 'the dialog')
    })
  })
}

test.describe('motion', () => {
  const moving = (page: Page) =>
    page.evaluate(() => document.getAnimations().filter(({ playState }) => playState === 'running').length)

  /** A page whose data never comes shows what moves: its skeleton. */
  async function openLoading(page: Page) {
    await open(page, '/about')
    await page.route(/\/api\//, () => undefined)
    await page.getByRole('contentinfo').getByRole('link', { name: 'Recipes' }).click()
    await expect(page.getByText('Loading recipes').first()).toBeAttached()
  }

  test('there is some while a page loads', async ({ page }) => {
    await openLoading(page)
    expect(await moving(page)).toBeGreaterThan(0)
  })

  test('there is none for those who asked for less', async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' })
    await openLoading(page)
    expect(await moving(page)).toBe(0)
    await page.getByRole('button', { name: 'Search' }).first().click()
    expect(await moving(page)).toBe(0)
    const scrolling = await page.evaluate(() => getComputedStyle(document.documentElement).scrollBehavior)
    expect(scrolling).toBe('auto')
  })
})
