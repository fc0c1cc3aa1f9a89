// Calls to the recipe provider, and parsing of the responses.
import { type Json, listOf, objectOf, objectsOf, positive, textOf } from '#domain/json.ts'
import type { ListFit } from '#domain/nutrition/list-fit.ts'
import { withLines } from '#domain/recipe/ingredient-lines.ts'
import type { RecipeDetail } from '#domain/recipe/recipe-detail.ts'
import { type Recipe, type RecipeCard, recipeFromProvider } from '#domain/recipe/recipe-view.ts'
import { type RecipeId, recipeId } from '#domain/recipe-id.ts'
import { type ApiParameters, apiGet, apiPost } from './api.ts'

export const RESULTS_CAP = 20

function cardOf({ instructions, steps, equipment, ingredients, nutrients, summary, ...card }: Recipe): RecipeCard {
  return card
}

/** In process, the server passes the same objects repeatedly; each is parsed once. */
const read = new WeakMap<object, Recipe | null>()

function readRecipe(response: unknown): Recipe | null {
  if (response === null || typeof response !== 'object') return null
  let recipe = read.get(response)
  if (recipe === undefined) {
    recipe = recipeFromProvider(response)
    read.set(response, recipe)
  }
  return recipe
}

async function fetchRecipe(id: RecipeId, signal?: AbortSignal): Promise<Recipe> {
  const recipe = readRecipe(await apiGet(`/recipes/${id}/information`, { includeNutrition: 'true' }, signal))
  if (!recipe) throw new Error('We couldn’t read the recipe.')
  return recipe
}

export async function fetchDetail(id: RecipeId, signal?: AbortSignal): Promise<RecipeDetail | null> {
  try {
    return withLines(await fetchRecipe(id, signal))
  } catch (error) {
    if (isNotFound(error)) return null
    throw error
  }
}

/** An ApiError in the browser, the provider's own error on the server; both carry the status. */
const isNotFound = (error: unknown) => error instanceof Error && 'status' in error && error.status === 404

interface RandomDraw {
  /** The provider's own types: a meal, a diet, a cuisine; every recipe has them. */
  tags?: readonly string[]
  /** Foods that no recipe contains. */
  exclude?: readonly string[]
  /** Our own: a way of eating that isn't one of the provider's diets. */
  style?: string
}

export async function fetchRandom(
  number: number,
  signal?: AbortSignal,
  { tags = [], exclude = [], style }: RandomDraw = {},
): Promise<RecipeCard[]> {
  const only: ApiParameters = {
    ...(tags.length > 0 && { 'include-tags': tags.join(',') }),
    ...(exclude.length > 0 && { exclude: exclude.join(',') }),
    ...(style && { style }),
  }
  const response = await apiGet(
    '/recipes/random',
    { number: String(number), includeNutrition: 'true', ...only },
    signal,
  )
  return cardsIn(objectOf(response))
}

const cardsIn = ({ recipes }: Json): RecipeCard[] =>
  listOf(recipes)
    .map(readRecipe)
    .filter((recipe) => recipe !== null)
    .map(cardOf)

export interface RecipeSearch {
  query: string
  cuisine?: string
  offset?: number
}

export interface RecipePage {
  recipes: RecipeCard[]
  total: number
  /** Where the next page starts; null at the end. */
  next: number | null
}

/** The search call, then every result's information in parallel, as the provider's contract requires. */
export async function fetchSearch(
  { query, cuisine, offset = 0 }: RecipeSearch,
  signal?: AbortSignal,
): Promise<RecipePage> {
  const parameters = {
    query,
    number: String(RESULTS_CAP),
    ...(cuisine ? { cuisine } : {}),
    ...(offset > 0 ? { offset: String(offset) } : {}),
  }
  const { results, totalResults } = objectOf(await apiGet('/recipes/complexSearch', parameters, signal))
  const ids = objectsOf(results)
    .map((result) => recipeId(result.id))
    .filter((id) => id !== null)
  const settled = await Promise.allSettled(ids.map((id) => fetchRecipe(id, signal)))
  const recipes = settled.filter((result) => result.status === 'fulfilled').map((result) => cardOf(result.value))
  // Skip recipes that fail, unless all of them do.
  const failed = settled.find((result) => result.status === 'rejected')
  if (failed && recipes.length === 0) throw failed.reason
  const total = positive(totalResults)
  const end = offset + ids.length
  return { recipes, total, next: ids.length > 0 && end < total ? end : null }
}

interface FilterText {
  filter: string
  value: string
  label: string
}

/** What our server understood of a search and its filters. */
export interface ListFacts {
  /** "42 vegan dinners up to 30 minutes". */
  sentence: string
  filters: FilterText[]
  /** Filters that the search text itself asks for; `without` is the text without those words. */
  preferences: (FilterText & { without: string })[]
  /** The words of the search that aren't filters. */
  text: string
  corrections: { typed: string; read: string }[]
  unknown: { filter: string; value: string }[]
  /** If nothing was found: filters to drop, and how many recipes that would give. */
  remedies: (FilterText & { total: number })[]
  /** If nothing was found: likely spellings of the words. */
  spelling: { search: string; total: number } | null
  /** If nothing was found: recipes that a member's diet and allergies hide. */
  hidden: number
}

function listFacts(response: Json): ListFacts {
  const filterText = (json: Json): FilterText => ({
    filter: textOf(json.filter),
    value: textOf(json.value),
    label: textOf(json.label),
  })
  const spelling = objectOf(response.spelling)
  return {
    sentence: textOf(response.sentence),
    filters: objectsOf(response.filters).map(filterText),
    preferences: objectsOf(response.preferences).map((json) => ({
      ...filterText(json),
      without: textOf(json.without),
    })),
    text: textOf(response.text),
    corrections: objectsOf(response.corrections).map(({ typed, read }) => ({
      typed: textOf(typed),
      read: textOf(read),
    })),
    unknown: objectsOf(response.unknown).map(({ filter, value }) => ({ filter: textOf(filter), value: textOf(value) })),
    remedies: objectsOf(response.remedies).map((json) => ({ ...filterText(json), total: positive(json.total) })),
    spelling: spelling.search ? { search: textOf(spelling.search), total: positive(spelling.total) } : null,
    hidden: positive(response.hidden),
  }
}

/** Our own catalogue, filtered; `fit` is what a member avoids. */
export async function fetchFiltered(
  parameters: ApiParameters,
  offset: number,
  signal?: AbortSignal,
  fit?: ListFit,
): Promise<RecipePage & { facts: ListFacts }> {
  const page = { number: String(RESULTS_CAP), ...(offset > 0 ? { offset: String(offset) } : {}) }
  const requested = { ...parameters, ...page }
  // What somebody avoids is about their health, so it isn't in an address.
  const response = objectOf(
    fit
      ? await apiPost('/catalogue/fitting', { parameters: requested, ...fit }, signal)
      : await apiGet('/catalogue/recipes', requested, signal),
  )
  const recipes = cardsIn(response)
  const total = positive(response.total)
  const end = offset + recipes.length
  return { recipes, total, next: recipes.length > 0 && end < total ? end : null, facts: listFacts(response) }
}

/** As many as the server gives at once. */
const CARDS_AT_ONCE = 100

/** Cards of our own catalogue, all of them; a number that isn't there has none. */
export async function fetchCards(ids: readonly RecipeId[], signal?: AbortSignal): Promise<RecipeCard[]> {
  const parts = Array.from({ length: Math.ceil(ids.length / CARDS_AT_ONCE) }, (_, at) =>
    ids.slice(at * CARDS_AT_ONCE, (at + 1) * CARDS_AT_ONCE),
  )
  const responses = await Promise.all(parts.map((part) => apiGet('/catalogue/cards', { ids: part.join(',') }, signal)))
  return responses.flatMap((response) => cardsIn(objectOf(response)))
}

/** How the search was understood; null if the recipes aren't ours. */
export async function fetchFacts(parameters: ApiParameters, signal?: AbortSignal): Promise<ListFacts | null> {
  try {
    return listFacts(objectOf(await apiGet('/catalogue/recipes', { ...parameters, number: '1' }, signal)))
  } catch {
    return null // the list works without it
  }
}

/** Similar dishes from our own catalogue; none for a recipe that isn't ours. */
export async function fetchSimilar(id: RecipeId, number: number, signal?: AbortSignal): Promise<RecipeCard[]> {
  try {
    const response = await apiGet(`/catalogue/recipes/${id}/similar`, { number: String(number) }, signal)
    return cardsIn(objectOf(response))
  } catch (error) {
    if (isNotFound(error)) return []
    throw error
  }
}
