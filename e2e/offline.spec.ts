// Offline: what still works, which messages are shown, and what is cached.
import type { Page } from '@playwright/test'
import { WITH_PICTURES } from './browser-options.ts'
import { type ChangingSite, openChangingSite } from './changing-site.ts'
import { test as base, expect, oneRecipe, open, ready, recipeCards } from './fixtures.ts'
import { joinOnDevice, signOut } from './member.ts'

const test = base.extend<{ site: ChangingSite }>({
  site: async ({ baseURL }, use) => {
    const site = await openChangingSite(baseURL ?? '')
    await use(site)
    await site.close()
  },
})

test.use({
  ...WITH_PICTURES,
  serviceWorkers: 'allow',
  expectedErrors: [/ERR_INTERNET_DISCONNECTED|Failed to load resource/],
})

/** Waits until the service worker controls the page. */
async function workerIsThere(page: Page) {
  await page.waitForFunction(async () => {
    await navigator.serviceWorker.ready
    return navigator.serviceWorker.controller?.state === 'activated'
  })
}

/** Every cached URL. */
function cachedAddresses(page: Page): Promise<string[]> {
  return page.evaluate(async () => {
    const names = await caches.keys()
    const lists = await Promise.all(names.map(async (name) => (await caches.open(name)).keys()))
    return lists.flat().map(({ url }) => url.replace(window.location.origin, ''))
  })
}

async function isCached(page: Page, part: string) {
  await expect.poll(async () => (await cachedAddresses(page)).some((address) => address.includes(part))).toBe(true)
}

const connection = (page: Page) => page.getByRole('status', { name: 'Connection' })

test('the worker starts after the page, costs the first load nothing, and the site can be installed', async ({
  page,
  context,
  request,
}) => {
  const requested: string[] = []
  context.on('request', (request) => requested.push(new URL(request.url()).pathname))
  await page.goto('/', { waitUntil: 'load' })
  await ready(page)
  expect(requested.filter((path) => /service-worker|start-offline/.test(path))).toEqual([])
  await workerIsThere(page)
  expect(requested).toContain('/service-worker.js')
  expect((await request.get('/service-worker.js')).headers()['cache-control']).toBe('no-cache')

  const devtools = await context.newCDPSession(page)
  const { installabilityErrors } = await devtools.send('Page.getInstallabilityErrors')
  expect(installabilityErrors.filter(({ errorId }) => errorId !== 'in-incognito')).toEqual([])

  await test.step('losing and regaining the network is announced, on the page and to a screen reader', async () => {
    await expect(connection(page)).toBeAttached()
    await expect(connection(page)).toBeEmpty()
    await context.setOffline(true)
    await expect(connection(page)).toContainText('You’re offline.')
    await context.setOffline(false)
    await expect(connection(page)).toContainText('You’re back online.')
    await expect(connection(page)).toBeEmpty()
  })
})

test('list and own recipes work without a network, and a page that was never opened says so', async ({
  page,
  context,
}) => {
  await open(page, '/about')
  await workerIsThere(page)
  await context.setOffline(true)

  await test.step('the shopping list works, whether opened there or for the first time', async () => {
    await open(page, '/shopping-list')
    await page.getByLabel('Item name').fill('Bananas')
    await page.getByRole('button', { name: 'Add Item' }).click()
    await expect(page.getByRole('checkbox', { name: /Bananas/ })).toBeVisible()
    await page.reload()
    await ready(page)
    await page.getByRole('checkbox', { name: /Bananas/ }).click()
    await expect(page.getByRole('heading', { name: 'Purchased Items (1)' })).toBeVisible()
  })

  await test.step('own recipes can be written and read', async () => {
    await open(page, '/add-recipe')
    await page.getByLabel('Recipe title').fill('Cabin soup')
    await page.getByLabel('Ingredient 1', { exact: true }).fill('Lentils')
    await page.getByLabel('Instructions').fill('Cook until soft.')
    await page.getByRole('button', { name: 'Add Recipe' }).click()
    await expect(page).toHaveURL('/recipes')
    await page.getByRole('link', { name: 'Cabin soup' }).click()
    await expect(page.getByRole('heading', { level: 1, name: 'Cabin soup' })).toBeVisible()
    await page.reload()
    await expect(page.getByRole('heading', { level: 1, name: 'Cabin soup' })).toBeVisible()
    await expect(page.getByText('Lentils').first()).toBeVisible()
  })

  await test.step('a page that was never opened says so, shows what there is, and loads with the network', async () => {
    await open(page, '/blog/3')
    const main = page.getByRole('main')
    await expect(main.getByRole('heading', { level: 1, name: 'Not on this device yet' })).toBeVisible()
    await expect(main.getByRole('link', { name: /Shopping list/ })).toHaveAttribute('href', '/shopping-list')
    await expect(main.getByRole('link', { name: /Favorites/ })).toHaveAttribute('href', '/favorites')
    await expect(main.getByRole('link', { name: 'Cabin soup' })).toBeVisible()
    await context.setOffline(false)
    await expect(main.getByText('About the Author')).toBeVisible()
  })
})

test('what was marked or opened before is available without a network', async ({ page, context, request }) => {
  const first = await oneRecipe(request)
  await open(page, '/')
  const card = recipeCards(page).first()
  const favorite = (await card.getByRole('link').textContent()) ?? ''
  const id = (await card.getByRole('link').getAttribute('href'))?.split('/').at(-1) ?? ''
  await card.getByRole('button', { name: /^Favorite: / }).click()
  await workerIsThere(page)
  await isCached(page, `/api/recipes/${id}/information`)

  await open(page, '/blog/2')
  const article = (await page.locator('h1').textContent()) ?? ''
  await open(page, `/recipes/${first.id}`)
  await isCached(page, `/api/recipes/${first.id}/information`)
  await isCached(page, `/img/recipes/${first.id}`)
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Recipes' }).click()
  // The recipe's page also shows cards of similar dishes: those must be gone.
  await expect(page).toHaveURL('/recipes')
  await expect(page.getByRole('heading', { level: 1, name: first.title })).toBeHidden()
  const link = recipeCards(page).nth(2).getByRole('link')
  const second = { title: (await link.textContent()) ?? '', address: (await link.getAttribute('href')) ?? '' }
  await link.click()
  await expect(page.getByRole('heading', { level: 1, name: second.title })).toBeVisible()
  await isCached(page, `/api${second.address}/information`)
  await isCached(page, `/img${second.address}`)
  await context.setOffline(true)

  await test.step('a favorite that was never opened', async () => {
    await open(page, '/favorites')
    await recipeCards(page).getByRole('link', { name: favorite }).click()
    await expect(page.getByRole('heading', { level: 1, name: favorite })).toBeVisible()
  })

  await test.step('recipes that were opened, whichever way', async () => {
    // With a full page load: the first page was loaded that way before, the second wasn't.
    for (const { title, address } of [{ title: first.title, address: `/recipes/${first.id}` }, second]) {
      await open(page, address)
      await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible()
      await expect(page.getByRole('tabpanel', { name: 'Ingredients' }).getByRole('listitem').first()).toBeVisible()
      const picture = page.locator('main img').first()
      await expect.poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0)
    }
    // By client-side navigation.
    await open(page, '/offline')
    await page.getByRole('link', { name: first.title }).click()
    await expect(page.getByRole('heading', { level: 1, name: first.title })).toBeVisible()
  })

  await test.step('pages, as they were', async () => {
    await open(page, '/')
    await expect(page.getByRole('heading', { name: 'Featured Recipes' })).toBeVisible()
    await open(page, '/blog/2')
    await expect(page.getByRole('heading', { level: 1, name: article })).toBeVisible()
  })
})

/** What a phone does once somebody has chosen Plateful in another app's share sheet. */
async function share(page: Page, fields: Record<string, string>, files: { name: string; text: string }[] = []) {
  await page.evaluate(
    ([texts, shared]) => {
      const form = document.createElement('form')
      Object.assign(form, { action: '/add-recipe/shared', method: 'post', enctype: 'multipart/form-data' })
      for (const [name, value] of Object.entries(texts))
        form.append(Object.assign(document.createElement('input'), { name, value }))
      const transfer = new DataTransfer()
      for (const { name, text } of shared) transfer.items.add(new File([text], name, { type: 'text/plain' }))
      form.append(
        Object.assign(document.createElement('input'), { type: 'file', name: 'files', files: transfer.files }),
      )
      document.body.append(form)
      form.submit()
    },
    [fields, files] as const,
  )
  await page.waitForURL('/add-recipe')
  await ready(page)
}

test('the worker takes what another app shares, files too and without a network, and the import opens it once', async ({
  page,
  context,
}) => {
  const requested: string[] = []
  context.on('request', (request) => requested.push(new URL(request.url()).pathname))
  await open(page, '/add-recipe')
  await workerIsThere(page)
  const text = 'Grandma’s Soup\n\nIngredients\n2 leeks\n\nMethod\nSimmer for 20 minutes.'
  await share(page, { title: 'My notes', text: '', url: '' }, [{ name: 'süße Suppe.txt', text }])
  await expect(page.getByLabel('Recipe title')).toHaveValue('Grandma’s Soup')
  await expect(page.getByLabel('Ingredient 1', { exact: true })).toHaveValue('leeks')
  expect(await cachedAddresses(page), 'it is taken').not.toContainEqual(expect.stringContaining('/add-recipe/shared'))

  await context.setOffline(true)
  await share(page, { title: 'Pie', text: 'Look: https://cook.example/pie', url: '' })
  await expect(page.getByLabel('Web address or recipe text')).toHaveValue('https://cook.example/pie')
  expect(requested, 'nothing is fetched before somebody asks').not.toContain('/api/import')
  await page.reload()
  await ready(page)
  await expect(page.getByLabel('Recipe title')).toHaveValue('Grandma’s Soup')
  await expect(page.getByLabel('Web address or recipe text')).toBeHidden()
})

test('a network that doesn’t respond isn’t waited for: the cached page is shown', async ({ page, site }) => {
  await open(page, `${site.origin}/about`)
  await workerIsThere(page)
  await isCached(page, '/about')
  site.stall()
  await open(page, `${site.origin}/about`)
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
})

test('a member’s own page comes from the device right away, and is refreshed for the next visit', async ({ page }) => {
  const writtenAt = async () => (await page.goto('/dashboard'))?.headers().date
  await open(page, '/')
  await workerIsThere(page)
  const first = await writtenAt()
  await isCached(page, '/dashboard')
  await page.waitForTimeout(1100) // the server's clock shows seconds
  expect(await writtenAt()).toBe(first)
  await expect.poll(writtenAt).not.toBe(first)
})

test('a reloaded member’s page with stored data keeps its scroll position', async ({ page, request }) => {
  await joinOnDevice(page, request)
  await open(page, '/dashboard')
  await workerIsThere(page)
  await expect.poll(() => page.evaluate(() => localStorage.getItem('kept-figures'))).not.toBeNull()
  await open(page, '/dashboard')
  await page.evaluate(() => window.scrollTo({ top: 400, behavior: 'instant' }))
  await page.reload()
  await ready(page)
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(400)
})

test('a new version never breaks an open page, and is used once all pages are closed', async ({
  page,
  context,
  site,
}) => {
  await open(page, `${site.origin}/`)
  await workerIsThere(page)
  site.deploy()
  await page.evaluate(async () => (await navigator.serviceWorker.ready).update())
  const waiting = (on: Page) => on.evaluate(async () => (await navigator.serviceWorker.ready).waiting?.state)
  // It fetches every script of the site first.
  await expect.poll(() => waiting(page), { timeout: 60_000 }).toBe('installed')
  // Pages whose scripts weren't loaded yet and are gone from the server.
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Cuisines' }).click()
  await expect(page.getByRole('link', { name: /Vietnamese/ })).toBeVisible()
  await page.getByRole('contentinfo').getByRole('link', { name: 'Diet Plans' }).click()
  await expect(page.getByRole('button', { name: 'Generate Meal Plan' })).toBeVisible()
  expect(await waiting(page)).toBe('installed')

  // The browser notices a moment later that a page was closed.
  await expect(async () => {
    for (const left of context.pages()) await left.close()
    const later = await context.newPage()
    await open(later, `${site.origin}/`)
    expect(await waiting(later)).toBeUndefined()
    await expect(later.getByRole('heading', { name: 'Featured Recipes' })).toBeVisible()
  }).toPass({ timeout: 60_000 })
})

test('members’ data is never cached, and what a member looked at is gone after signing out', async ({
  page,
  request,
}) => {
  const opened = await oneRecipe(request)
  await joinOnDevice(page, request)
  await open(page, '/')
  await workerIsThere(page)
  await open(page, '/dashboard')
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await open(page, `/recipes/${opened.id}`)
  await isCached(page, `/api/recipes/${opened.id}/information`)
  await isCached(page, '/dashboard')
  expect(
    (await cachedAddresses(page)).filter((address) => /\/(auth|rest)\/v1|^\/auth|^\/account/.test(address)),
  ).toEqual([])

  await signOut(page)
  await expect(page).toHaveURL('/auth')
  await expect.poll(() => page.evaluate(() => caches.keys())).toEqual([expect.stringContaining('precache')])
  expect(await notedAddresses(page)).toEqual([])
})

/** The service worker's cache bookkeeping. */
function notedAddresses(page: Page): Promise<string[]> {
  return page.evaluate(
    () =>
      new Promise<string[]>((resolve, reject) => {
        const opening = indexedDB.open('workbox-expiration')
        opening.onerror = () => reject(opening.error)
        opening.onsuccess = () => {
          const all = opening.result.transaction('cache-entries').objectStore('cache-entries').getAll()
          all.onsuccess = () => resolve(all.result.map(({ url }) => url))
        }
      }),
  )
}
