// Who eats at the demo's table and when, and the coming week as the product plans it for all of them.
import { objectOf } from '#domain/json.ts'
import { tableEntries } from '#domain/table-plan/table-entries.ts'
import type { TablePlan } from '#domain/table-plan/table-plan.ts'
import { addDays, weekDays } from '#domain/time/calendar.ts'
import { batches, type Client, checked } from './demo-client.ts'
import { ALEX, MIA, ROBIN } from './demo-people.ts'

const SATURDAY = 6
const SEED = 7

/** A child, portions, and friends on a Saturday; on later starts they are already there. */
export async function setTable(robin: Client, alex: Client, today: string) {
  const { data: child } = await robin.from('table_people').select('id').eq('name', MIA.name).limit(1)
  if (child?.length) return
  checked(await robin.from('table_people').insert(MIA))
  for (const [client, { portion }] of [
    [robin, ROBIN],
    [alex, ALEX],
  ] as const) {
    const { data } = await client.auth.getUser()
    const seat = { appetite: portion, uses_goals: true }
    checked(
      await client
        .from('table_people')
        .update(seat)
        .eq('member_id', data.user?.id ?? ''),
    )
  }
  const saturday = weekDays(addDays(today, 7))[SATURDAY] ?? today
  checked(await robin.from('attendance').insert({ date: saturday, meal_type: 'dinner', guests: 2 }))
}

/** The week of a day, if nothing is planned in it yet. */
export async function planForTable(robin: Client, address: string, day: string) {
  const days = weekDays(day)
  const [from = day, to = day] = [days[0], days[6]]
  const { data: planned } = await robin.from('meal_schedules').select('id').gte('date', from).lte('date', to).limit(1)
  if (planned?.length) return
  const { data } = await robin.auth.getSession()
  const response = await fetch(`${address}/api/mealplanner/table?from=${from}&timeFrame=week&seed=${SEED}`, {
    method: 'POST',
    headers: { authorization: `Bearer ${data.session?.access_token}`, 'content-type': 'application/json' },
    body: JSON.stringify({ recipes: [] }),
  })
  const plan: TablePlan | { message: string } = await response.json()
  if (!('days' in plan)) throw new Error(`The demo’s week couldn’t be planned. ${objectOf(plan).message}`)
  const meals = tableEntries(plan).map((entry) => ({
    date: entry.date,
    meal_type: entry.mealType,
    recipe_id: String(entry.recipeId),
    recipe_title: entry.title,
    recipe_image: entry.image,
    servings: entry.servings,
    calories: entry.calories,
    plates: JSON.parse(JSON.stringify(entry.plates)),
  }))
  for (const some of batches(meals)) checked(await robin.from('meal_schedules').insert(some))
}
