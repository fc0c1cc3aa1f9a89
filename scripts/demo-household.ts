// The demo household: two members who sign up through the usual calls and log the days that demo-life.ts makes up from
// real recipes.
import { createClient } from '@supabase/supabase-js'
import { seededRandom } from '#domain/random.ts'
import type { Recipe } from '#domain/recipe/recipe-view.ts'
import { addDays, dayKey, weekDays } from '#domain/time/calendar.ts'
import type { Database } from '#web/data/database.types.ts'
import { batches, type Client, checked, everyRow } from './demo-client.ts'
import {
  fetchManyRecipes,
  fetchRecentFoods,
  fetchRecipes,
  fetchVitaminA,
  publishableKey,
  type VitaminA,
} from './demo-fetch.ts'
import { keepLibrary } from './demo-library.ts'
import { DEMO_PANTRY, demoDay, demoPlan, demoRatings, demoShopping, type Larder, stockedLarder } from './demo-life.ts'
import { ALEX, type DemoPerson, ROBIN } from './demo-people.ts'
import { demoOwnRecipes } from './demo-recipes.ts'
import { planForTable, setTable } from './demo-table.ts'

/** How long the household has used Plateful, and how much. */
export interface DemoSize {
  days: number
  weeksBack: number
  ratings: number
  ownRecipes: number
  /** On the shopping list, and at home. */
  listed: number
  stored: number
}

export const USUAL: DemoSize = { days: 90, weeksBack: 4, ratings: 24, ownRecipes: 0, listed: 0, stored: 0 }
/** Five years, and as much as anybody collects. */
export const HEAVY: DemoSize = { days: 1826, weeksBack: 260, ratings: 400, ownRecipes: 2000, listed: 300, stored: 240 }

/** Few enough for the server's limit of bytes in one write. */
const RECIPES_AT_ONCE = 20

/** From the catalogue, so that every demo has the same meals. */
const SEED = 20_250_101

/** Resolves to how many days were added to the two diaries. */
export async function fillDemo(address: string, size: DemoSize = USUAL): Promise<number> {
  const key = await publishableKey(address)
  const newClient = () => createClient<Database>(address, key, { auth: { persistSession: false } })
  const larder = stockedLarder(await fetchRecipes(address, SEED, '&include-tags=vegetarian'))
  const catalogue = size.ownRecipes ? await fetchManyRecipes(address, SEED) : []
  const today = dayKey(new Date())
  const [robin, alex] = [newClient(), newClient()]
  let days = 0
  for (const [client, person] of [
    [robin, ROBIN],
    [alex, ALEX],
  ] as const) {
    const isNew = await enter(client, person)
    if (isNew) {
      const dishes = [...Object.values(larder).flat(), ...catalogue]
      await introduce(client, person, demoRatings(dishes, size.ratings, seededRandom(SEED + person.salt)))
      checked(await client.from('recent_foods').insert(await fetchRecentFoods(address)))
    }
  }
  await liveTogether(robin, alex)
  await setTable(robin, alex, today)
  await planMissingWeeks(robin, larder, { today, weeksBack: size.weeksBack })
  await planForTable(robin, address, addDays(today, 7))
  if (size.ownRecipes > 0) await collectRecipes(robin, catalogue, size.ownRecipes)
  else await keepLibrary(robin, address, larder)
  const vitaminA = await fetchVitaminA(address, larder)
  days += await addMissingDays(robin, larder, { person: ROBIN, today, vitaminA, days: size.days })
  days += await addMissingDays(alex, larder, { person: ALEX, today, vitaminA, days: size.days })
  const foods = [...new Set(catalogue.flatMap(({ ingredients }) => ingredients.map(({ name }) => name)))]
  const listed = demoShopping(larder, today, size.listed ? foods.slice(-size.listed) : [])
  await fillKitchen(robin, alex, { listed, stored: [...DEMO_PANTRY, ...foods.slice(0, size.stored)] })
  for (const client of [robin, alex]) await client.auth.signOut({ scope: 'local' })
  return days
}

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

async function introduce(client: Client, { goals, profile }: DemoPerson, ratings: ReturnType<typeof demoRatings>) {
  checked(await client.from('user_goals').insert(goals))
  checked(await client.from('profiles').insert(profile))
  for (const some of batches(ratings)) checked(await client.from('recipe_ratings').insert(some))
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
  { person, today, vitaminA, days }: { person: DemoPerson; today: string; vitaminA: VitaminA; days: number },
): Promise<number> {
  const first = addDays(today, 1 - days)
  const logs = await everyRow((from, to) => client.from('daily_logs').select('date').order('date').range(from, to))
  const logged = new Set(logs.map(({ date }) => date))
  const missing = Array.from({ length: days }, (_, index) => addDays(first, index)).filter((date) => !logged.has(date))
  const { data: weighed } = await client.from('weight_logs').select('date').order('date').limit(1)
  const since = weighed?.[0]?.date ?? first
  const lives = missing.map((date) => demoDay(larder, { person, date, since, today }))
  const weights = lives.flatMap((life) => (life.weight ? [life.weight] : []))
  const planned = await everyRow((from, to) =>
    client.from('meal_schedules').select('id, date, meal_type, recipe_id').order('id').range(from, to),
  )
  const scheduleIds = new Map(planned.map((meal) => [placeOf(meal), meal.id]))
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
  for (const some of batches(weights)) checked(await client.from('weight_logs').upsert(some))
  return missing.length
}

const placeOf = (meal: { date: string; meal_type: string; recipe_id: string | null }) =>
  `${meal.date} ${meal.meal_type} ${meal.recipe_id}`

/** The last weeks and this one, where nothing is planned yet. */
async function planMissingWeeks(
  client: Client,
  larder: Larder,
  { today, weeksBack }: { today: string; weeksBack: number },
) {
  for (let week = -weeksBack; week <= 0; week++) {
    const days = weekDays(addDays(today, 7 * week))
    const [from = today, to = today] = [days[0], days[6]]
    const found = await client.from('meal_schedules').select('id').gte('date', from).lte('date', to).limit(1)
    if (!found.data?.length) checked(await client.from('meal_schedules').insert(demoPlan(from, larder)))
  }
}

/** The household's own recipes, if it has none yet. */
async function collectRecipes(client: Client, catalogue: readonly Recipe[], count: number) {
  const { data: collected } = await client.from('custom_recipes').select('id').limit(1)
  if (collected?.length) return
  for (const recipes of batches(demoOwnRecipes(catalogue, count), RECIPES_AT_ONCE))
    checked(await client.from('custom_recipes').insert(recipes))
}

/** A list with items from both, half of them in the cart, and what is at home. */
async function fillKitchen(
  robin: Client,
  alex: Client,
  { listed, stored }: { listed: ReturnType<typeof demoShopping>; stored: string[] },
) {
  const { data: found } = await robin.from('shopping_items').select('id').limit(1)
  if (!found?.length) {
    const own = listed.filter((_, at) => at % 3 === 0)
    for (const some of batches(listed.filter((_, at) => at % 3 !== 0)))
      checked(await robin.from('shopping_items').insert(some))
    checked(await alex.from('shopping_items').insert(own))
    const names = own.slice(0, 2).map(({ name }) => name)
    checked(await robin.from('shopping_items').update({ checked: true }).in('name', names))
  }
  const { data: atHome } = await robin.from('pantry_items').select('id').limit(1)
  if (!atHome?.length)
    for (const some of batches([...new Set(stored)].map((name) => ({ name }))))
      checked(await robin.from('pantry_items').insert(some))
}
