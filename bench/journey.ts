// npm run bench:journey: taps and seconds of ten everyday tasks on a scripted phone, with the real server and its
// embedded database. Every task runs three times; the seconds are the median. Needs a build.
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type Browser, chromium } from '@playwright/test'
import { JOURNEYS } from '#e2e/journeys.ts'
import { PHONE, type Walked, walkJourney } from '#e2e/walk-journey.ts'
import { BROWSER_PATH, TESTING_FLAGS } from '#scripts/browser.ts'
import { startDemoServer } from '#scripts/demo-server.ts'
import { summarise } from './measure.ts'

const RUNS = 3
const PORT = process.env.PORT ?? '4105'

async function walkOnce(browser: Browser, baseURL: string, journey: (typeof JOURNEYS)[number]): Promise<Walked> {
  const context = await browser.newContext({ ...PHONE, baseURL, locale: 'en-US' })
  try {
    return await walkJourney(journey, await context.newPage())
  } finally {
    await context.close()
  }
}

const row = (name: string, ...figures: string[]) =>
  console.log(name.padEnd(66) + figures.map((figure) => figure.padStart(8)).join(''))

const folder = await mkdtemp(join(tmpdir(), 'plateful-journey-'))
const server = await startDemoServer(PORT, { ...process.env, DEMO_DATA_DIR: folder })
const browser = await chromium.launch({ executablePath: BROWSER_PATH, args: TESTING_FLAGS })
try {
  row('', 'taps', 'goal', 'seconds')
  for (const journey of JOURNEYS) {
    const runs: Walked[] = []
    for (let run = 0; run < RUNS; run++) runs.push(await walkOnce(browser, server.address, journey))
    const taps = Math.max(...runs.map((run) => run.taps))
    const goal = Math.min(...runs.map((run) => run.goal))
    const isMissed = taps > goal
    row(
      journey.name,
      String(taps),
      String(goal),
      summarise(runs.map(({ seconds }) => seconds)).p50.toFixed(1),
      isMissed ? 'MISSED' : '',
    )
    if (isMissed) process.exitCode = 1
  }
} finally {
  await browser.close()
  server.stop()
  await server.ended
  await rm(folder, { recursive: true, force: true })
}
