// The planning thread. It has the dishes.
import { workerData } from 'node:worker_threads'
import type { PlanDish } from '#domain/plan/plan-dish.ts'
import { respondToRequests } from '#server/threads/respond-to-requests.ts'
import { type MadePlan, makePlan } from './make-plan.ts'
import { loadSolver } from './plan-bound.ts'
import type { PlanRequest } from './planner-thread.ts'

// What planner-thread.ts passes on.
const dishes: readonly PlanDish[] = workerData
const solver = await loadSolver()

respondToRequests(({ allowed, own, setting, ...problem }: PlanRequest): MadePlan | null => {
  const some = [...allowed.flatMap((at) => dishes[at] ?? []), ...own]
  return makePlan({ ...problem, dishes: some }, setting, solver)
})
