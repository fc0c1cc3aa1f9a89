// The demo household: two members who sign up through the usual calls and log the days that demo-life.ts makes up from
// real recipes.
import { createClient } from '@supabase/supabase-js'
import { readLoggableFood, usualAmount } from '#domain/diary/loggable-food.ts'
import { seededRandom } from '#domain/random.ts'
import { type Recipe, recipeFromProvider } from '#domain/recipe/recipe-view.ts'
import { addDays, dayKey, weekDays } from '#domain/time/calendar.ts'
import type { Database } from '#web/data/database.types.ts'
import {
  DEMO_FOODS,
  DEMO_PANTRY,
  demoDay,
  demoPlan,
  demoRatings,
  demoShopping,
  type Larder,
  stockedLarder,
} from './demo-life.ts'
import { ALEX, type DemoPerson, ROBIN } from './demo-people.ts'

const DAYS = 90
const WEEKS_BACK = 4
const RECIPES = 100
/** The server's limit per write. */
const ROWS_AT_ONCE = 200
const HOUR_MS = 3_600_000
/** From the catalogue, so that every demo has the same meals. */
const SEED = 20_250_101

/** Resolves to how many days were added to the two diaries. */
export async function fillDemo(address: string): Promise<number> {
  const key = await publishableKey(address)
  const newClient = () => createClient<Database>(address, key, { auth: { persistSession: false } })
  const larder = await fetchLarder(address)
  const today = dayKey(new Date())
  const [robin, alex] = [newClient(), newClient()]
  let days = 0
  for (const [client, person] of [
    [robin, ROBIN],
    [alex, ALEX],
  ] as const) {
    const isNew = await enter(client, person)
    if (isNew) {
      await introduce(client, person, larder)
      checked(await client.from('recent_foods').insert(await fetchRecentFoods(address)))
    }
  }
  await liveTogether(robin, alex)
  await planMissingWeeks(robin, larder, today)
  const vitaminA = await fetchVitaminA(address, larder)
  days += await addMissingDays(robin, larder, { person: ROBIN, today, vitaminA })
  days += await addMissingDays(alex, larder, { person: ALEX, today, vitaminA })
  await fillKitchen(robin, alex, larder, today)
  for (const client of [robin, alex]) await client.auth.signOut({ scope: 'local' })
  return days
}

type Client = ReturnType<typeof createClient<Database>>

/** Whether the account is new. */
async function enter({ auth }: Client, { email, password, first_name }: DemoPerson): Promise<boolean> {
  const { error } = await auth.signInWithPassword({ email, password })
  if (!error) return false
  if (error.code !== 'invalid_credentials') throw error
  const data = { first_name, last_name: 'Vale', date_of_birth: '', phone: '' }
  const joined = await auth.signUp({ email, password, options: { data } })
  if (joined.error) throw joined.error
  return true
}

async function introduce(client: Client, { goals, profile, salt }: DemoPerson, larder: Larder) {
  checked(await client.from('user_goals').insert(goals))
  checked(await client.from('profiles').insert(profile))
  const ratings = demoRatings(larder, seededRandom(SEED + salt))
  checked(await client.from('recipe_ratings').insert(ratings))
  const favorites = ratings
    .filter(({ is_favorite }) => is_favorite)
    .map(({ recipe_id }) => ({ recipe_id: Number(recipe_id) }))
  checked(await client.from('favorites').insert(favorites))
}

/** Alex joins Robin by an invitation; on later starts they are already together. */
async function liveTogether(robin: Client, alex: Client) {
  const { data: members } = await robin.from('household_members').select('user_id')
  if (members?.length !== 1) return
  const { data: household } = await robin.from('households').select('id').single()
  if (household) checked(await robin.from('households').update({ name: 'Maple Street' }).eq('id', household.id))
  const { data: token, error } = await robin.rpc('create_invitation')
  if (error) throw new Error(error.message)
  checked(await alex.rpc('join_household', { token, bring: false }))
}

async function addMissingDays(
  client: Client,
  larder: Larder,
  { person, today, vitaminA }: { person: DemoPerson; today: string; vitaminA: VitaminA },
): Promise<number> {
  const first = addDays(today, 1 - DAYS)
  const { data: logs } = await client.from('daily_logs').select('date').gte('date', first)
  const logged = new Set(logs?.map(({ date }) => date))
  const missing = Array.from({ length: DAYS }, (_, index) => addDays(first, index)).filter((date) => !logged.has(date))
  const { data: weighed } = await client.from('weight_logs').select('date').order('date').limit(1)
  const since = weighed?.[0]?.date ?? first
  const lives = missing.map((date) => demoDay(larder, { person, date, since, today }))
  const weights = lives.flatMap((life) => (life.weight ? [life.weight] : []))
  const { data: planned } = await client.from('meal_schedules').select('id, date, meal_type, recipe_id')
  const scheduleIds = new Map(planned?.map((meal) => [placeOf(meal), meal.id]))
  const eaten = lives
    .flatMap((life) => life.meals)
    .map((meal) => ({
      ...meal,
      schedule_id: scheduleIds.get(placeOf(meal)) ?? null,
      nutrients: { ...meal.nutrients, vitaminARae: vitaminA.get(meal.recipe_id) },
    }))
  for (const meals of batches(eaten)) checked(await client.from('meal_entries').insert(meals))
  for (const water of batches(lives.flatMap((life) => life.water)))
    checked(await client.from('water_logs').insert(water))
  if (weights.length) checked(await client.from('weight_logs').upsert(weights))
  return missing.length
}

const placeOf = (meal: { date: string; meal_type: string; recipe_id: string | null }) =>
  `${meal.date} ${meal.meal_type} ${meal.recipe_id}`

/** The last four weeks, this one and the next, where nothing is planned yet. */
async function planMissingWeeks(client: Client, larder: Larder, today: string) {
  for (let week = -WEEKS_BACK; week <= 1; week++) {
    const days = weekDays(addDays(today, 7 * week))
    const [from = today, to = today] = [days[0], days[6]]
    const found = await client.from('meal_schedules').select('id').gte('date', from).lte('date', to).limit(1)
    if (!found.data?.length) checked(await client.from('meal_schedules').insert(demoPlan(from, larder)))
  }
}

/** A list with items from both, half of them in the cart, and what is at home. */
async function fillKitchen(robin: Client, alex: Client, larder: Larder, today: string) {
  const { data: listed } = await robin.from('shopping_items').select('id').limit(1)
  if (!listed?.length) {
    const items = demoShopping(larder, today)
    const own = items.filter((_, at) => at % 3 === 0)
    checked(await robin.from('shopping_items').insert(items.filter((_, at) => at % 3 !== 0)))
    checked(await alex.from('shopping_items').insert(own))
    const names = own.slice(0, 2).map(({ name }) => name)
    checked(await robin.from('shopping_items').update({ checked: true }).in('name', names))
  }
  const { data: stored } = await robin.from('pantry_items').select('id').limit(1)
  if (!stored?.length) checked(await robin.from('pantry_items').insert(DEMO_PANTRY.map((name) => ({ name }))))
}

const batches = <Row>(rows: readonly Row[]): Row[][] =>
  Array.from({ length: Math.ceil(rows.length / ROWS_AT_ONCE) }, (_, at) =>
    rows.slice(at * ROWS_AT_ONCE, (at + 1) * ROWS_AT_ONCE),
  )

function checked({ error }: { error: { message: string } | null }) {
  if (error) throw new Error(`The demo’s data was refused. ${error.message}`)
}

async function fetchLarder(address: string) {
  const query = `number=${RECIPES}&includeNutrition=true&include-tags=vegetarian&seed=${SEED}`
  const answer = await fetch(`${address}/api/recipes/random?${query}`)
  const body: unknown = await answer.json()
  const found = typeof body === 'object' && body && 'recipes' in body && Array.isArray(body.recipes) ? body.recipes : []
  const recipes: Recipe[] = found.map(recipeFromProvider).filter((recipe) => recipe !== null)
  return stockedLarder(recipes)
}

async function fetchRecentFoods(address: string) {
  const now = Date.now()
  const found = Object.entries(DEMO_FOODS).map(async ([name, uses]) => {
    const answer = await fetch(`${address}/api/diary/search?query=${encodeURIComponent(name)}`)
    const [food] = (await answer.json()).foods
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
type VitaminA = ReadonlyMap<string, number>

async function fetchVitaminA(address: string, larder: Larder): Promise<VitaminA> {
  const found = new Map<string, number>()
  for (const id of new Set(Object.values(larder).flatMap((recipes) => recipes.map((recipe) => String(recipe.id))))) {
    const { nutrients } = await (await fetch(`${address}/api/diary/recipes/${id}`)).json()
    if (typeof nutrients?.vitaminARae === 'number') found.set(id, nutrients.vitaminARae)
  }
  return found
}

/** The page contains the key for every browser, so we read it from there. */
async function publishableKey(address: string) {
  const html = await (await fetch(`${address}/auth`)).text()
  const [, key] = /"publishableKey":"([^"]+)"/.exec(html) ?? []
  if (!key) throw new Error('The demo’s page has no key.')
  return key
}
