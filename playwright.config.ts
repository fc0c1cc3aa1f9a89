import { join } from 'node:path'
import { defineConfig, devices } from '@playwright/test'
import { BROWSER_PATH, TESTING_FLAGS } from '#scripts/browser.ts'

const port = Number(process.env.E2E_PORT ?? 3999)
const baseURL = `http://localhost:${port}`

const desktop = { ...devices['Desktop Chrome'], viewport: { width: 1280, height: 900 } }
const phone = { ...devices['Pixel 7'], viewport: { width: 390, height: 844 } }
const projects = [
  { name: 'desktop', use: desktop },
  // Only where the layout differs.
  { name: 'phone', use: phone, testMatch: /\.both\.spec\.ts$/ },
]
export default defineConfig({
  testDir: 'e2e',
  outputDir: `test-results/playwright-${port}`,
  reporter: [['line'], ['json', { outputFile: 'test-results/playwright.json' }]],
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
  projects,
  webServer: {
    command: 'node scripts/serve-for-tests.ts',
    url: `${baseURL}/readyz`,
    env: { PORT: String(port), PATH: process.env.PATH ?? '' },
    reuseExistingServer: false,
    gracefulShutdown: { signal: 'SIGTERM', timeout: 10_000 }, // it removes its folder and its database
    timeout: 60_000,
  },
})
