// The frame of every page: what the server sends, the header, menus, search box, footer, static pages, and early clicks.
import { ANY_SCREEN, expect, open, test } from './fixtures.ts'
import { holdBack } from './member.ts'

const PUBLIC_PAGES = [
  ['/', 'Featured Recipes'],
  ['/recipes', 'All Recipes'],
  ['/cuisines', 'Vietnamese'],
  ['/blog', 'Latest Articles'],
  ['/blog/1', 'About the Author'],
  ['/about', 'Plateful'],
  ['/contact', 'Contact'],
  ['/privacy', 'Privacy Policy'],
  ['/help', 'Planning your week'],
  ['/help/start', 'Your first week'],
  ['/diet-planner', 'Diet Planner'],
  ['/nutrition', 'Nutrition Planner'],
  ['/shopping-list', 'Shopping List'],
] as const

test.describe('without a script', { tag: ANY_SCREEN }, () => {
  test.use({ javaScriptEnabled: false })

  test('every public page is complete, and search is an ordinary form', async ({ page }) => {
    for (const [path, text] of PUBLIC_PAGES) {
      const response = await page.goto(path)
      expect(response?.status(), path).toBe(200)
      await expect(page.locator('main'), path).toContainText(text)
      await expect(page.locator('h1'), path).toHaveCount(1)
      expect(await page.title(), path).toContain('Plateful')
      expect(await page.locator('meta[name=description]').getAttribute('content'), path).toBeTruthy()
      await expect(page.locator('meta[property="og:title"]'), path).toHaveCount(1)
      expect(await page.locator('link[rel=canonical]').getAttribute('href')).toContain(path)
    }
    await page.goto('/recipes?search=soup')
    await expect(page.locator('h1')).toContainText('soup')
  })
})

test.describe('an unknown URL', { tag: ANY_SCREEN }, () => {
  test.use({ expectedErrors: [/404/] })

  test('gets a 404 with links', async ({ page }) => {
    const response = await open(page, '/no/such/page')
    expect(response?.status()).toBe(404)
    await expect(page.getByRole('heading', { name: 'Page Not Found' })).toBeVisible()
    await expect(page.getByRole('link', { name: 'Go to Home' })).toHaveAttribute('href', '/')
    await page.getByRole('link', { name: 'Browse Recipes' }).click()
    await expect(page).toHaveURL('/recipes')
    expect((await open(page, '/help/nothing'))?.status()).toBe(404)
    await page.getByRole('link', { name: /^Getting started/ }).click()
    await expect(page).toHaveURL('/help/start')
    await expect(page.getByRole('heading', { level: 1, name: 'Getting started' })).toBeVisible()
  })
})

test('the header has the seven links, marks the current one, and opens a search box', async ({ page, isMobile }) => {
  await open(page, '/about')
  if (isMobile) await page.getByRole('button', { name: /menu/i }).click()
  const navigation = page.getByRole('navigation', { name: isMobile ? 'Menu' : 'Main' })
  for (const [name, path] of [
    ['Home', '/'],
    ['Recipes', '/recipes'],
    ['Cuisines', '/cuisines'],
    ['Blog', '/blog'],
    ['About', '/about'],
    ['Contact', '/contact'],
    ['Privacy', '/privacy'],
  ] as const) {
    await expect(navigation.getByRole('link', { name, exact: true })).toHaveAttribute('href', path)
  }
  await expect(navigation.getByRole('link', { name: 'About', exact: true })).toHaveAttribute('aria-current', 'page')
  if (isMobile) await page.keyboard.press('Escape')

  await test.step('it searches for trimmed text and closes', async () => {
    const opener = page
      .getByRole('banner')
      .getByRole('button', { name: /search/i })
      .first()
    await opener.click()
    const input = page.getByPlaceholder('Search for recipes, ingredients, cuisines...').filter({ visible: true })
    const form = page.locator('form').filter({ has: input })
    await expect(form.getByRole('button', { name: /clear/i })).toBeHidden()
    await input.fill('   ')
    await input.press('Enter')
    await expect(page).toHaveURL('/about')
    await input.fill('  lentil soup ')
    await expect(form.getByRole('button', { name: /clear/i })).toBeVisible()
    await form.getByRole('button', { name: 'Search', exact: true }).click()
    await expect(page).toHaveURL('/recipes?search=lentil%20soup')
    await expect(input).toBeHidden()
  })
})

test('the footer links to every tool, its newsletter sends nothing, and the color scheme is remembered', {
  tag: ANY_SCREEN,
}, async ({ page }) => {
  await page.addInitScript(() => {
    if (!localStorage.getItem('font')) localStorage.setItem('font', 'javascript:alert(1)')
  })
  await open(page, '/about')
  const footer = page.getByRole('contentinfo')
  for (const path of [
    '/recipes',
    '/cuisines',
    '/blog',
    '/diet-planner',
    '/nutrition',
    '/shopping-list',
    '/add-recipe',
    '/favorites',
    '/help',
    '/privacy',
    '/about',
    '/contact',
  ]) {
    await expect(footer.locator(`a[href="${path}"]`)).toHaveCount(1)
  }
  await expect(footer.getByRole('link', { name: 'Diet Plans' })).toHaveAttribute('href', '/diet-planner')
  await expect(footer).toContainText(`© ${new Date().getFullYear()}`)
  const { version } = await (await page.request.get('/healthz')).json()
  await expect(footer).toContainText(`Version ${version}`)

  await test.step('a device with an invalid font URL in storage loads the right one', async () => {
    await expect
      .poll(() => page.evaluate(() => document.fonts.check('1em Figtree') && localStorage.getItem('font')))
      .toMatch(/^\/assets\/figtree/)
  })

  await test.step('the newsletter sends nothing', async () => {
    const sent: string[] = []
    page.on('request', (request) => {
      if (request.method() !== 'GET') sent.push(request.url())
    })
    await footer.getByLabel(/email/i).fill('mia@example.com')
    await footer.getByRole('button', { name: 'Subscribe' }).click()
    await expect(page.getByText(/we didn’t send anything/)).toBeVisible()
    expect(sent).toEqual([])
  })

  await test.step('the color scheme can be chosen and is remembered', async () => {
    await footer.getByText('Dark', { exact: true }).click()
    await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark')
    await page.reload()
    await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark')
  })
})

test('the contact form validates, waits a moment, says "Message Sent!" and is empty again', {
  tag: ANY_SCREEN,
}, async ({ page }) => {
  await open(page, '/contact')
  const main = page.locator('main')
  const send = main.getByRole('button', { name: /send/i })
  await send.click()
  await expect(main.getByText('Message Sent!')).toBeHidden()
  await main.getByLabel('Name').fill('Mia')
  await main.getByLabel(/^e-?mail/i).fill('mia@example.com')
  await main.getByLabel('Subject').selectOption('feedback')
  await main.getByLabel('Message').fill('Lovely soup.')
  await send.click()
  await expect(page.getByText('Message Sent!')).toBeVisible()
  await expect(main.getByLabel('Message')).toHaveValue('')
})

test('what a person does before the script is ready isn’t lost', { tag: ANY_SCREEN }, async ({ page }) => {
  const release = await holdBack(page, '**/assets/entry-client*.js')
  await page.goto('/shopping-list')
  await page.getByLabel('Item name').fill('Bananas')
  await page.getByLabel('Unit').fill('kg')
  await page.getByRole('button', { name: 'Add Item' }).click()
  await page.waitForTimeout(3000)
  await expect(page.getByRole('checkbox')).toHaveCount(0)
  release()
  await expect(page.getByRole('checkbox', { name: /Bananas/ })).toBeVisible()
  await expect(page.getByText('1 kg')).toBeVisible()
})

test('a form sent during hydration has everything that was typed', { tag: ANY_SCREEN }, async ({ page }) => {
  const release = await holdBack(page, '**/assets/entry-client*.js')
  await page.goto('/shopping-list')
  await page.getByLabel('Item name').fill('Bananas')
  const send = page.getByRole('button', { name: 'Add Item' })
  await send.evaluate((button: HTMLButtonElement) => {
    // Right after hydration, before the typed word is restored.
    new MutationObserver((_, observer) => {
      observer.disconnect()
      button.click()
    }).observe(document.documentElement, { attributeFilter: ['data-ready'] })
  })
  release()
  await expect(page.getByRole('checkbox', { name: /Bananas/ })).toBeVisible()
})

test('early clicks are replayed in order', { tag: ANY_SCREEN }, async ({ page }) => {
  const release = await holdBack(page, '**/assets/entry-client*.js')
  await page.goto('/add-recipe')
  await page.getByRole('button', { name: 'Add Ingredient' }).click()
  await page.getByRole('button', { name: 'Vegan', exact: true }).click()
  await page.getByLabel('Recipe title').fill('Early soup')
  release()
  await expect(page.getByLabel('Ingredient 2', { exact: true })).toBeVisible()
  await expect(page.getByRole('button', { name: 'Vegan', exact: true })).toHaveAttribute('aria-pressed', 'true')
  await expect(page.getByLabel('Recipe title')).toHaveValue('Early soup')
})

test('a page stays until the next one is ready, and the header shows progress', { tag: ANY_SCREEN }, async ({
  page,
}) => {
  await open(page, '/')
  const release = await holdBack(page, '**/assets/diet-planner-page*.js')
  await page.getByRole('main').getByRole('link', { name: 'Create Diet Plan' }).click()
  await expect(page.locator('html')).toHaveAttribute('data-moving')
  await expect(page.getByRole('heading', { level: 1, name: /Good food/ })).toBeVisible()
  await page.waitForTimeout(500) // longer than anything waits to be shown
  await expect(page.getByRole('heading', { level: 1, name: /Good food/ })).toBeVisible()
  release()
  await expect(page.getByRole('heading', { level: 1, name: 'Diet Planner' })).toBeVisible()
  await expect(page.locator('html')).not.toHaveAttribute('data-moving')
})

test.describe('the font', { tag: ANY_SCREEN }, () => {
  test.use({ expectedErrors: [/entry-client|dynamically imported module/] })

  test('comes with the scripts, like the manifest, and the next page starts with it', async ({ page }) => {
    const isThere = () =>
      page.evaluate(() => [...document.fonts].some(({ family, status }) => family === 'Figtree' && status === 'loaded'))
    await open(page, '/about')
    await expect.poll(isThere).toBe(true)
    await expect(page.locator('link[rel=manifest]')).toHaveCount(1)
    // Without the application, only the head's own script can load it.
    await page.route('**/assets/entry-client*.js', (route) => route.abort())
    await page.goto('/privacy', { waitUntil: 'commit' })
    await expect.poll(isThere).toBe(true)
  })
})

test.describe('the security policy', { tag: ANY_SCREEN }, () => {
  const BLOCKED = /Content Security Policy|TrustedScript|TrustedHTML/i
  test.use({ expectedErrors: [BLOCKED] })

  test('an injected script doesn’t run, and text doesn’t become markup', async ({ page }) => {
    await open(page, '/about')
    const blocked = page.waitForEvent('console', (message) => BLOCKED.test(message.text()))
    const refused = await page.evaluate(() => {
      const outcome = (attempt: () => void) => {
        try {
          attempt()
          return 'done'
        } catch (error) {
          return error instanceof Error ? error.name : 'thrown'
        }
      }
      const script = document.createElement('script')
      script.append('window.hacked = true')
      document.body.append(script)
      return [
        outcome(() => Object.assign(document.createElement('script'), { textContent: 'window.hacked = true' })),
        outcome(() => Object.assign(document.createElement('div'), { innerHTML: '<b>text</b>' })),
      ]
    })
    await blocked
    expect(refused).toEqual(['TypeError', 'TypeError'])
    expect(await page.evaluate(() => 'hacked' in window)).toBe(false)
  })
})
