// No layout shift during hydration, and content below the fold loads by itself.
import type { Page } from '@playwright/test'
import { WITH_PICTURES } from './browser-options.ts'
import { expect, oneRecipe, open, recipeCards, test } from './fixtures.ts'
import { addRow, holdBack, join } from './member.ts'

test.use({ ...WITH_PICTURES, isFirstVisit: true })

declare global {
  interface Window {
    shifts?: { value: number; what: string }[]
  }
}

/**
 * Up to 0.1 is rated good. When the font arrives, one line in the first row of cards may wrap, which moves the second
 * row.
 */
const MOST_SHIFT = 0.05

/** What the device stores, by storage name, if the page needs something to show. */
type Visit = [address: string, shows?: (title: string) => string, name?: string, state?: (id: number) => object]

const oats = { id: '1', name: 'oats', amount: 500, unit: 'g', checked: false }
const VISITS: Visit[][] = [
  [['/'], ['/recipes'], ['/cuisines'], ['/blog/3'], ['/diet-planner']],
  [
    ...([['/favorites'], ['/shopping-list'], ['/nutrition']] satisfies Visit[]),
    ['/favorites', (title) => title, 'favorite-recipes', (id) => ({ favorites: [id] })],
    ['/shopping-list', () => 'oats', 'shopping-list', () => ({ items: [oats] })],
  ],
]

for (const visits of VISITS) {
  test(`nothing moves on a first visit of ${visits.map(([address]) => address).join(', ')}`, async ({
    page,
    context,
    request,
  }) => {
    await page.addInitScript(() => {
      const shifts: { value: number; what: string }[] = []
      window.shifts = shifts
      new PerformanceObserver((list) => {
        // biome-ignore lint/suspicious/noExplicitAny: the browser's types do not know this entry
        for (const { value, sources } of list.getEntries() as any[]) {
          shifts.push({ value, what: sources[0]?.node?.outerHTML?.slice(0, 80) ?? '' })
        }
      }).observe({ type: 'layout-shift', buffered: true })
    })
    const { id, title } = await oneRecipe(request)
    const devtools = await context.newCDPSession(page)
    await devtools.send('Network.enable')
    await devtools.send('Network.setCacheDisabled', { cacheDisabled: true })
    for (const [address, shows, name = '', state] of visits) {
      await page.goto('/healthz')
      // Like a new device: the font's address is also stored after a visit.
      await page.evaluate(
        ([key, saved]) => {
          localStorage.clear()
          if (key) localStorage.setItem(key, saved)
        },
        [name, JSON.stringify({ state: state?.(id), version: 0 })] as const,
      )
      await open(page, address)
      if (shows) await expect(page.getByRole('main')).toContainText(shows(title))
      await expectStill(page, address)
    }
  })
}

async function expectStill(page: Page, address: string) {
  await page.evaluate(() => document.fonts.ready)
  const shifts = (await page.evaluate(() => window.shifts)) ?? []
  const whole = shifts.reduce((sum, { value }) => sum + value, 0)
  expect.soft(whole, `${address}: ${JSON.stringify(shifts)}`).toBeLessThan(MOST_SHIFT)
}

test('nothing moves when the members’ ratings load', async ({ page, request, isMobile }) => {
  const { id, title } = await oneRecipe(request)
  for (const rating of [3, 4, 5]) {
    await addRow(request, await join(request), 'recipe_ratings', { recipe_id: String(id), rating })
  }
  const release = await holdBack(page, '**/rpc/recipe_rating_averages')
  await open(page, `/recipes?search=${encodeURIComponent(title)}`)
  const card = recipeCards(page).first()
  await page.evaluate(() => document.fonts.ready)
  const cardBefore = await card.boundingBox()
  release()
  await expect(card).toContainText(/Rated \d\.\d out of 5/)
  expect(await card.boundingBox()).toEqual(cardBefore)

  const releaseAgain = await holdBack(page, '**/rpc/recipe_rating_averages')
  await open(page, `/recipes/${id}`)
  await page.evaluate(() => document.fonts.ready)
  if (isMobile) await page.getByRole('button', { name: 'More actions' }).click()
  const button = page.getByRole('button', { name: 'Log as Meal' })
  const buttonBefore = await button.boundingBox()
  releaseAgain()
  await expect(page.getByText(/from \d+ members/)).toBeVisible()
  expect(await button.boundingBox()).toEqual(buttonBefore)
})

test('cards below the first view are laid out after hydration, and are as tall as they need', async ({ page }) => {
  await open(page, '/recipes')
  await expect(page.locator('html')).toHaveAttribute('data-laid-out')
  const cards = page.getByRole('listitem').filter({ has: page.getByRole('article') })
  await expect(cards).toHaveCount(20)
  const kept = await cards.evaluateAll((items) =>
    items.map((item) => [getComputedStyle(item).contentVisibility, item.querySelector('article')?.checkVisibility()]),
  )
  for (const card of kept) expect(card).toEqual(['visible', true])
})

test.describe('without a script', () => {
  test.use({ javaScriptEnabled: false })

  test('every card is reachable', async ({ page }) => {
    await page.goto('/recipes')
    const last = recipeCards(page).last()
    await last.scrollIntoViewIfNeeded()
    await expect(last).toBeVisible()
    await expect(last).toContainText('per serving')
  })
})
