// How the tests start the browser.
import { join } from 'node:path'
import { BROWSER_PATH, TESTING_FLAGS } from '#scripts/browser.ts'

/**
 * Pictures are a third of a page's loading time, so only tests that check them load them: `test.use(WITH_PICTURES)`.
 */
const WITHOUT_PICTURES = '--blink-settings=imagesEnabled=false'

const started = (...flags: string[]) => ({
  launchOptions: {
    executablePath: BROWSER_PATH,
    args: [...TESTING_FLAGS, ...flags],
    // The tests bring their own fonts, so that lines break the same way on every machine.
    env: { ...process.env, FONTCONFIG_FILE: join(import.meta.dirname, 'fonts.conf') },
  },
})

export const QUICK = started(WITHOUT_PICTURES)
export const WITH_PICTURES = started()
