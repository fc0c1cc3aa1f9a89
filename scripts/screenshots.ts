// The README's pictures, taken from the demo as a member sees it.
import { mkdir, readdir, writeFile } from 'node:fs/promises'
import { type Browser, type BrowserContextOptions, chromium, devices, expect, type Page } from '@playwright/test'
import sharp from 'sharp'
import { BROWSER_PATH, TESTING_FLAGS } from './browser.ts'
import { fillDemo } from './demo-household.ts'
import { ROBIN } from './demo-people.ts'
import { startDemoServer } from './demo-server.ts'

const FOLDER = 'docs/screenshots'
const MOST_BYTES = 150_000
const WIDTH = 1600
const DESK = { viewport: { width: 1280, height: 860 }, deviceScaleFactor: 1.5 }
/** Between and around the phones, in pixels. */
const GAP = 60
const AROUND_PHONES = '#e1eedb'
const PHONE = { ...devices['Pixel 7'], viewport: { width: 390, height: 844 }, deviceScaleFactor: 2 }

async function requirePictures() {
  const drawn = await readdir('catalogue/pictures/recipes').catch(() => [])
  if (!drawn.some((name) => name.endsWith('.avif'))) {
    throw new Error('The dishes have no pictures yet. Draw them first: npm run pictures')
  }
}

/** Saves at the highest quality that keeps the file small enough. */
async function save(name: string, png: Buffer) {
  const { width = WIDTH } = await sharp(png).metadata()
  for (let quality = 84; quality >= 40; quality -= 4) {
    const jpeg = await sharp(png).resize(Math.min(width, WIDTH)).jpeg({ quality, mozjpeg: true }).toBuffer()
    if (jpeg.length > MOST_BYTES) continue
    await writeFile(`${FOLDER}/${name}.jpg`, jpeg)
    console.log(`${FOLDER}/${name}.jpg  ${Math.round(jpeg.length / 1000)} kB`)
    return
  }
  throw new Error(`The picture "${name}" cannot be made small enough.`)
}

async function open(page: Page, path: string) {
  await page.goto(path)
  await page.locator('html[data-ready=true]').waitFor()
  await page.locator('main [aria-busy=true]').first().waitFor({ state: 'detached' })
}

/** A screenshot, once all visible pictures have loaded. */
async function shot(page: Page) {
  await page.waitForLoadState('networkidle')
  await page.evaluate(async () => {
    await document.fonts.ready
    const inSight = [...document.images].filter((image) => image.getBoundingClientRect().top < window.innerHeight)
    await Promise.all(inSight.map((image) => image.decode().catch(() => undefined)))
  })
  return page.screenshot()
}

/** From the top of the page, wherever the last press was. */
async function take(page: Page, name: string) {
  await page.evaluate(() => window.scrollTo(0, 0))
  await save(name, await shot(page))
}

async function signIn(page: Page) {
  await open(page, '/auth')
  const main = page.locator('main')
  await main.getByLabel('Email', { exact: true }).fill(ROBIN.email)
  await main.getByLabel('Password', { exact: true }).fill(ROBIN.password)
  await main.getByRole('button', { name: 'Sign In', exact: true }).click()
  await page.waitForURL((url) => url.pathname === '/')
}

/** The dinners of the week, from the scheduler. */
async function plannedRecipes(page: Page) {
  await open(page, '/meal-scheduler')
  const links = page.locator('main li a[href^="/recipes/"]')
  await links.first().waitFor()
  const addresses = await links.evaluateAll((found) =>
    found.map((link) => new URL((link as HTMLAnchorElement).href).pathname),
  )
  return [...new Set(addresses)]
}

/** Side by side, as three people would hold their phones. */
async function takePhones(phones: readonly Buffer[]) {
  const { width = 0, height = 0 } = await sharp(phones[0]).metadata()
  const canvas = { width: phones.length * (width + GAP) + GAP, height: height + 2 * GAP, channels: 3 as const }
  const sheet = sharp({ create: { ...canvas, background: AROUND_PHONES } }).composite(
    phones.map((input, place) => ({ input, left: GAP + place * (width + GAP), top: GAP })),
  )
  await save('phones', await sheet.png().toBuffer())
}

async function takeDesk(browser: Browser, common: BrowserContextOptions): Promise<string[]> {
  const desk = await browser.newContext({ ...DESK, ...common })
  const page = await desk.newPage()
  await open(page, '/')
  await take(page, 'home')
  await signIn(page)
  const recipes = await plannedRecipes(page)
  await take(page, 'scheduler')
  await open(page, '/dashboard')
  await page.getByRole('button', { name: '30 days' }).click()
  await page.getByRole('img', { name: /^Weight by day/ }).waitFor()
  await page.setViewportSize({ width: 1280, height: 1240 })
  await take(page, 'dashboard')
  await open(page, '/diary')
  await page.getByRole('region', { name: 'Totals' }).first().waitFor()
  await take(page, 'diary')
  await page.setViewportSize(DESK.viewport)
  await open(page, recipes[1] ?? '/recipes')
  await take(page, 'recipe')
  await open(page, '/household')
  await page.getByText('Who eats when').click()
  await page.setViewportSize({ width: 1280, height: 1240 })
  await take(page, 'household')
  await page.setViewportSize(DESK.viewport)
  await open(page, '/diet-planner')
  const again = page.getByRole('button', { name: 'Create New Meal Plan' }) // the account has the plan of an earlier run
  await again.or(page.getByLabel('Diet', { exact: true })).waitFor()
  if (await again.isVisible()) await again.click()
  // The member's goals load a moment after the form.
  await expect(page.getByLabel('Diet', { exact: true })).toHaveValue('Vegetarian')
  await page.getByRole('button', { name: 'A week' }).click()
  await page.getByRole('button', { name: 'Generate Meal Plan' }).click()
  await page.getByRole('heading', { name: /Meal Plan$/ }).waitFor()
  await take(page, 'planner')
  await desk.close()
  return recipes
}

async function takeHand(browser: Browser, common: BrowserContextOptions, recipes: readonly string[]) {
  const hand = await browser.newContext({ ...PHONE, ...common })
  const page = await hand.newPage()
  // A headless browser has no wake lock; a phone does.
  await page.addInitScript(() => {
    const lock = Object.assign(new EventTarget(), { release: async () => undefined })
    Object.defineProperty(navigator, 'wakeLock', { value: { request: async () => lock } })
  })
  await signIn(page)
  await open(page, '/diary')
  const diary = await shot(page)
  await open(page, `${recipes[1]}/cook`)
  await page.getByRole('button', { name: 'Next Step' }).click()
  const timer = page.getByRole('button', { name: 'Start Timer' }).first()
  while (!(await timer.isVisible()) && (await page.getByRole('button', { name: 'Next Step' }).isVisible()))
    await page.getByRole('button', { name: 'Next Step' }).click()
  if (await timer.isVisible()) {
    await timer.click()
    await page.getByRole('region', { name: 'Timers' }).waitFor()
  }
  const cook = await shot(page)
  await open(page, '/shopping-list')
  await takePhones([diary, cook, await shot(page)])
  await hand.close()
}

await requirePictures()
await mkdir(FOLDER, { recursive: true })
const server = await startDemoServer(process.env.PORT || '3990')
try {
  await fillDemo(server.address)
  const browser = await chromium.launch({ executablePath: BROWSER_PATH, args: TESTING_FLAGS })
  const common = { baseURL: server.address, colorScheme: 'light', reducedMotion: 'reduce', locale: 'en-US' } as const
  try {
    await takeHand(browser, common, await takeDesk(browser, common))
  } finally {
    await browser.close()
  }
} finally {
  server.stop()
  await server.ended
}
