// Shared by every browser test: an unexpected console or page error fails the test.
import {
  type APIRequestContext,
  type BrowserContextOptions,
  test as base,
  expect,
  type Locator,
  type Page,
} from '@playwright/test'
import type { RecipeInformation } from '#domain/recipe/provider.ts'
import { KeptTab } from './kept-tab.ts'

interface Options {
  /** Console errors that belong to the test: `test.use({ expectedErrors: [/404/] })`. */
  expectedErrors: RegExp[]
  /** With an empty cache, in its own tab: `test.use({ isFirstVisit: true })`. */
  isFirstVisit: boolean
}

interface Tab {
  settings: BrowserContextOptions
  isUsedOnce: boolean
}

/** The tabs of a worker, by the settings of their tests. */
type KeptTabs = Map<string, KeptTab>

export const test = base.extend<Options & Tab, { keptTabs: KeptTabs }>({
  expectedErrors: [[], { option: true }],
  isFirstVisit: [Boolean(process.env.OWN_TABS), { option: true }],
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads there which fixtures this one needs.
  keptTabs: [({}, use) => use(new Map()), { scope: 'worker' }],
  /** What the tests of one tab have in common. */
  settings: async (
    {
      baseURL,
      colorScheme,
      contextOptions,
      deviceScaleFactor,
      extraHTTPHeaders,
      geolocation,
      hasTouch,
      isMobile,
      locale,
      timezoneId,
      userAgent,
      viewport,
    },
    use,
  ) => {
    const screen = { colorScheme, deviceScaleFactor, hasTouch, isMobile, userAgent, viewport }
    await use({ ...contextOptions, ...screen, baseURL, extraHTTPHeaders, geolocation, locale, timezoneId })
  },
  /**
   * A service worker outlives its page, nothing can be cleared without scripts, and clearing would undo the other
   * settings.
   */
  isUsedOnce: async ({ isFirstVisit, serviceWorkers, javaScriptEnabled, offline, permissions, storageState }, use) => {
    const isPrepared = Boolean(offline || permissions || storageState)
    await use(isFirstVisit || isPrepared || serviceWorkers !== 'block' || javaScriptEnabled === false)
  },
  context: async ({ browser, keptTabs, settings, isUsedOnce, expectedErrors }, use, test) => {
    const key = JSON.stringify(settings)
    const kept = isUsedOnce ? null : (keptTabs.get(key) ?? (await KeptTab.opened(browser)))
    const context = kept?.context ?? (await browser.newContext())
    const errors: string[] = []
    context.on('console', (message) => {
      if (message.type() === 'error') errors.push(`${message.text()} (${message.location().url})`)
    })
    context.on('weberror', (error) => errors.push(String(error.error())))
    await use(context)
    const isCleared = kept && test.status === test.expectedStatus && (await kept.clear(settings))
    if (isCleared) keptTabs.set(key, kept)
    else {
      if (kept) keptTabs.delete(key)
      await context.close()
    }
    const unexpected = errors.filter((error) => !expectedErrors.some((pattern) => pattern.test(error)))
    expect(unexpected, 'errors in the console').toEqual([])
  },
  page: async ({ context }, use) => {
    await use(context.pages()[0] ?? (await context.newPage()))
  },
})

export { expect }

/** Tag for a test in a `.both.spec.ts` that doesn't depend on the layout: it runs once, on the desktop. */
export const ANY_SCREEN = '@any-screen'

/** Opens a page and waits until it is interactive. */
export async function open(page: Page, address: string) {
  const response = await page.goto(address)
  await ready(page)
  return response
}

/** Of all a test waits for, this is the most work for the machine; a page that never starts fails all the same. */
const STARTS_WITHIN_MS = 60_000

/**
 * Waits until a page is interactive. A key press starts its scripts right away; otherwise they wait for the main
 * picture, which few tests load.
 */
export async function ready(page: Page) {
  await page.keyboard.press('Shift')
  await expect(page.locator('html')).toHaveAttribute('data-ready', 'true', { timeout: STARTS_WITHIN_MS })
}

/** Navigates like a link does, without loading the document again. */
export async function moveTo(page: Page, address: string) {
  await page.evaluate(async (to) => {
    const before = document.querySelector('h1')
    const title = before?.textContent
    window.history.pushState({}, '', to)
    window.dispatchEvent(new PopStateEvent('popstate'))
    // A page stays until the next one is ready.
    while (before?.isConnected && before.textContent === title) await new Promise(requestAnimationFrame)
  }, address)
}

/** Sets a localStorage value before any page opens. */
export async function onDevice(page: Page, key: string, value: unknown) {
  const text = typeof value === 'string' ? value : JSON.stringify(value)
  await page.addInitScript(
    ([name, saved]) => {
      if (sessionStorage.getItem(`seeded ${name}`)) return
      sessionStorage.setItem(`seeded ${name}`, 'yes')
      localStorage.setItem(name, saved)
    },
    [key, text] as const,
  )
}

export async function fetchRecipe(request: APIRequestContext, id: number | string): Promise<RecipeInformation> {
  const response = await request.get(`/api/recipes/${id}/information?includeNutrition=true`)
  return response.json()
}

/** A fixed seed, so that tests never depend on a random recipe. */
const SEED = 7

/** Some recipes of the catalogue, all with their nutrition. */
export async function someRecipes(request: APIRequestContext, number = 100): Promise<RecipeInformation[]> {
  const response = await request.get(`/api/recipes/random?number=${number}&seed=${SEED}&includeNutrition=true`)
  return (await response.json()).recipes
}

export async function oneRecipe(request: APIRequestContext): Promise<RecipeInformation> {
  const [recipe] = await someRecipes(request, 1)
  if (!recipe) throw new Error('The catalogue has no recipe.')
  return recipe
}

export async function searchTotal(request: APIRequestContext, parameters: Record<string, string>): Promise<number> {
  const response = await request.get('/api/recipes/complexSearch', { params: { number: '1', ...parameters } })
  return (await response.json()).totalResults
}

export const recipeCards = (within: Page | Locator) => within.getByRole('article')

/** The ids of the recipe cards shown, in order. */
export async function shownIds(within: Page | Locator): Promise<number[]> {
  const links = await recipeCards(within)
    .getByRole('link')
    .evaluateAll((found) => found.map((link) => link.getAttribute('href') ?? ''))
  return links.map((address) => Number(address.split('/').at(-1)))
}
