// The demo's member: signs up through the public API and logs what demo-life.ts generates from real recipes.
import { createClient } from '@supabase/supabase-js'
import { seededRandom } from '#domain/random.ts'
import { type Recipe, recipeFromProvider } from '#domain/recipe/recipe-view.ts'
import { addDays, dayKey, weekDays } from '#domain/time/calendar.ts'
import type { Database } from '#web/data/database.types.ts'
import { DEMO_GOALS, demoDay, demoPlan, demoRatings, type Larder, stockedLarder } from './demo-life.ts'

export const DEMO_MEMBER = { email: 'robin@plateful.example', password: 'three good meals' }

const DAYS = 90
const PROFILE = { first_name: 'Robin', last_name: 'Vale', date_of_birth: '', phone: '' }
const RECIPES = 100
/** A fixed seed, so that every demo has the same meals. */
const SEED = 20_250_101

/** Resolves to how many days were added. */
export async function fillDemo(address: string): Promise<number> {
  const client = createClient<Database>(address, await publishableKey(address), { auth: { persistSession: false } })
  await enter(client)
  const { data: goals } = await client.from('user_goals').select('user_id').maybeSingle()
  if (!goals) checked(await client.from('user_goals').insert(DEMO_GOALS))
  const larder = await fetchLarder(address)
  const today = dayKey(new Date())
  const days = await addMissingDays(client, larder, today)
  await planMissingWeeks(client, larder, today)
  const { data: ratings } = await client.from('recipe_ratings').select('recipe_id').limit(1)
  if (!ratings?.length) checked(await client.from('recipe_ratings').insert(demoRatings(larder, seededRandom(SEED))))
  await client.auth.signOut({ scope: 'local' })
  return days
}

type Client = ReturnType<typeof createClient<Database>>

async function enter({ auth }: Client) {
  const { error } = await auth.signInWithPassword(DEMO_MEMBER)
  if (!error) return
  if (error.code !== 'invalid_credentials') throw error
  const joined = await auth.signUp({ ...DEMO_MEMBER, options: { data: PROFILE } })
  if (joined.error) throw joined.error
}

async function addMissingDays(client: Client, larder: Larder, today: string) {
  const first = addDays(today, 1 - DAYS)
  const { data: logs } = await client.from('daily_logs').select('date').gte('date', first)
  const logged = new Set(logs?.map(({ date }) => date))
  const missing = Array.from({ length: DAYS }, (_, index) => addDays(first, index)).filter((date) => !logged.has(date))
  const { data: weighed } = await client.from('weight_logs').select('date').order('date').limit(1)
  const since = weighed?.[0]?.date ?? first
  const lives = missing.map((date) => demoDay(larder, { date, since, today }))
  const meals = lives.flatMap((life) => life.meals)
  const water = lives.flatMap((life) => life.water)
  const weights = lives.flatMap((life) => (life.weight ? [life.weight] : []))
  if (meals.length) checked(await client.from('meal_entries').insert(meals))
  if (water.length) checked(await client.from('water_logs').insert(water))
  if (weights.length) checked(await client.from('weight_logs').upsert(weights))
  return missing.length
}

/** Fills free days of this week and the next. */
async function planMissingWeeks(client: Client, larder: Larder, today: string) {
  for (const week of [weekDays(today), weekDays(addDays(today, 7))]) {
    const [from = today, to = today] = [week[0], week[6]]
    const { data: planned } = await client
      .from('meal_schedules')
      .select('id')
      .gte('date', from)
      .lte('date', to)
      .limit(1)
    if (!planned?.length) checked(await client.from('meal_schedules').insert(demoPlan(week, larder)))
  }
}

function checked({ error }: { error: { message: string } | null }) {
  if (error) throw new Error(`The server rejected the demo data. ${error.message}`)
}

async function fetchLarder(address: string) {
  const query = `number=${RECIPES}&includeNutrition=true&include-tags=vegetarian&seed=${SEED}`
  const answer = await fetch(`${address}/api/recipes/random?${query}`)
  const body: unknown = await answer.json()
  const found = typeof body === 'object' && body && 'recipes' in body && Array.isArray(body.recipes) ? body.recipes : []
  const recipes: Recipe[] = found.map(recipeFromProvider).filter((recipe) => recipe !== null)
  return stockedLarder(recipes)
}

/** The publishable key, read from the page as a browser does. */
async function publishableKey(address: string) {
  const html = await (await fetch(`${address}/auth`)).text()
  const [, key] = /"publishableKey":"([^"]+)"/.exec(html) ?? []
  if (!key) throw new Error('The demo page has no publishable key.')
  return key
}
