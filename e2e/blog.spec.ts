import type { Page } from '@playwright/test'
import { cardAddresses, latestArticles, relatedArticles, TITLES } from './blog-page.ts'
import { expect, open, test } from './fixtures.ts'

const featured = (page: Page) => page.getByRole('article', { name: 'Featured article' })
const category = (page: Page, name: string) =>
  page.getByRole('form', { name: 'Categories' }).getByRole('button', { name, exact: true })

test.describe('the blog', () => {
  test('starts with its name, the first post, cards in columns, tips, a newsletter form and a feed', async ({
    page,
    request,
    baseURL,
  }) => {
    await open(page, '/blog')
    await expect(page).toHaveTitle('Plateful Blog')
    await expect(page.getByRole('heading', { level: 1, name: 'Plateful Blog' })).toBeVisible()
    await expect(
      page.getByText('Discover nutrition tips, cooking techniques, and healthy lifestyle insights from our experts', {
        exact: true,
      }),
    ).toBeVisible()

    const card = latestArticles(page).getByRole('listitem').nth(1)
    await test.step('a card has picture, category, title, teaser, author and read time', async () => {
      await expect(card.getByRole('img')).toHaveAttribute('src', /^\/img\/articles\/3-960\.avif\?v=[0-9a-f]{14}$/)
      await expect(card.getByText('Nutrition', { exact: true })).toBeVisible()
      await expect(card.getByText('Plateful’s chef')).toBeVisible()
      await expect(card.getByText('10 min read')).toBeVisible()
      await expect(card.getByRole('heading', { name: TITLES['3'] })).toHaveCSS('-webkit-line-clamp', '2')
      await expect(card.getByText('Anyone can print')).toHaveCSS('-webkit-line-clamp', '3')
      for (const [width, columns] of [
        [390, 1],
        [800, 2],
        [1280, 3],
      ] as const) {
        await page.setViewportSize({ width, height: 900 })
        const tracks = await latestArticles(page)
          .getByRole('list')
          .evaluate((list) => getComputedStyle(list).gridTemplateColumns.split(' ').length)
        expect(tracks).toBe(columns)
      }
    })

    await test.step('four quick health tips', async () => {
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
        /control of ingredients, portions and nutrition/,
      ])
    })

    await test.step('a newsletter form that accepts an email address and sends nothing', async () => {
      const section = page.getByRole('region', { name: 'Stay Healthy, Stay Informed' })
      const field = section.getByRole('textbox')
      const subscribe = section.getByRole('button', { name: 'Subscribe' })
      await expect(page.getByRole('button', { name: 'Subscribe' })).toHaveCount(1)
      await expect(field).toHaveAttribute('type', 'email')
      await expect(field).toHaveAttribute('required')
      const sent: string[] = []
      // Pictures and scripts may still be loading.
      page.on('request', (call) => /^(document|fetch|xhr|ping)$/.test(call.resourceType()) && sent.push(call.url()))
      await subscribe.click()
      await field.fill('not an address')
      await subscribe.click()
      await expect(section.getByRole('status')).toBeEmpty()
      await field.fill('reader@example.com')
      await subscribe.click()
      await expect(section.getByRole('status')).toContainText('we didn’t send anything')
      expect(sent).toEqual([])
    })

    await test.step('a feed that a reader can parse', async () => {
      const address = await page.getByRole('link', { name: 'RSS feed' }).getAttribute('href')
      const response = await request.get(address ?? '')
      expect(response.headers()['content-type']).toContain('application/atom+xml')
      const reader = await page.context().newPage() // our own pages parse no text
      const feed = await reader.evaluate(
        (xml) => {
          const parsed = new DOMParser().parseFromString(xml, 'application/xml')
          return {
            broken: parsed.querySelector('parsererror') !== null,
            ids: [...parsed.querySelectorAll('entry > id')].map((id) => id.textContent),
          }
        },
        await response.text(),
      )
      await reader.close()
      expect(feed.broken).toBe(false)
      expect(feed.ids.toSorted()).toEqual(Object.keys(TITLES).map((id) => `${baseURL}/blog/${id}`))
    })

    await test.step('the first post is complete, and the cards link to their articles', async () => {
      const block = featured(page)
      await expect(block.getByText('Featured', { exact: true })).toBeVisible()
      await expect(block.getByText('Nutrition', { exact: true })).toBeVisible()
      await expect(block.getByRole('heading', { name: TITLES['1'] })).toBeVisible()
      await expect(block.getByText('No scientist ever discovered a superfood.')).toBeVisible()
      await expect(block.getByText('Plateful’s nutritionist')).toBeVisible()
      await expect(block.getByText('January 15, 2025')).toBeVisible()
      await expect(block.getByText('5 min read')).toBeVisible()
      await block.getByRole('link', { name: 'Read Full Article' }).click()
      await expect(page).toHaveURL('/blog/1')
      await expect(page.getByRole('heading', { level: 1, name: TITLES['1'] })).toBeVisible()
      await page.goBack()
      await card.click()
      await expect(page).toHaveURL('/blog/3')
    })
  })

  test('filters by category: the selected one is marked, kept in the URL, and undone by Back', async ({ page }) => {
    await open(page, '/blog')
    await expect(page.getByRole('form', { name: 'Categories' }).getByRole('button')).toHaveText([
      'All',
      'Nutrition',
      'Meal Planning',
      'Recipes',
      'Health Tips',
      'Cooking',
    ])
    await expect(category(page, 'All')).toHaveAttribute('aria-pressed', 'true')
    expect(await cardAddresses(latestArticles(page))).toEqual(['/blog/2', '/blog/3', '/blog/4', '/blog/5'])

    await category(page, 'Meal Planning').click()
    await expect(page).toHaveURL('/blog?category=Meal+Planning')
    await expect(category(page, 'Meal Planning')).toHaveAttribute('aria-pressed', 'true')
    await expect(category(page, 'All')).toHaveAttribute('aria-pressed', 'false')
    await expect(featured(page).getByRole('heading', { name: TITLES['2'] })).toBeVisible()
    await expect(latestArticles(page)).toHaveCount(0)

    await category(page, 'Nutrition').click()
    await expect(featured(page).getByRole('heading', { name: TITLES['1'] })).toBeVisible()
    expect(await cardAddresses(latestArticles(page))).toEqual(['/blog/3', '/blog/4'])

    await page.goBack()
    await expect(featured(page).getByRole('heading', { name: TITLES['2'] })).toBeVisible()
    await category(page, 'Cooking').click()
    await expect(featured(page).getByRole('heading', { name: TITLES['5'] })).toBeVisible()
    await expect(featured(page).getByText('Starch, pectin, steam and some patience')).toBeVisible()
    for (const empty of ['Recipes', 'Health Tips']) {
      await category(page, empty).click()
      await expect(page.getByRole('heading', { name: `No articles in ${empty} yet` })).toBeVisible()
      await expect(featured(page)).toHaveCount(0)
    }
    await category(page, 'All').click()
    await expect(page).toHaveURL('/blog')
    await expect(latestArticles(page).getByRole('listitem')).toHaveCount(4)
  })
})

test.describe('for a reader in Germany', () => {
  test.use({ locale: 'de-DE', timezoneId: 'America/Los_Angeles' })

  // If the server formatted a date differently, there would be a console error.
  test('dates are formatted the German way, on the right day, and nothing renders twice', async ({ page }) => {
    await open(page, '/blog')
    await expect(featured(page).getByText('15. Januar 2025')).toBeVisible()
    await open(page, '/blog/5')
    await expect(page.getByText('10. März 2025')).toBeVisible()
  })
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('the blog can be read and filtered', async ({ page }) => {
    await page.goto('/blog')
    await expect(latestArticles(page).getByRole('listitem')).toHaveCount(4)
    await category(page, 'Cooking').click()
    await expect(page).toHaveURL('/blog?category=Cooking')
    await expect(category(page, 'Cooking')).toHaveAttribute('aria-pressed', 'true')
    await featured(page).getByRole('link', { name: 'Read Full Article' }).click()
    await expect(page.getByRole('heading', { level: 1, name: TITLES['5'] })).toBeVisible()
    await expect(page.getByText('March 10, 2025')).toBeVisible()
    await expect(page.getByText('Listen. That crack is glass.')).toBeVisible()
    await expect(relatedArticles(page).getByRole('listitem')).toHaveCount(4)
  })
})
