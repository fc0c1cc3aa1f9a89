// What a machine can find wrong with a page, in both colour schemes.
import AxeBuilder from '@axe-core/playwright'
import type { Page } from '@playwright/test'
import { expect } from './fixtures.ts'

const TAGS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice']
/** Only these depend on the scheme. */
const COLOUR_RULES = ['color-contrast', 'link-in-text-block']

async function faults(builder: AxeBuilder, scheme: string) {
  // The mode without a helper page: nothing here is in a frame.
  const { violations } = await builder.setLegacyMode().analyze()
  return violations.flatMap(({ id, nodes }) =>
    nodes.map(
      ({ html, failureSummary = '' }) => `${id} (${scheme}): ${html} ${failureSummary.split('\n').at(1) ?? ''}`,
    ),
  )
}

/** Every fault is told before the test ends: one state after the other is looked at. */
export async function expectNoFaults(page: Page, state: string) {
  await page.emulateMedia({ colorScheme: 'light', reducedMotion: 'reduce' })
  const light = await faults(new AxeBuilder({ page }).options({ resultTypes: ['violations'] }).withTags(TAGS), 'light')
  await page.emulateMedia({ colorScheme: 'dark', reducedMotion: 'reduce' })
  const dark = await faults(new AxeBuilder({ page }).withRules(COLOUR_RULES), 'dark')
  expect.soft([...light, ...dark], state).toEqual([])
}

export const button = (page: Page, name: string | RegExp) =>
  page.getByRole('main').getByRole('button', { name }).first()
export const press = (name: string | RegExp) => (page: Page) => button(page, name).click()
