// What the demo reads from its own server, as a browser would.
import { readLoggableFood, usualAmount } from '#domain/diary/loggable-food.ts'
import { type Recipe, recipeFromProvider } from '#domain/recipe/recipe-view.ts'
import { DEMO_FOODS, type Larder } from './demo-life.ts'

const HOUR_MS = 3_600_000
const RECIPES_AT_ONCE = 100
/** Enough random draws for nearly all of the catalogue. */
const DRAWS = 24

/** The same recipes for the same seed. */
export async function fetchRecipes(address: string, seed: number, filter = ''): Promise<Recipe[]> {
  const query = `number=${RECIPES_AT_ONCE}&includeNutrition=true&seed=${seed}${filter}`
  const response = await fetch(`${address}/api/recipes/random?${query}`)
  const body: unknown = await response.json()
  const found = typeof body === 'object' && body && 'recipes' in body && Array.isArray(body.recipes) ? body.recipes : []
  return found.map(recipeFromProvider).filter((recipe) => recipe !== null)
}

export async function fetchManyRecipes(address: string, seed: number): Promise<Recipe[]> {
  const found = new Map<number, Recipe>()
  for (let draw = 0; draw < DRAWS; draw++)
    for (const recipe of await fetchRecipes(address, seed + draw)) found.set(recipe.id, recipe)
  return [...found.values()].sort((one, other) => one.id - other.id)
}

export async function fetchRecentFoods(address: string) {
  const now = Date.now()
  const found = Object.entries(DEMO_FOODS).map(async ([name, uses]) => {
    const reply = await fetch(`${address}/api/diary/search?query=${encodeURIComponent(name)}`)
    const [food] = (await reply.json()).foods
    const item = readLoggableFood(food)
    if (!item) throw new Error(`The demo finds no food called ${name}.`)
    const { kind, id, title } = item
    const used_at = new Date(now - HOUR_MS * (20 - uses)).toISOString() // foods they eat often are also recent
    return {
      kind,
      item_id: id,
      title,
      body: { item: food, amount: usualAmount(item) },
      is_favorite: false,
      uses,
      used_at,
    }
  })
  return Promise.all(found)
}

/** Recipe id to vitamin A in µg RAE per serving, which isn't in the provider's nutrient list. */
export type VitaminA = ReadonlyMap<string, number>

export async function fetchVitaminA(address: string, larder: Larder): Promise<VitaminA> {
  const found = new Map<string, number>()
  for (const id of new Set(Object.values(larder).flatMap((recipes) => recipes.map((recipe) => String(recipe.id))))) {
    const { nutrients } = await (await fetch(`${address}/api/diary/recipes/${id}`)).json()
    if (typeof nutrients?.vitaminARae === 'number') found.set(id, nutrients.vitaminARae)
  }
  return found
}

/** The page contains the key for every browser, so we read it from there. */
export async function publishableKey(address: string) {
  const html = await (await fetch(`${address}/auth`)).text()
  const [, key] = /"publishableKey":"([^"]+)"/.exec(html) ?? []
  if (!key) throw new Error('The demo’s page has no key.')
  return key
}
