import { defineConfig, devices } from '@playwright/test'
import { BROWSER_PATH, TESTING_FLAGS } from '#scripts/browser.ts'

const port = Number(process.env.E2E_PORT ?? 3999)
const baseURL = `http://localhost:${port}`

const desktop = { ...devices['Desktop Chrome'], viewport: { width: 1280, height: 900 } }
const phone = { ...devices['Pixel 7'], viewport: { width: 390, height: 844 } }
const projects = [
  { name: 'desktop', use: desktop },
  { name: 'phone', use: phone, testMatch: /\.(both|phone)\.spec\.ts$/ },
]
export default defineConfig({
  testDir: 'e2e',
  outputDir: `test-results/playwright-${port}`,
  reporter: [['line'], ['json', { outputFile: 'test-results/playwright.json' }]],
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
