import { describe, expect, test } from 'vitest'
import type { RecipeInformation } from '#domain/recipe/provider.ts'
import { recipeFromProvider } from '#domain/recipe/recipe-view.ts'
import { ORIGIN, readerOf, routesOver, sampleSource } from './testing.ts'

const app = routesOver(sampleSource())
const get = readerOf(app)

describe('GET /recipes/{id}/information', () => {
  test('returns the recipe in the provider’s format, with absolute URLs', async () => {
    const recipe = await get<RecipeInformation>('/recipes/90000006/information?includeNutrition=true')
    expect(recipe).toMatchObject({
      id: 90000006,
      title: 'Lentil Soup',
      image: `${ORIGIN}/img/recipes/90000006-960.avif`,
      imageType: 'avif',
      sourceUrl: `${ORIGIN}/recipes/90000006`,
      servings: 2,
      vegan: true,
      cuisines: ['Middle Eastern'],
      instructions: '<ol><li>Cook Lentil Soup.</li></ol>',
    })
    expect(recipe.dishTypes).toEqual(['soup', 'main course', 'lunch', 'dinner', 'main dish'])
    expect(recipe.extendedIngredients[0]).toMatchObject({
      id: 16069,
      name: 'green lentils',
      original: '250 g green lentils',
      amount: 250,
      unit: 'g',
      aisle: 'Pasta and Rice',
      measures: {
        metric: { amount: 250, unitShort: 'g', unitLong: 'grams' },
        us: { amount: 1.3, unitShort: 'cups', unitLong: 'cups' },
      },
    })
    const [calories] = recipe.nutrition?.nutrients ?? []
    // (250 × 3.52 + 400 × 0.18 + 100 × 0.23 + 40 × 8.84) ÷ 2
    expect(calories).toMatchObject({ name: 'Calories', amount: 664.3, unit: 'kcal' })
    expect(recipe.nutrition?.weightPerServing).toEqual({ amount: 395, unit: 'g' })
    const { percentProtein = 0, percentFat = 0, percentCarbs = 0 } = recipe.nutrition?.caloricBreakdown ?? {}
    expect(percentProtein + percentFat + percentCarbs).toBeCloseTo(100, 5)
  })

  test('leaves out nutrition unless it is requested', async () => {
    expect(await get('/recipes/90000006/information')).not.toHaveProperty('nutrition')
  })

  test("becomes the site's recipe", async () => {
    const recipe = recipeFromProvider(await get('/recipes/90000001/information?includeNutrition=true'))
    expect(recipe).toMatchObject({
      id: 90000001,
      title: 'Banana Porridge',
      source: 'embedded',
      image: '/img/recipes/90000001-960.avif',
      cuisine: 'British',
      category: 'Breakfast',
      hasNutrition: true,
      steps: [{ text: 'Cook Banana Porridge.', minutes: 20 }],
    })
  })

  test('can be cached for five minutes', async () => {
    const { headers } = await app.request('/recipes/90000006/information')
    expect(headers.get('cache-control')).toBe('public, max-age=300')
  })

  test('has the origin that each client used', async () => {
    const source = sampleSource()
    let origin = 'http://one.example'
    const { providerRoutes } = await import('./routes.ts')
    const routes = providerRoutes(source, { publicOrigin: () => origin })
    for (let n = 0; n < 8; n++) {
      origin = `http://host-${n % 6}.example`
      const recipe: RecipeInformation = await (await routes.request('/recipes/90000001/information')).json()
      expect(recipe.image).toBe(`${origin}/img/recipes/90000001-960.avif`)
    }
  })
})

describe('GET /recipes/informationBulk', () => {
  test('keeps the requested order and skips unknown ids', async () => {
    const recipes = await get<RecipeInformation[]>('/recipes/informationBulk?ids=90000003,7,90000001,banana,,90000003')
    expect(recipes.map(({ id }) => id)).toEqual([90000003, 90000001])
  })
})

describe('GET /recipes/random', () => {
  test('returns different recipes each time, without repeats', async () => {
    const draws = await Promise.all(
      Array.from({ length: 5 }, () => get<{ recipes: RecipeInformation[] }>('/recipes/random?number=8')),
    )
    const lists = draws.map(({ recipes }) => recipes.map(({ id }) => id))
    for (const ids of lists) expect(new Set(ids).size).toBe(8)
    expect(new Set(lists.map(String)).size).toBeGreaterThan(1)
  })

  test('returns the same ones for the same seed, with nutrition if requested', async () => {
    const draw = () => get<{ recipes: RecipeInformation[] }>('/recipes/random?number=4&seed=11&includeNutrition=true')
    const { recipes } = await draw()
    expect(await draw()).toEqual({ recipes })
    for (const recipe of recipes) expect(recipe.nutrition?.nutrients[0]?.name).toBe('Calories')
  })

  test.each([
    ['include-tags=vegan,soup', ['Lentil Soup']],
    ['tags=breakfast,ketogenic', ['Broccoli Eggs', 'Spinach Omelette']],
    ['include-tags=breakfast,dairy', ['Broccoli Eggs', 'Honey Oats with Walnuts']],
    ['include-tags=snack&exclude-tags=dairy', []],
    ['exclude-tags=seafood,breakfast,vegan,dairy', ['Chicken Coconut Curry']],
    ['include-tags=sparkling', []],
    ['include-tags=breakfast&exclude=egg', ['Banana Porridge', 'Honey Oats with Walnuts']],
    ['include-tags=breakfast&exclude=egg,nuts', ['Banana Porridge']],
  ])('%s', async (query, expected) => {
    const { recipes } = await get<{ recipes: RecipeInformation[] }>(`/recipes/random?number=100&${query}`)
    expect(recipes.map(({ title }) => title).sort()).toEqual(expected)
  })
})

describe('GET /mealplanner/generate', () => {
  test.each(['500', '999', '0', '-5', ' 1 '])('a day of %s kcal gets a 400 with the reason', async (kcal) => {
    const response = await app.request(`/mealplanner/generate?timeFrame=day&targetCalories=${encodeURIComponent(kcal)}`)
    expect(response.status).toBe(400)
    expect(await response.json()).toMatchObject({ message: expect.stringContaining('1000 or more') })
  })

  test('1,000 kcal are planned', async () => {
    const response = await app.request('/mealplanner/generate?timeFrame=day&targetCalories=1000&seed=1')
    expect(response.status).toBe(200)
  })
})

describe('any other address', () => {
  test.each(['/', '/recipes', '/recipes/90000001', '/recipes/constructor', '/recipes/90000001/summary', '/nothing'])(
    '%s is a 404',
    async (path) => {
      const response = await app.request(path)
      expect(response.status).toBe(404)
      expect(await response.json()).toMatchObject({ status: 'failure', code: 404 })
    },
  )

  test.each(['POST', 'PUT', 'DELETE', 'PATCH'])('%s is rejected with the allowed methods', async (method) => {
    const response = await app.request('/recipes/random', { method })
    expect(response.status).toBe(405)
    expect(response.headers.get('allow')).toBe('GET, HEAD')
    expect(await response.json()).toMatchObject({ status: 'failure', code: 405 })
  })

  test('HEAD returns only the headers', async () => {
    const response = await app.request('/recipes/90000001/information', { method: 'HEAD' })
    expect(response.status).toBe(200)
    expect(await response.text()).toBe('')
  })
})
