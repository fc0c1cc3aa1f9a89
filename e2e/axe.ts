// Runs axe in both color schemes, on screens of every width.
import type { Page } from '@playwright/test'
import axe, { type AxeResults } from 'axe-core'
import { expect } from './fixtures.ts'

const TAGS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice']
/** The only rules that depend on the color scheme. */
const COLOUR_RULES = ['color-contrast', 'link-in-text-block']

type WithAxe = { axe?: { run: (part: object, options: object) => Promise<AxeResults> } }

/** `npm run test:screens` checks a phone too, the contrast on every screen, and long lists to their end. */
const IS_THOROUGH = Boolean(process.env.EVERY_SCREEN)
/** The desktop and the narrowest screen (1280 pixels at 400% zoom), whose layout is the phone's. */
const WIDTHS = IS_THOROUGH ? [1280, 390, 320] : [1280, 320]
/** After the first seven, the items of a list are more of the same. */
const SKIPPED = IS_THOROUGH ? [] : [['main :is(li, tr):nth-child(n + 8)']]

const ALL_RULES = { runOnly: { type: 'tag', values: TAGS } }
const COLORS_ONLY = { runOnly: { type: 'rule', values: COLOUR_RULES } }
const BUT_COLORS = { ...ALL_RULES, rules: Object.fromEntries(COLOUR_RULES.map((rule) => [rule, { enabled: false }])) }

/** Axe stays in the page after its first run there, so that the next ones are quick. */
async function faults(page: Page, colorScheme: 'light' | 'dark', rules: object) {
  await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' })
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axe.source)
  const violations = await page.evaluate(
    async (options) => {
      const { axe } = window as WithAxe
      const found = await axe?.run(
        { include: [['html']], exclude: options.exclude },
        { ...options.rules, resultTypes: ['violations'], iframes: false },
      )
      if (!found) throw new Error('Axe did not run.')
      return found.violations.map(({ id, nodes }) => ({
        id,
        nodes: nodes.map(({ html, failureSummary = '' }) => `${html} ${failureSummary.split('\n').at(1) ?? ''}`),
      }))
    },
    { rules, exclude: SKIPPED },
  )
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

/**
 * Every width, without leaving the page. Contrast is slow to check and comes from the palette, not from the width, so
 * one width will do. Soft, so that one run reports the violations of every state.
 */
export async function expectNoFaults(page: Page, state: string) {
  const before = page.viewportSize() ?? { width: 1280, height: 900 }
  for (const width of WIDTHS) {
    await page.setViewportSize({ ...before, width })
    await uncover(page)
    const withColors = IS_THOROUGH || width === 1280
    const light = await faults(page, 'light', withColors ? ALL_RULES : BUT_COLORS)
    const dark = withColors ? await faults(page, 'dark', COLORS_ONLY) : []
    expect.soft([...light, ...dark], `${state}, ${width} pixels wide`).toEqual([])
  }
  await page.setViewportSize(before)
}

export const button = (page: Page, name: string | RegExp) =>
  page.getByRole('main').getByRole('button', { name }).first()
export const press = (name: string | RegExp) => (page: Page) => button(page, name).click()
