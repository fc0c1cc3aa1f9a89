// Runs axe in both color schemes, on screens of every width.
import AxeBuilder from '@axe-core/playwright'
import type { Page } from '@playwright/test'
import { expect } from './fixtures.ts'

const TAGS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice']
/** The only rules that depend on the color scheme. */
const COLOUR_RULES = ['color-contrast', 'link-in-text-block']

async function faults(builder: AxeBuilder, scheme: string) {
  // Legacy mode skips the extra blank page; we have no frames.
  const { violations } = await builder.setLegacyMode().analyze()
  return violations.flatMap(({ id, nodes }) =>
    nodes.map(
      ({ html, failureSummary = '' }) => `${id} (${scheme}): ${html} ${failureSummary.split('\n').at(1) ?? ''}`,
    ),
  )
}

/** Axe takes a control that the bar covers at this moment for one that is too small; a reader scrolls on. */
function unstickBottomBar(page: Page) {
  return page.evaluate(() => {
    const bar = document.querySelector<HTMLElement>('.bottom-bar')
    if (bar) bar.style.position = 'static'
  })
}

/** A desk, a phone, and the narrowest screen (1280 pixels at 400 % zoom). */
const WIDTHS = [1280, 390, 320]

/** Every width, light and dark, without leaving the page. Soft, so that one run reports the violations of every state. */
export async function expectNoFaults(page: Page, state: string) {
  await unstickBottomBar(page)
  const before = page.viewportSize() ?? { width: 1280, height: 900 }
  for (const width of WIDTHS) {
    await page.setViewportSize({ ...before, width })
    await page.emulateMedia({ colorScheme: 'light', reducedMotion: 'reduce' })
    const all = new AxeBuilder({ page }).options({ resultTypes: ['violations'] }).withTags(TAGS)
    const light = await faults(all, 'light')
    await page.emulateMedia({ colorScheme: 'dark', reducedMotion: 'reduce' })
    const dark = await faults(new AxeBuilder({ page }).withRules(COLOUR_RULES), 'dark')
    expect.soft([...light, ...dark], `${state}, ${width} pixels wide`).toEqual([])
  }
  await page.setViewportSize(before)
}

export const button = (page: Page, name: string | RegExp) =>
  page.getByRole('main').getByRole('button', { name }).first()
export const press = (name: string | RegExp) => (page: Page) => button(page, name).click()
