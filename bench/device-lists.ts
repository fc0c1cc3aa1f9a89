// node bench/device-lists.ts: what a browser's main thread does for a member with 1,700 own recipes of 6 KB who imports 300, on a
// processor four times slower: the longest task and all of them, from the action until nothing more happens. Counted is the
// thread's own CPU time, times four, so that other work on the machine doesn't count.
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { chromium, type Locator, type Page } from '@playwright/test'
import { longRecipe, longRecipes, recipeFile } from '#e2e/large-recipes.ts'
import { BROWSER_PATH, MEASURING_FLAGS } from '#scripts/browser.ts'
import { startDemoServer } from '#scripts/demo-server.ts'
import { ms, report } from './measure.ts'

const PORT = '4107'
const STORED = 1700
const IMPORTED = 300
/** As many as a household may have. */
const MOST = STORED + IMPORTED
const PER_CALL = 15
const SLOWER_PROCESSOR = 4
const LONGEST_TASK_MS = 100
const SETTLED_AFTER_MS = 4000
/** With a folder, what the browser did is kept there with a profile of the scripts, which makes everything slower. */
const TRACES = process.argv[2]
const categories = ['toplevel', ...(TRACES ? ['devtools.timeline', 'disabled-by-default-v8.cpu_profiler', 'v8'] : [])]

const folder = await mkdtemp(join(tmpdir(), 'plateful-lists-'))
const browser = await chromium.launch({ executablePath: BROWSER_PATH, args: MEASURING_FLAGS })
const server = await startDemoServer(PORT, { ...process.env, DEMO_DATA_DIR: folder })
try {
  const member = await signUp()
  for (let from = 0; from < STORED; from += PER_CALL)
    await put('custom_recipes', longRecipes(Math.min(PER_CALL, STORED - from), from).map(asRow))
  const context = await browser.newContext({ baseURL: server.address, locale: 'en-US' })
  await context.addInitScript((stored) => {
    for (const [name, value] of Object.entries(stored))
      if (!localStorage.getItem(name)) localStorage.setItem(name, value)
  }, member.stored)
  const page = await context.newPage()
  const watch = (what: string, act: () => Promise<unknown>) => measure(page, what, act)

  await watch('first visit: the recipes are fetched and stored', () => visit('/shopping-list'))
  await watch('another visit: they are read again', () => visit('/shopping-list'))
  await page.getByLabel('Item name').fill('Milk')
  await watch('the first item of the shopping list', await clickOn(page.getByRole('button', { name: 'Add Item' })))
  await watch('a tick on the shopping list', await clickOn(page.getByRole('checkbox', { name: 'Milk' })))
  await watch('a recipe is edited on another device', () =>
    put('custom_recipes', [asRow({ ...longRecipe(7), title: 'Edited elsewhere' })], ['body']),
  )
  await page.goto(`/recipes/${longRecipe(9).id}`)
  await page.getByRole('heading', { level: 1, name: 'Soup No. 9' }).waitFor()
  await page.getByRole('link', { name: 'Edit' }).first().click()
  await page.getByLabel('Recipe title').fill('Edited here')
  await watch('an edit is saved', await clickOn(page.getByRole('button', { name: 'Save Recipe' })))
  await watch('the list of all recipes', () => page.goto('/recipes'))
  await watch('a search on it, with a limit', () => page.goto('/recipes?search=soup%20under%2050%20minutes'))
  await watch('the week', () => page.goto('/meal-scheduler'))
  await watch('its dishes to choose from', await clickOn(page.getByRole('button', { name: /^Add dinner/ }).first()))
  await watch('My Recipes among them', await clickOn(page.getByRole('button', { name: 'My Recipes', exact: true })))
  await page.getByLabel('Search recipes and foods').focus()
  await watch('a word of a search in them', () => page.keyboard.type('lentils'))
  await page.goto('/recipes')
  await page.locator('html[data-ready=true]').waitFor()
  await page.getByRole('banner').getByRole('button', { name: 'Search', exact: true }).first().click()
  await page.getByRole('combobox', { name: 'Search for recipes' }).fill('sou')
  await page.waitForTimeout(SETTLED_AFTER_MS)
  await watch('search: one letter more', () => page.keyboard.press('p'))
  await watch('search: its results', () => page.keyboard.press('Enter'))
  await page.goto('/my-recipes')
  await page
    .getByRole('status')
    .filter({ hasText: /^[\d,]+ recipes$/ })
    .waitFor()
  await page.getByLabel('Search your recipes').focus()
  await watch('My Recipes: a letter', () => page.keyboard.press('s'))
  await watch('My Recipes: one letter more', () => page.keyboard.press('o'))
  await page.getByRole('button', { name: 'Filters', exact: true }).click()
  await watch('My Recipes: a filter', () => page.getByLabel('Time').selectOption('60'))
  await watch('My Recipes: all calories are counted', () => page.getByLabel('Sort by').selectOption('calories'))
  await page.goto('/add-recipe')
  await page.getByLabel('Import', { exact: true }).getByText('Import recipes from').click()
  // From the disk: what a test hands over itself is decoded by the page, at the page's cost.
  const file = join(folder, 'recipes.json')
  await writeFile(file, recipeFile(IMPORTED, STORED).buffer)
  await watch(`a file with ${IMPORTED} recipes is read`, () =>
    page.getByLabel('Choose Photos or Files').setInputFiles(file),
  )
  const add = page.getByRole('button', { name: `Add ${IMPORTED} recipes` })
  await watch(`${IMPORTED} recipes are added and sent`, await clickOn(add))
  await context.close()

  const visitor = await (await browser.newContext({ baseURL: server.address, locale: 'en-US' })).newPage()
  await visitor.goto('/add-recipe')
  await visitor.getByLabel('Import', { exact: true }).getByText('Import recipes from').click()
  await writeFile(file, recipeFile(MOST, 0).buffer)
  const addAll = visitor.getByRole('button', { name: 'Add 2,000 recipes' })
  await measure(visitor, 'a visitor reads a file with 2,000 recipes', async () => {
    await visitor.getByLabel('Choose Photos or Files').setInputFiles(file)
    await addAll.waitFor({ timeout: 120_000 })
  })
  await measure(visitor, 'and adds them', async () => {
    await addAll.click()
    await visitor.getByText('Added 2,000 recipes.').waitFor({ timeout: 120_000 })
  })

  async function visit(path: string) {
    await page.goto(path)
    const saved = page.getByRole('status').filter({ hasText: /^Saved$/ })
    await saved.waitFor({ timeout: 120_000 })
  }

  /** By its place: looking for it is work of the page too, and isn't what is measured. */
  async function clickOn(target: Locator) {
    await target.scrollIntoViewIfNeeded()
    const { x = 0, y = 0, width = 0, height = 0 } = (await target.boundingBox()) ?? {}
    return () => page.mouse.click(x + width / 2, y + height / 2)
  }

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

async function measure(page: Page, what: string, act: () => Promise<unknown>) {
  await page.waitForTimeout(SETTLED_AFTER_MS) // what the test itself did before is over
  const path = join(TRACES ?? folder, `${what.replace(/\W+/g, '-')}.json`)
  await browser.startTracing(page, { path, categories })
  await act()
  await page.waitForTimeout(SETTLED_AFTER_MS)
  await browser.stopTracing()
  const tasks = mainThreadTasks(JSON.parse(await readFile(path, 'utf8'))).map((task) => task * SLOWER_PROCESSOR)
  const longest = Math.max(0, ...tasks)
  const all = tasks.reduce((sum, task) => sum + task, 0)
  report(what, `longest ${ms(longest)}, all ${ms(all)}`, `each ≤ ${LONGEST_TASK_MS} ms`, longest <= LONGEST_TASK_MS)
}

interface TraceEvent {
  name: string
  ph: string
  pid: number
  tid: number
  /** CPU time of the thread, in microseconds. */
  tdur?: number
  args: { name?: string }
}

/** The CPU time of each task of the busiest page's main thread, in milliseconds. */
function mainThreadTasks({ traceEvents }: { traceEvents: TraceEvent[] }): number[] {
  const pages = traceEvents.filter(({ name, args }) => name === 'thread_name' && args.name === 'CrRendererMain')
  const tasksOf = ({ pid, tid }: TraceEvent) =>
    traceEvents.flatMap((event) =>
      event.name === 'ThreadControllerImpl::RunTask' && event.pid === pid && event.tid === tid
        ? [(event.tdur ?? 0) / 1000]
        : [],
    )
  const sum = (tasks: number[]) => tasks.reduce((total, task) => total + task, 0)
  return pages.map(tasksOf).reduce((one, other) => (sum(other) > sum(one) ? other : one), [])
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
