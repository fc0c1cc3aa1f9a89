// The README's pictures, taken from the demo as its member sees it.
import { mkdir, readdir, writeFile } from 'node:fs/promises'
import { type Browser, chromium, devices, expect, type Page } from '@playwright/test'
import sharp from 'sharp'
import { BROWSER_PATH, TESTING_FLAGS } from './browser.ts'
import { fillDemo } from './demo-household.ts'
import { ROBIN } from './demo-life.ts'
import { startDemoServer } from './demo-server.ts'

const FOLDER = 'docs/screenshots'
const MOST_BYTES = 150_000
const WIDTH = 1600
const DESK = { viewport: { width: 1280, height: 860 }, deviceScaleFactor: 1.5 }
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

/** Takes a screenshot once all visible pictures have loaded. */
async function take(page: Page, name: string) {
  await page.waitForLoadState('networkidle')
  await page.evaluate(async () => {
    await document.fonts.ready
    const inSight = [...document.images].filter((image) => image.getBoundingClientRect().top < window.innerHeight)
    await Promise.all(inSight.map((image) => image.decode().catch(() => undefined)))
  })
  await save(name, await page.screenshot())
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
  const addresses = await links.evaluateAll((found) => found.map((link) => link.getAttribute('href') ?? ''))
  return [...new Set(addresses)]
}

async function takeAll(browser: Browser, baseURL: string) {
  const common = { baseURL, colorScheme: 'light', reducedMotion: 'reduce', locale: 'en-US' } as const
  const desk = await browser.newContext({ ...DESK, ...common })
  const page = await desk.newPage()
  await signIn(page)
  await open(page, '/')
  await take(page, 'home')
  const recipes = await plannedRecipes(page)
  await take(page, 'scheduler')
  await open(page, '/dashboard')
  await page.getByRole('button', { name: '30 days' }).click()
  await page.getByRole('img', { name: /^Weight by day/ }).waitFor()
  await page.setViewportSize({ width: 1280, height: 1240 })
  await take(page, 'dashboard')
  await page.setViewportSize(DESK.viewport)
  await open(page, recipes[1] ?? '/recipes')
  await take(page, 'recipe')
  await open(page, '/diet-planner')
  // The member's goals arrive a moment after the form.
  await expect(page.getByLabel('Diet', { exact: true })).toHaveValue('Vegetarian')
  await page.getByRole('button', { name: 'Generate Meal Plan' }).click()
  await page.getByRole('heading', { name: /Meal Plan$/ }).waitFor()
  await take(page, 'planner')

  const hand = await browser.newContext({ ...PHONE, ...common })
  const phone = await hand.newPage()
  for (const recipe of recipes.slice(0, 2)) {
    await open(phone, recipe)
    await phone.getByRole('button', { name: 'Add to Shopping List' }).click()
    await phone.getByText('Ingredients added to your shopping list!').waitFor()
  }
  await open(phone, '/shopping-list')
  await take(phone, 'shopping-list')
}

await requirePictures()
await mkdir(FOLDER, { recursive: true })
const server = await startDemoServer({ port: process.env.PORT ?? '3990', dataDir: process.env.DATA_DIR })
try {
  await fillDemo(server.address)
  const browser = await chromium.launch({ executablePath: BROWSER_PATH, args: TESTING_FLAGS })
  await takeAll(browser, server.address).finally(() => browser.close())
} finally {
  server.stop()
  await server.ended
}
