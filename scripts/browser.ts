// How Chromium is started for tests and measurements.

/** Debian's place; `npm test` looks further (chromium.mjs). */
export const BROWSER_PATH = process.env.CHROMIUM_PATH ?? '/usr/bin/chromium'

/** The window's own address bar is two web pages, loaded anew with every test: two fifths of all processor time. */
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

/** A later list of features takes the place of an earlier one: ours repeats what Playwright and Lighthouse switch off. */
const flags = (...off: string[]) => [
  '--no-sandbox', // containers have none
  '--disable-gpu',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  `--disable-features=${off.join(',')}`,
]

export const MEASURING_FLAGS = flags(...WINDOW, ...CALLS_TO_THE_OUTSIDE)
export const TESTING_FLAGS = flags(...WINDOW, ...CALLS_TO_THE_OUTSIDE, ...STUMBLING_BLOCKS)
