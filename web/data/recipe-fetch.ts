// The recipe provider's calls and how their answers are read. Loaded with the first call: a page that the server
// rendered has its recipes already.
import { type Recipe, recipeFromProvider } from '#domain/recipe/recipe-view.ts'
import { type ApiParameters, apiGet } from './api.ts'
import type { RecipeCard } from './recipe-queries.ts'

export const RESULTS_CAP = 20

export function cardOf({ instructions, steps, ingredients, nutrients, summary, ...card }: Recipe): RecipeCard {
  return card
}

/** The server answers its own pages with the same recipes again and again; each is read once. */
const read = new WeakMap<object, Recipe | null>()

function readRecipe(answer: unknown): Recipe | null {
  if (answer === null || typeof answer !== 'object') return null
  let recipe = read.get(answer)
  if (recipe === undefined) {
    recipe = recipeFromProvider(answer)
    read.set(answer, recipe)
  }
  return recipe
}

function list(answer: unknown, name: string): unknown[] {
  const value = answer !== null && typeof answer === 'object' ? (answer as Record<string, unknown>)[name] : null
  return Array.isArray(value) ? value : []
}

export async function fetchRecipe(id: string, signal?: AbortSignal): Promise<Recipe> {
  const recipe = readRecipe(
    await apiGet(`/recipes/${encodeURIComponent(id)}/information`, { includeNutrition: 'true' }, signal),
  )
  if (!recipe) throw new Error('The recipe could not be read.')
  return recipe
}

/** `tags` are the provider's own: a meal, a diet, a cuisine; a recipe has all of them. */
export async function fetchRandom(number: number, signal?: AbortSignal, tags: string[] = []): Promise<RecipeCard[]> {
  const only: ApiParameters = tags.length > 0 ? { 'include-tags': tags.join(',') } : {}
  const answer = await apiGet('/recipes/random', { number: String(number), includeNutrition: 'true', ...only }, signal)
  return list(answer, 'recipes')
    .map(readRecipe)
    .filter((recipe) => recipe !== null)
    .map(cardOf)
}

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

/** The search call, then every result's information in parallel, as the provider's contract has it. */
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
  const answer = await apiGet('/recipes/complexSearch', parameters, signal)
  const ids = list(answer, 'results')
    .map((result) => (result !== null && typeof result === 'object' && 'id' in result ? Number(result.id) : 0))
    .filter((id) => id > 0)
  const total =
    answer !== null && typeof answer === 'object' && 'totalResults' in answer ? Number(answer.totalResults) : 0
  const settled = await Promise.allSettled(ids.map((id) => fetchRecipe(String(id), signal)))
  const recipes = settled.filter((result) => result.status === 'fulfilled').map((result) => cardOf(result.value))
  // One recipe that fails does not spoil a list; all of them failing is a failure.
  const failed = settled.find((result) => result.status === 'rejected')
  if (failed && recipes.length === 0) throw failed.reason
  const end = offset + ids.length
  return { recipes, total, next: ids.length > 0 && end < total ? end : null }
}
