// The thread that plans: it knows the dishes, and answers one request after the other.
import { parentPort, workerData } from 'node:worker_threads'
import type { PlanDish } from '#domain/plan/plan-dish.ts'
import { makePlan } from './make-plan.ts'
import { loadSolver } from './plan-bound.ts'
import type { PlanRequest } from './planner-thread.ts'

// What planner-thread.ts hands over.
const dishes: readonly PlanDish[] = workerData
const solver = await loadSolver()

parentPort?.on('message', ({ number, request }: { number: number; request: PlanRequest }) => {
  const { allowed, own, setting, ...problem } = request
  try {
    const some = [...allowed.flatMap((at) => dishes[at] ?? []), ...own]
    parentPort?.postMessage({ number, plan: makePlan({ ...problem, dishes: some }, setting, solver) })
  } catch (error) {
    parentPort?.postMessage({ number, error: error instanceof Error ? error.message : String(error) })
  }
})
