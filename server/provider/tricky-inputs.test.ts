// Twenty inputs that a conforming provider must handle, over HTTP.

import { describe, expect, test } from 'vitest'
import { EXCLUSIONS_PER_PLAN } from '#domain/limits.ts'
import type { PlannedDay, PlannedWeek } from '#domain/plan/provider-plan.ts'
import type { FoodInformation, SearchResponse } from '#domain/recipe/provider.ts'
import { routesOver, sampleSource } from './testing.ts'

const app = routesOver(sampleSource())

async function get<Body>(path: string): Promise<{ status: number; body: Body }> {
  const response = await app.request(path)
  return { status: response.status, body: await response.json() }
}

async function expectFailure(path: string) {
  const { status, body } = await get(path)
  expect(status, path).toBe(404)
  expect(body).toEqual({ status: 'failure', code: 404, message: expect.stringMatching(/\.$/) })
}

async function titles(query: string): Promise<string[]> {
  const { status, body } = await get<SearchResponse>(`/recipes/complexSearch?${query}`)
  expect(status, query).toBe(200)
  expect(body.results.length).toBeLessThanOrEqual(body.number)
  return body.results.map(({ title }) => title)
}

const ALL = 12

describe('recipe ids', () => {
  test.each(['banana', '-1', '0', '99999999999999999999', '001716429', '12.5', '1e3', '90009999', '%F0%9F', '..%2F'])(
    '%s is treated as no recipe',
    async (id) => {
      await expectFailure(`/recipes/${id}/information`)
    },
  )
})

describe('number and offset', () => {
  test.each([
    ['0', 1],
    ['-5', 1],
    ['1000', 100],
    ['', 10],
    ['3', 3],
    ['2.9', 2],
  ])('number=%s returns %d', async (number, requested) => {
    const { body } = await get<SearchResponse>(`/recipes/complexSearch?number=${number}`)
    expect(body.number).toBe(requested)
  })

  test.each(['number=two', 'offset=x', 'minCarbs=ten', 'maxReadyTime=soon', 'minServings=NaN', 'maxCalories=1e3'])(
    '%s is a 404',
    async (query) => {
      await expectFailure(`/recipes/complexSearch?${query}`)
    },
  )

  test('past the end, the page is empty and the total is still right', async () => {
    const { body } = await get<SearchResponse>('/recipes/complexSearch?offset=5000')
    expect(body).toEqual({ results: [], offset: 900, number: 10, totalResults: ALL })
  })
})

describe('queries', () => {
  test.each(['', 'query=', 'query=%20'])('%j finds everything', async (query) => {
    expect(await titles(`${query}&number=100`)).toHaveLength(ALL)
  })

  test('an empty query with a cuisine only filters by it', async () => {
    expect(await titles('query=&cuisine=Italian')).toEqual(['Roast Eggplant with Tomato'])
  })

  test.each([
    ['the+and+of', []],
    ['cr%C3%A8me', ['Shrimp Crème']],
    ['creme', ['Shrimp Crème']],
    ['%E5%AF%BF%E5%8F%B8', []],
    ['%F0%9F%8D%A3', []],
    ['%22salmon%22', ['Grilled Salmon and Broccoli']],
    ["salmon'%25%0A", ['Grilled Salmon and Broccoli']],
    ['%3Cscript%3Ealert(1)%3C/script%3E', []],
  ])('query=%s', async (query, expected) => {
    expect(await titles(`query=${query}`)).toEqual(expected)
  })

  test('five thousand characters are truncated, not rejected', async () => {
    expect(await titles(`query=${'salmon%20'.repeat(555)}`)).toEqual(['Grilled Salmon and Broccoli'])
  })
})

describe('cuisines', () => {
  test.each([
    ['Klingon', []],
    ['Klingon,Italian', ['Roast Eggplant with Tomato']],
    ['MIDDLE%20eastern', ['Lentil Soup']],
    ['middle%20eastern,', ['Lentil Soup']],
    ['Mediterranean', ['Roast Eggplant with Tomato', 'Spinach Omelette']],
  ])('cuisine=%s', async (cuisine, expected) => {
    expect(await titles(`cuisine=${cuisine}`)).toEqual(expected)
  })
})

describe('diets', () => {
  test('an unknown diet is never ignored', async () => {
    expect(await titles('diet=carnivore')).toEqual([])
    await expectFailure('/mealplanner/generate?timeFrame=day&diet=carnivore')
  })

  test.each(['keto', 'Ketogenic', 'KETO'])('diet=%s is ketogenic', async (diet) => {
    expect(await titles(`diet=${diet}`)).toEqual(['Broccoli Eggs', 'Spinach Omelette'])
  })

  test.each([
    ['Whole30', 'whole%2030'],
    ['lacto-vegetarian', 'Lacto_Vegetarian'],
    ['low_fodmap', 'fodmap%20friendly'],
  ])('%s and %s are the same', async (one, other) => {
    const found = await titles(`diet=${one}`)
    expect(found.length).toBeGreaterThan(0)
    expect(await titles(`diet=${other}`)).toEqual(found)
  })

  test('a comma requires both, a bar either', async () => {
    expect(await titles('diet=vegan,primal')).toEqual(['Roast Eggplant with Tomato', 'Walnut Spinach Salad'])
    expect((await titles('diet=vegan|ketogenic')).sort()).toEqual([
      'Broccoli Eggs',
      'Lentil Soup',
      'Roast Eggplant with Tomato',
      'Spinach Omelette',
      'Walnut Spinach Salad',
    ])
  })
})

describe('exclusions', () => {
  test.each([
    [' shellfish , , olives ', ['Shrimp Crème']],
    ['tree nuts', ['Honey Oats with Walnuts', 'Walnut Spinach Salad']],
    ['nuts', ['Honey Oats with Walnuts', 'Walnut Spinach Salad']],
    ['nut', ['Honey Oats with Walnuts', 'Walnut Spinach Salad']],
    ['egg', ['Spinach Omelette', 'Broccoli Eggs']],
    ['eggs', ['Spinach Omelette', 'Broccoli Eggs']],
    ['aubergine', ['Roast Eggplant with Tomato']],
    ['seafood', ['Grilled Salmon and Broccoli', 'Shrimp Crème']],
    ['dairy', ['Banana Porridge', 'Spinach Omelette', 'Shrimp Crème', 'Cheese Toast', 'Banana Milk']],
    ['unicorn', []],
  ])('without %s', async (list, missing) => {
    const everything = await titles('number=100')
    const left = await titles(`number=100&excludeIngredients=${encodeURIComponent(list)}`)
    expect(everything.filter((title) => !left.includes(title)).sort()).toEqual([...missing].sort())
  })

  const words = (count: number) => Array.from({ length: count }, (_, at) => `kale ${at}`).join()

  test.each([
    ...['includeIngredients', 'excludeIngredients', 'intolerances', 'diet', 'cuisine', 'excludeCuisine', 'type', 'tags']
      .concat('equipment')
      .map((name) => ['/recipes/complexSearch', name]),
    ...['include-tags', 'exclude-tags', 'tags', 'exclude'].map((name) => ['/recipes/random', name]),
    ['/mealplanner/generate', 'diet'],
    ['/food/ingredients/search', 'intolerances'],
  ])('%s rejects more than twenty words in %s as a whole, and says so', async (path, name) => {
    const { status, body } = await get(`${path}?${name}=${words(21)}`)
    expect([status, body]).toEqual([
      400,
      { status: 'failure', code: 400, message: `The parameter ${name} lists more than 20 different words.` },
    ])
    expect((await get(`${path}?${name}=${words(20)}`)).status).not.toBe(400)
  })

  test('a plan excludes what a whole table avoids, and rejects more', async () => {
    const plan = (count: number) => get(`/mealplanner/generate?timeFrame=day&seed=3&exclude=${words(count)}`)
    const message = `The parameter exclude lists more than ${EXCLUSIONS_PER_PLAN} different words.`
    expect((await plan(EXCLUSIONS_PER_PLAN)).status).toBe(200)
    expect(await plan(EXCLUSIONS_PER_PLAN + 1)).toMatchObject({ status: 400, body: { message } })
  })

  test('the same word again counts once', async () => {
    const without = await titles('number=100&excludeIngredients=kale')
    expect(await titles(`number=100&excludeIngredients=${'kale, Kale,'.repeat(500)}`)).toEqual(without)
  })

  test('more than twenty choices of diets are rejected', async () => {
    expect((await get(`/recipes/complexSearch?diet=${'vegan|'.repeat(20)}vegan`)).status).toBe(400)
    expect(await titles(`number=100&diet=${'vegan|'.repeat(19)}vegan`)).toEqual(await titles('number=100&diet=vegan'))
  })

  test('exclusions that weren’t understood are reported in the response', async () => {
    const search = (list: string) => get(`/recipes/complexSearch?excludeIngredients=${encodeURIComponent(list)}`)
    expect((await search('moonlight, Eggs, low carb')).body).toMatchObject({
      unknownExclusions: ['moonlight', 'low carb'],
    })
    expect((await search('Eggs')).body).not.toHaveProperty('unknownExclusions')
    const day = await get('/mealplanner/generate?timeFrame=day&exclude=moonlight,egg&seed=3')
    expect(day.body).toMatchObject({ unknownExclusions: ['moonlight'] })
    const plain = await get('/mealplanner/generate?timeFrame=day&exclude=egg&seed=3')
    expect(plain.body).toMatchObject({ unknownExclusions: [] })
  })

  test('a plan never contains an exclusion', async () => {
    const { body } = await get<PlannedDay>(
      '/mealplanner/generate?timeFrame=day&exclude=%20shellfish%20,%20,%20egg&seed=3',
    )
    const names = body.meals.map(({ title }) => title)
    expect(names).not.toContain('Shrimp Crème')
    expect(names.join()).not.toMatch(/Omelette|Broccoli Eggs/)
  })
})

describe('meal plans', () => {
  const totalFor = async (target: string) => {
    const { body } = await get<PlannedDay>(`/mealplanner/generate?timeFrame=day&seed=1${target}`)
    return body.nutrients.calories
  }

  test('no target, or an empty one, is 2000', async () => {
    expect(await totalFor('')).toBe(await totalFor('&targetCalories=2000'))
    expect(await totalFor('&targetCalories=')).toBe(await totalFor('&targetCalories=2000'))
  })

  test('a target of 99999 counts as 6000', async () => {
    expect(await totalFor('&targetCalories=99999')).toBe(await totalFor('&targetCalories=6000'))
  })

  test.each(['-200', '0', '50', '999'])('no day is planned for %s kcal', async (target) => {
    expect(await get(`/mealplanner/generate?timeFrame=day&targetCalories=${target}`)).toMatchObject({
      status: 400,
      body: { message: 'targetCalories must be 1000 or more. We plan no day with less energy.' },
    })
  })

  test('a target in words is a 404', async () => {
    await expectFailure('/mealplanner/generate?timeFrame=day&targetCalories=abc')
  })

  test('a missing time frame is a week, uppercase is fine, a year is a 404', async () => {
    const { body: week } = await get<PlannedWeek>('/mealplanner/generate')
    expect(Object.keys(week.week)).toEqual([
      'monday',
      'tuesday',
      'wednesday',
      'thursday',
      'friday',
      'saturday',
      'sunday',
    ])
    const { body: day } = await get<PlannedDay>('/mealplanner/generate?timeFrame=DAY')
    expect(day.meals.length).toBeGreaterThanOrEqual(3)
    await expectFailure('/mealplanner/generate?timeFrame=year')
  })
})

describe('foods', () => {
  const milk = async (query: string) => (await get<FoodInformation>(`/food/ingredients/1077/information?${query}`)).body

  test('a negative amount counts as 1, an unknown unit as a serving', async () => {
    const serving = await milk('amount=1&unit=serving')
    expect(serving.nutrition?.weightPerServing).toEqual({ amount: 244, unit: 'g' })
    expect((await milk('amount=-1&unit=serving')).nutrition).toEqual(serving.nutrition)
    expect((await milk('amount=1&unit=bottles')).nutrition).toEqual(serving.nutrition)
  })

  test('without an amount there is no nutrition', async () => {
    expect(await milk('')).not.toHaveProperty('nutrition')
    expect(await milk('unit=cup')).not.toHaveProperty('nutrition')
  })

  test.each(['0', 'banana', '99999999'])('the food %s does not exist', async (id) => {
    await expectFailure(`/food/ingredients/${id}/information`)
  })

  test('an amount in words is a 404', async () => {
    await expectFailure('/food/ingredients/1077/information?amount=some')
  })
})

describe('conflicts', () => {
  test('the first of repeated parameters wins', async () => {
    const { body } = await get<SearchResponse>('/recipes/complexSearch?number=5&number=9')
    expect(body.number).toBe(5)
  })

  test.each(['diet=vegan&includeIngredients=salmon', 'minCalories=900&maxCalories=100'])(
    '%s finds nothing',
    async (query) => {
      expect(await titles(query)).toEqual([])
    },
  )

  test('anything but yes is no', async () => {
    const { body } = await get<object>('/recipes/90000001/information?includeNutrition=banana')
    expect(body).not.toHaveProperty('nutrition')
  })
})
