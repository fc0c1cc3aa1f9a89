import { expect, test } from '@playwright/test'
import { cardAddresses, relatedArticles, TITLES } from './blog-page.ts'
import { open } from './fixtures.ts'

test.describe('an article', () => {
  test('has its picture, category, title, author, date, read time and tags', async ({ page }) => {
    await page.goto('/blog/4')
    const head = page.getByRole('article').locator('header')
    await expect(page).toHaveTitle(`${TITLES['4']} · Plateful`)
    await expect(head.getByRole('heading', { level: 1, name: TITLES['4'] })).toBeVisible()
    await expect(head.getByRole('img')).toHaveAttribute('src', /^\/img\/articles\/4-960\.avif\?v=[0-9a-f]{14}$/)
    await expect(head.getByText('Nutrition', { exact: true })).toBeVisible()
    await expect(head.getByText('Ingrid Salcedo')).toBeVisible()
    await expect(head.getByText('February 5, 2025')).toBeVisible()
    await expect(head.getByText('10 min read')).toBeVisible()
    await expect(page.getByRole('list', { name: 'Tags' }).getByRole('listitem')).toHaveText([
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
    expect(await cardAddresses(relatedArticles(page))).toEqual(['/blog/1', '/blog/3', '/blog/4', '/blog/5'])
    const card = relatedArticles(page).getByRole('listitem').nth(1)
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
    await expect(page.getByText('Link copied.')).toBeVisible()
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
      publisher: { name: 'Plateful', logo: { url: `${baseURL}/icon-512.png` } },
      image: [`${baseURL}/img/articles/3-960.avif`, `${baseURL}/img/articles/3-social.jpg`],
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
    await open(page, '/blog/2')
    await expect(page.getByRole('button', { name: 'Like' })).toBeVisible()
    await page.evaluate(() => Object.assign(window, { stayed: true }))
    await page.getByRole('article').getByRole('link', { name: 'shopping list' }).click()
    await expect(page).toHaveURL('/shopping-list')
    expect(await page.evaluate(() => 'stayed' in window)).toBe(true)
  })
})
