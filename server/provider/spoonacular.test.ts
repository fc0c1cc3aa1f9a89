// The forwarder with a fake of the real service, which sends every response in the contract's error table.
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest'
import type { RecipeInformation, SearchResponse } from '#domain/recipe/provider.ts'
import type { LogFields, LogLevel } from '#server/http/log.ts'
import { createSpoonacularSource } from './spoonacular.ts'
import { routesOver, sampleSource } from './testing.ts'

const KEY = 'secret-key-0123456789'

type Play = (request: IncomingMessage, response: ServerResponse, url: URL) => void
let play: Play = (_, response) => response.end('{}')
let requested: URL[] = []
let lines: { level: LogLevel; message: string; fields: LogFields }[] = []
let clock = Date.UTC(2026, 2, 5, 18, 0)
let address = ''

const standIn = createServer((request, response) => {
  const url = new URL(request.url ?? '/', 'http://stand-in')
  requested.push(url)
  play(request, response, url)
})

beforeAll(async () => {
  await new Promise<void>((resolve) => standIn.listen(0, '127.0.0.1', resolve))
  address = `http://127.0.0.1:${(standIn.address() as AddressInfo).port}` // listening on TCP
})
afterAll(() => {
  standIn.closeAllConnections()
  standIn.close()
})
afterEach(() => void vi.useRealTimers())

beforeEach(() => {
  requested = []
  lines = []
  clock = Date.UTC(2026, 2, 5, 18, 0)
})

const app = (more: { timeoutMs?: number; concurrency?: number } = {}) =>
  routesOver(
    createSpoonacularSource({
      key: KEY,
      url: address,
      fallback: sampleSource(),
      log: (level, message, fields = {}) => lines.push({ level, message, fields }),
      now: () => clock,
      retryAfterMs: 5,
      timeoutMs: 5_000,
      ...more,
    }),
  )

const json = (status: number, body: unknown, headers: Record<string, string> = {}): Play => {
  return (_, response) => {
    response.writeHead(status, { 'Content-Type': 'application/json', ...headers })
    response.end(JSON.stringify(body))
  }
}
const failure = (code: number, message: string): Play => json(code, { status: 'failure', code, message })

const pasta = {
  id: 716429,
  title: 'Pasta with Garlic',
  image: 'https://img.spoonacular.com/recipes/716429-556x370.jpg',
  imageType: 'jpg',
  servings: 2,
  nutrition: { nutrients: [{ name: 'Calories', amount: 584, unit: 'kcal' }] },
}
const page = (results: unknown[]) => ({ results, offset: 0, number: 10, totalResults: results.length })

function expectKeySafe(text: string) {
  expect(text).not.toContain(KEY)
  expect(JSON.stringify(lines)).not.toContain(KEY)
}

describe('the provider’s responses are passed on', () => {
  test('with the key as a query parameter, added only by the server', async () => {
    play = json(200, { recipes: [pasta] })
    const response = await app().request('/recipes/random?number=8&includeNutrition=true&seed=5&apiKey=stolen')
    const text = await response.text()
    expect(JSON.parse(text)).toMatchObject({ recipes: [{ id: 716429, title: 'Pasta with Garlic' }] })
    expect(Object.fromEntries(requested[0]?.searchParams ?? [])).toEqual({
      number: '8',
      includeNutrition: 'true',
      apiKey: KEY,
    })
    expect(response.headers.get('x-recipe-source')).toBeNull()
    expectKeySafe(text)
  })

  test('but random recipes without certain foods are ours: the provider can’t leave them out', async () => {
    play = json(200, { recipes: [pasta] })
    const { recipes } = await (await app().request('/recipes/random?number=3&exclude=garlic')).json()
    expect(requested).toEqual([])
    expect(recipes).not.toContainEqual(expect.objectContaining({ id: pasta.id }))
  })

  test('a search is requested once with full recipes; the recipes it found are then cached', async () => {
    play = json(200, page([pasta]))
    const routes = app()
    const search = await routes.request('/recipes/complexSearch?query=pasta&number=20')
    const found: SearchResponse = await search.json()
    expect(found.results).toEqual([{ id: 716429, title: pasta.title, image: pasta.image, imageType: 'jpg' }])
    const details = await Promise.all(
      Array.from({ length: 5 }, () => routes.request('/recipes/716429/information?includeNutrition=true')),
    )
    const recipe: RecipeInformation = await (details[0] as Response).json()
    expect(recipe.nutrition?.nutrients[0]?.amount).toBe(584)
    expect(requested).toHaveLength(1)
    for (const flag of ['addRecipeInformation', 'addRecipeInstructions', 'addRecipeNutrition', 'fillIngredients']) {
      expect(requested[0]?.searchParams.get(flag)).toBe('true')
    }
  })

  test('a response is cached for an hour and no longer', async () => {
    vi.useFakeTimers({ toFake: ['performance'] })
    play = json(200, page([pasta]))
    const routes = app()
    await routes.request('/recipes/complexSearch?query=pasta')
    vi.advanceTimersByTime(59 * 60_000)
    await routes.request('/recipes/complexSearch?query=pasta')
    expect(requested).toHaveLength(1)
    vi.advanceTimersByTime(2 * 60_000)
    await routes.request('/recipes/complexSearch?query=pasta')
    expect(requested).toHaveLength(2)
  })

  test('diets are sent in the documented words; an unknown diet isn’t sent', async () => {
    play = json(200, page([]))
    const routes = app()
    await routes.request('/recipes/complexSearch?diet=keto')
    await routes.request('/recipes/complexSearch?diet=Whole%2030,Lacto_Vegetarian')
    expect(requested.map((url) => url.searchParams.get('diet'))).toEqual(['ketogenic', 'whole30,lacto-vegetarian'])
    const unknown = await routes.request('/recipes/complexSearch?diet=carnivore')
    expect(await unknown.json()).toEqual({ results: [], offset: 0, number: 10, totalResults: 0 })
    expect((await routes.request('/mealplanner/generate?timeFrame=day&diet=carnivore')).status).toBe(404)
    expect(requested).toHaveLength(2)
  })

  test('a plan gets its pictures', async () => {
    const nutrients = { calories: 2000, protein: 80, fat: 60, carbohydrates: 250 }
    const meals = [
      { id: 5, title: 'Porridge', imageType: 'png', image: 'porridge-5.png', readyInMinutes: 5, servings: 1 },
    ]
    play = json(200, { meals, nutrients })
    const response = await app().request('/mealplanner/generate?timeFrame=day&targetCalories=2000')
    expect(await response.json()).toMatchObject({
      meals: [{ image: 'https://img.spoonacular.com/recipes/5-556x370.png' }],
      nutrients,
    })
  })

  test('our own recipes and foods are never requested', async () => {
    const response = await app().request('/recipes/90000001/information')
    expect(await response.json()).toMatchObject({ title: 'Banana Porridge' })
    expect((await app().request('/recipes/90009999/information')).status).toBe(404)
    expect((await app().request('/food/ingredients/9900001/information')).status).toBe(404)
    expect((await app().request('/recipes/banana/information')).status).toBe(404)
    expect(requested).toHaveLength(0)
  })

  test('a bulk of ours and theirs keeps the requested order, and requests only the missing ones', async () => {
    play = json(200, [pasta])
    const response = await app().request('/recipes/informationBulk?ids=90000002,716429,90000001&includeNutrition=true')
    const recipes: RecipeInformation[] = await response.json()
    expect(recipes.map(({ id }) => id)).toEqual([90000002, 716429, 90000001])
    expect(requested[0]?.searchParams.get('ids')).toBe('716429')
  })

  test('only a few calls run at a time', async () => {
    let open = 0
    let most = 0
    play = (_, response) => {
      open += 1
      most = Math.max(most, open)
      setTimeout(() => {
        open -= 1
        response.writeHead(200, { 'Content-Type': 'application/json' }).end(JSON.stringify(page([])))
      }, 10)
    }
    const routes = app({ concurrency: 2 })
    await Promise.all(Array.from({ length: 8 }, (_, n) => routes.request(`/recipes/complexSearch?query=soup${n}`)))
    expect(requested).toHaveLength(8)
    expect(most).toBe(2)
  })
})

describe('the provider’s errors', () => {
  test.each([401, 403])('%d: the key was rejected, which is logged but not shown', async (status) => {
    play = failure(status, `You are not authorized. ${KEY} is wrong`)
    const response = await app().request('/recipes/random')
    const text = await response.text()
    expect(response.status).toBe(503)
    expect(JSON.parse(text)).toMatchObject({ status: 'failure', code: 503 })
    expect(lines).toContainEqual(expect.objectContaining({ level: 'error', message: 'provider key rejected' }))
    expectKeySafe(text)
  })

  test('402: our own catalogue responds until midnight UTC, without further requests', async () => {
    play = failure(402, 'Your daily points limit of 50 has been reached.')
    const routes = app()
    const response = await routes.request('/recipes/complexSearch?query=salmon')
    expect(response.status).toBe(200)
    expect(response.headers.get('x-recipe-source')).toBe('embedded-fallback')
    expect(await response.json()).toMatchObject({ results: [{ title: 'Grilled Salmon and Broccoli' }] })
    expect(lines).toContainEqual(
      expect.objectContaining({ level: 'warn', fields: expect.objectContaining({ call: 'search' }) }),
    )
    clock = Date.UTC(2026, 2, 5, 23, 59, 59)
    await routes.request('/recipes/random')
    expect(requested).toHaveLength(1)
    play = json(200, { recipes: [pasta] })
    clock = Date.UTC(2026, 2, 6, 0, 0, 0)
    expect((await routes.request('/recipes/random')).headers.get('x-recipe-source')).toBeNull()
    expect(requested).toHaveLength(2)
  })

  test.each([
    ['/recipes/4/information', 'A recipe with the id 4 does not exist.'],
    ['/food/ingredients/4/information', 'An ingredient with the id 4 does not exist.'],
  ])('404 on %s is passed on', async (path, message) => {
    play = failure(404, message)
    const response = await app().request(path)
    expect(response.status).toBe(404)
    expect(await response.json()).toEqual({ status: 'failure', code: 404, message })
  })

  test('404 without JSON gets our error format', async () => {
    play = (_, response) => response.writeHead(404, { 'Content-Type': 'text/html' }).end('<h1>Not here</h1>')
    const response = await app().request('/recipes/complexSearch?number=two')
    expect(response.status).toBe(404)
    expect(await response.json()).toMatchObject({ status: 'failure', code: 404 })
  })

  test('429: one retry, which may succeed', async () => {
    play = (request, response, url) =>
      requested.length === 1
        ? failure(429, 'slow down')(request, response, url)
        : json(200, { recipes: [pasta] })(request, response, url)
    const response = await app().request('/recipes/random')
    expect(await response.json()).toMatchObject({ recipes: [{ id: 716429 }] })
    expect(requested).toHaveLength(2)
  })

  test('429 twice: our own catalogue, and no third attempt', async () => {
    play = failure(429, 'slow down')
    const response = await app().request('/recipes/random?number=3')
    expect(response.headers.get('x-recipe-source')).toBe('embedded-fallback')
    expect(((await response.json()) as { recipes: unknown[] }).recipes).toHaveLength(3)
    expect(requested).toHaveLength(2)
  })

  test.each<[string, Play]>([
    ['500', failure(500, 'broken')],
    ['502 with HTML', (_, response) => response.writeHead(502).end('<html>bad gateway</html>')],
    [
      '200 with HTML',
      (_, response) => response.writeHead(200, { 'Content-Type': 'text/html' }).end('<html>hello</html>'),
    ],
    ['200 of another shape', json(200, { surprise: true })],
    ['a cut connection', (request) => request.socket.destroy()],
    ['a redirect elsewhere', (_, response) => response.writeHead(302, { Location: 'http://127.0.0.1:9/' }).end()],
  ])('%s: our own catalogue answers', async (_, playing) => {
    play = playing
    const response = await app().request('/food/ingredients/search?query=banana&number=1')
    const text = await response.text()
    expect(response.status).toBe(200)
    expect(response.headers.get('x-recipe-source')).toBe('embedded-fallback')
    expect(response.headers.get('cache-control')).toBe('no-store')
    expect(JSON.parse(text)).toMatchObject({ results: [{ name: 'banana' }] })
    expectKeySafe(text)
  })

  test('when the provider times out, our own catalogue answers', async () => {
    play = () => undefined
    const response = await app({ timeoutMs: 30 }).request('/mealplanner/generate?timeFrame=day&seed=1')
    expect(response.headers.get('x-recipe-source')).toBe('embedded-fallback')
    expect(((await response.json()) as { meals: unknown[] }).meals.length).toBeGreaterThanOrEqual(3)
    expect(lines).toContainEqual(expect.objectContaining({ fields: expect.objectContaining({ reason: 'timed out' }) }))
  })

  test('a provider that hangs delays nobody longer than one call may take', async () => {
    let called = 0
    play = () => {
      called += 1
    }
    const routes = app({ timeoutMs: 300, concurrency: 1 })
    const responses = await Promise.all(Array.from({ length: 6 }, () => routes.request('/recipes/random?number=1')))
    expect(called).toBeLessThan(6) // whoever waited as long as a call may take isn't sent after it
    for (const { headers } of responses) expect(headers.get('x-recipe-source')).toBe('embedded-fallback')
    play = json(200, { recipes: [pasta] })
    expect((await routes.request('/recipes/random')).headers.get('x-recipe-source')).toBeNull()
  })

  test.each(['/recipes/716429/information', '/food/ingredients/4711/information?amount=1&unit=serving'])(
    '%s, which is theirs, isn’t reported missing while they can’t respond',
    async (path) => {
      play = failure(500, 'broken')
      const response = await app().request(path)
      expect(response.status).toBe(503)
      expect(await response.json()).toMatchObject({ status: 'failure', message: expect.stringMatching(/try again/) })
    },
  )

  test('a failure isn’t cached', async () => {
    play = failure(500, 'broken')
    const routes = app()
    await routes.request('/recipes/complexSearch?query=pasta')
    play = json(200, page([pasta]))
    const response = await routes.request('/recipes/complexSearch?query=pasta')
    expect(response.headers.get('x-recipe-source')).toBeNull()
    expect(await response.json()).toMatchObject({ totalResults: 1 })
  })
})
