// node bench/device-lists.ts: what a browser's main thread does for a member with 2,000 own recipes of 6 KB, on a
// processor slowed down four times: the longest task and all of them, from the action until nothing more happens.
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type CDPSession, chromium, type Page } from '@playwright/test'
import { longRecipe, longRecipes } from '#e2e/large-recipes.ts'
import { BROWSER_PATH, MEASURING_FLAGS } from '#scripts/browser.ts'
import { startDemoServer } from '#scripts/demo-server.ts'
import { ms, report } from './measure.ts'

const PORT = '4107'
const RECIPES = 2000
const PER_CALL = 15
const SLOWER_PROCESSOR = 4
const LONGEST_TASK_MS = 100
const SETTLED_AFTER_MS = 4000

const folder = await mkdtemp(join(tmpdir(), 'plateful-lists-'))
const server = await startDemoServer(PORT, { ...process.env, DEMO_DATA_DIR: folder })
const browser = await chromium.launch({ executablePath: BROWSER_PATH, args: MEASURING_FLAGS })
try {
  const member = await signUp()
  for (let from = 0; from < RECIPES; from += PER_CALL)
    await put('custom_recipes', longRecipes(Math.min(PER_CALL, RECIPES - from), from).map(asRow))
  const context = await browser.newContext({ baseURL: server.address, locale: 'en-US' })
  await context.addInitScript((stored) => {
    for (const [name, value] of Object.entries(stored))
      if (!localStorage.getItem(name)) localStorage.setItem(name, value)
    const tasks: number[] = []
    Object.assign(window, { tasks })
    new PerformanceObserver((list) => tasks.push(...list.getEntries().map(({ duration }) => duration))).observe({
      type: 'longtask',
    })
  }, member.stored)
  const page = await context.newPage()
  const devtools = await context.newCDPSession(page)
  await devtools.send('Performance.enable')
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: SLOWER_PROCESSOR })
  const watch = (what: string, act: () => Promise<unknown>) => measure(page, devtools, what, act)

  await watch('first visit: 2,000 recipes are fetched and stored', async () => {
    await page.goto('/shopping-list')
    await page
      .getByRole('status')
      .filter({ hasText: /^Saved$/ })
      .waitFor({ timeout: 120_000 })
  })
  await watch('another visit: they are read again', async () => {
    await page.reload()
    await page
      .getByRole('status')
      .filter({ hasText: /^Saved$/ })
      .waitFor({ timeout: 120_000 })
  })
  await page.getByLabel('Item name').fill('Milk')
  await watch('an item is added to the shopping list', () => page.getByRole('button', { name: 'Add Item' }).click())
  await watch('a tick on the shopping list', () => page.getByRole('checkbox', { name: 'Milk' }).click())
  await watch('a recipe is edited on another device', () =>
    put('custom_recipes', [asRow({ ...longRecipe(7), title: 'Edited elsewhere' })], ['body']),
  )
  await page.goto(`/recipes/${longRecipe(9).id}`)
  await page.getByRole('heading', { level: 1, name: 'Soup No. 9' }).waitFor()
  await page.getByRole('link', { name: 'Edit' }).first().click()
  await page.getByLabel('Recipe title').fill('Edited here')
  await watch('an edit is saved', () => page.getByRole('button', { name: 'Save Recipe' }).click())
  await page.goto('/recipes')
  const search = page.locator('main').getByRole('combobox').or(page.locator('main').getByRole('searchbox')).first()
  await watch('search: one letter more', async () => {
    await search.click()
    await search.pressSequentially('s')
  })
  await page.goto('/add-recipe')
  await page.getByLabel('Import', { exact: true }).getByText('Import recipes from').click()
  const content = { '@graph': [1, 2, 3].map((number) => jsonLd(number)) }
  await page.getByLabel('Or choose files').setInputFiles({
    ...{ name: 'recipes.json', mimeType: 'application/json' },
    buffer: Buffer.from(JSON.stringify(content)),
  })
  const found = page.getByRole('region', { name: 'Recipes found' })
  await watch('an import of three recipes is added', () =>
    found.getByRole('button', { name: /^Add 3 recipes/ }).click(),
  )

  async function put(store: string, rows: object[], fields: string[] | null = null) {
    await call('apply_operations', {
      ...{ store, device: member.device },
      operations: rows.map((row) => ({ seq: ++member.seq, kind: 'put', row, fields })),
    })
  }

  async function call(name: string, body: object) {
    const response = await fetch(`${server.address}/rest/v1/rpc/${name}`, {
      ...{ method: 'POST', headers: member.headers, body: JSON.stringify(body) },
    })
    if (response.status === 429) {
      await new Promise((resolve) => setTimeout(resolve, 5000))
      return call(name, body)
    }
    if (!response.ok) throw new Error(await response.text())
  }
} finally {
  await browser.close()
  server.stop()
  await server.ended
  await rm(folder, { recursive: true, force: true })
}

async function measure(page: Page, devtools: CDPSession, what: string, act: () => Promise<unknown>) {
  const busy = async () => {
    const { metrics } = await devtools.send('Performance.getMetrics')
    return (metrics.find(({ name }) => name === 'TaskDuration')?.value ?? 0) * 1000
  }
  await page.evaluate(() => Reflect.get(window, 'tasks')?.splice(0)).catch(() => undefined)
  const before = await busy()
  await act()
  await page.waitForTimeout(SETTLED_AFTER_MS)
  const total = (await busy()) - before
  const tasks: number[] = await page.evaluate(() => [...Reflect.get(window, 'tasks')])
  const longest = Math.max(0, ...tasks)
  const text = longest === 0 ? 'under 50 ms' : ms(longest)
  report(what, `longest ${text}, all ${ms(total)}`, `each ≤ ${LONGEST_TASK_MS} ms`, longest <= LONGEST_TASK_MS)
}

async function signUp() {
  const html = await (await fetch(`${server.address}/auth`)).text()
  const [, apikey = ''] = /"publishableKey":"([^"]+)"/.exec(html) ?? []
  const email = 'many-recipes@example.com'
  const response = await fetch(`${server.address}/auth/v1/signup`, {
    ...{ method: 'POST', headers: { apikey, 'content-type': 'application/json' } },
    body: JSON.stringify({ email, password: 'correct horse battery' }),
  })
  if (!response.ok) throw new Error(await response.text())
  const session = (await response.json()) as { access_token: string; user: { id: string } } // our own server's response
  const { access_token: token, user } = session
  return {
    ...{ device: user.id, seq: 0 },
    headers: { apikey, authorization: `Bearer ${token}`, 'content-type': 'application/json' },
    stored: {
      'plateful-session': JSON.stringify(session),
      'auth-storage': JSON.stringify({ state: { user: { id: user.id, email } }, version: 1 }),
    },
  }
}

function asRow(recipe: { id: number; title: string }) {
  return { id: recipe.id, body: recipe }
}

function jsonLd(number: number) {
  const { title, instructions, ingredients } = longRecipe(5000 + number)
  const recipeIngredient = ingredients.map(({ name, amount, unit }) => `${amount} ${unit} ${name}`)
  return { '@type': 'Recipe', name: `Imported ${title}`, recipeIngredient, recipeInstructions: instructions }
}
