import { cardAddresses, relatedArticles, TITLES } from './blog-page.ts'
import { expect, open, ready, test } from './fixtures.ts'

test.describe('an article', () => {
  test('has its title, tags and author, and links to all others and to our own pages', async ({ page }) => {
    await open(page, '/blog/4')
    const head = page.getByRole('article').locator('header')
    await expect(page).toHaveTitle(`${TITLES['4']} · Plateful`)
    await expect(head.getByRole('heading', { level: 1, name: TITLES['4'] })).toBeVisible()
    await expect(head.getByRole('img')).toHaveAttribute('src', /^\/img\/articles\/4-960\.avif\?v=[0-9a-f]{14}$/)
    await expect(head.getByText('Nutrition', { exact: true })).toBeVisible()
    await expect(head.getByText('Plateful’s nutritionist')).toBeVisible()
    await expect(head.getByText('February 5, 2025')).toBeVisible()
    await expect(head.getByText('10 min read')).toBeVisible()
    await expect(page.getByRole('list', { name: 'Tags' }).getByRole('listitem')).toHaveText([
      '#vegan',
      '#plant-based',
      '#protein',
      '#vitamin-b12',
      '#weeknight',
    ])
    const about = page.getByRole('region', { name: 'About the Author' })
    await expect(about).toContainText('Plateful’s nutritionist')
    await expect(about).toContainText(
      'Certified nutritionist with 10+ years of experience in dietary planning and wellness coaching.',
    )
    await page.evaluate(() => Object.assign(window, { stayed: true }))

    await test.step('each other article has its own URL', async () => {
      expect(await cardAddresses(relatedArticles(page))).toEqual(['/blog/1', '/blog/2', '/blog/3', '/blog/5'])
      const card = relatedArticles(page).getByRole('listitem').nth(2)
      await expect(card.getByRole('img')).toBeVisible()
      await expect(card).toContainText('Nutrition')
      await expect(card).toContainText('10 min read')
      await card.getByRole('link', { name: TITLES['3'] }).click()
      await expect(page).toHaveURL('/blog/3')
      await expect(page.getByRole('heading', { level: 1, name: TITLES['3'] })).toBeVisible()
      await expect(page.getByText('Picture a chalkboard that says')).toBeVisible()
    })

    await test.step('a link to another page of ours opens without a full page load', async () => {
      await relatedArticles(page).getByRole('link', { name: TITLES['2'] }).click()
      await expect(page).toHaveURL('/blog/2')
      await expect(about).toContainText('Plateful’s chef')
      await expect(about).toContainText('Professional chef specializing in healthy recipe creation and meal planning.')
      await page.getByRole('article').getByRole('link', { name: 'shopping list' }).click()
      await expect(page).toHaveURL('/shopping-list')
      expect(await page.evaluate(() => 'stayed' in window)).toBe(true)
    })
  })

  test('is shared by a copied link, liked and saved on this device, and links to each of its sections', async ({
    page,
    context,
    baseURL,
  }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write'])
    // As on systems without a share sheet.
    await page.addInitScript(() => Object.defineProperty(navigator, 'share', { value: undefined }))
    await open(page, '/blog/3?from=somewhere')
    await page.getByRole('button', { name: 'Share' }).click()
    await expect(page.getByText('Link copied.')).toBeVisible()
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(`${baseURL}/blog/3`)

    const like = page.getByRole('button', { name: 'Like' })
    const save = page.getByRole('button', { name: 'Save' })
    await expect(like).toHaveAttribute('aria-pressed', 'false')
    await like.click()
    await save.click()
    await expect(like).toHaveAttribute('aria-pressed', 'true')
    await save.click()
    await page.reload()
    await ready(page)
    await expect(like).toHaveAttribute('aria-pressed', 'true')
    await expect(save).toHaveAttribute('aria-pressed', 'false')
    expect(JSON.parse((await page.evaluate(() => localStorage.getItem('blog-reactions'))) ?? '')).toMatchObject({
      state: { liked: ['3'], saved: [] },
    })

    await page.getByRole('link', { name: 'Back to Blog' }).click()
    await expect(page).toHaveURL('/blog')
    await page.getByRole('link', { name: TITLES['5'] }).click()
    await expect(
      page.getByRole('heading', { level: 2, name: 'Acrylamide: why golden is better than brown' }),
    ).toBeVisible()
    await expect(like).toHaveAttribute('aria-pressed', 'false')
    await page.getByRole('navigation', { name: 'In this article' }).getByRole('link', { name: 'Sources' }).click()
    await expect(page).toHaveURL('/blog/5#sources')
    await expect(page.getByRole('heading', { level: 2, name: 'Sources' })).toBeInViewport()
  })

  test('has structured data for search engines', async ({ request, baseURL }) => {
    const html = await (await request.get('/blog/3')).text()
    const [article, crumbs] = [...html.matchAll(/<script type="application\/ld\+json">(.*?)<\/script>/gs)].map(
      ([, json = '']) => JSON.parse(json),
    )
    expect(article).toMatchObject({
      '@type': 'Article',
      headline: TITLES['3'],
      datePublished: '2025-01-15',
      author: { name: 'Plateful’s chef' },
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

  test('only links to pages of ours that exist', async ({ request }) => {
    const links = new Set<string>()
    for (const id of Object.keys(TITLES)) {
      const html = await (await request.get(`/blog/${id}`)).text()
      const [article = ''] = /<article>.*<\/article>/s.exec(html) ?? []
      for (const [, href = ''] of article.matchAll(/<a [^>]*href="(\/[^"]*)"/g))
        links.add(href.replaceAll('&amp;', '&'))
    }
    expect(links.size).toBeGreaterThan(15)
    for (const link of links) expect((await request.get(link)).status(), link).toBe(200)
  })
})

test.describe('an article that doesn’t exist', () => {
  test.use({ expectedErrors: [/status of 404/] })

  test('is not found, with a link back', async ({ page, request }) => {
    for (const id of ['0', 'superfoods', '%3Cb%3E']) expect((await request.get(`/blog/${id}`)).status()).toBe(404)
    const response = await open(page, '/blog/99')
    expect(response?.status()).toBe(404)
    await expect(page.getByRole('heading', { level: 1, name: 'Blog post not found' })).toBeVisible()
    await expect(page.getByText("The blog post you're looking for doesn't exist.")).toBeVisible()
    await page.getByRole('link', { name: 'Back to Blog' }).click()
    await expect(page).toHaveURL('/blog')
  })
})
