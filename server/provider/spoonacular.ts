// Forwards the provider's calls to the real service, with our own catalogue as the fallback.
import { dietOf } from '#domain/nutrition/diets.ts'
import type { RecipeInformation, SearchResponse } from '#domain/recipe/provider.ts'
import { isEmbeddedId } from '#domain/recipe-id.ts'
import { listItems } from '#domain/text/list-items.ts'
import { createResponseStore } from '#server/http/response-store.ts'
import { OWN_PREFERENCES } from '#server/planner/plan-parameters.ts'
import { flagParameter, idNumber, pageParameters } from '#server/recipe-source/parameters.ts'
import {
  type CallParameters,
  ProviderError,
  type RecipeSource,
  responseFrom,
} from '#server/recipe-source/recipe-source.ts'
import { createProviderClient, type ProviderClientOptions, ProviderUnavailable } from './spoonacular-client.ts'
import { readResponse } from './spoonacular-responses.ts'

export interface SpoonacularOptions extends ProviderClientOptions {
  /** The fallback if the provider is unavailable. */
  fallback: RecipeSource
}

/** The provider's terms allow caching for at most an hour. */
const HOUR_MS = 60 * 60 * 1000
const MOST_ANSWERS = 500
const MOST_RECIPES = 1000
/** Larger pages don't request full recipes: each result costs a tenth of a point. */
const MOST_WIDENED = 20

const WIDE = {
  addRecipeInformation: 'true',
  addRecipeInstructions: 'true',
  addRecipeNutrition: 'true',
  fillIngredients: 'true',
}
/** Our own parameters, which the provider doesn't know; a key from outside is never passed on. */
const NOT_FORWARDED = new Set(['seed', 'keep', 'avoid', 'day', 'apiKey', 'apikey'])
/** Our foods without a USDA number; the provider would mistake them for something else. */
const isOwnFood = (id: number) => id > 9_900_000 && id < 10_000_000

/** The documented words for the requested diets, or null if one of them isn't a diet. */
function documentedDiet(diet: string): string | null {
  const all = listItems(diet).map((either) => {
    const known = either.split('|').flatMap((word) => dietOf(word) ?? [])
    return known.map((name) => name.toLowerCase()).join('|')
  })
  return all.includes('') ? null : all.join(',')
}

function forwarded(parameters: CallParameters): Record<string, string> {
  return Object.fromEntries(Object.entries(parameters).filter(([name]) => !NOT_FORWARDED.has(name)))
}

const basicResult = ({ id, title, image, imageType }: SearchResponse['results'][number]) => ({
  id,
  title,
  image,
  imageType,
})

export function createSpoonacularSource(options: SpoonacularOptions): RecipeSource {
  const { fallback, log } = options
  const ask = createProviderClient(options)
  // Limited by count: each has size 1.
  const responses = createResponseStore<{ size: 1; body: unknown }>(MOST_ANSWERS)
  const recipes = createResponseStore<{ size: 1; recipe: RecipeInformation }>(MOST_RECIPES)
  const knownRecipe = (id: string) => recipes.get(id)?.recipe
  const underWay = new Map<string, Promise<unknown>>()

  /** Deduplicates identical calls and caches their answers. */
  function askOnce(path: string, parameters: CallParameters): Promise<unknown> {
    const sent = forwarded(parameters)
    const question = `${path}?${new URLSearchParams(Object.entries(sent).sort())}`
    const known = responses.get(question)
    if (known) return Promise.resolve(known.body)
    const requested = underWay.get(question)
    if (requested) return requested
    const response = ask(path, sent)
      .then((body) => {
        responses.set(question, { size: 1, body }, HOUR_MS)
        return body
      })
      .finally(() => underWay.delete(question))
    underWay.set(question, response)
    return response
  }

  async function orFallback<Reply extends object>(
    call: string,
    forward: () => Promise<Reply>,
    embedded: () => Promise<Reply>,
  ) {
    try {
      return await forward()
    } catch (error) {
      if (!(error instanceof ProviderUnavailable)) throw error
      log('warn', 'provider unavailable, answered from our own catalogue', { call, reason: error.message })
      return responseFrom('embedded-fallback', await embedded())
    }
  }

  const remember = (recipe: RecipeInformation): void => {
    if (recipe.nutrition) recipes.set(String(recipe.id), { size: 1, recipe }, HOUR_MS)
  }

  async function searchWidely(parameters: CallParameters): Promise<SearchResponse> {
    const { number } = pageParameters(parameters)
    const isWidened = number <= MOST_WIDENED
    const response = readResponse(
      'search',
      await askOnce('/recipes/complexSearch', isWidened ? { ...parameters, ...WIDE } : parameters),
    )
    // A result with all fields is the whole recipe.
    if (isWidened) for (const result of response.results) remember(result as RecipeInformation)
    const asksForMore = Object.keys(WIDE).some((flag) => flagParameter(parameters, flag))
    return asksForMore || !isWidened ? response : { ...response, results: response.results.map(basicResult) }
  }

  return {
    async random(parameters) {
      // The real provider selects random recipes by tags; only our own catalogue can exclude foods.
      if ((parameters.exclude ?? '').trim() !== '') return fallback.random(parameters)
      return orFallback(
        'random',
        async () => {
          const response = readResponse('random', await ask('/recipes/random', forwarded(parameters)))
          for (const recipe of response.recipes) remember(recipe)
          return response
        },
        () => fallback.random(parameters),
      )
    },

    async search(parameters) {
      const diet = documentedDiet(parameters.diet ?? '')
      if (diet === null) return { results: [], ...pageParameters(parameters), totalResults: 0 }
      const requested = diet === '' ? parameters : { ...parameters, diet }
      return orFallback(
        'search',
        () => searchWidely(requested),
        () => fallback.search(parameters),
      )
    },

    async information(id, parameters) {
      const number = idNumber(id, 'A recipe')
      if (isEmbeddedId(number)) return fallback.information(id, parameters)
      const known = knownRecipe(id)
      if (known) return known
      try {
        const response = readResponse('information', await askOnce(`/recipes/${number}/information`, parameters))
        remember(response)
        return response
      } catch (error) {
        if (!(error instanceof ProviderUnavailable)) throw error
        // Our catalogue doesn't have this recipe, but "not found" would be wrong.
        log('warn', 'provider unavailable, and the recipe is not ours', { call: 'information', reason: error.message })
        throw new ProviderError(503, 'We can’t fetch this recipe right now. Please try again later.')
      }
    },

    async informationBulk(parameters) {
      const ids = [...new Set(listItems(parameters.ids))].filter((id) => /^[1-9]\d{0,9}$/.test(id)).slice(0, 100)
      const missing = ids.filter((id) => !isEmbeddedId(Number(id)) && !knownRecipe(id))
      const requested = async () => {
        if (missing.length === 0) return []
        return readResponse(
          'bulk',
          await askOnce('/recipes/informationBulk', { ...parameters, ids: missing.join(',') }),
        )
      }
      const ours = await fallback.informationBulk(parameters)
      return orFallback(
        'informationBulk',
        async () => {
          const fetched = await requested()
          for (const recipe of fetched) remember(recipe)
          const all = new Map([...ours, ...fetched].map((recipe) => [String(recipe.id), recipe]))
          return ids.flatMap((id) => knownRecipe(id) ?? all.get(id) ?? [])
        },
        async () => ours,
      )
    },

    searchFoods: (parameters) =>
      orFallback(
        'searchFoods',
        async () => readResponse('foodSearch', await askOnce('/food/ingredients/search', parameters)),
        () => fallback.searchFoods(parameters),
      ),

    async foodInformation(id, parameters) {
      const number = idNumber(id, 'An ingredient')
      if (isOwnFood(number)) return fallback.foodInformation(id, parameters)
      return orFallback(
        'foodInformation',
        async () => readResponse('food', await askOnce(`/food/ingredients/${number}/information`, parameters)),
        () =>
          fallback.foodInformation(id, parameters).catch((error: unknown) => {
            if (!(error instanceof ProviderError && error.status === 404)) throw error
            throw new ProviderError(503, 'We can’t fetch this food right now. Please try again later.')
          }),
      )
    },

    async mealPlan(parameters, own) {
      const diet = documentedDiet(parameters.diet ?? '')
      if (diet === null) throw new ProviderError(404, 'There is no such diet.')
      const requested = diet === '' ? parameters : { ...parameters, diet }
      // The real provider supports calories, a diet and exclusions; only our own planner supports more.
      const hasPreference = OWN_PREFERENCES.some((name) => (parameters[name] ?? '').trim() !== '')
      if (hasPreference || own) return fallback.mealPlan(parameters, own)
      const isDay = parameters.timeFrame?.trim().toLowerCase() === 'day'
      return orFallback(
        'mealPlan',
        async () => {
          // Never cached: two calls should give two plans.
          const body = await ask('/mealplanner/generate', forwarded(requested))
          return isDay ? readResponse('day', body) : readResponse('week', body)
        },
        () => fallback.mealPlan(parameters),
      )
    },
  }
}
