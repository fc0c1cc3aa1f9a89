// Whether a page fits its screen: nothing is cut off, and nobody has to scroll in two directions.
import type { Page } from '@playwright/test'
import { expect } from './fixtures.ts'

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

export async function expectAllInside(page: Page, address: string) {
  const sideways = await page.evaluate(
    () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
  )
  expect.soft(sideways, `${address} scrolls sideways`).toBeLessThanOrEqual(0)
  expect.soft(await outside(page), `${address} is cut off`).toEqual([])
}
