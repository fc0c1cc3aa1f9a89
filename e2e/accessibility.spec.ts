// Every page once, for a member with saved data: accessible names, axe on every screen, and nothing cut off on
// small or zoomed screens.
import type { APIRequestContext, Page } from '@playwright/test'
import { AXE_TEST_MS, expectNoFaults, expectNoFaultsOnPage } from './axe.ts'
import { faultsOfNames } from './control-names.ts'
import { furnishDevice, ROUTES } from './every-route.ts'
import { expectAllInside } from './fits-screen.ts'
import { expect, moveTo, open, test } from './fixtures.ts'
import { joinOnDevice } from './member.ts'
import { FOOTER, HEADER, MEMBER_HEADER, OWN_RECIPE, PAGE_CONTROLS } from './page-controls.ts'

test.use({ expectedErrors: [/status of 404/] })
test.setTimeout(AXE_TEST_MS)

/** 320 px equals 1280 px at 400% zoom; 640 px equals 200%. */
const SMALL = [
  { width: 640, height: 450 },
  { width: 320, height: 640 },
]

type Part = 'main' | 'banner' | 'contentinfo' | 'dialog' | 'alertdialog'

/** Waits for the expected names, since parts may still be loading. */
async function expectNames(page: Page, part: Part, expected: string[]) {
  const check = async () => expect(await faultsOfNames(page.getByRole(part), expected)).toEqual([])
  await expect(check).toPass({ timeout: 15_000 })
}

/** As if the browser’s font size were set to 200%. */
async function withTextTwiceAsLarge(page: Page, check: () => Promise<void>) {
  await page.evaluate(() => {
    const large = new CSSStyleSheet()
    large.replaceSync('html { font-size: 200% }')
    document.adoptedStyleSheets = [large]
  })
  await check()
  await page.evaluate(() => {
    document.adoptedStyleSheets = []
  })
}

async function ratatouille(request: APIRequestContext) {
  const found = await request.get('/api/recipes/complexSearch', { params: { query: 'ratatouille', number: '1' } })
  return String((await found.json()).results[0].id)
}

for (const routes of ROUTES) {
  test(`the pages ${routes.join(', ')}`, async ({ page, request }) => {
    await furnishDevice(page, request)
    await joinOnDevice(page, request)
    const recipe = await ratatouille(request)
    for (const [place, route] of routes.entries()) {
      const address = route.replace(':id', recipe)
      await test.step(address, async () => {
        if (place === 0) await open(page, address)
        else await moveTo(page, address)
        await expectNames(page, 'main', PAGE_CONTROLS[route])
        await expectNoFaultsOnPage(page, address, { withFooter: place === 0 })
        const before = page.viewportSize()
        for (const size of SMALL) {
          await page.setViewportSize(size)
          await expectAllInside(page, `${address} at ${size.width} pixels`)
        }
        await page.setViewportSize({ width: 390, height: 844 })
        await withTextTwiceAsLarge(page, () => expectAllInside(page, `${address} on a phone with large text`))
        if (before) await page.setViewportSize(before)
      })
    }
  })
}

test.describe('controls have the expected names', () => {
  test('in the header and the footer, the nutrition tracker and a plan', async ({ page, request }) => {
    await open(page, '/about')
    await expectNames(page, 'banner', [...HEADER, 'link Sign in'])
    await expectNames(page, 'contentinfo', FOOTER)

    await moveTo(page, '/nutrition')
    for (const food of ['banana', 'butter']) {
      await page.getByRole('searchbox').fill(food)
      await page.keyboard.press('Enter')
      await page.getByRole('button', { name: 'Add to Daily Tracker' }).click()
    }
    await expectNames(page, 'main', [
      ...['searchbox Search for a food', 'button Search', 'link goals page', 'link Sign in'],
      ...['button Less: Servings of *', 'spinbutton Servings of *', 'button More: Servings of *', 'button Remove *'],
    ])

    await joinOnDevice(page, request)
    await open(page, '/diet-planner')
    await expectNames(page, 'banner', MEMBER_HEADER)
    await page.getByRole('button', { name: 'Generate Meal Plan' }).click()
    await expectNames(page, 'main', [
      ...['button Create New Meal Plan', 'button New Plan'],
      ...['link View Recipe: *', 'button Swap *', 'button Keep *'],
      ...['button Less: Cook for (people)', 'spinbutton Cook for (people)', 'button More: Cook for (people)'],
      ...['button Add to Shopping List', 'textbox Starting on', 'button Add to Meal Schedule'],
    ])
  })

  test('in every dialog', async ({ page, request }) => {
    await furnishDevice(page, request)
    await joinOnDevice(page, request)
    const dialogs: [address: string, opener: string | RegExp, part: Part, names: string[]][] = [
      ['/shopping-list', 'Clear All', 'alertdialog', ['button Cancel', 'button Clear All']],
      [
        '/account',
        'Delete My Account',
        'alertdialog',
        ['textbox Current password', 'button Show current password', 'button Cancel', 'button Delete*'],
      ],
      [OWN_RECIPE, 'Delete', 'alertdialog', ['button Cancel', 'button Delete']],
      [
        `/recipes/${await ratatouille(request)}`,
        'Log as Meal',
        'dialog',
        [
          'button Close',
          'combobox Meal Type',
          'button Less: Servings',
          'spinbutton Servings',
          'button More: Servings',
          'textbox Day',
          'button Cancel',
          'button Log Meal',
        ],
      ],
      [
        '/meal-scheduler',
        /^Add breakfast/,
        'dialog',
        ['button Close', 'searchbox Search recipes and foods', 'button *', 'button Cancel', 'button More Suggestions'],
      ],
    ]
    await open(page, '/about')
    for (const [address, opener, part, names] of dialogs) {
      await moveTo(page, address)
      await page.getByRole('main').getByRole('button', { name: opener }).first().click()
      await expect(page.getByRole(part)).toHaveAccessibleName(/\S/)
      await expectNames(page, part, [...names, `${part} *`])
    }
  })
})

test('a member’s menu and dialog fit a screen of 320 pixels', async ({ page, request }) => {
  await page.setViewportSize({ width: 320, height: 640 })
  await joinOnDevice(page, request)
  await open(page, '/account')
  await page.getByRole('button', { name: 'Menu', exact: true }).click()
  const signOut = page.getByRole('button', { name: 'Sign out', exact: true })
  await signOut.scrollIntoViewIfNeeded()
  await expect(signOut).toBeInViewport()
  await expectNoFaults(page, 'the menu of a member')
  await expectAllInside(page, 'the menu')
  await page.keyboard.press('Escape')
  await moveTo(page, `/recipes/${await ratatouille(request)}`)
  await page.getByRole('button', { name: 'More actions' }).click()
  await expectAllInside(page, 'all actions of a recipe')
  await page.getByRole('button', { name: 'Log as Meal' }).click()
  await expect(page.getByRole('dialog').getByRole('button', { name: 'Log Meal' })).toBeInViewport()
  await expectAllInside(page, 'the dialog')
})

test('in forced colors, buttons, bars, selections and dialogs are visible', async ({ page, request }) => {
  await furnishDevice(page, request)
  await page.emulateMedia({ forcedColors: 'active' })
  await open(page, `/recipes/${await ratatouille(request)}`)
  const background = (tab: string) =>
    page.getByRole('tab', { name: tab }).evaluate((element) => getComputedStyle(element).backgroundColor)
  expect(await background('Ingredients')).not.toBe(await background('Instructions'))
  await expect(page.getByRole('link', { name: 'Start Cooking' })).toHaveCSS('border-style', 'solid')
  await expect(page.getByRole('meter', { name: 'Health score' })).toHaveCSS('border-style', 'solid')
  await moveTo(page, '/shopping-list')
  await page.getByRole('button', { name: 'Clear All' }).click()
  await expect(page.getByRole('alertdialog')).toHaveCSS('border-style', 'solid')
})

test.describe('motion', () => {
  const moving = (page: Page) =>
    page.evaluate(() => document.getAnimations().filter(({ playState }) => playState === 'running').length)

  /** A page whose data never arrives shows its animated skeleton. */
  async function openLoading(page: Page) {
    await open(page, '/about')
    await page.route(/\/api\//, () => undefined)
    await page.getByRole('contentinfo').getByRole('link', { name: 'Recipes' }).click()
    await expect(page.getByText('Loading recipes').first()).toBeAttached()
  }

  test('plays while a page loads', async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'no-preference' })
    await openLoading(page)
    expect(await moving(page)).toBeGreaterThan(0)
  })

  test('is off for people who prefer less, as in all our tests', async ({ page }) => {
    await openLoading(page)
    expect(await moving(page)).toBe(0)
    await page.getByRole('button', { name: 'Search' }).first().click()
    expect(await moving(page)).toBe(0)
    const scrolling = await page.evaluate(() => getComputedStyle(document.documentElement).scrollBehavior)
    expect(scrolling).toBe('auto')
  })
})
