// Time from a click on a link to the frame that shows the next page, and to the one that shows its server data: in the
// browser, after hydration. This is our own time, because the server is on the same machine. Each navigation is
// measured several times, each time with empty caches.
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type Browser, chromium } from '@playwright/test'
import { BROWSER_PATH, MEASURING_FLAGS } from '#scripts/browser.ts'
import { startServer } from '#server/testing/running-server.ts'
import { ms, report, summarise } from './measure.ts'

const BUDGET_MS = 100
const TIMES = 7
const PHONE = { viewport: { width: 390, height: 844 } }

interface Way {
  what: string
  from: string
  /** The clicked link. */
  link: string
  /** What the next page requests from the server. */
  contents: string
}

const WAYS: Way[] = [
  { what: 'home to the recipes', from: '/', link: 'main a[href="/recipes"]', contents: 'main li article' },
  { what: 'the recipes to a recipe', from: '/recipes', link: 'main article h2 a', contents: '[role=tabpanel] li' },
  {
    what: 'the cuisines to a cuisine',
    from: '/cuisines',
    link: 'main a[href="/cuisines/Thai"]',
    contents: 'main li article',
  },
  { what: 'the blog to an article', from: '/blog', link: 'main a[href="/blog/1"]', contents: 'main article p' },
  { what: 'home to the diet planner', from: '/', link: 'main a[href="/diet-planner"]', contents: 'main form' },
]

async function goOnce(
  browser: Browser,
  origin: string,
  { from, link, contents }: Way,
): Promise<{ page: number; contents: number }> {
  const context = await browser.newContext({ ...PHONE, serviceWorkers: 'block' })
  try {
    const page = await context.newPage()
    await page.goto(origin + from)
    await page.waitForSelector('html[data-ready]')
    await page.waitForLoadState('networkidle')
    return await page.evaluate(
      async ({ link, contents }) => {
        const anchor = document.querySelector<HTMLElement>(link)
        if (!anchor) throw new Error(`There is no ${link}.`)
        const heading = document.querySelector('h1')
        const start = performance.now()
        const frameWith = async (isThere: () => boolean) => {
          while (!isThere()) {
            if (performance.now() - start > 5000) throw new Error('The page did not come.')
            await new Promise((resolve) => setTimeout(resolve, 1))
          }
          await new Promise((resolve) => requestAnimationFrame(resolve))
          return performance.now() - start
        }
        anchor.click()
        const isNext = () => heading?.isConnected === false && document.querySelector('h1, main [aria-busy]') !== null
        const page = await frameWith(isNext)
        return { page, contents: await frameWith(() => isNext() && document.querySelector(contents) !== null) }
      },
      { link, contents },
    )
  } finally {
    await context.close()
  }
}

const dataDir = mkdtempSync(join(tmpdir(), 'plateful-bench-'))
const server = await startServer({ dataDir })
const browser = await chromium.launch({ executablePath: BROWSER_PATH, args: MEASURING_FLAGS })
try {
  for (const way of WAYS) {
    await goOnce(browser, server.origin, way) // warm up the server
    const times: { page: number; contents: number }[] = []
    for (let time = 0; time < TIMES; time++) times.push(await goOnce(browser, server.origin, way))
    const page = summarise(times.map((time) => time.page)).p50
    const contents = summarise(times.map((time) => time.contents)).p50
    report(`from ${way.what}`, `${ms(page)}, contents ${ms(contents)}`, `the page ≤ ${BUDGET_MS} ms`, page <= BUDGET_MS)
  }
} finally {
  await browser.close()
  await server.stop()
  rmSync(dataDir, { recursive: true, force: true })
}
