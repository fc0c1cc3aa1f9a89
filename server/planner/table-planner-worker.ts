// The thread that plans for tables. It has the dishes.
import { workerData } from 'node:worker_threads'
import type { PlanDish } from '#domain/plan/plan-dish.ts'
import { respondToRequests } from '#server/threads/respond-to-requests.ts'
import { makeTablePlan } from './make-table-plan.ts'
import { loadSolver } from './plan-bound.ts'
import type { TablePlanRequest } from './table-request.ts'

// What table-planner.ts passes on.
const dishes: readonly PlanDish[] = workerData
const solver = await loadSolver()

respondToRequests(({ problem, tables, own }: TablePlanRequest) =>
  makeTablePlan({ ...problem, dishes: [...dishes, ...own] }, tables, solver),
)
