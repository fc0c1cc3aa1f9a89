// A tab that a worker's tests share: a warm tab shows a page in half the time of a new one. It carries nothing over
// from one test to the next (kept-tab.spec.ts). For the reasons, see docs/decisions/042-kept-tab.md.
import type { Browser, BrowserContext, BrowserContextOptions, Disposable, Page } from '@playwright/test'

/** Of the same origin, so that the browser keeps the tab's process. */
const EMPTY_PAGE = '/healthz'
/** Playwright itself listens to others. */
const HEARD_BY_TESTS = ['console', 'dialog', 'download', 'pageerror', 'request', 'response', 'websocket', 'weberror']

export class KeptTab {
  readonly page: Page
  /** Scripts and functions that a test added to every page it opens. */
  readonly #additions: Disposable[] = []

  private constructor(page: Page) {
    this.page = page
    this.#noteAdditions(page)
    this.#noteAdditions(page.context())
  }

  static async opened(browser: Browser): Promise<KeptTab> {
    const context = await browser.newContext()
    return new KeptTab(await context.newPage())
  }

  get context(): BrowserContext {
    return this.page.context()
  }

  /**
   * Makes it like a new tab in a new browser with these options, but warm. False if that isn't possible and it must be
   * closed.
   */
  async clear({ viewport, colorScheme = null, reducedMotion = null }: BrowserContextOptions): Promise<boolean> {
    const { page, context } = this
    if (await this.#hasOwnClock()) return false
    for (const other of context.pages()) if (other !== page) await other.close()
    for (const addition of this.#additions.splice(0)) await addition.dispose()
    this.#hearNothing()
    await page.unrouteAll({ behavior: 'ignoreErrors' })
    await context.unrouteAll({ behavior: 'ignoreErrors' })
    await context.setOffline(false)
    // A form that was being filled in asks before the page closes.
    page.on('dialog', (dialog) => dialog.accept().catch(() => undefined))
    // A page that was offline may reload itself, which ends the first attempt.
    await page.goto(EMPTY_PAGE).catch(() => page.goto(EMPTY_PAGE))
    this.#hearNothing()
    await this.#forgetData()
    if (viewport) await page.setViewportSize(viewport)
    await page.emulateMedia({ media: null, colorScheme, reducedMotion, forcedColors: null })
    return true
  }

  #hearNothing(): void {
    for (const event of HEARD_BY_TESTS) {
      this.page.removeAllListeners(event)
      this.context.removeAllListeners(event)
    }
  }

  async #forgetData(): Promise<void> {
    await this.context.clearCookies()
    await this.context.clearPermissions()
    await this.page.evaluate(() => sessionStorage.clear())
    const { origin } = new URL(this.page.url())
    const devtools = await this.context.newCDPSession(this.page)
    await devtools.send('Storage.clearDataForOrigin', { origin, storageTypes: 'all' })
    await devtools.send('Page.resetNavigationHistory')
    await devtools.detach()
  }

  /** Set by a test, and it can't be undone. */
  #hasOwnClock(): Promise<boolean> {
    return this.page.evaluate(() => !String(setTimeout).includes('[native code]'))
  }

  #noteAdditions(owner: Page | BrowserContext): void {
    const addInitScript: Page['addInitScript'] = owner.addInitScript.bind(owner)
    const exposeFunction = owner.exposeFunction.bind(owner)
    owner.addInitScript = (script, arg, options) => this.#noted(addInitScript(script, arg, options))
    owner.exposeFunction = (name, callback) => this.#noted(exposeFunction(name, callback))
  }

  async #noted(addition: Promise<Disposable>): Promise<Disposable> {
    this.#additions.push(await addition)
    return addition
  }
}
