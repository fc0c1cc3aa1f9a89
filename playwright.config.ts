import { defineConfig, devices } from '@playwright/test'
import { BROWSER_PATH, TESTING_FLAGS } from '#scripts/browser.ts'
import { hasPostgres } from './server/database/testing/postgres.ts'

const port = Number(process.env.E2E_PORT ?? 3999)
const baseURL = `http://localhost:${port}`

const desktop = { ...devices['Desktop Chrome'], viewport: { width: 1280, height: 900 } }
const phone = { ...devices['Pixel 7'], viewport: { width: 390, height: 844 } }
const embedded = [
  { name: 'desktop', use: desktop },
  { name: 'phone', use: phone, testMatch: /\.(both|phone)\.spec\.ts$/ },
]
/**
 * E2E_DATABASE=postgres: the members' tests once more, on a PostgreSQL server; none where there is no such server.
 * How the screens look is no matter of the database.
 */
const onPostgres = process.env.E2E_DATABASE === 'postgres'
const postgres = hasPostgres()
  ? [{ name: 'postgres', use: desktop, testMatch: /members-(?!screens).*\.spec\.ts$/ }]
  : []
const results = onPostgres ? 'playwright-postgres' : 'playwright'

export default defineConfig({
  testDir: 'e2e',
  outputDir: `test-results/${results}-${port}`,
  reporter: [['line'], ['json', { outputFile: `test-results/${results}.json` }]],
  workers: 2,
  fullyParallel: true,
  forbidOnly: Boolean(process.env.CI),
  // A slow machine is not a fault: a test that passes at the second try is reported as flaky.
  retries: 2,
  timeout: 60_000,
  expect: { timeout: 12_000 },
  use: {
    baseURL,
    locale: 'en-US',
    // Its own tests let it work (e2e/offline.spec.ts); everywhere else it would only stand between page and server.
    serviceWorkers: 'block',
    trace: 'on-first-retry',
    launchOptions: {
      executablePath: BROWSER_PATH,
      args: TESTING_FLAGS,
    },
  },
  projects: onPostgres ? postgres : embedded,
  webServer: {
    command: 'node scripts/serve-for-tests.ts',
    url: `${baseURL}/readyz`,
    env: { PORT: String(port), PATH: process.env.PATH ?? '' },
    reuseExistingServer: false,
    gracefulShutdown: { signal: 'SIGTERM', timeout: 10_000 }, // it removes its folder and its database
    timeout: 60_000,
  },
})
