import { describe, expect, test } from 'vitest'
import type { SearchResponse } from '#domain/recipe/provider.ts'
import { ORIGIN, readerOf, routesOver, sampleSource } from './testing.ts'

const app = routesOver(sampleSource())
const get = readerOf(app)

describe('GET /recipes/complexSearch', () => {
  const search = (query: string) => get<SearchResponse>(`/recipes/complexSearch?${query}`)
  const titles = async (query: string) => (await search(query)).results.map(({ title }) => title)

  test('returns basic results, the total, and an absolute picture URL', async () => {
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

  test('a nutrient used to filter or sort is in the result, and no other', async () => {
    const { results } = await search('maxCalories=300&sort=vitamin-c')
    expect(results[0]?.nutrition).toEqual({
      nutrients: [
        { name: 'Calories', amount: expect.any(Number), unit: 'kcal' },
        { name: 'Vitamin C', amount: expect.any(Number), unit: 'mg' },
      ],
    })
  })

  test('the four flags add fields to a result', async () => {
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

  test('pages follow each other without gaps or duplicates', async () => {
    const all = await titles('number=100')
    const pages = [await titles('number=5'), await titles('number=5&offset=5'), await titles('number=5&offset=10')]
    expect(pages.flat()).toEqual(all)
  })
})
