// Walks an everyday task on a phone and counts its taps. The browser test holds each to its number; `npm run
// bench:journey` also measures the time.
import type { Locator, Page } from '@playwright/test'
import { expect as expectOf } from './fixtures.ts'

/** The benchmark has no configuration, whose patience this is. */
export const expect = expectOf.configure({ timeout: 20_000 })

export const PHONE = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true }

export interface Walked {
  taps: number
  goal: number
  seconds: number
}

export interface Journey {
  name: string
  /** Too slow for every test run: only the benchmark walks it. */
  isLong?: true
  /** Calls `start` where the task starts and `end` where it ends. Returns how many taps it may take. */
  walk: (phone: Page, start: () => void, end: () => void) => Promise<number>
}

/** The page itself counts, so that no step is forgotten. Typing doesn't count, but what opens the keyboard does. */
export async function walkJourney({ walk }: Journey, phone: Page): Promise<Walked> {
  let taps = 0
  let from = 0
  const walked = { taps: 0, seconds: 0 }
  await phone.exposeFunction('countTap', () => {
    taps += 1
  })
  await phone.addInitScript(() => {
    const { countTap } = window as unknown as { countTap: () => void } // exposed above
    // Not on the window: a tap that Playwright repeats because its target moved doesn't reach the document.
    document.addEventListener('pointerdown', ({ isTrusted }) => isTrusted && countTap(), { capture: true })
  })
  const start = () => {
    taps = 0
    from = performance.now()
  }
  const end = () => {
    walked.taps = taps
    walked.seconds = (performance.now() - from) / 1000
  }
  const goal = await walk(phone, start, end)
  expect(walked.taps, 'the taps were counted').toBeGreaterThan(0)
  return { ...walked, goal }
}

export const button = (within: Page | Locator, name: string | RegExp) =>
  within.getByRole('button', { name, exact: true })
export const link = (within: Page | Locator, name: string) => within.getByRole('link', { name, exact: true })
