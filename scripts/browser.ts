// How tests and benchmarks start Chromium.

/** Debian's path; `npm test` searches elsewhere too (chromium.mjs). */
export const BROWSER_PATH = process.env.CHROMIUM_PATH ?? '/usr/bin/chromium'

/** The browser's own UI pages reload for every test and took 40% of the CPU time. */
const WINDOW = ['WebUIOmniboxPopup', 'WebUIOmniboxAimPopup']

const CALLS_TO_THE_OUTSIDE = [
  'AimEnabled',
  'MediaRouter',
  'NetworkTimeServiceQuerying',
  'OptimizationHints',
  'PreconnectToSearch',
  'Translate',
]

const STUMBLING_BLOCKS = [
  'AvoidCorsURLLoaderRestartOnRedirect',
  'AvoidUnnecessaryBeforeUnloadCheckSync',
  'DestroyProfileOnBrowserClose',
  'HttpsFirstBalancedModeAutoEnable',
  'HttpsUpgrades',
  'LensOverlay',
  'PaintHolding',
  'ThirdPartyStoragePartitioning',
]

/** A later --disable-features replaces an earlier one, so ours repeats Playwright's and Lighthouse's. */
const flags = (...off: string[]) => [
  '--no-sandbox', // not available in containers
  '--disable-gpu',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  `--disable-features=${off.join(',')}`,
]

export const MEASURING_FLAGS = flags(...WINDOW, ...CALLS_TO_THE_OUTSIDE)
export const TESTING_FLAGS = flags(...WINDOW, ...CALLS_TO_THE_OUTSIDE, ...STUMBLING_BLOCKS)
