import { join } from 'node:path'
import { defineConfig, devices } from '@playwright/test'
import { BROWSER_PATH, TESTING_FLAGS } from '#scripts/browser.ts'
import { hasPostgres } from './server/database/testing/postgres.ts'

const port = Number(process.env.E2E_PORT ?? 3999)
const baseURL = `http://localhost:${port}`

const desktop = { ...devices['Desktop Chrome'], viewport: { width: 1280, height: 900 } }
const phone = { ...devices['Pixel 7'], viewport: { width: 390, height: 844 } }
const embedded = [
  { name: 'desktop', use: desktop },
  // Only where the layout differs.
  { name: 'phone', use: phone, testMatch: /\.both\.spec\.ts$/ },
]
/**
 * E2E_DATABASE=postgres runs the members' tests once more on a PostgreSQL server, if one is installed. How screens look
 * does not depend on the database.
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
  retries: 0, // a test that passes at the second try is a failed test
  timeout: 60_000,
  expect: { timeout: 12_000 },
  use: {
    baseURL,
    locale: 'en-US',
    // Only e2e/offline.spec.ts lets it work; elsewhere it would stand between page and server.
    serviceWorkers: 'block',
    launchOptions: {
      executablePath: BROWSER_PATH,
      args: TESTING_FLAGS,
      // The tests bring their fonts, so that lines break alike on every machine.
      env: { ...process.env, FONTCONFIG_FILE: join(import.meta.dirname, 'e2e/fonts.conf') },
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
