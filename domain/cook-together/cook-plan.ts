// Several dishes on one timeline: every task as late as possible, so that all are ready at the same time.
import type { CookTask } from './cook-tasks.ts'
import { type Kitchen, KitchenRoom, takenBy } from './kitchen-room.ts'

export interface PlannedTask {
  task: CookTask
  /** Minutes after the dishes are ready, so negative. */
  start: number
  /** From 0. */
  cook: number
}

export const handedOver = ({ task, start }: PlannedTask): number => start + task.hands
export const endOf = ({ task, start }: PlannedTask): number => start + task.hands + task.wait

/** Up to four dishes are tried in every order; of more, each once as the last. */
const DISHES_IN_EVERY_ORDER = 4
/** A minute that a dish waits at the table counts half as much as a minute that the cooks start earlier. */
const WAITING_COUNTS = 0.5

/** In order of time; the same for the same tasks in the same order. */
export function planCooking(tasks: readonly CookTask[], kitchen: Kitchen): PlannedTask[] {
  const dishes = [...new Set(tasks.map(({ dish }) => dish))]
  let [best, least]: [PlannedTask[], number] = [[], Number.POSITIVE_INFINITY]
  for (const order of ordersOf(dishes)) {
    for (const longestFirst of [false, true]) {
      const planned = planInOrder(tasks, kitchen, order, longestFirst)
      const waits = dishes.reduce((sum, dish) => sum - readyAt(planned, dish), 0)
      const cost = minutesNeeded(planned) + WAITING_COUNTS * waits
      if (cost < least) [best, least] = [planned, cost]
    }
  }
  return best.toSorted((a, b) => a.start - b.start || a.cook - b.cook || a.task.id.localeCompare(b.task.id))
}

/** Of a plan or a dish in it: when it is ready, at 0 or before. */
export function readyAt(planned: readonly PlannedTask[], dish: string): number {
  return Math.max(...planned.filter(({ task }) => task.dish === dish).map(endOf))
}

export const minutesNeeded = (planned: readonly PlannedTask[]): number =>
  -Math.min(0, ...planned.map(({ task, start }) => Math.min(start, start + task.hands - task.preheat)))

function ordersOf(dishes: readonly string[]): string[][] {
  if (dishes.length > DISHES_IN_EVERY_ORDER) return dishes.map((_, at) => [...dishes.slice(at), ...dishes.slice(0, at)])
  if (dishes.length < 2) return [[...dishes]]
  return dishes.flatMap((first) => ordersOf(dishes.filter((dish) => dish !== first)).map((rest) => [first, ...rest]))
}

function planInOrder(tasks: readonly CookTask[], kitchen: Kitchen, order: readonly string[], longestFirst: boolean) {
  const room = new KitchenRoom(kitchen)
  const placed = new Map<string, PlannedTask>()
  const chains = longestFirst ? chainsOf(tasks) : new Map<string, number>()
  const open = tasks.toSorted((a, b) => order.indexOf(a.dish) - order.indexOf(b.dish))
  const followers = new Map(
    open.map(({ id }) => [id, open.filter(({ after }) => after.some((need) => need.id === id)).map((task) => task.id)]),
  )
  while (open.length > 0) {
    const ready = open.filter(({ id }) => followers.get(id)?.every((follower) => placed.has(follower)))
    let next: PlannedTask | undefined
    for (const task of ready) {
      const found = latest(task, placed, room, kitchen.cooks)
      const isBetter =
        !next ||
        (chains.get(task.id) ?? 0) > (chains.get(next.task.id) ?? 0) ||
        ((chains.get(task.id) ?? 0) === (chains.get(next.task.id) ?? 0) && endOf(found) > endOf(next))
      if (isBetter) next = found
    }
    if (!next) throw new Error('The steps of a recipe wait for each other.')
    room.take(takenBy(next.task, next.start, next.cook))
    placed.set(next.task.id, next)
    open.splice(open.indexOf(next.task), 1)
  }
  return [...placed.values()]
}

function latest(task: CookTask, placed: ReadonlyMap<string, PlannedTask>, room: KitchenRoom, cooks: number) {
  const limits = [...placed.values()].flatMap((follower) =>
    follower.task.after
      .filter(({ id }) => id === task.id)
      .map(({ handed }) => follower.start - task.hands - (handed ? 0 : task.wait)),
  )
  const limit = Math.min(-task.hands - task.wait, ...limits)
  // Who already cooks this dish goes on with it.
  const sameDish = [...placed.values()].filter((other) => other.task.dish === task.dish).map(({ cook }) => cook)
  const usual = sameDish.at(-1) ?? 0
  let best: PlannedTask | undefined
  for (const cook of inTurn(cooks, usual)) {
    const start = room.nearest((at) => takenBy(task, at, cook), limit, 'earlier')
    if (!best || start > best.start) best = { task, start, cook }
  }
  return best ?? { task, start: limit, cook: 0 }
}

/** All cooks, this one first. */
export const inTurn = (cooks: number, first: number): number[] =>
  Array.from({ length: cooks }, (_, at) => (first + at) % cooks)

/** How long the tasks take that have to come before each. */
function chainsOf(tasks: readonly CookTask[]): Map<string, number> {
  const chains = new Map<string, number>()
  // A recipe's tasks only wait for earlier ones.
  for (const { id, after, hands, wait } of tasks) {
    chains.set(id, hands + wait + Math.max(0, ...after.map((need) => chains.get(need.id) ?? 0)))
  }
  return chains
}
