// Runs axe on pages and their states, in both color schemes and at every screen width.
import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import type { Page } from '@playwright/test'
import type { AxeResults } from 'axe-core'
import { expect } from './fixtures.ts'

/** The minified build: a page loads it in half the time. */
const AXE = readFileSync(fileURLToPath(import.meta.resolve('axe-core/axe.min.js')), 'utf8')
const TAGS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice']
/** The only rules that depend on the color scheme. */
const COLOUR_RULES = ['color-contrast', 'link-in-text-block']

interface WithAxe {
  axe?: { run: (part: object, options: object) => Promise<AxeResults> }
}

interface Look {
  /** The test's own page unless another is given. */
  width?: number
  colorScheme: 'light' | 'dark'
  rules: object
  /** Leaves out the header and the footer, and everything behind an open dialog. */
  ownPart?: boolean
  /** It is the same on every page. */
  withoutFooter?: boolean
}

const ALL_RULES = { runOnly: { type: 'tag', values: TAGS } }
/** fits-screen.ts checks everything else that depends on the width. */
const NARROW_RULES = { runOnly: { type: 'rule', values: [...COLOUR_RULES, 'target-size'] } }
const COLORS_ONLY = { runOnly: { type: 'rule', values: COLOUR_RULES } }

/** `npm run test:screens` checks everything. */
export const IS_THOROUGH = Boolean(process.env.EVERY_SCREEN)
export const AXE_TEST_MS = IS_THOROUGH ? 360_000 : 120_000
const EVERY_LOOK: Look[] = [1280, 390, 320].flatMap((width) => [
  { width, colorScheme: 'light', rules: ALL_RULES },
  { width, colorScheme: 'dark', rules: COLORS_ONLY },
])
/** `npm test` checks each page on a desktop and on the narrowest screen (1280 pixels at 400% zoom) ... */
const LOOKS_AT_A_PAGE: Look[] = [
  { width: 1280, colorScheme: 'light', rules: ALL_RULES },
  { width: 320, colorScheme: 'dark', rules: NARROW_RULES },
]
/**
 * ... and its states once, in the scheme where contrast fails first. The header and footer are checked with the page.
 */
const LOOKS_AT_A_STATE: Look[] = [{ colorScheme: 'dark', rules: ALL_RULES, ownPart: true }]
const OWN_PARTS = ['dialog[open]', 'main, [role=status], [role=alert]']
/** After the first seven, the items of a list are more of the same. */
const SKIPPED = IS_THOROUGH ? [] : [['main :is(li, tr):nth-child(n + 8)']]

/** Axe stays in the page after its first run, so that later runs are fast. */
async function faults(page: Page, { colorScheme, rules, ownPart, withoutFooter }: Look) {
  await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' })
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(AXE)
  const violations = await page.evaluate(
    async (options) => {
      const { axe } = window as WithAxe
      const part = options.parts.find((selector) => document.querySelector(selector)) ?? 'html'
      const found = await axe?.run(
        { include: [[part]], exclude: options.exclude },
        { ...options.rules, resultTypes: ['violations'], iframes: false },
      )
      if (!found) throw new Error('Axe did not run.')
      return found.violations.map(({ id, nodes }) => ({
        id,
        nodes: nodes.map(({ html, failureSummary = '' }) => `${html} ${failureSummary.split('\n').at(1) ?? ''}`),
      }))
    },
    {
      rules,
      parts: ownPart ? OWN_PARTS : [],
      exclude: [...SKIPPED, ...(withoutFooter ? [['footer:not(main footer)']] : [])],
    },
  )
  return violations.flatMap(({ id, nodes }) => nodes.map((node) => `${id} (${colorScheme}): ${node}`))
}

/** Axe mistakes a control that a bar covers at this moment for one that is too small; a reader would scroll. */
function uncover(page: Page) {
  return page.evaluate(() => {
    window.scrollTo(0, 0)
    const bar = document.querySelector<HTMLElement>('.bottom-bar')
    if (bar) bar.style.position = 'static'
  })
}

/**
 * Without leaving the page, which keeps the last color scheme, because each change repaints it. Soft, to report every
 * state.
 */
async function look(page: Page, state: string, looks: readonly Look[]) {
  const before = page.viewportSize() ?? { width: 1280, height: 900 }
  const show = async (width: number) => {
    if (page.viewportSize()?.width !== width) await page.setViewportSize({ ...before, width })
  }
  for (const one of IS_THOROUGH ? EVERY_LOOK : looks) {
    const { width = before.width } = one
    await show(width)
    await uncover(page)
    expect.soft(await faults(page, one), `${state}, ${width} pixels wide`).toEqual([])
  }
  await show(before.width)
}

export const expectNoFaultsOnPage = (page: Page, address: string, { withFooter = true } = {}) =>
  look(
    page,
    address,
    LOOKS_AT_A_PAGE.map((one) => ({ ...one, withoutFooter: !withFooter })),
  )
export const expectNoFaults = (page: Page, state: string) => look(page, state, LOOKS_AT_A_STATE)

export const button = (page: Page, name: string | RegExp) =>
  page.getByRole('main').getByRole('button', { name }).first()
export const press = (name: string | RegExp) => (page: Page) => button(page, name).click()
