// Changes to the schedule as the backend stores them: each is one call, all or nothing, with a key that undoes it.
import type { Plate } from '#domain/kitchen/plate.ts'
import type { EntryPlace, PlannedEntry, ScheduledMeal } from '#domain/plan/schedule-entry.ts'
import { dishPosition } from '#domain/plan/schedule-placement.ts'
import type { Json } from '#web/data/database.types.ts'
import { isTimeout, isUnconfirmed, UnconfirmedError } from '#web/data/failure-text.ts'
import { done, rowsOf } from '#web/data/rows.ts'
import { backend, memberId } from '#web/data/supabase.ts'
import { newUuid } from '#web/device/new-uuid.ts'

type MealChange = Partial<EntryPlace & Pick<ScheduledMeal, 'servings' | 'cookedAt' | 'plates'>>

export interface ScheduleStep {
  add?: readonly PlannedEntry[]
  /** The first is the requested one; the others change along with it, if they still exist. */
  change?: readonly { meal: ScheduledMeal; to: MealChange }[]
  remove?: readonly ScheduledMeal[]
  /** All meals on the days of the new ones when the member chose where to put them. */
  seen?: readonly number[]
}

export interface StoredStep {
  /** The ids of the new meals. */
  added: number[]
  undo: () => Promise<void>
}

const platesJson = (plates: readonly Plate[]) =>
  plates.map(({ swaps, ...plate }) => ({
    ...plate,
    ...(swaps && { swaps: swaps.map((swap) => ({ ...swap, parts: swap.parts.map((part) => ({ ...part })) })) }),
  }))

function addedRow(entry: PlannedEntry, entries: readonly PlannedEntry[]) {
  const { date, mealType: meal_type, servings, calories, plates } = entry
  const meal = {
    date,
    meal_type,
    servings,
    calories,
    ...(plates && {
      plates: platesJson(plates.map(({ grams: _, ...plate }) => plate)),
    }),
  }
  if (entry.isNote) return { ...meal, note: entry.title }
  if (entry.food) return { ...meal, note: entry.title, food: { ...entry.food } }
  return {
    ...meal,
    recipe_id: String(entry.recipeId),
    recipe_title: entry.title,
    recipe_image: entry.image || null,
    leftover_of: typeof entry.leftoverOf === 'number' ? entry.leftoverOf : null,
    leftover_of_added: dishPosition(entry, entries),
  }
}

const changedRow = (id: number, { date, mealType, servings, cookedAt, plates }: MealChange) => ({
  id,
  ...(date === undefined ? {} : { date }),
  ...(mealType === undefined ? {} : { meal_type: mealType }),
  ...(servings === undefined ? {} : { servings }),
  ...(cookedAt === undefined ? {} : { cooked_at: cookedAt }),
  ...(plates === undefined ? {} : { plates: plates ? platesJson(plates) : null }),
})

const callOf = ({ add = [], change = [], remove = [], seen }: ScheduleStep) => ({
  change: newUuid(),
  added: add.map((entry) => addedRow(entry, add)),
  changed: change.map(({ meal, to }) => changedRow(meal.id, to)),
  removed: remove.map(({ id }) => id),
  ...(seen ? { seen: [...seen] } : {}),
})

interface Sent {
  step: ScheduleStep
  call: ReturnType<typeof callOf>
  at: number
}

/** Steps whose response was lost, by what the member wanted. They may have been stored. */
const unconfirmed = new Map<string, Sent>()

/** After this long, the same wish is meant as another one. */
const AGAIN_WITHIN_MS = 2 * 60_000

function sentBefore(wanted: object): Sent | undefined {
  const sent = unconfirmed.get(JSON.stringify(wanted))
  return sent && Date.now() - sent.at < AGAIN_WITHIN_MS ? sent : undefined
}

/** The step that was sent for this without a response: to send it again, with the same key. */
export const unconfirmedStep = (wanted: object): ScheduleStep | undefined => sentBefore(wanted)?.step

/** With a key, so that sending it twice does no harm: a response that was lost on its way is fetched again. */
async function callTwice<Response extends { status: number; error: { message: string } | null }>(
  call: () => PromiseLike<Response>,
): Promise<Response> {
  const first = await call()
  const isLost = isUnconfirmed(first) && !(first.error && isTimeout(first.error))
  const response = isLost ? await call() : first
  if (isUnconfirmed(response)) throw new UnconfirmedError()
  return response
}

const addedIds = (result: Json): number[] => {
  const ids = typeof result === 'object' && result !== null && !Array.isArray(result) ? result.added : []
  return Array.isArray(ids) ? ids.map(Number) : []
}

/** `wanted` is what the member chose, if the step depends on what is planned already. */
export async function takeStep(step: ScheduleStep, wanted: object = step): Promise<StoredStep> {
  await memberId()
  const client = await backend()
  const name = JSON.stringify(wanted)
  const call = sentBefore(wanted)?.call ?? callOf(step)
  unconfirmed.delete(name)
  try {
    const added = addedIds(rowsOf(await callTwice(() => client.rpc('change_plan', call))))
    return { added, undo: () => undoStep(call.change) }
  } catch (error) {
    if (error instanceof UnconfirmedError) unconfirmed.set(name, { step, call, at: Date.now() })
    throw error
  }
}

async function undoStep(change: string) {
  await memberId()
  const client = await backend()
  done(await callTwice(() => client.rpc('undo_plan_change', { change })))
}
