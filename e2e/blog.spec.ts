import AxeBuilder from '@axe-core/playwright'
import { expect, type Page, test } from '@playwright/test'

const TITLES = {
  '1': 'Superfoods, Honestly: Nine That Earn the Name',
  '2': 'Meal Prep Without the Monotony',
  '3': 'Farm-to-Table Restaurants, Past the Slogan',
  '4': 'Plant-Based Vegan Meals That Satisfy',
  '5': 'The Science of Crispy Fries',
}

const featured = (page: Page) => page.getByRole('article', { name: 'Featured article' })
const latest = (page: Page) => page.getByRole('region', { name: 'Latest Articles' })
const related = (page: Page) => page.getByRole('region', { name: 'Related Articles' })
const category = (page: Page, name: string) =>
  page.getByRole('form', { name: 'Categories' }).getByRole('button', { name, exact: true })

async function cardAddresses(page: Page, region = latest(page)) {
  return region
    .getByRole('listitem')
    .getByRole('link')
    .evaluateAll((links) => links.map((a) => a.getAttribute('href')))
}

function consoleErrors(page: Page) {
  const errors: string[] = []
  page.on('console', (message) => message.type() === 'error' && errors.push(message.text()))
  page.on('pageerror', (error) => errors.push(error.message))
  return errors
}

test.describe('the blog', () => {
  test('opens with its name and what it offers', async ({ page }) => {
    await page.goto('/blog')
    await expect(page).toHaveTitle('Plateful Blog')
    await expect(page.getByRole('heading', { level: 1, name: 'Plateful Blog' })).toBeVisible()
    await expect(
      page.getByText('Discover nutrition tips, cooking techniques, and healthy lifestyle insights from our experts', {
        exact: true,
      }),
    ).toBeVisible()
  })

  test('features the first post, with everything about it', async ({ page }) => {
    await page.goto('/blog')
    const block = featured(page)
    await expect(block.getByText('Featured', { exact: true })).toBeVisible()
    await expect(block.getByText('Nutrition', { exact: true })).toBeVisible()
    await expect(block.getByRole('heading', { name: TITLES['1'] })).toBeVisible()
    await expect(block.getByText('No scientist ever discovered a superfood.')).toBeVisible()
    await expect(block.getByText('Ingrid Salcedo')).toBeVisible()
    await expect(block.getByText('January 15, 2025')).toBeVisible()
    await expect(block.getByText('5 min read')).toBeVisible()
    await block.getByRole('link', { name: 'Read Full Article' }).click()
    await expect(page).toHaveURL('/blog/1')
    await expect(page.getByRole('heading', { level: 1, name: TITLES['1'] })).toBeVisible()
  })

  test('filters by category: the chosen one is marked, kept in the address and taken back by Back', async ({
    page,
  }) => {
    await page.goto('/blog')
    await expect(page.getByRole('form', { name: 'Categories' }).getByRole('button')).toHaveText([
      'All',
      'Nutrition',
      'Meal Planning',
      'Recipes',
      'Health Tips',
      'Cooking',
    ])
    await expect(category(page, 'All')).toHaveAttribute('aria-pressed', 'true')
    expect(await cardAddresses(page)).toEqual(['/blog/1', '/blog/2', '/blog/3', '/blog/4', '/blog/5'])

    await category(page, 'Meal Planning').click()
    await expect(page).toHaveURL('/blog?category=Meal+Planning')
    await expect(category(page, 'Meal Planning')).toHaveAttribute('aria-pressed', 'true')
    await expect(category(page, 'All')).toHaveAttribute('aria-pressed', 'false')
    await expect(featured(page).getByRole('heading', { name: TITLES['2'] })).toBeVisible()
    expect(await cardAddresses(page)).toEqual(['/blog/2'])

    await category(page, 'Nutrition').click()
    await expect(featured(page).getByRole('heading', { name: TITLES['1'] })).toBeVisible()
    expect(await cardAddresses(page)).toEqual(['/blog/1', '/blog/3', '/blog/4'])

    await page.goBack()
    await expect(featured(page).getByRole('heading', { name: TITLES['2'] })).toBeVisible()
    await category(page, 'All').click()
    await expect(page).toHaveURL('/blog')
    await expect(latest(page).getByRole('listitem')).toHaveCount(5)
  })

  test('features an article with its excerpt where it has one', async ({ page }) => {
    await page.goto('/blog?category=Cooking')
    await expect(featured(page).getByRole('heading', { name: TITLES['5'] })).toBeVisible()
    await expect(featured(page).getByText('Starch, pectin, steam and some patience')).toBeVisible()
  })

  test('says so when a category has no posts', async ({ page }) => {
    for (const empty of ['Recipes', 'Health Tips']) {
      await page.goto('/blog')
      await category(page, empty).click()
      await expect(page.getByRole('heading', { name: `No articles in ${empty} yet` })).toBeVisible()
      await expect(featured(page)).toHaveCount(0)
    }
  })

  test('shows cards with picture, category, title, teaser, author and read time, in one, two or three columns', async ({
    page,
  }) => {
    await page.goto('/blog')
    const card = latest(page).getByRole('listitem').nth(2)
    await expect(card.getByRole('img')).toHaveAttribute('src', '/img/articles/3-960.avif')
    await expect(card.getByText('Nutrition', { exact: true })).toBeVisible()
    await expect(card.getByText('Tobias Okonjo')).toBeVisible()
    await expect(card.getByText('10 min read')).toBeVisible()
    await expect(card.getByRole('heading', { name: TITLES['3'] })).toHaveCSS('-webkit-line-clamp', '2')
    await expect(card.getByText('Anyone can print')).toHaveCSS('-webkit-line-clamp', '3')

    for (const [width, columns] of [
      [390, 1],
      [800, 2],
      [1280, 3],
    ] as const) {
      await page.setViewportSize({ width, height: 900 })
      const tracks = await latest(page)
        .getByRole('list')
        .evaluate((list) => getComputedStyle(list).gridTemplateColumns.split(' ').length)
      expect(tracks).toBe(columns)
    }
    await card.click()
    await expect(page).toHaveURL('/blog/3')
  })

  test('takes an e-mail address for the newsletter and sends nothing', async ({ page }) => {
    await page.goto('/blog')
    const section = page.getByRole('region', { name: 'Stay Healthy, Stay Informed' })
    const field = section.getByRole('textbox')
    await expect(field).toHaveAttribute('type', 'email')
    await expect(field).toHaveAttribute('required')
    await page.waitForLoadState('networkidle')
    const sent: string[] = []
    page.on('request', (request) => request.resourceType() !== 'image' && sent.push(request.url()))
    await section.getByRole('button', { name: 'Subscribe' }).click()
    await field.fill('not an address')
    await section.getByRole('button', { name: 'Subscribe' }).click()
    await expect(section.getByRole('status')).toBeEmpty()
    await field.fill('reader@example.com')
    await section.getByRole('button', { name: 'Subscribe' }).click()
    await expect(section.getByRole('status')).toContainText('nothing was sent')
    expect(sent).toEqual([])
  })

  test('gives four quick health tips', async ({ page }) => {
    await page.goto('/blog')
    const tips = page.getByRole('region', { name: 'Quick Health Tips' })
    await expect(tips.getByRole('heading', { level: 3 })).toHaveText([
      'Eat the Rainbow',
      'Mindful Eating',
      'Stay Hydrated',
      'Cook at Home',
    ])
    await expect(tips.getByRole('listitem')).toHaveText([
      /colorful fruits and vegetables in every meal/,
      /Eat slowly and pay attention to your hunger cues/,
      /Aim for 8 glasses .* or more depending on your activity/,
      /control over ingredients, portions and nutrition/,
    ])
  })
})

test.describe('for a reader in Germany', () => {
  test.use({ locale: 'de-DE', timezoneId: 'America/Los_Angeles' })

  test('dates are written the German way, on the right day, and nothing is drawn twice', async ({ page }) => {
    const errors = consoleErrors(page)
    await page.goto('/blog')
    await expect(featured(page).getByText('15. Januar 2025')).toBeVisible()
    await page.goto('/blog/5')
    await expect(page.getByText('10. März 2025')).toBeVisible()
    expect(errors).toEqual([])
  })
})

test.describe('an article', () => {
  test('has its picture, category, title, author, date, read time and tags', async ({ page }) => {
    await page.goto('/blog/4')
    const head = page.getByRole('article').locator('header')
    await expect(page).toHaveTitle(`${TITLES['4']} · Plateful`)
    await expect(head.getByRole('heading', { level: 1, name: TITLES['4'] })).toBeVisible()
    await expect(head.getByRole('img')).toHaveAttribute('src', '/img/articles/4-960.avif')
    await expect(head.getByText('Nutrition', { exact: true })).toBeVisible()
    await expect(head.getByText('Ingrid Salcedo')).toBeVisible()
    await expect(head.getByText('February 5, 2025')).toBeVisible()
    await expect(head.getByText('10 min read')).toBeVisible()
    await expect(head.getByRole('list', { name: 'Tags' }).getByRole('listitem')).toHaveText([
      '#vegan',
      '#plant-based',
      '#protein',
      '#vitamin-b12',
      '#weeknight',
    ])
    await page.getByRole('link', { name: 'Back to Blog' }).click()
    await expect(page).toHaveURL('/blog')
  })

  test('has its text as HTML, with a way to each part and its sources named', async ({ page }) => {
    await page.goto('/blog/5')
    await expect(
      page.getByRole('heading', { level: 2, name: 'Acrylamide: why golden is better than brown' }),
    ).toBeVisible()
    await page.getByRole('navigation', { name: 'In this article' }).getByRole('link', { name: 'Sources' }).click()
    await expect(page).toHaveURL('/blog/5#sources')
    await expect(page.getByRole('heading', { level: 2, name: 'Sources' })).toBeInViewport()
  })

  test('introduces its author: the nutritionist, or else the chef', async ({ page }) => {
    const about = page.getByRole('region', { name: 'About the Author' })
    await page.goto('/blog/1')
    await expect(about).toContainText('Ingrid Salcedo')
    await expect(about).toContainText(
      'Certified nutritionist with 10+ years of experience in dietary planning and wellness coaching.',
    )
    await page.goto('/blog/2')
    await expect(about).toContainText('Tobias Okonjo')
    await expect(about).toContainText('Professional chef specializing in healthy recipe creation and meal planning.')
  })

  test('leads on to all others, each under its own address', async ({ page }) => {
    await page.goto('/blog/2')
    expect(await cardAddresses(page, related(page))).toEqual(['/blog/1', '/blog/3', '/blog/4', '/blog/5'])
    const card = related(page).getByRole('listitem').nth(1)
    await expect(card.getByRole('img')).toBeVisible()
    await expect(card).toContainText('Nutrition')
    await expect(card).toContainText('10 min read')
    await card.getByRole('link', { name: TITLES['3'] }).click()
    await expect(page).toHaveURL('/blog/3')
    await expect(page.getByRole('heading', { level: 1, name: TITLES['3'] })).toBeVisible()
    await expect(page.getByText('I was handed a chalk pen')).toBeVisible()
  })

  test('can be liked and saved, and this device remembers it', async ({ page }) => {
    await page.goto('/blog/3')
    const like = page.getByRole('button', { name: 'Like' })
    const save = page.getByRole('button', { name: 'Save' })
    await expect(like).toHaveAttribute('aria-pressed', 'false')
    await like.click()
    await save.click()
    await expect(like).toHaveAttribute('aria-pressed', 'true')
    await save.click()
    await page.reload()
    await expect(like).toHaveAttribute('aria-pressed', 'true')
    await expect(save).toHaveAttribute('aria-pressed', 'false')
    expect(JSON.parse((await page.evaluate(() => localStorage.getItem('blog-reactions'))) ?? '')).toMatchObject({
      state: { liked: ['3'], saved: [] },
    })
    await page.goto('/blog/2')
    await expect(like).toHaveAttribute('aria-pressed', 'false')
  })

  test('is shared by a copied link where the system has no sheet for it', async ({ page, context, baseURL }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write'])
    await page.goto('/blog/3?from=somewhere')
    test.skip(await page.evaluate(() => 'share' in navigator), 'This system has a share sheet of its own.')
    await page.getByRole('button', { name: 'Share' }).click()
    await expect(page.getByText('The link was copied.')).toBeVisible()
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(`${baseURL}/blog/3`)
  })

  test('that does not exist is not found, with a way back', async ({ page }) => {
    for (const id of ['99', '0', 'superfoods', '%3Cb%3E']) {
      const response = await page.goto(`/blog/${id}`)
      expect(response?.status()).toBe(404)
    }
    await page.goto('/blog/99')
    await expect(page.getByRole('heading', { level: 1, name: 'Blog post not found' })).toBeVisible()
    await expect(page.getByText("The blog post you're looking for doesn't exist.")).toBeVisible()
    await page.getByRole('link', { name: 'Back to Blog' }).click()
    await expect(page).toHaveURL('/blog')
  })

  test('tells search engines what it is and where it stands', async ({ page, baseURL }) => {
    await page.goto('/blog/3')
    const texts = await page.locator('script[type="application/ld+json"]').allTextContents()
    const [article, crumbs] = texts.map((text) => JSON.parse(text))
    expect(article).toMatchObject({
      '@type': 'Article',
      headline: TITLES['3'],
      datePublished: '2025-01-15',
      author: { name: 'Tobias Okonjo' },
      image: `${baseURL}/img/articles/3-960.avif`,
    })
    expect(crumbs['@type']).toBe('BreadcrumbList')
    expect(crumbs.itemListElement.map(({ item }: { item: string }) => item)).toEqual([
      `${baseURL}/`,
      `${baseURL}/blog`,
      `${baseURL}/blog/3`,
    ])
  })

  test('only links to pages of ours that exist', async ({ page, request }) => {
    const links = new Set<string>()
    for (const id of Object.keys(TITLES)) {
      await page.goto(`/blog/${id}`)
      const found = page.getByRole('article').locator('a[href^="/"]')
      for (const href of await found.evaluateAll((all) => all.map((a) => a.getAttribute('href') ?? ''))) links.add(href)
    }
    expect(links.size).toBeGreaterThan(15)
    for (const link of links) expect((await request.get(link)).status(), link).toBe(200)
  })

  test('opens a linked page of ours without loading everything again', async ({ page }) => {
    await page.goto('/blog/2')
    await expect(page.getByRole('button', { name: 'Like' })).toBeVisible()
    await page.waitForLoadState('networkidle')
    await page.evaluate(() => Object.assign(window, { stayed: true }))
    await page.getByRole('article').getByRole('link', { name: 'shopping list' }).click()
    await expect(page).toHaveURL('/shopping-list')
    expect(await page.evaluate(() => 'stayed' in window)).toBe(true)
  })
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('the blog can be read and filtered', async ({ page }) => {
    await page.goto('/blog')
    await expect(latest(page).getByRole('listitem')).toHaveCount(5)
    await category(page, 'Cooking').click()
    await expect(page).toHaveURL('/blog?category=Cooking')
    await expect(category(page, 'Cooking')).toHaveAttribute('aria-pressed', 'true')
    await featured(page).getByRole('link', { name: 'Read Full Article' }).click()
    await expect(page.getByRole('heading', { level: 1, name: TITLES['5'] })).toBeVisible()
    await expect(page.getByText('March 10, 2025')).toBeVisible()
    await expect(page.getByText('Listen. That crack is glass.')).toBeVisible()
    await expect(related(page).getByRole('listitem')).toHaveCount(4)
  })
})

test('the blog can be followed by feed', async ({ page, request, baseURL }) => {
  await page.goto('/blog')
  const address = await page.getByRole('link', { name: 'Follow by feed' }).getAttribute('href')
  const response = await request.get(address ?? '')
  expect(response.headers()['content-type']).toContain('application/atom+xml')
  const feed = await page.evaluate(
    (xml) => {
      const parsed = new DOMParser().parseFromString(xml, 'application/xml')
      return {
        broken: parsed.querySelector('parsererror') !== null,
        ids: [...parsed.querySelectorAll('entry > id')].map((id) => id.textContent),
      }
    },
    await response.text(),
  )
  expect(feed.broken).toBe(false)
  expect(feed.ids.toSorted()).toEqual(Object.keys(TITLES).map((id) => `${baseURL}/blog/${id}`))
})

for (const colorScheme of ['light', 'dark'] as const) {
  test(`the blog is accessible in the ${colorScheme} scheme`, async ({ page }) => {
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' })
    for (const path of ['/blog', '/blog?category=Recipes', '/blog/2', '/blog/99']) {
      await page.goto(path)
      const { violations } = await new AxeBuilder({ page }).analyze()
      expect(violations.map(({ id, nodes }) => `${path} ${id}: ${nodes[0]?.html}`)).toEqual([])
    }
  })
}
