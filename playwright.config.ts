import { defineConfig, devices } from '@playwright/test'
import { QUICK } from './e2e/browser-options.ts'
import { ANY_SCREEN } from './e2e/fixtures.ts'

// Noon where the browsers, the tests and the servers are, so that no run meets midnight. Workers read this file later,
// and take over what the first one set.
process.env.E2E_TIME_ZONE ??= zoneAtNoon(new Date().getUTCHours())
process.env.TZ = process.env.E2E_TIME_ZONE

const port = Number(process.env.E2E_PORT ?? 3999)
const baseURL = `http://localhost:${port}`
/** A second server that sends mail: there an address has to be confirmed first. */
const mailPort = port + 1
const mailURL = `http://localhost:${mailPort}`

const desktop = { ...devices['Desktop Chrome'], viewport: { width: 1280, height: 900 } }
// At a phone's real pixel density, painting would take seven times as long.
const phone = { ...devices['Pixel 7'], viewport: { width: 390, height: 844 }, deviceScaleFactor: 1 }
const projects = [
  { name: 'desktop', use: desktop, testIgnore: /\.mail\.spec\.ts$/ },
  { name: 'mail', use: { ...desktop, baseURL: mailURL }, testMatch: /\.mail\.spec\.ts$/ },
  // Only where the layout differs.
  { name: 'phone', use: phone, testMatch: /\.both\.spec\.ts$/, grepInvert: new RegExp(ANY_SCREEN) },
]
export default defineConfig({
  testDir: 'e2e',
  outputDir: `test-results/playwright-${port}`,
  reporter: [['line'], ['json', { outputFile: 'test-results/playwright.json' }]],
  workers: 3, // a test waits now and then, so that two cores serve three
  fullyParallel: true,
  forbidOnly: Boolean(process.env.CI),
  retries: 0, // `npm test` runs what failed once more, alone
  timeout: 120_000,
  expect: { timeout: 20_000 },
  use: {
    baseURL,
    locale: 'en-US',
    timezoneId: process.env.E2E_TIME_ZONE,
    contextOptions: { reducedMotion: 'reduce' }, // no waiting for animations
    // Only e2e/offline.spec.ts lets it work; elsewhere it would stand between page and server.
    serviceWorkers: 'block',
    ...QUICK,
  },
  projects,
  webServer: [serverAt(port, ''), serverAt(mailPort, ' --mail')],
})

function zoneAtNoon(utcHour: number) {
  const ahead = 12 - utcHour
  return ahead === 0 ? 'Etc/GMT' : `Etc/GMT${ahead > 0 ? '-' : '+'}${Math.abs(ahead)}`
}

function serverAt(at: number, options: string) {
  return {
    command: `node scripts/serve-for-tests.ts${options}`,
    url: `http://localhost:${at}/readyz`,
    env: { PORT: String(at), PATH: process.env.PATH ?? '' },
    reuseExistingServer: false,
    gracefulShutdown: { signal: 'SIGTERM' as const, timeout: 10_000 }, // it removes its folder and its database
    timeout: 60_000,
  }
}
