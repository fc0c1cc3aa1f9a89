// What search engines may read, and what link previews show.
import { HELP_TOPICS } from '#domain/site/help.ts'
import { expect, oneRecipe, test } from './fixtures.ts'

test('search engines may read what everyone sees, and nothing of a member', async ({ request, baseURL }) => {
  const robots = await (await request.get('/robots.txt')).text()
  expect(robots).toContain(`Sitemap: ${baseURL}/sitemap.xml`)
  const closed = [...robots.matchAll(/^Disallow: (.+)$/gm)].map(([, path = '']) => path)
  const isClosed = async (path: string) => {
    const html = await (await request.get(path)).text()
    return closed.some((start) => path.startsWith(start)) || html.includes('<meta name="robots" content="noindex">')
  }
  for (const path of ['/', '/recipes', '/cuisines/Thai', '/blog/1', '/shopping-list', '/favorites', '/auth']) {
    expect(await isClosed(path), path).toBe(false)
  }
  for (const path of ['/dashboard', '/goals', '/account', '/meal-scheduler', '/recipes?search=soup', '/no/such/page']) {
    expect(await isClosed(path), path).toBe(true)
  }
  expect(closed).toEqual(['/api/', '/auth/v1/', '/rest/v1/'])
  const sitemap = await (await request.get('/sitemap.xml')).text()
  for (const path of ['/', '/blog/5', '/help', ...HELP_TOPICS.map((topic) => `/help/${topic}`)])
    expect(sitemap).toContain(`<loc>${baseURL}${path}</loc>`)
})

test('a shared link shows the dish, the kitchen or the article itself, as an existing JPEG', async ({ request }) => {
  const recipe = await oneRecipe(request)
  const pages = [
    ['/', '/img/site/social.jpg', /table full of dishes/],
    [`/recipes/${recipe.id}`, `/img/recipes/${recipe.id}-social.jpg`, /\w/],
    ['/cuisines/Latin%20American', '/img/cuisines/latin-american-social.jpg', /Latin American/],
    ['/blog/2', '/img/articles/2-social.jpg', /Meal Prep/],
  ] as const
  for (const [path, picture, alt] of pages) {
    const html = await (await request.get(path)).text()
    const [, address = ''] = /<meta property="og:image" content="([^"]*)"/.exec(html) ?? []
    expect(new URL(address).pathname).toBe(picture)
    expect(/<meta property="og:image:alt" content="([^"]*)"/.exec(html)?.[1]).toMatch(alt)
    const response = await request.get(address)
    expect(response.status()).toBe(200)
    expect(response.headers()['content-type']).toBe('image/jpeg')
  }
})

test('search engines learn the site’s name and where its search is', async ({ request, baseURL }) => {
  const html = await (await request.get('/')).text()
  const [, text = ''] = /<script type="application\/ld\+json">(.*?)<\/script>/.exec(html) ?? []
  expect(JSON.parse(text)).toMatchObject({
    '@type': 'WebSite',
    name: 'Plateful',
    url: `${baseURL}/`,
    potentialAction: { target: { urlTemplate: `${baseURL}/recipes?search={search_term_string}` } },
  })
})
