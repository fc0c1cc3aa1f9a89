// The provider's own JavaScript client with our server: it can parse all of our responses, and its checks pass.
import type { Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { serve } from '@hono/node-server'
import {
  ApiClient,
  type Callback,
  GenerateMealPlan200Response,
  GetRandomRecipes200Response,
  IngredientInformation,
  IngredientSearch200Response,
  IngredientsApi,
  MealPlanningApi,
  type Model,
  RecipeInformation,
  RecipesApi,
  SearchRecipes200Response,
} from 'spoonacular'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { routesOver, sampleSource } from './testing.ts'

let server: Server
let recipes: RecipesApi
let ingredients: IngredientsApi
let plans: MealPlanningApi

beforeAll(async () => {
  const { fetch } = routesOver(sampleSource())
  server = serve({ fetch, port: 0, hostname: '127.0.0.1' }) as Server // a plain HTTP server unless another is asked for
  await new Promise((resolve) => server.once('listening', resolve))
  const { port } = server.address() as AddressInfo // it listens on a port, not on a pipe
  const client = new ApiClient(`http://127.0.0.1:${port}`)
  client.authentications.apiKeyScheme.apiKey = 'any'
  recipes = new RecipesApi(client)
  ingredients = new IngredientsApi(client)
  plans = new MealPlanningApi(client)
})
afterAll(() => server.close())

type Call = (callback: Callback) => void

const calls: [string, Model, Call][] = [
  ['random recipes', GetRandomRecipes200Response, (done) => recipes.getRandomRecipes({ number: 3 }, done)],
  ['a recipe', RecipeInformation, (done) => recipes.getRecipeInformation(90000006, { includeNutrition: true }, done)],
  ['a search', SearchRecipes200Response, (done) => recipes.searchRecipes('soup', { number: 3 }, done)],
  ['a search for foods', IngredientSearch200Response, (done) => ingredients.ingredientSearch('lentils', {}, done)],
  [
    'a food',
    IngredientInformation,
    (done) => ingredients.getIngredientInformation(16069, { amount: 100, unit: 'g' }, done),
  ],
  [
    'a meal plan',
    GenerateMealPlan200Response,
    (done) => plans.generateMealPlan({ timeFrame: 'day', targetCalories: 2000 }, done),
  ],
]

test.each(calls)('%s', async (_, model, call) => {
  const response = await new Promise<{ data: unknown; body: unknown }>((resolve, reject) =>
    call((error, data, response) => (error ? reject(error) : resolve({ data, body: response.body }))),
  )
  expect(model.validateJSON(response.body)).toBe(true)
  expect(response.data).toBeInstanceOf(model)
})
