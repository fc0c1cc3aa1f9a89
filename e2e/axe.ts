// Runs axe in both color schemes, on screens of every width.
import type { Page } from '@playwright/test'
import axe, { type AxeResults } from 'axe-core'
import { expect } from './fixtures.ts'

const TAGS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice']
/** The only rules that depend on the color scheme. */
const COLOUR_RULES = ['color-contrast', 'link-in-text-block']

type WithAxe = { axe?: { run: (part: object, options: object) => Promise<AxeResults> } }

const ALL_RULES = { runOnly: { type: 'tag', values: TAGS } }
const COLORS_ONLY = { runOnly: { type: 'rule', values: COLOUR_RULES } }
const BUT_COLORS = { ...ALL_RULES, rules: Object.fromEntries(COLOUR_RULES.map((rule) => [rule, { enabled: false }])) }

/** Axe stays in the page from its first run there, so that the next ones are quick. Of a long list it looks at a week's worth. */
async function faults(page: Page, colorScheme: 'light' | 'dark', asked: object) {
  await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' })
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axe.source)
  const violations = await page.evaluate(async (options) => {
    const { axe } = window as WithAxe
    const found = await axe?.run(
      { include: [['html']], exclude: [['main :is(li, tr):nth-child(n + 8)']] },
      { ...options, resultTypes: ['violations'], iframes: false },
    )
    if (!found) throw new Error('Axe did not run.')
    return found.violations.map(({ id, nodes }) => ({
      id,
      nodes: nodes.map(({ html, failureSummary = '' }) => `${html} ${failureSummary.split('\n').at(1) ?? ''}`),
    }))
  }, asked)
  return violations.flatMap(({ id, nodes }) => nodes.map((node) => `${id} (${colorScheme}): ${node}`))
}

/** Axe takes a control that a bar covers at this moment for one that is too small; a reader scrolls on. */
function uncover(page: Page) {
  return page.evaluate(() => {
    window.scrollTo(0, 0)
    const bar = document.querySelector<HTMLElement>('.bottom-bar')
    if (bar) bar.style.position = 'static'
  })
}

/** A desk and the narrowest screen (1280 pixels at 400% zoom); `npm run test:screens` adds a phone, which lies between them. */
const WIDTHS = process.env.EVERY_SCREEN ? [1280, 390, 320] : [1280, 320]

/**
 * Every width, without leaving the page. Contrast is the slow part and comes from the palette, not from the width: it is
 * looked at once, in light and dark. Soft, so that one run reports the violations of every state.
 */
export async function expectNoFaults(page: Page, state: string) {
  const before = page.viewportSize() ?? { width: 1280, height: 900 }
  for (const width of WIDTHS) {
    await page.setViewportSize({ ...before, width })
    await uncover(page)
    const withColors = width === 1280 || Boolean(process.env.EVERY_SCREEN)
    const light = await faults(page, 'light', withColors ? ALL_RULES : BUT_COLORS)
    const dark = withColors ? await faults(page, 'dark', COLORS_ONLY) : []
    expect.soft([...light, ...dark], `${state}, ${width} pixels wide`).toEqual([])
  }
  await page.setViewportSize(before)
}

export const button = (page: Page, name: string | RegExp) =>
  page.getByRole('main').getByRole('button', { name }).first()
export const press = (name: string | RegExp) => (page: Page) => button(page, name).click()
