// A test finds nothing left by the tests that used its tab before.
import { expect, test } from './fixtures.ts'
import { KeptTab } from './kept-tab.ts'

const LOOK = { viewport: { width: 1280, height: 900 }, reducedMotion: 'reduce' } as const

test('a cleared tab keeps nothing of what was done in it', async ({ browser }) => {
  const tab = await KeptTab.opened(browser)
  const { page, context } = tab
  await page.addInitScript(() => Object.assign(window, { left: 'by a script' }))
  await page.exposeFunction('given', () => 'by a test')
  await page.route('**/about', (route) => route.fulfill({ body: 'replaced' }))
  await context.route('**/contact', (route) => route.fulfill({ body: 'replaced' }))
  await context.grantPermissions(['clipboard-read'])
  let heard = 0
  page.on('request', () => {
    heard += 1
  })
  await context.newPage()
  await page.emulateMedia({ colorScheme: 'dark', reducedMotion: 'no-preference' })
  await page.setViewportSize({ width: 320, height: 400 })
  await page.goto('/recipes')
  await page.evaluate(async () => {
    localStorage.setItem('left', 'on the device')
    sessionStorage.setItem('left', 'in the tab')
    // biome-ignore lint/suspicious/noDocumentCookie: any cookie will do.
    document.cookie = 'left=yes'
    await (await caches.open('left')).put('/left', new Response('kept'))
    await new Promise((resolve) => Object.assign(indexedDB.open('left'), { onsuccess: resolve }))
    // Asks before leaving the page, once somebody has touched it.
    window.addEventListener('beforeunload', (event) => event.preventDefault())
  })
  await page.mouse.click(5, 5)
  await context.setOffline(true)

  expect(await tab.clear(LOOK)).toBe(true)
  heard = 0
  await page.goto('/about')
  const found = await page.evaluate(async () => ({
    globals: ['left', 'given'].filter((name) => name in window),
    device: localStorage.getItem('left'),
    tab: sessionStorage.getItem('left'),
    cookies: document.cookie,
    caches: await caches.keys(),
    databases: (await indexedDB.databases()).filter(({ name }) => name === 'left'),
    clipboard: (await navigator.permissions.query({ name: 'clipboard-read' as PermissionName })).state,
    isDark: matchMedia('(prefers-color-scheme: dark)').matches,
    isStill: matchMedia('(prefers-reduced-motion: reduce)').matches,
    width: innerWidth,
    pages: history.length,
    heading: document.querySelector('h1')?.textContent,
  }))
  expect(found).toEqual({
    globals: [],
    device: null,
    tab: null,
    cookies: '',
    caches: [],
    databases: [],
    clipboard: 'prompt',
    isDark: false,
    isStill: true,
    width: LOOK.viewport.width,
    pages: 2, // the empty page and this one
    heading: 'Eating well should feel like dinner, not like homework',
  })
  expect(context.pages()).toEqual([page])
  expect(heard).toBe(0)
  await page.goto('/contact')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Contact us')
  await context.close()
})

test('a tab with its own clock isn’t used again', async ({ browser }) => {
  const tab = await KeptTab.opened(browser)
  await tab.page.clock.install()
  await tab.page.goto('/about')
  expect(await tab.clear(LOOK)).toBe(false)
  await tab.context.close()
})
