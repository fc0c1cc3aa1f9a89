// Changes to the schedule as the backend stores them. Each returns the step that undoes it.
import type { EntryPlace, PlannedEntry, ScheduledMeal } from '#domain/plan/schedule-entry.ts'
import { cookedEntryId } from '#domain/plan/schedule-placement.ts'
import { done, rowsOf } from '#web/data/rows.ts'
import { backend, memberId } from '#web/data/supabase.ts'
import { scheduledMeal } from './schedule-queries.ts'

type MealChange = Partial<EntryPlace & { servings: number }>

/** With the meal it was, if it is restored: references move from the old id to the new one, and what was cooked stays so. */
type NewEntry = PlannedEntry & { former?: Pick<ScheduledMeal, 'id' | 'cookedAt'> }

export interface ScheduleStep {
  add?: readonly NewEntry[]
  change?: readonly { meal: ScheduledMeal; to: MealChange }[]
  remove?: readonly ScheduledMeal[]
  /** Rows that lost their link to a removed entry: leftovers of it, and diary entries logged from it. */
  links?: Links
}

interface Links {
  leftovers: readonly { id: number; formerId: number }[]
  logged: readonly { id: number; formerId: number }[]
}

function rowOf(userId: string, entry: NewEntry, leftoverOf: number | null) {
  const place = { user_id: userId, date: entry.date, meal_type: entry.mealType }
  if (entry.isNote) return { ...place, note: entry.title, servings: entry.servings, calories: entry.calories }
  return {
    ...place,
    recipe_id: String(entry.recipeId),
    recipe_title: entry.title,
    recipe_image: entry.image || null,
    servings: entry.servings,
    calories: entry.calories,
    ...(leftoverOf === null ? {} : { leftover_of: leftoverOf }),
    ...(entry.former?.cookedAt ? { cooked_at: entry.former.cookedAt } : {}),
  }
}

async function insert(rows: readonly ReturnType<typeof rowOf>[]): Promise<ScheduledMeal[]> {
  if (rows.length === 0) return []
  const saved = rowsOf(
    await (await backend())
      .from('meal_schedules')
      .insert([...rows])
      .select(),
  )
  return saved.map(scheduledMeal)
}

/** Cooked meals first, because leftovers refer to their ids. */
async function addEntries(userId: string, entries: readonly NewEntry[]): Promise<ScheduledMeal[]> {
  const isLeftover = ({ leftoverOf }: NewEntry) => (leftoverOf ?? null) !== null
  const cooked = entries.filter((entry) => !isLeftover(entry))
  const cookedMeals = await insert(cooked.map((entry) => rowOf(userId, entry, null)))
  const newIds = newIdsOf(cooked, cookedMeals)
  const leftovers = entries.filter(isLeftover).map((entry) => {
    const id = cookedEntryId(entry, cookedMeals)
    return rowOf(userId, entry, id === null ? null : (newIds.get(id) ?? id))
  })
  return [...cookedMeals, ...(await insert(leftovers))]
}

const newIdsOf = (entries: readonly NewEntry[], saved: readonly ScheduledMeal[]): Map<number, number> =>
  new Map(
    entries.flatMap((entry) => {
      const id = sameEntry(saved, entry)?.id
      return entry.former && id !== undefined ? [[entry.former.id, id]] : []
    }),
  )

/** Rows may come back in a different order than they were sent. */
const sameEntry = (saved: readonly ScheduledMeal[], entry: PlannedEntry) =>
  saved.find(
    ({ date, mealType, recipeId, title }) =>
      date === entry.date && mealType === entry.mealType && recipeId === entry.recipeId && title === entry.title,
  )

async function changeMeal({ id }: ScheduledMeal, { date, mealType, servings }: MealChange) {
  const changes = {
    ...(date === undefined ? {} : { date }),
    ...(mealType === undefined ? {} : { meal_type: mealType }),
    ...(servings === undefined ? {} : { servings }),
  }
  done(await (await backend()).from('meal_schedules').update(changes).eq('id', id))
}

async function linksTo(ids: readonly number[]): Promise<Links> {
  const client = await backend()
  const leftovers = rowsOf(
    await client
      .from('meal_schedules')
      .select('id,leftover_of')
      .in('leftover_of', [...ids]),
  )
  const logged = rowsOf(
    await client
      .from('meal_entries')
      .select('id,schedule_id')
      .in('schedule_id', [...ids]),
  )
  return {
    leftovers: leftovers
      .filter(({ id }) => !ids.includes(id))
      .map(({ id, leftover_of }) => ({ id, formerId: leftover_of ?? 0 })),
    logged: logged.map(({ id, schedule_id }) => ({ id, formerId: schedule_id ?? 0 })),
  }
}

async function restoreLinks(links: Links, newIds: ReadonlyMap<number, number>) {
  const client = await backend()
  for (const { id, formerId } of links.leftovers) {
    const leftover_of = newIds.get(formerId)
    if (leftover_of) done(await client.from('meal_schedules').update({ leftover_of }).eq('id', id))
  }
  for (const { id, formerId } of links.logged) {
    const schedule_id = newIds.get(formerId)
    if (schedule_id) done(await client.from('meal_entries').update({ schedule_id }).eq('id', id))
  }
}

async function removeMeals(meals: readonly ScheduledMeal[]) {
  const ids = meals.map(({ id }) => id)
  const table = (await backend()).from('meal_schedules')
  const [only] = ids
  done(
    ids.length === 1 && only !== undefined ? await table.delete().eq('id', only) : await table.delete().in('id', ids),
  )
}

export async function takeStep({ add = [], change = [], remove = [], links }: ScheduleStep): Promise<ScheduleStep> {
  const userId = await memberId()
  const added = await addEntries(userId, add)
  for (const { meal, to } of change) await changeMeal(meal, to)
  const lost = remove.length > 0 ? await linksTo(remove.map(({ id }) => id)) : undefined
  if (remove.length > 0) await removeMeals(remove)
  if (links) await restoreLinks(links, newIdsOf(add, added))
  return {
    add: remove.map((meal) => ({ ...meal, former: meal })),
    change: change.map(({ meal, to }) => ({ meal: { ...meal, ...to }, to: meal })),
    remove: added,
    links: lost,
  }
}
