// What a household cooks together, as lines that sync: one for the plan, and one for each step that somebody ticked. So
// two cooks who tick at the same time both count.
import { isObject, objectsOf, positive, textOf } from '#domain/json.ts'
import { MOST_COOKED_SERVINGS } from '#domain/kitchen/cookable-servings.ts'
import { type RecipeId, recipeId } from '#domain/recipe-id.ts'
import { type DeviceReader, restoreList } from '#domain/sync/saved-list.ts'
import type { Kitchen } from './kitchen-room.ts'

export interface TogetherDish {
  id: RecipeId
  title: string
  servings: number
}

export interface CookingPlan extends Kitchen {
  dishes: readonly TogetherDish[]
  /** Milliseconds since 1970. */
  readyAt: number
  /** For the week's meals: they are put away as they are ready. */
  batch: boolean
}

export interface CookingLine {
  /** Of the cooking alone, or with the task after a space. */
  id: string
  plan: CookingPlan | null
  doneAt: number | null
}

export interface Cooking {
  id: string
  plan: CookingPlan
  /** When each task was ticked. */
  done: ReadonlyMap<string, number>
}

export const MOST_DISHES_TOGETHER = 12
export const MOST_COOKS = 4
export const MOST_BURNERS = 8
const KEPT_AFTER_MS = 12 * 3_600_000

/** "id task" for a ticked step, "id" for the cooking itself. */
export const lineId = (cooking: string, task: string): string => (task === '' ? cooking : `${cooking} ${task}`)

export function cookingAndTask(id: string): { cooking: string; task: string } {
  const [cooking = '', task = ''] = id.split(' ')
  return { cooking, task }
}

/** The one that was planned last, until half a day after it was to be ready. */
export function currentCooking(lines: readonly CookingLine[], now: number): Cooking | null {
  const started = lines.findLast(({ plan }) => plan !== null && plan.readyAt + KEPT_AFTER_MS > now)
  if (!started?.plan) return null
  const done = new Map<string, number>()
  for (const { id, doneAt } of lines) {
    const { cooking, task } = cookingAndTask(id)
    if (cooking === started.id && task !== '' && doneAt !== null) done.set(task, doneAt)
  }
  return { id: started.id, plan: started.plan, done }
}

const within = (value: unknown, least: number, most: number): number =>
  Math.min(most, Math.max(least, Math.round(positive(value))))

function readPlan(value: unknown): CookingPlan | null {
  if (!isObject(value)) return null
  const dishes = objectsOf(value.dishes).flatMap((dish): TogetherDish[] => {
    const id = recipeId(dish.id)
    return id === null
      ? []
      : [{ id, title: textOf(dish.title), servings: Math.min(MOST_COOKED_SERVINGS, positive(dish.servings) || 1) }]
  })
  const readyAt = positive(value.readyAt)
  if (dishes.length === 0 || readyAt === 0) return null
  return {
    dishes: dishes.slice(0, MOST_DISHES_TOGETHER),
    readyAt,
    batch: value.batch === true,
    cooks: within(value.cooks, 1, MOST_COOKS),
    burners: within(value.burners, 1, MOST_BURNERS),
  }
}

export function readCookingLine(value: unknown): CookingLine | null {
  if (!isObject(value)) return null
  const id = textOf(value.id)
  const [plan, doneAt] = [readPlan(value.plan), positive(value.doneAt) || null]
  if (!/^[\da-f-]{36}(?: \d+\/\d+\/\d+)?$/.test(id) || (plan === null && doneAt === null)) return null
  return { id, plan, doneAt }
}

export const readCookingLines: DeviceReader<CookingLine[]> = (saved) =>
  restoreList(saved, ['lines'], readCookingLine, ({ id }) => id)
