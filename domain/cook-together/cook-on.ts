// The rest of the plan while people cook: what is late moves what comes after it.
import { handedOver, inTurn, type PlannedTask } from './cook-plan.ts'
import type { CookTask } from './cook-tasks.ts'
import { type Kitchen, KitchenRoom, takenBy } from './kitchen-room.ts'

export interface RunningTask extends PlannedTask {
  done: boolean
}

/**
 * `done` says at which minute each task was ticked, `now` which minute it is, both counted like the plan's. Done tasks
 * start as long before their tick as they take. Nothing moves before its planned time.
 */
export function cookOn(
  planned: readonly PlannedTask[],
  kitchen: Kitchen,
  done: ReadonlyMap<string, number>,
  now: number,
): RunningTask[] {
  const room = new KitchenRoom(kitchen)
  const placed = new Map<string, RunningTask>()
  const inOrder = [
    ...planned.filter(({ task }) => done.has(task.id)),
    // In order of time, so what a task needs comes before it.
    ...planned.filter(({ task }) => !done.has(task.id)),
  ]
  for (const { task, start, cook } of inOrder) {
    const ticked = done.get(task.id)
    if (ticked !== undefined) {
      const running = { task, start: ticked - task.hands, cook, done: true }
      placed.set(task.id, running)
      // What still waits keeps its place in the oven or on the stove; what was before doesn't matter any more.
      room.take(
        takenBy(task, running.start, cook, true).map((taken) => ({ ...taken, from: Math.max(taken.from, now) })),
      )
      continue
    }
    const from = Math.max(start, now - task.hands, ...task.after.map((need) => endOfNeed(need, placed)))
    const [best] = inTurn(kitchen.cooks, cook)
      .map((other) => ({ other, at: room.nearest((at) => takenBy(task, at, other), from, 'later') }))
      .sort((a, b) => a.at - b.at)
    const running = { task, start: best?.at ?? from, cook: best?.other ?? cook, done: false }
    placed.set(task.id, running)
    room.take(takenBy(task, running.start, running.cook))
  }
  return [...placed.values()].sort((a, b) => a.start - b.start || a.cook - b.cook || a.task.id.localeCompare(b.task.id))
}

function endOfNeed({ id, handed }: CookTask['after'][number], placed: ReadonlyMap<string, RunningTask>): number {
  const need = placed.get(id)
  if (!need) return Number.NEGATIVE_INFINITY
  return handedOver(need) + (handed ? 0 : need.task.wait)
}
