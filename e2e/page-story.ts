// How a page comes into a state, and the steps that many states share.
import type { Page } from '@playwright/test'
import { button, press } from './axe.ts'
import { expect } from './fixtures.ts'

export interface Story {
  address: string
  /** The signed-in member: new, or with a day of meals, water, and a plan. */
  member?: 'new' | 'full day'
  /** Stored on the device. */
  device?: Record<string, unknown>
  /** Calls that fail from the start. */
  failing?: RegExp
  /** Calls that are never answered. */
  held?: RegExp
  steps?: [state: string, reach: (page: Page) => Promise<unknown>][]
}

export const pressed = (name: string | RegExp, then: (page: Page) => Promise<unknown>) => async (page: Page) => {
  await press(name)(page)
  await then(page)
}
export const says = (text: string | RegExp) => (page: Page) => expect(page.getByText(text).first()).toBeAttached()
export const opens = (page: Page) => expect(page.getByRole('dialog')).toBeVisible()
/** Leaves the dialog of the step before. */
export const closed = (then: (page: Page) => Promise<unknown>) => async (page: Page) => {
  await page.keyboard.press('Escape')
  await then(page)
}
export const asks = (page: Page) => expect(page.getByRole('alertdialog')).toBeVisible()
export const offers = (name: string | RegExp) => (page: Page) =>
  expect(button(page, name)).toBeVisible({ timeout: 20_000 })

/** Navigates on the client, so that the page shows its loading state. */
export const goTo = (address: string, then: (page: Page) => Promise<unknown>) => async (page: Page) => {
  await page.evaluate((to) => {
    window.history.pushState({}, '', to)
    window.dispatchEvent(new PopStateEvent('popstate'))
  }, address)
  await then(page)
}
export const waits = (page: Page) => expect(page.getByRole('main').getByRole('status').first()).toBeAttached()
