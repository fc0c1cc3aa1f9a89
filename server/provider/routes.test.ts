import { brotliDecompressSync } from 'node:zlib'
import { describe, expect, test } from 'vitest'
import type {
  FoodInformation,
  FoodSearchAnswer,
  PlannedDay,
  RecipeInformation,
  SearchAnswer,
} from '#domain/provider.ts'
import { recipeFromProvider } from '#domain/recipe-view.ts'
import { ORIGIN, routesOver, sampleSource } from './testing.ts'

const app = routesOver(sampleSource())
// The caller names the shape that it then checks.
const get = async <Body>(path: string): Promise<Body> => (await app.request(path)).json() as Promise<Body>

describe('GET /recipes/{id}/information', () => {
  test('gives the recipe in the words of the provider, with absolute addresses', async () => {
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
    expect(calories).toMatchObject({ name: 'Calories', amount: 664.3, unit: 'kcal', percentOfDailyNeeds: 33.22 })
    expect(recipe.nutrition?.weightPerServing).toEqual({ amount: 395, unit: 'g' })
    const { percentProtein = 0, percentFat = 0, percentCarbs = 0 } = recipe.nutrition?.caloricBreakdown ?? {}
    expect(percentProtein + percentFat + percentCarbs).toBeCloseTo(100, 5)
  })

  test('leaves nutrition out unless it is asked for', async () => {
    expect(await get('/recipes/90000006/information')).not.toHaveProperty('nutrition')
  })

  test("becomes the site's recipe", async () => {
    const recipe = recipeFromProvider(await get('/recipes/90000001/information?includeNutrition=true'))
    expect(recipe).toMatchObject({
      id: '90000001',
      title: 'Banana Porridge',
      source: 'embedded',
      image: '/img/recipes/90000001-960.avif',
      cuisine: 'British',
      category: 'Breakfast',
      hasNutrition: true,
      steps: [{ text: 'Cook Banana Porridge.', minutes: 20 }],
    })
  })

  test('is revalidated by its tag and compressed once', async () => {
    const path = '/recipes/90000006/information'
    const first = await app.request(path)
    const etag = first.headers.get('etag') ?? ''
    expect(first.headers.get('cache-control')).toBe('public, max-age=300')
    const again = await app.request(path, { headers: { 'If-None-Match': etag } })
    expect(again.status).toBe(304)
    expect(await again.text()).toBe('')
    expect((await app.request(path, { headers: { 'If-None-Match': '"other"' } })).status).toBe(200)
    const brotli = await app.request(path, { headers: { 'Accept-Encoding': 'gzip, br' } })
    expect(brotli.headers.get('content-encoding')).toBe('br')
    const bytes = brotliDecompressSync(Buffer.from(await brotli.arrayBuffer()))
    expect(bytes.toString()).toBe(await first.text())
  })

  test('names the origin that each reader used', async () => {
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
  test('keeps the order asked for and skips what is unknown', async () => {
    const recipes = await get<RecipeInformation[]>('/recipes/informationBulk?ids=90000003,7,90000001,banana,,90000003')
    expect(recipes.map(({ id }) => id)).toEqual([90000003, 90000001])
  })
})

describe('GET /recipes/random', () => {
  test('gives different recipes each time, none of them twice', async () => {
    const draws = await Promise.all(
      Array.from({ length: 5 }, () => get<{ recipes: RecipeInformation[] }>('/recipes/random?number=8')),
    )
    const lists = draws.map(({ recipes }) => recipes.map(({ id }) => id))
    for (const ids of lists) expect(new Set(ids).size).toBe(8)
    expect(new Set(lists.map(String)).size).toBeGreaterThan(1)
  })

  test('gives the same ones for the same seed, with nutrition when asked', async () => {
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
  ])('%s', async (query, expected) => {
    const { recipes } = await get<{ recipes: RecipeInformation[] }>(`/recipes/random?number=100&${query}`)
    expect(recipes.map(({ title }) => title).sort()).toEqual(expected)
  })
})

describe('GET /recipes/complexSearch', () => {
  const search = (query: string) => get<SearchAnswer>(`/recipes/complexSearch?${query}`)
  const titles = async (query: string) => (await search(query)).results.map(({ title }) => title)

  test('gives basic results, the total, and an absolute picture', async () => {
    expect(await search('query=salmon')).toEqual({
      results: [
        {
          id: 90000007,
          title: 'Grilled Salmon and Broccoli',
          image: `${ORIGIN}/img/recipes/90000007-960.avif`,
          imageType: 'avif',
        },
      ],
      offset: 0,
      number: 10,
      totalResults: 1,
    })
  })

  test('puts the title first, then the healthier dish', async () => {
    expect(await titles('query=broccoli')).toEqual(['Grilled Salmon and Broccoli', 'Broccoli Eggs', 'Shrimp Crème'])
  })

  test.each([
    ['titleMatch=lentil soup', ['Lentil Soup']],
    ['excludeCuisine=American,British,Thai,French,Italian,Nordic', ['Lentil Soup']],
    ['intolerances=dairy,egg&type=breakfast', ['Honey Oats with Walnuts']],
    ['intolerances=moonlight', []],
    ['includeIngredients=banana,milk&maxReadyTime=5', ['Banana Milk']],
    ['includeIngredients=prawns', ['Shrimp Crème']],
    ['type=snack', ['Cheese Toast']],
    ['type=nothing', []],
    ['equipment=pan&query=toast', ['Cheese Toast']],
    ['minServings=3', []],
    ['minProtein=40', ['Grilled Salmon and Broccoli', 'Chicken Coconut Curry']],
    ['maxCalories=300', ['Banana Milk']],
    ['minFiber=10&maxSugar=15', ['Lentil Soup', 'Roast Eggplant with Tomato']],
    ['minCaffeine=1', []],
    ['maxAlcohol=0&query=toast', ['Cheese Toast']],
    ['sort=time&sortDirection=asc&number=2', ['Banana Milk', 'Walnut Spinach Salad']],
    ['sort=calories&number=1', ['Honey Oats with Walnuts']],
    ['sort=price&sortDirection=asc&number=1', ['Banana Milk']],
    ['sort=protein&sortDirection=asc&number=1&query=broccoli', ['Broccoli Eggs']],
  ])('%s', async (query, expected) => {
    const found = await titles(query)
    expect(found).toEqual(expected)
  })

  test('a nutrient that is filtered or sorted by comes with the result, and no other', async () => {
    const { results } = await search('maxCalories=300&sort=vitamin-c')
    expect(results[0]?.nutrition).toEqual({
      nutrients: [
        { name: 'Calories', amount: expect.any(Number), unit: 'kcal' },
        { name: 'Vitamin C', amount: expect.any(Number), unit: 'mg' },
      ],
    })
  })

  test('the four flags widen a result', async () => {
    const [narrow] = (await search('query=salmon&addRecipeInformation=true')).results
    expect(narrow).toMatchObject({ readyInMinutes: 30, cuisines: ['Nordic', 'Scandinavian'] })
    expect(narrow).not.toHaveProperty('extendedIngredients')
    expect(narrow).not.toHaveProperty('nutrition')
    const [wide] = (await search('query=salmon&addRecipeNutrition=true&fillIngredients=true&includeIngredients=salmon'))
      .results
    expect(wide).toMatchObject({
      usedIngredientCount: 1,
      missedIngredientCount: 2,
      usedIngredients: [{ name: 'salmon fillet' }],
      nutrition: { caloricBreakdown: expect.any(Object) },
    })
    expect(wide?.extendedIngredients).toHaveLength(3)
    const [steps] = (await search('query=salmon&addRecipeInstructions=true')).results
    expect(steps?.analyzedInstructions?.[0]?.steps[0]?.length).toEqual({ number: 20, unit: 'minutes' })
  })

  test('pages follow each other without gap or double', async () => {
    const all = await titles('number=100')
    const pages = [await titles('number=5'), await titles('number=5&offset=5'), await titles('number=5&offset=10')]
    expect(pages.flat()).toEqual(all)
  })
})

describe('GET /food/ingredients', () => {
  test.each([
    ['chicken breast', 'chicken breast'],
    ['oats', 'rolled oats'],
    ['olive oil', 'olive oil'],
    ['banana', 'banana'],
    ['prawns', 'shrimp'],
    ['brocoli', 'broccoli'],
    ['greek yogurt', 'yogurt, greek, plain, non fat'],
    ['ice cream', 'ice creams, vanilla'],
  ])('%s finds %s first', async (query, name) => {
    const answer = await get<FoodSearchAnswer>(`/food/ingredients/search?query=${query}&number=1`)
    expect(answer.results).toHaveLength(1)
    expect(answer.results[0]?.name).toBe(name)
  })

  test.each(['', 'xyzzy', '🍌'])('%j finds nothing', async (query) => {
    expect(await get(`/food/ingredients/search?query=${query}`)).toMatchObject({ results: [], totalResults: 0 })
  })

  test('tells units and aisle when asked', async () => {
    const { results } = await get<FoodSearchAnswer>('/food/ingredients/search?query=oats&number=1&metaInformation=true')
    expect(results[0]).toMatchObject({ aisle: 'Cereal', possibleUnits: ['cup', 'tbsp', 'tsp', 'ml', 'g', 'oz'] })
  })

  test('leaves out what an intolerance refuses, and what nobody knows to be free of it', async () => {
    const { results } = await get<FoodSearchAnswer>('/food/ingredients/search?query=milk&intolerances=dairy&number=100')
    expect(results.map(({ name }) => name)).toEqual(['coconut milk'])
  })

  test.each([
    ['amount=100&unit=g', 100, 89],
    ['amount=1&unit=serving', 118, 105.02],
    ['amount=2&unit=piece', 236, 210.04],
    ['amount=0.5&unit=cup', 75, 66.75],
    ['amount=1&unit=oz', 28, 25.23],
  ])('a banana: %s', async (query, grams, calories) => {
    const food = await get<FoodInformation>(`/food/ingredients/9040/information?${query}`)
    expect(food.nutrition?.weightPerServing).toEqual({ amount: grams, unit: 'g' })
    expect(food.nutrition?.nutrients.find(({ name }) => name === 'Calories')?.amount).toBe(calories)
    expect(food).toMatchObject({ name: 'banana', aisle: 'Produce', estimatedCost: { unit: 'US Cents' } })
  })
})

describe('GET /mealplanner/generate', () => {
  const day = (query: string) => get<PlannedDay>(`/mealplanner/generate?timeFrame=day&${query}`)

  test('gives breakfast, lunch and dinner, and the sum of one serving of each', async () => {
    const { meals, nutrients } = await day('targetCalories=1400&seed=4')
    expect(meals.map(({ slot }) => slot)).toEqual(['breakfast', 'lunch', 'dinner'])
    expect(new Set(meals.map(({ id }) => id)).size).toBe(3)
    expect(meals.reduce((sum, { calories = 0 }) => sum + calories, 0)).toBeCloseTo(nutrients.calories, 2)
    expect(meals[0]?.image).toBe(`${ORIGIN}/img/recipes/${meals[0]?.id}-960.avif`)
    expect(Math.abs(nutrients.calories - 1400)).toBeLessThan(1400 * 0.05)
  })

  test('the same seed plans the same day', async () => {
    expect(await day('seed=9')).toEqual(await day('seed=9'))
  })

  test('one meal can be swapped: the others stay, and the old one does not come back', async () => {
    const { meals } = await day('targetCalories=1400&seed=4')
    const [breakfast, lunch, dinner] = meals
    const swapped = await day(`targetCalories=1400&seed=5&keep=${breakfast?.id},,${dinner?.id}&avoid=${lunch?.id}`)
    expect(swapped.meals[0]?.id).toBe(breakfast?.id)
    expect(swapped.meals[2]?.id).toBe(dinner?.id)
    expect(swapped.meals[1]?.id).not.toBe(lunch?.id)
  })

  test('a kept dish without a place goes where its kind belongs', async () => {
    const { meals } = await day('targetCalories=1500&keep=90000007&seed=2')
    expect(meals.find(({ id }) => id === 90000007)?.slot).toBe('lunch')
  })

  test.each(['keep=7', 'keep=90000008&diet=vegan', 'keep=x', 'diet=vegan&exclude=lentils,eggplant,spinach'])(
    '%s has no plan',
    async (query) => {
      const response = await app.request(`/mealplanner/generate?timeFrame=day&${query}`)
      expect(response.status).toBe(404)
    },
  )
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

  test.each(['POST', 'PUT', 'DELETE', 'PATCH'])('%s is refused with what is allowed', async (method) => {
    const response = await app.request('/recipes/random', { method })
    expect(response.status).toBe(405)
    expect(response.headers.get('allow')).toBe('GET, HEAD')
    expect(await response.json()).toMatchObject({ status: 'failure', code: 405 })
  })

  test('HEAD tells the headers alone', async () => {
    const response = await app.request('/recipes/90000001/information', { method: 'HEAD' })
    expect(response.status).toBe(200)
    expect(await response.text()).toBe('')
  })
})
