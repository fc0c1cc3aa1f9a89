// The recipe provider's calls over HTTP, for whichever source is configured.
import { type Context, Hono } from 'hono'
import { bodyLimit } from 'hono/body-limit'
import { LEAST_PLANNED_KCAL } from '#domain/diary/energy-floors.ts'
import { OWN_LIMITS } from '#domain/plan/own-recipe-to-plan.ts'
import type { PlannedDay, PlannedWeek } from '#domain/plan/provider-plan.ts'
import type { SearchResponse } from '#domain/recipe/provider.ts'
import { WEEKDAYS } from '#domain/time/weekdays.ts'
import { bearerToken } from '#server/gateway/bearer-token.ts'
import { sendParts } from '#server/http/compression.ts'
import { failure } from '#server/http/failure.ts'
import type { PublicOrigin } from '#server/http/origin.ts'
import { cacheForEveryone } from '#server/http/response-cache.ts'
import { withFloor } from '#server/planner/floor-parameters.ts'
import { OwnRecipes } from '#server/recipe-source/own-recipes.ts'
import {
  type CallParameters,
  ProviderError,
  type RecipeSource,
  respondedBy,
} from '#server/recipe-source/recipe-source.ts'
import type { FloorOf } from '#server/table/member-floor.ts'
import { absolute, FRESH, JSON_TYPE, recipeJson, recipesJson } from './json-responses.ts'

const ONCE = 'no-store'
const READY_MS = 60_000

function jsonResponse(c: Context, response: object, json: string | Buffer[], caching: string) {
  c.header('Content-Type', JSON_TYPE)
  // Where a response comes from if it isn't from the expected source: applies to this one response.
  const source = respondedBy(response)
  c.header('Cache-Control', source ? ONCE : caching)
  if (source) c.header('X-Recipe-Source', source)
  const parts = typeof json === 'string' ? [Buffer.from(json)] : json // far faster than Response's own encoder
  return source || caching === ONCE ? sendParts(c, parts) : cacheForEveryone(c, Buffer.concat(parts), READY_MS)
}

const withAbsolute = <Item extends { image: string; sourceUrl?: string; spoonacularSourceUrl?: string }>(
  item: Item,
  origin: string,
): Item => ({
  ...item,
  image: absolute(item.image, origin),
  ...(item.sourceUrl === undefined ? {} : { sourceUrl: absolute(item.sourceUrl, origin) }),
  ...(item.spoonacularSourceUrl === undefined
    ? {}
    : { spoonacularSourceUrl: absolute(item.spoonacularSourceUrl, origin) }),
})

const absoluteDay = (day: PlannedDay, origin: string): PlannedDay => ({
  ...day,
  meals: day.meals.map((meal) => withAbsolute(meal, origin)),
})

function absolutePlan(plan: PlannedDay | PlannedWeek, origin: string): PlannedDay | PlannedWeek {
  if (!('week' in plan)) return absoluteDay(plan, origin)
  const days = WEEKDAYS.map((name) => [name, absoluteDay(plan.week[name], origin)])
  return { ...plan, week: Object.fromEntries(days) as PlannedWeek['week'] } // all seven names
}

const absoluteResults = (response: SearchResponse, origin: string): SearchResponse => ({
  ...response,
  results: response.results.map((result) => withAbsolute(result, origin)),
})

type Reply = (c: Context, parameters: CallParameters) => Promise<Response>

interface ProviderRoutesDeps {
  publicOrigin: PublicOrigin
  /** Missing without members. */
  floorOf?: FloorOf | undefined
}

export function providerRoutes(recipes: RecipeSource, { publicOrigin, floorOf }: ProviderRoutesDeps) {
  const call = (response: Reply) => async (c: Context) => {
    try {
      return await response(c, c.req.query())
    } catch (error) {
      if (error instanceof ProviderError) return failure(c, error.status, error.message)
      throw error
    }
  }

  const information: Reply = async (c, parameters) => {
    const recipe = await recipes.information(c.req.param('id') ?? '', parameters)
    return jsonResponse(c, recipe, recipeJson(recipe, publicOrigin(c)), FRESH)
  }

  const random: Reply = async (c, parameters) => {
    const response = await recipes.random(parameters)
    return jsonResponse(c, response, recipesJson('{"recipes":[', response.recipes, ']}', publicOrigin(c)), ONCE)
  }

  const bulk: Reply = async (c, parameters) => {
    const found = await recipes.informationBulk(parameters)
    return jsonResponse(c, found, recipesJson('[', found, ']', publicOrigin(c)), FRESH)
  }

  const search: Reply = async (c, parameters) => {
    const response = await recipes.search(parameters)
    const json = JSON.stringify(absoluteResults(response, publicOrigin(c)))
    return jsonResponse(c, response, json, parameters.sort === 'random' ? ONCE : FRESH)
  }

  /** Asked of every provider: a day below this is for medical supervision only. */
  const isTooLittle = ({ targetCalories = '' }: CallParameters) =>
    targetCalories.trim() !== '' && Number(targetCalories) < LEAST_PLANNED_KCAL
  const TOO_LITTLE = `targetCalories must be ${LEAST_PLANNED_KCAL} or more. We plan no day with less energy.`

  async function planned(c: Context, requested: CallParameters, own?: OwnRecipes) {
    if (isTooLittle(requested)) return failure(c, 400, TOO_LITTLE)
    const token = bearerToken(c.req.header('authorization') ?? '')
    const floor = token && floorOf ? await floorOf(c, token) : null
    const parameters = floor ? withFloor(requested, floor.kcal) : requested
    const response = await recipes.mealPlan(parameters, own)
    const plan = absolutePlan(response, publicOrigin(c))
    const isRaised = floor !== null && parameters !== requested
    return jsonResponse(c, response, JSON.stringify(isRaised ? { ...plan, energyFloor: floor } : plan), ONCE)
  }

  const plan: Reply = (c, parameters) => planned(c, parameters)

  /** The same with the caller's own recipes, which don't fit into a URL. */
  const planWithOwn: Reply = async (c, parameters) => {
    const body = OwnRecipes.safeParse(await c.req.json().catch(() => null))
    if (!body.success)
      return failure(c, 400, `Send up to ${OWN_LIMITS.recipes} recipes with title, servings, minutes and ingredients.`)
    return planned(c, parameters, body.data)
  }

  const foods: Reply = async (c, parameters) => {
    const response = await recipes.searchFoods(parameters)
    return jsonResponse(c, response, JSON.stringify(response), FRESH)
  }

  const food: Reply = async (c, parameters) => {
    const response = await recipes.foodInformation(c.req.param('id') ?? '', parameters)
    return jsonResponse(c, response, JSON.stringify(response), FRESH)
  }

  // One pattern for each depth, so that the router can match them all with a single expression.
  const recipeCalls = new Map([
    ['random', random],
    ['complexSearch', search],
    ['informationBulk', bulk],
  ])
  const nowhere: Reply = async (c) => failure(c, 404, 'There is nothing at this address.')

  return new Hono()
    .get(
      '/recipes/:id',
      call((c, parameters) => (recipeCalls.get(c.req.param('id') ?? '') ?? nowhere)(c, parameters)),
    )
    .get('/recipes/:id/information', call(information))
    .get(
      '/food/ingredients/:id',
      call((c, parameters) => (c.req.param('id') === 'search' ? foods : nowhere)(c, parameters)),
    )
    .get('/food/ingredients/:id/information', call(food))
    .get('/mealplanner/generate', call(plan))
    .post(
      '/mealplanner/generate',
      bodyLimit({ maxSize: OWN_LIMITS.bytes, onError: (c) => failure(c, 413, 'That is too much to send at once.') }),
      call(planWithOwn),
    )
    .get('*', call(nowhere))
    .all('*', (c) => {
      c.header('Allow', 'GET, HEAD')
      return failure(c, 405, 'This address is read-only.')
    })
}
