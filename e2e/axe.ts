// Runs axe in both color schemes.
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

/** Soft, so that one run reports the violations of every state. */
export async function expectNoFaults(page: Page, state: string) {
  await unstickBottomBar(page)
  await page.emulateMedia({ colorScheme: 'light', reducedMotion: 'reduce' })
  const light = await faults(new AxeBuilder({ page }).options({ resultTypes: ['violations'] }).withTags(TAGS), 'light')
  await page.emulateMedia({ colorScheme: 'dark', reducedMotion: 'reduce' })
  const dark = await faults(new AxeBuilder({ page }).withRules(COLOUR_RULES), 'dark')
  expect.soft([...light, ...dark], state).toEqual([])
}

export const button = (page: Page, name: string | RegExp) =>
  page.getByRole('main').getByRole('button', { name }).first()
export const press = (name: string | RegExp) => (page: Page) => button(page, name).click()
