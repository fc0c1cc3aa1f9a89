// Changes to the schedule as the backend stores them. Each returns the step that undoes it.
import type { EntryPlace, PlannedEntry, ScheduledMeal } from '#domain/plan/schedule-entry.ts'
import { cookedEntryId } from '#domain/plan/schedule-placement.ts'
import { done, rowsOf } from '#web/data/rows.ts'
import { sendOnce } from '#web/data/send-once.ts'
import { backend, memberId } from '#web/data/supabase.ts'
import { scheduledMeal } from './schedule-queries.ts'

type MealChange = Partial<EntryPlace & { servings: number; cookedAt: string | null }>

/**
 * If it restores a meal, includes the original meal: leftovers move from the old id to the new one, and a cooked meal
 * stays cooked. By its key, the database knows the diary entries logged from it, including those of other members.
 */
type NewEntry = PlannedEntry & { former?: Pick<ScheduledMeal, 'id' | 'cookedAt'> & { key: string | undefined } }

interface Change {
  meal: ScheduledMeal
  to: MealChange
}

export interface ScheduleStep {
  add?: readonly NewEntry[]
  /** The first is the requested one; the others are removed along with it, if they still exist. */
  change?: readonly Change[]
  remove?: readonly ScheduledMeal[]
  /** Leftovers that lost their link to a removed entry. */
  lostLeftovers?: readonly LostLeftovers[]
}

interface LostLeftovers {
  id: number
  formerId: number
}

function rowOf(userId: string, entry: NewEntry, leftoverOf: number | null) {
  const place = {
    ...{ user_id: userId, date: entry.date, meal_type: entry.mealType },
    ...(entry.former?.key ? { device_key: entry.former.key } : {}),
  }
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

/** A meal whose key is already in the plan is left unchanged. */
const MEAL_ONCE = { onConflict: 'household_id,device_key', ignoreDuplicates: true }

async function insert(rows: readonly ReturnType<typeof rowOf>[]): Promise<ScheduledMeal[]> {
  if (rows.length === 0) return []
  const client = await backend()
  const saved = await sendOnce(rows, async (keyed) => {
    const added = rowsOf(await client.from('meal_schedules').upsert(keyed, MEAL_ONCE).select())
    if (added.length === keyed.length) return added
    const keys = keyed.map(({ device_key }) => device_key)
    return rowsOf(await client.from('meal_schedules').select().in('device_key', keys))
  })
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

/** False if somebody deleted it. */
async function changeMeal({ id }: ScheduledMeal, { date, mealType, servings, cookedAt }: MealChange): Promise<boolean> {
  const changes = {
    ...(date === undefined ? {} : { date }),
    ...(mealType === undefined ? {} : { meal_type: mealType }),
    ...(servings === undefined ? {} : { servings }),
    ...(cookedAt === undefined ? {} : { cooked_at: cookedAt }),
  }
  return rowsOf(await (await backend()).from('meal_schedules').update(changes).eq('id', id).select('id')).length > 0
}

/** Those that still existed. */
async function changeMeals(changes: readonly Change[]): Promise<Change[]> {
  const changed: Change[] = []
  for (const change of changes) {
    if (await changeMeal(change.meal, change.to)) changed.push(change)
    else if (changed.length === 0) throw new Error('Someone deleted it. You now see the latest version.')
  }
  return changed
}

/** Only changed fields are restored: somebody else may have changed the rest since. */
function formerValues(meal: ScheduledMeal, to: MealChange): MealChange {
  const { date, mealType, servings, cookedAt } = meal
  return {
    ...(to.date === undefined ? {} : { date }),
    ...(to.mealType === undefined ? {} : { mealType }),
    ...(to.servings === undefined ? {} : { servings }),
    ...(to.cookedAt === undefined ? {} : { cookedAt }),
  }
}

/** What is needed to restore these meals: their keys by id, and their leftovers that stay. */
async function readBeforeRemoval(ids: readonly number[]) {
  if (ids.length === 0) return { keys: new Map<number, string>(), lostLeftovers: [] }
  const list = `(${ids.join()})`
  const rows = rowsOf(
    await (await backend())
      .from('meal_schedules')
      .select('id,leftover_of,device_key')
      .or(`id.in.${list},leftover_of.in.${list}`),
  )
  return {
    keys: new Map(rows.map(({ id, device_key }) => [id, device_key])),
    lostLeftovers: rows.flatMap(({ id, leftover_of }) =>
      leftover_of === null || ids.includes(id) ? [] : [{ id, formerId: leftover_of }],
    ),
  }
}

async function linkLeftovers(leftovers: readonly LostLeftovers[], newIds: ReadonlyMap<number, number>) {
  for (const { id, formerId } of leftovers) {
    const leftover_of = newIds.get(formerId)
    if (leftover_of) done(await (await backend()).from('meal_schedules').update({ leftover_of }).eq('id', id))
  }
}

async function removeMeals(ids: readonly number[]) {
  const [only] = ids
  if (only === undefined) return
  const table = (await backend()).from('meal_schedules')
  done(await (ids.length === 1 ? table.delete().eq('id', only) : table.delete().in('id', [...ids])))
}

export async function takeStep(step: ScheduleStep): Promise<ScheduleStep> {
  const { add = [], change = [], remove = [], lostLeftovers = [] } = step
  const userId = await memberId()
  const added = await addEntries(userId, add)
  const changed = await changeMeals(change)
  const ids = remove.map(({ id }) => id)
  const removed = await readBeforeRemoval(ids)
  await removeMeals(ids)
  await linkLeftovers(lostLeftovers, newIdsOf(add, added))
  return {
    // Without a key, somebody else had already deleted it.
    add: remove.flatMap((meal) => {
      const key = removed.keys.get(meal.id)
      return key === undefined ? [] : [{ ...meal, former: { ...meal, key } }]
    }),
    change: changed.map(({ meal, to }) => ({ meal: { ...meal, ...to }, to: formerValues(meal, to) })),
    remove: added,
    lostLeftovers: removed.lostLeftovers,
  }
}
