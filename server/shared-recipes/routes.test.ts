import { createHash } from 'node:crypto'
import type { Hono } from 'hono'
import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { createCatalogue } from '#server/catalogue/catalogue.ts'
import { compileCatalogue } from '#server/catalogue/compile-catalogue.ts'
import { createFoodTable, type FoodTable } from '#server/catalogue/food-table.ts'
import { readFoods } from '#server/catalogue/foods.ts'
import { sampleRecipes } from '#server/catalogue/testing/sample-kitchen.ts'
import { leavePlaces, newHome } from '#server/database/testing/places.ts'
import { type Member, openSite, type Site } from '#server/database/testing/site.ts'
import { DEFAULT_LIMITS } from '#server/gateway/gateway.ts'
import { callsThrough } from '#server/gateway/row-calls.ts'
import { addressFrom, clientAddress } from '#server/http/client-address.ts'
import { sharedRecipeRoutes } from './routes.ts'

const RECIPE = 5_000_000_001
/** One of the site's. */
const PIE = 90_000_001
const body = {
  title: 'Soup <b>& more</b>',
  image: '',
  readyInMinutes: 20,
  servings: 2,
  cuisines: ['French'],
  diets: ['Vegan'],
  instructions: 'Boil </script><script>alert(1)</script> it.\nServe.\nNote: Freezes well.',
  ingredients: [{ name: 'red lentils', amount: 200, unit: 'g' }],
}

let site: Site
let app: Hono
let member: Member
let token: string

beforeAll(async () => {
  site = await openSite(await newHome())
  const call = callsThrough(site.backend.routes, site.backend.publishableKey)
  app = sharedRecipeRoutes(
    call,
    createCatalogue(compileCatalogue(sampleRecipes(), readFoods())),
    () => 'https://plateful.example',
    '/assets/figtree.woff2',
  )
  member = await site.newMember()
  await member.client.from('custom_recipes').insert({ id: RECIPE, body })
  const { data, error } = await member.client.rpc('create_recipe_link', { recipe_id: RECIPE })
  if (error) throw error
  token = data
})
afterAll(async () => {
  await site.backend.close()
  await leavePlaces()
})

test('behind a proxy, every reader has separate limits', async () => {
  const counting = await openSite(await newHome(), {
    clientAddress: clientAddress(addressFrom(['10.0.0.1'])),
    limits: { ...DEFAULT_LIMITS, api: 2 },
  })
  const shared = sharedRecipeRoutes(
    callsThrough(counting.backend.routes, counting.backend.publishableKey),
    { foods: createFoodTable([]), byId: new Map() },
    () => 'https://plateful.example',
  )
  const read = async (reader: string) => {
    const headers = { 'x-forwarded-for': reader }
    const env = { incoming: { socket: { remoteAddress: '10.0.0.1' } } }
    return (await shared.request(`/shared/${'a'.repeat(22)}`, { headers }, env)).status
  }
  expect([await read('203.0.113.5'), await read('203.0.113.5'), await read('203.0.113.5')]).toEqual([404, 404, 429])
  expect(await read('203.0.113.6')).toBe(404)
  await counting.backend.close()
})

test('a recipe that is opened again isn’t analysed again, unless it changed', async () => {
  let lookups = 0
  const table = createFoodTable(compileCatalogue([], readFoods()).foods)
  const foods: FoodTable = {
    ...table,
    exactly(name) {
      lookups += 1
      return table.exactly(name)
    },
  }
  const call = callsThrough(site.backend.routes, site.backend.publishableKey)
  const shared = sharedRecipeRoutes(call, { foods, byId: new Map() }, () => 'https://plateful.example')
  const read = async () => (await shared.request(`/shared/${token}`)).text()
  const save = (name: string) =>
    member.client
      .from('custom_recipes')
      .update({ body: { ...body, ingredients: [{ name, amount: 2, unit: 'smidgen' }] } })
      .eq('id', RECIPE)

  await save('olive oil')
  expect(await read()).toBe(await read())
  const first = lookups
  expect(first).toBeGreaterThan(0)
  await read()
  expect(lookups).toBe(first)
  await save('sunflower oil')
  expect(await read()).toContain('sunflower oil')
  expect(lookups).toBeGreaterThan(first)
  await member.client.from('custom_recipes').update({ body }).eq('id', RECIPE)
})

describe('a public link', () => {
  test('opens the recipe for anybody, with JSON-LD, and stays out of search engines and caches', async () => {
    const response = await app.request(`/shared/${token}`)
    expect(response.status).toBe(200)
    expect(response.headers.get('x-robots-tag')).toContain('noindex')
    expect(response.headers.get('cache-control')).toContain('no-store')
    const html = await response.text()
    expect(html).toContain('<h1>Soup &lt;b&gt;&amp; more&lt;/b&gt;</h1>')
    expect(html).toContain('200 g red lentils')
    expect(html).toMatch(/<dt>Calories<\/dt><dd>3\d\d kcal<\/dd>/)
    expect(html).not.toMatch(/<script>alert/)
    expect(html).not.toContain(member.email)
    expect(html).toContain(`<a href="/add-recipe#shared=${token}">Add to My Recipes</a>`)
    const [, jsonLd = ''] = /<script type="application\/ld\+json">(.*?)<\/script>/s.exec(html) ?? []
    expect(JSON.parse(jsonLd)).toMatchObject({
      '@type': 'Recipe',
      recipeYield: ['2', '2 servings'],
      totalTime: 'PT20M',
    })
  })

  test('looks like Plateful and leads on, and its policy allows its own style and typeface', async () => {
    const response = await app.request(`/shared/${token}`)
    const html = await response.text()
    const header = /<header>.*<\/header>/s.exec(html)?.[0] ?? ''
    for (const way of ['href="/"', 'href="/recipes"', 'href="/auth"']) expect(header).toContain(way)
    expect(html).toContain('<a href="/welcome">Plan a Week</a>')
    const [, style = ''] = /<style>(.*?)<\/style>/s.exec(html) ?? []
    expect(style).toContain('src: url("/assets/figtree.woff2")')
    const policy = response.headers.get('content-security-policy')
    expect(policy).toContain(`style-src 'sha256-${createHash('sha256').update(style).digest('base64')}'`)
    expect(policy).toContain("font-src 'self'")
  })

  test('says which ingredients its numbers leave out, and nothing of it if none', async () => {
    const read = async () => (await app.request(`/shared/${token}`)).text()
    expect(await read()).not.toContain('food data')
    const unknown = { name: 'moon dust', amount: 900, unit: 'g' }
    const save = (ingredients: object[]) =>
      member.client
        .from('custom_recipes')
        .update({ body: { ...body, ingredients } })
        .eq('id', RECIPE)
    await save([...body.ingredients, unknown])
    expect(await read()).toContain('1 ingredient isn’t in our food data, so the real numbers are higher.')
    await save(body.ingredients)
  })

  test('shows notes after the steps, without a number', async () => {
    const html = await (await app.request(`/shared/${token}`)).text()
    expect(html).toContain('<li>Serve.</li></ol><p class="facts">Freezes well.</p>')
  })

  test('shows the photo to anybody with the link', async () => {
    expect((await app.request(`/shared/${token}/photo`)).status).toBe(404)
    const webp = await sharp({ create: { width: 400, height: 300, channels: 3, background: '#a52' } })
      .webp()
      .toBuffer()
    const photo = { photo: webp.toString('base64'), photo_type: 'image/webp', width: 400, height: 300 }
    await site.serverFor(member).rpc('save_recipe_photo', { recipe_id: RECIPE, ...photo, focus_x: 0.25, focus_y: 0.5 })
    const html = await (await app.request(`/shared/${token}`)).text()
    expect(html).toContain(`src="https://plateful.example/shared/${token}/photo"`)
    expect(html).toContain('object-position:25% 50%')
    const image = await app.request(`/shared/${token}/photo`)
    expect(image.headers.get('content-type')).toBe('image/webp')
    expect(Buffer.from(await image.arrayBuffer()).equals(webp)).toBe(true)
  })

  test('that was guessed or revoked shows nothing, from the moment it is revoked', async () => {
    for (const wrong of ['x', 'a'.repeat(22), `${token}x`, encodeURIComponent("' or 1=1 --")])
      expect((await app.request(`/shared/${wrong}`)).status).toBe(404)
    const { error } = await member.client.from('recipe_links').delete().eq('recipe_id', RECIPE)
    expect(error).toBeNull()
    const gone = await app.request(`/shared/${token}`)
    expect(gone.status).toBe(404)
    expect(await gone.text()).toContain('This recipe is no longer shared')
    expect((await app.request(`/shared/${token}/photo`)).status).toBe(404)
  })
})

describe('a public link to a collection', () => {
  const COLLECTION = '00000000-0000-4000-8000-0000000000c1'
  let path: string

  beforeAll(async () => {
    const { client } = member
    await client.from('collections').insert({ id: COLLECTION, name: 'Soups <b>', note: 'From Grandma' })
    await client.from('custom_recipes').insert([
      {
        id: RECIPE + 1,
        body: {
          ...body,
          title: 'Dhal',
          ingredients: [...body.ingredients, { name: 'moon dust', amount: 1, unit: 'g' }],
        },
      },
      { id: RECIPE + 2, body: { ...body, title: 'Secret' } },
    ])
    const filed = [RECIPE, RECIPE + 1, PIE].map((recipe_id) => ({ recipe_id, collection_ids: [COLLECTION] }))
    await client.from('tags').insert(filed)
    const { data, error } = await client.rpc('create_collection_link', { collection_id: COLLECTION })
    if (error) throw error
    path = `/shared/collections/${data}`
  })

  test('shows its recipes, own and the site’s, with calories and what they leave out, and an ItemList of recipes', async () => {
    const response = await app.request(path)
    expect(response.status).toBe(200)
    expect(response.headers.get('x-robots-tag')).toContain('noindex')
    expect(response.headers.get('cache-control')).toContain('no-store')
    const html = await response.text()
    expect(html).toContain('<h1>Soups &lt;b&gt;</h1>')
    expect(html).toContain('From Grandma')
    expect(html).toContain('3 recipes')
    expect(html).toContain(`<a href="${path}/${RECIPE}">Soup &lt;b&gt;&amp; more&lt;/b&gt;</a>`)
    expect(html).toMatch(/20 min · 3\d\d kcal per serving/)
    expect(html).toContain('1 ingredient isn’t in our food data, so the real numbers are higher.')
    expect(html).toContain(`<a href="/recipes/${PIE}">`)
    expect(html).toContain(`<a href="/collections#shared=${path.split('/').at(-1)}">Save a Copy</a>`)
    for (const secret of ['Secret', member.email, member.id]) expect(html).not.toContain(secret)
    const [, jsonLd = ''] = /<script type="application\/ld\+json">(.*?)<\/script>/s.exec(html) ?? []
    const list = JSON.parse(jsonLd)
    expect(list).toMatchObject({ '@type': 'ItemList', name: 'Soups <b>', numberOfItems: 3 })
    const dhal = { '@type': 'Recipe', name: 'Dhal', url: `https://plateful.example${path}/${RECIPE + 1}` }
    expect(list.itemListElement).toMatchObject([
      { position: 1, item: { ...dhal, recipeIngredient: ['200 g red lentils', '1 g moon dust'] } },
      { position: 2, item: { name: 'Soup &lt;b>&amp; more&lt;/b>' } },
      { position: 3, item: { '@type': 'Recipe', url: `https://plateful.example/recipes/${PIE}` } },
    ])
  })

  test('opens each own recipe, which can be added alone, and no other', async () => {
    const html = await (await app.request(`${path}/${RECIPE + 1}`)).text()
    expect(html).toContain('<h1>Dhal</h1>')
    expect(html).toContain(`<a href="/add-recipe#shared=collections/${path.split('/').at(-1)}/${RECIPE + 1}">`)
    for (const other of [RECIPE + 2, PIE, 0, 'x', `${RECIPE}'`])
      expect((await app.request(`${path}/${encodeURIComponent(other)}`)).status).toBe(404)
    expect((await app.request(`${path}/${RECIPE + 1}/photo`)).status).toBe(404)
  })

  test('turns its pages, whatever the address says', async () => {
    for (const after of ['', '30', '-1', 'x', '99999999', '30; drop']) {
      const response = await app.request(`${path}?after=${encodeURIComponent(after)}`)
      expect([after, response.status]).toEqual([after, 200])
    }
  })

  test('shows nothing once it is revoked', async () => {
    await member.client.from('collection_links').delete().eq('collection_id', COLLECTION)
    const gone = await app.request(path)
    expect(gone.status).toBe(404)
    expect(await gone.text()).toContain('This collection is no longer shared')
    expect((await app.request(`${path}/${RECIPE}`)).status).toBe(404)
  })
})
