// How long a member waits for their own data on a phone with a slow connection and a slow CPU: on a device that has
// only the session, and on one that opened the page before. With the demo household and the real server; with --heavy,
// compared with a household of five years.
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { chromium, type Page } from '@playwright/test'
import { PHONE } from '#e2e/walk-journey.ts'
import { BROWSER_PATH, MEASURING_FLAGS } from '#scripts/browser.ts'
import { type DemoSize, fillDemo, HEAVY, USUAL } from '#scripts/demo-household.ts'
import { ROBIN } from '#scripts/demo-people.ts'
import { startDemoServer } from '#scripts/demo-server.ts'
import { ms, report, summarise } from './measure.ts'
import { openSlowLine, type SlowLine } from './slow-line.ts'

const PORT = '4106'
const RUNS = 3
const SLOWER_PROCESSOR = 4
const FIRST_VISIT_MS = 2500
const REPEAT_VISIT_MS = 1000
/** What five years of data may cost. */
const HEAVIER = 1.3
const GIVE_UP_AFTER_MS = 30_000
/** By then the data is stored, and the worker has what the page loaded. */
const SETTLED_AFTER_MS = 3000

const goal = `/ ${ROBIN.goals.daily_calorie_target.toLocaleString('en-US')} kcal`

/** Text that only the member's own data puts on the page. */
const PAGES = [
  { path: '/dashboard', own: goal },
  { path: '/diary', own: goal },
  { path: '/meal-scheduler', own: 'cook 2' },
  { path: '/shopping-list', own: 'Oat milk' },
]

type Place = (typeof PAGES)[number]

/** What signing in stores on a device. */
async function signIn(server: string): Promise<Record<string, string>> {
  const html = await (await fetch(`${server}/auth`)).text()
  const [, apikey = ''] = /"publishableKey":"([^"]+)"/.exec(html) ?? []
  const response = await fetch(`${server}/auth/v1/token?grant_type=password`, {
    method: 'POST',
    headers: { apikey, 'content-type': 'application/json' },
    body: JSON.stringify({ email: ROBIN.email, password: ROBIN.password }),
  })
  if (!response.ok) throw new Error(`The demo's member could not sign in: ${response.status}.`)
  const session = (await response.json()) as { user: { id: string } } // our own server's response
  const state = { user: { id: session.user.id, email: ROBIN.email } }
  return { 'plateful-session': JSON.stringify(session), 'auth-storage': JSON.stringify({ state, version: 1 }) }
}

/** From the start of the navigation to the frame that shows the text. */
async function visit(page: Page, path: string, own: string): Promise<number> {
  await page.goto(path, { waitUntil: 'commit' })
  return page.evaluate(
    async ({ own, giveUpAfter }) => {
      const isShown = () => document.querySelector('main')?.textContent?.includes(own)
      // Not frame by frame: that alone would keep a slow CPU busy.
      await new Promise<void>((resolve, reject) => {
        const watch = new MutationObserver(() => isShown() && resolve())
        watch.observe(document, { subtree: true, childList: true, characterData: true })
        setTimeout(() => reject(new Error(`"${own}" did not appear.`)), giveUpAfter)
        if (isShown()) resolve()
      })
      await new Promise(requestAnimationFrame)
      return performance.now()
    },
    { own, giveUpAfter: GIVE_UP_AFTER_MS },
  )
}

async function visitTwice(line: SlowLine, device: Record<string, string>, { path, own }: Place) {
  // A profile on disk, as on a phone: a private window, and Chromium's headless shell, keep no compiled code.
  const profile = await mkdtemp(join(tmpdir(), 'plateful-phone-'))
  const context = await chromium.launchPersistentContext(profile, {
    ...PHONE,
    baseURL: line.origin,
    locale: 'en-US',
    executablePath: BROWSER_PATH,
    args: MEASURING_FLAGS,
  })
  try {
    await context.addInitScript((kept) => {
      if (localStorage.getItem('plateful-session')) return
      for (const [name, value] of Object.entries(kept)) localStorage.setItem(name, value)
    }, device)
    const page = await context.newPage()
    const devtools = await context.newCDPSession(page)
    await devtools.send('Emulation.setCPUThrottlingRate', { rate: SLOWER_PROCESSOR })
    const first = await visit(page, path, own)
    line.hurry(true)
    await page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined))
    await page.waitForTimeout(SETTLED_AFTER_MS)
    await page.goto('about:blank')
    line.hurry(false)
    return { first, repeat: await visit(page, path, own) }
  } finally {
    await context.close()
    await rm(profile, { recursive: true, force: true })
  }
}

async function measure(size: DemoSize) {
  const folder = await mkdtemp(join(tmpdir(), 'plateful-members-'))
  const server = await startDemoServer(PORT, { ...process.env, DEMO_DATA_DIR: folder })
  try {
    await fillDemo(server.address, size)
    const line = await openSlowLine(server.address)
    const device = await signIn(server.address)
    const found = new Map<string, { first: number; repeat: number }>()
    for (const place of PAGES) {
      const runs: { first: number; repeat: number }[] = []
      for (let run = 0; run < RUNS; run++) runs.push(await visitTwice(line, device, place))
      const first = summarise(runs.map((run) => run.first)).p50
      const repeat = summarise(runs.map((run) => run.repeat)).p50
      found.set(place.path, { first, repeat })
    }
    await line.close()
    return found
  } finally {
    server.stop()
    await server.ended
    await rm(folder, { recursive: true, force: true })
  }
}

const usual = await measure(USUAL)
for (const [path, { first, repeat }] of usual) {
  const isMet = first <= FIRST_VISIT_MS && repeat <= REPEAT_VISIT_MS
  report(path, `${ms(first)}, again ${ms(repeat)}`, `≤ ${FIRST_VISIT_MS}, again ≤ ${REPEAT_VISIT_MS} ms`, isMet)
}
if (process.argv.includes('--heavy'))
  for (const [path, { first, repeat }] of await measure(HEAVY)) {
    const small = usual.get(path) ?? { first: 0, repeat: 0 } // the same pages
    const isMet = first <= small.first * HEAVIER && repeat <= small.repeat * HEAVIER
    const times = `${(first / small.first).toFixed(2)} and ${(repeat / small.repeat).toFixed(2)} times`
    report(`${path}, heavy member`, `${ms(first)}, again ${ms(repeat)}: ${times}`, `≤ ${HEAVIER} times`, isMet)
  }
