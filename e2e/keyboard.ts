// Keyboard helpers.
import type { Locator, Page } from '@playwright/test'
import { expect } from './fixtures.ts'

const isFocused = (target: Locator) =>
  target.evaluateAll((found) => found.some((element) => element === document.activeElement))

/** Presses Tab until the element has focus. */
export async function tabTo(page: Page, target: Locator, presses = 90) {
  for (let press = 0; press < presses; press++) {
    if (await isFocused(target)) return
    await page.keyboard.press('Tab')
  }
  throw new Error(`The Tab key does not reach ${target}.`)
}

/** Tabs to the element and presses Enter. */
export async function activate(page: Page, target: Locator) {
  await expect(target.first()).toBeAttached()
  await tabTo(page, target)
  await page.keyboard.press('Enter')
}

/** Tabs to the named field and types into it. */
export async function writeInto(page: Page, label: string, text: string) {
  await tabTo(page, page.getByRole('main').getByLabel(label, { exact: true }))
  await page.keyboard.type(text)
}
