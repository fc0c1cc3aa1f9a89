// What other sites show of a link to us.
import { expect, oneRecipe, test } from './fixtures.ts'

test('a shared link shows the dish, the kitchen or the article itself, as a JPEG that is there', async ({
  request,
}) => {
  const recipe = await oneRecipe(request)
  const pages = [
    ['/', '/img/site/social.jpg'],
    [`/recipes/${recipe.id}`, `/img/recipes/${recipe.id}-social.jpg`],
    ['/cuisines/Latin%20American', '/img/cuisines/latin-american-social.jpg'],
    ['/blog/2', '/img/articles/2-social.jpg'],
  ] as const
  for (const [path, picture] of pages) {
    const html = await (await request.get(path)).text()
    const [, address = ''] = /<meta property="og:image" content="([^"]*)"/.exec(html) ?? []
    expect(new URL(address).pathname).toBe(picture)
    const answer = await request.get(address)
    expect(answer.status()).toBe(200)
    expect(answer.headers()['content-type']).toBe('image/jpeg')
  }
})
