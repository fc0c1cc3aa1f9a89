// Checks that a page fits the screen: nothing is cut off, and it scrolls in only one direction.
import type { Page } from '@playwright/test'
import { expect } from './fixtures.ts'

/** Texts and controls outside the screen that aren't inside a scrollable area. */
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
