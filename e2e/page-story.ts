// How a page gets into a state, and the steps that many states share.
import type { Page } from '@playwright/test'
import { button, press } from './axe.ts'
import { expect, moveTo } from './fixtures.ts'

export interface Story {
  address: string
  /** The signed-in member: new, or with a day of meals, water, and a plan. */
  member?: 'new' | 'full day'
  /** Stored on the device. */
  device?: Record<string, unknown>
  /** Calls that fail from the start. */
  failing?: RegExp
  /** Calls that get no response until a step makes them fail. */
  held?: RegExp
  steps?: [state: string, reach: (page: Page) => Promise<unknown>][]
  /** Where it leads in the end, which axe has already checked elsewhere. */
  end?: (page: Page) => Promise<unknown>
}

export const pressed = (name: string | RegExp, then: (page: Page) => Promise<unknown>) => async (page: Page) => {
  await press(name)(page)
  await then(page)
}
/** In a menu that is closed at first. */
export const inMenu = (label: string, then: (page: Page) => Promise<unknown>) => async (page: Page) => {
  await page.locator('summary').filter({ hasText: label }).click()
  await then(page)
}
export const says = (text: string | RegExp) => (page: Page) => expect(page.getByText(text).first()).toBeAttached()
export const titled = (name: string | RegExp) => (page: Page) =>
  expect(page.getByRole('heading', { level: 1, name })).toBeVisible()
export const opens = (page: Page) => expect(page.getByRole('dialog')).toBeVisible()
/** Leaves the dialog of the previous step. */
export const closed = (then: (page: Page) => Promise<unknown>) => async (page: Page) => {
  await page.keyboard.press('Escape')
  await then(page)
}
export const asks = (page: Page) => expect(page.getByRole('alertdialog')).toBeVisible()
export const offers = (name: string | RegExp) => (page: Page) =>
  expect(button(page, name)).toBeVisible({ timeout: 20_000 })

export const goTo = (address: string, then: (page: Page) => Promise<unknown>) => async (page: Page) => {
  await moveTo(page, address)
  await then(page)
}

/** For a page whose calls are held. */
const failers = new WeakMap<Page, () => void>()
export async function hold(page: Page, calls: RegExp) {
  const failed = new Promise<void>((resolve) => failers.set(page, resolve))
  await page.route(calls, async (route) => {
    await failed
    await route.abort().catch(() => undefined) // the page was left meanwhile
  })
}
export const failing = (then: (page: Page) => Promise<unknown>) => async (page: Page) => {
  failers.get(page)?.()
  await then(page)
}
/** From now on the calls get responses, and the page retries them: when told to, or by itself if that is sooner. */
export const tryAgain =
  (then: Story['end'], name: string | RegExp = /try again/i) =>
  async (page: Page) => {
    const again = button(page, name)
    await page.unrouteAll({ behavior: 'ignoreErrors' })
    await again.click({ timeout: 5000 }).catch(async (error: unknown) => {
      if (await again.isVisible()) throw error
    })
    await (then ?? waits)(page)
  }
export const waits = (page: Page) => expect(page.getByRole('main').getByRole('status').first()).toBeAttached()
